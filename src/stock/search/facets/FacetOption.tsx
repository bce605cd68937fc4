import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { formatNumber } from '@/domain/format'
import { opensElsewhere } from '../opensElsewhere'

interface FacetOptionProps {
  label: string
  count: number
  refined: boolean
  /** the search with this value added or taken away: a real address, so that filters work without script */
  href: string
  onToggle: () => void
  /** stands for the box to tick: a colour's swatch, which shows by itself whether it is chosen */
  mark?: ReactNode
}

/** One value of a filter: a tick box that is also a link to the search it leads to. */
export function FacetOption({ label, count, refined, href, onToggle, mark }: FacetOptionProps) {
  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onToggle()
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onToggle()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tick box that works as a link where there is no script
    <a
      href={href}
      role="checkbox"
      aria-checked={refined}
      rel="nofollow"
      onClick={press}
      onKeyDown={byKey}
      className="group flex min-h-11 items-center gap-3 rounded-xs py-1 lg:min-h-9"
    >
      {mark ?? (
        <span
          aria-hidden
          className={clsx('check m-0 grid place-items-center', refined && 'border-accent-text bg-accent-text')}
        >
          {refined && <Check className="size-4 text-paper" strokeWidth={3} />}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate group-hover:underline">{label}</span>
      <span className="numbers text-sm text-muted">
        <span className="sr-only">, </span>
        {formatNumber(count)}
        <span className="sr-only"> in stock</span>
      </span>
    </a>
  )
}
