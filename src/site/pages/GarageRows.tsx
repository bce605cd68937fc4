import type { ReactNode } from 'react'

interface RowProps {
  title: ReactNode
  note?: string | null
  state: ReactNode
  /** a link to what can be done */
  action?: ReactNode
}

/** A row of the garage: what it is, its state, and what can be done. */
export function Row({ title, note, state, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold [&_a]:underline [&_a]:underline-offset-3">{title}</p>
        {note && <p className="numbers mt-0.5 text-sm text-muted">{note}</p>}
      </div>
      <div className="flex items-center gap-x-3 text-sm">
        {state}
        {action}
      </div>
    </li>
  )
}

interface RowsProps {
  rows: readonly ReactNode[]
  /** of `rows`; the others are folded */
  shown?: number
  /** of the folded rows, with their number: "Earlier bookings" */
  moreLabel?: string
}

/** Rows below each other. Those after the first few fold, without script. */
export function Rows({ rows, shown = rows.length, moreLabel }: RowsProps) {
  const folded = rows.slice(shown)
  const list = (part: readonly ReactNode[]) => (
    <ul className="divide-y divide-hairline border-y border-hairline">{part}</ul>
  )
  return (
    <>
      {shown > 0 && list(rows.slice(0, shown))}
      {folded.length > 0 && (
        <details>
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm">
            {moreLabel} ({folded.length})
          </summary>
          {list(folded)}
        </details>
      )}
    </>
  )
}
