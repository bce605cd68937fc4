/** Words of a query at most: each one is a condition of every query. */
const MAX_WORDS = 6

/** Characters of a query at most. */
export const MAX_FIND_QUERY = 100

/** Characters of an excerpt at most. */
const MAX_EXCERPT = 90

/** The words of a query in lower case, without quotes: at most six. */
export function splitFindWords(query: string): string[] {
  const words = query
    .slice(0, MAX_FIND_QUERY)
    .toLowerCase()
    .replaceAll(/["“”\\]/g, ' ')
    .split(/\s+/)
  return [...new Set(words.filter(Boolean))].slice(0, MAX_WORDS)
}

/** Whether a text contains every word. Words are in lower case. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

/** The part of a text around its first word, on one line: "… every car is inspected by our own mechanics …". */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_EXCERPT) return line
  const lower = line.toLowerCase()
  const at = Math.max(0, Math.min(...words.map((word) => lower.indexOf(word)).filter((index) => index >= 0)))
  const wanted = Number.isFinite(at) ? Math.max(0, at - MAX_EXCERPT / 3) : 0
  // Begins and ends between words.
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const end = start + MAX_EXCERPT >= line.length ? line.length : line.lastIndexOf(' ', start + MAX_EXCERPT)
  return `${start > 0 ? '… ' : ''}${line.slice(start, end > start ? end : start + MAX_EXCERPT)}${end < line.length ? ' …' : ''}`
}

/** A text of a document and the path of its field: `layout.2.heading`. */
export interface FieldText {
  path: string
  text: string
}

/** The first text that contains every word; null if there is none. */
export const findFieldText = (texts: readonly FieldText[], words: readonly string[]): FieldText | null =>
  texts.find(({ text }) => containsWords(text, words)) ?? null

/** The words of rich text (Lexical's JSON), paragraphs apart. */
export function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { root, text, children } = value as { root?: unknown; text?: unknown; children?: unknown }
  if (root) return plainText(root).trim()
  if (typeof text === 'string') return text
  if (!Array.isArray(children)) return ''
  const parts = children.map(plainText)
  return children.some((child) => Array.isArray(child?.children) && child.type !== 'link')
    ? parts.join(' ')
    : parts.join('')
}

/** The kinds of what is found, in the order in which they are shown. */
export const FIND_GROUPS = [
  { kind: 'recent', label: 'Recently edited' },
  { kind: 'places', label: 'Go to' },
  { kind: 'pages', label: 'Pages' },
  { kind: 'content', label: 'Words in blocks' },
  { kind: 'offers', label: 'Offers and promotions' },
  { kind: 'menus', label: 'Menus' },
  { kind: 'settings', label: 'Settings and wording' },
  { kind: 'cars', label: 'Cars' },
  { kind: 'models', label: 'Models' },
  { kind: 'leads', label: 'Leads' },
  { kind: 'locations', label: 'Locations' },
  { kind: 'media', label: 'Media' },
  { kind: 'more', label: 'More' },
] as const

export type FindKind = (typeof FIND_GROUPS)[number]['kind']

/** Something found, and the address in the admin that opens it. */
export interface FoundItem {
  title: string
  /** the words around the match, or what tells it apart */
  detail: string
  /** name of the site, if the person works on several */
  site: string | null
  href: string
}

export interface FoundGroup {
  kind: FindKind
  label: string
  items: FoundItem[]
}

/** Query parameter of an admin form that names the field to open. */
export const FIELD_PARAMETER = 'field'

/** Address of a document in the admin, at a field if one is given. */
export function documentHref(collection: string, id: number | string, field?: string | null): string {
  const path = `/admin/collections/${collection}/${id}`
  return field ? `${path}?${new URLSearchParams({ [FIELD_PARAMETER]: field })}` : path
}
