import { isPlainObject } from '../cleanText'
import { ownPath } from '../publishCheck/publishCheck'
import { normalizePath } from './path'

/** A document that has a new address. */
export interface Move {
  /** what every link to the old address has in it: "/finance" */
  part: string
  /** the new path in place of a normalised old one; null for any other path */
  follow: (path: string) => string | null
}

/** Of a document with one address. Links to the home page mean whichever page is there. */
export const pathMove = (from: string, to: string): Move => ({
  part: from,
  follow: (path) => (path === from && from !== '/' ? to : null),
})

/** First parts of the addresses of a location's pages. Its search has a kind and a make before the location too. */
const LOCATION_PAGES = ['our-location', 'locations', 'contact-us']

/** Of a location: its pages and the searches of its stock. */
export const locationMove = (from: string, to: string): Move => ({
  part: `/${from}`,
  follow: (path) => {
    const segments = path.split('/').slice(1)
    const isOwn = LOCATION_PAGES.includes(segments[0] ?? '') ? segments.length === 2 : segments[0] === 'search'
    return isOwn && segments.length > 1 && segments.at(-1) === from
      ? `/${[...segments.slice(0, -1), to].join('/')}`
      : null
  },
})

/**
 * A link after a move, with its query and its section of the page; null if it leads elsewhere.
 * @param hosts of the site: a link may name one
 */
export function followLink(link: string, { follow }: Move, hosts: readonly string[]): string | null {
  const path = ownPath(link, hosts)
  const to = path === null ? null : follow(normalizePath(path))
  if (path === null || to === null) return null
  if (link.startsWith('/')) return to + link.slice(path.length)
  const url = new URL(link)
  url.pathname = to
  return url.toString()
}

/** Rich text (Lexical's JSON) with its links after a move; the same object if none leads to what moved. */
export function followTextLinks<Value>(text: Value, follow: (link: string) => string | null): Value {
  return followIn(text, follow) as Value
}

function followIn(value: unknown, follow: (link: string) => string | null): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => followIn(part, follow))
    return parts.some((part, index) => part !== value[index]) ? parts : value
  }
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).map(([name, part]) => [name, followIn(part, follow)] as const)
  const changed = entries.some(([name, part]) => part !== value[name])
  const node = changed ? Object.fromEntries(entries) : value
  const { type, fields } = node
  if ((type !== 'link' && type !== 'autolink') || !isPlainObject(fields) || typeof fields.url !== 'string') return node
  const url = fields.linkType === 'internal' ? null : follow(fields.url)
  return url === null ? node : { ...node, fields: { ...fields, url } }
}
