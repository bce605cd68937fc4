import type { ReactNode } from 'react'

interface SectionRow {
  id: number | string
  title: ReactNode
  /** joined by commas; false and null are left out */
  text: readonly (string | false | null)[]
  aside?: string
  note?: string
}

/** Records of one kind with their number. */
export function PersonSection({ heading, rows }: { heading: string; rows: readonly SectionRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="privacy-section">
      <h3>
        {heading} <span className="privacy-soft">{rows.length}</span>
      </h3>
      <ul>
        {rows.map(({ id, title, text, aside, note }) => (
          <li key={id}>
            <span className="privacy-section__main">
              <strong>{title}</strong> <span className="privacy-soft">{text.filter(Boolean).join(', ')}</span>
            </span>
            {aside ? <span className="privacy-soft privacy-section__aside">{aside}</span> : null}
            {note ? <span className="privacy-soft privacy-section__note">{note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
