import Link from 'next/link'

interface BrokenLink {
  title: string
  link: string
  site: string | null
  /** opens the document at the field */
  href: string
}

/** Links of published content that lead nowhere, each with its field. */
export function BrokenLinks({ links, isChecked }: { links: BrokenLink[]; isChecked: boolean }) {
  if (links.length === 0) return isChecked ? <p className="forecourt-quiet">Every link leads somewhere.</p> : null
  return (
    <ul className="forecourt-list">
      {links.map(({ title, link, site, href }) => (
        <li key={`${href} ${link}`}>
          <Link href={href} prefetch={false}>
            {title}
          </Link>
          <code>{link}</code>
          {site ? <span className="forecourt-list__end">{site}</span> : null}
        </li>
      ))}
    </ul>
  )
}
