import { MAX_PATH_LENGTH } from './pagePath'
import { isLinkTo, normalizePath } from './path'

/** A redirect as a line of a CSV says it. */
export interface RedirectRow {
  /** path on the site, in its stored form */
  from: string
  /** path on the site or an https address */
  to: string
  type: '301' | '302'
}

export interface RowProblem {
  column: 'from' | 'to' | 'type'
  message: string
}

/** What may be wrong with a redirect among its site's pages and redirects, by hand as in a file. */
export const REDIRECT_ERRORS = {
  fromHome: 'The home page cannot lead elsewhere.',
  fromPage: 'A page is at this address. Move or unpublish it first.',
  toItself: 'It would lead to itself.',
  inCircle: 'Together with the others it leads in a circle.',
} as const

/** Headings that other systems give the same columns. */
const ALIASES: Record<'from' | 'to' | 'type', readonly string[]> = {
  from: ['from', 'old', 'source', 'old url', 'redirect from'],
  to: ['to', 'new', 'destination', 'target', 'new url', 'redirect to'],
  type: ['type', 'status', 'code', 'http code'],
}

function column(row: Record<string, string>, name: keyof typeof ALIASES): string {
  const key = Object.keys(row).find((heading) => ALIASES[name].includes(heading.trim().toLowerCase()))
  return key ? (row[key] ?? '').trim() : ''
}

/** The needed columns that a file's headings lack. */
export function missingRedirectColumns(headings: readonly string[]): string[] {
  const row = Object.fromEntries(headings.map((heading) => [heading, '-']))
  return (['from', 'to'] as const).filter((name) => !column(row, name))
}

/**
 * Reads a line. Old addresses may be whole ones, as exports of other systems have them: their path counts, whatever host
 * they name. 301 unless the line says otherwise.
 */
export function parseRedirectRow(row: Record<string, string>): RedirectRow | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const from = pathOf(column(row, 'from'))
  if (from === null) problems.push({ column: 'from', message: 'The old address starts with / or with https://.' })
  else if (from === '/') problems.push({ column: 'from', message: REDIRECT_ERRORS.fromHome })
  else if (from.length > MAX_PATH_LENGTH)
    problems.push({ column: 'from', message: `Longer than ${MAX_PATH_LENGTH} characters.` })
  const to = column(row, 'to')
  if (!/^(\/(?!\/)|https?:\/\/[^/\s]+\.)\S*$/.test(to))
    problems.push({ column: 'to', message: 'The new address starts with / for this site, or with https://.' })
  else if (from !== null && isLinkTo(to, from)) problems.push({ column: 'to', message: REDIRECT_ERRORS.toItself })
  const type = column(row, 'type') || '301'
  const known = type === '302' || type === '307' ? '302' : type === '301' || type === '308' ? '301' : null
  if (known === null) problems.push({ column: 'type', message: '301 for good, or 302 for now.' })
  return problems.length > 0 || from === null || known === null ? { problems } : { from, to, type: known }
}

function pathOf(address: string): string | null {
  if (address.startsWith('/') && !address.startsWith('//')) return normalizePath(address)
  if (!/^https?:\/\//i.test(address)) return null
  try {
    return normalizePath(new URL(address).pathname)
  } catch {
    return null
  }
}

/** Whether a redirect, followed through the others (`from` to `to`), comes back to where it starts. */
export function isRedirectLoop(
  { from, to }: Pick<RedirectRow, 'from' | 'to'>,
  others: ReadonlyMap<string, string>,
): boolean {
  const seen = new Set([from])
  let next: string | undefined = to
  while (next?.startsWith('/')) {
    const path = normalizePath(next)
    if (seen.has(path)) return true
    seen.add(path)
    next = others.get(path)
  }
  return false
}
