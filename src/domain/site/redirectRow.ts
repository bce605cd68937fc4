import { MAX_PATH_LENGTH } from './pagePath'
import { isLinkTo, normalizePath } from './path'
import { findUnreachableReason, resolveRedirect } from './redirectMatch'

/** A redirect of a CSV import. */
export interface RedirectRow {
  /** normalised path on the site */
  from: string
  /** path on the site or an https URL */
  to: string
  type: '301' | '302'
}

export interface RowProblem {
  column: 'from' | 'to' | 'type'
  message: string
}

/** Errors of a redirect, whether entered in the admin or imported. */
export const REDIRECT_ERRORS = {
  fromHome: 'The home page cannot be redirected.',
  fromPage: 'A page exists at this address. Move or unpublish it first.',
  fromDocument:
    'A vehicle, model, location, offer or post has its page at this address, so the redirect would never apply. Choose another path.',
  fromSearch: 'A search has its page at this address, so the redirect would never apply. Choose another path.',
  toItself: 'It would redirect to itself.',
  inCircle: 'It would create a redirect loop.',
  toNowhere: 'No page has this address. Create the page first, or choose another target.',
} as const

/** Column names used by other systems. */
const ALIASES: Record<'from' | 'to' | 'type', readonly string[]> = {
  from: ['from', 'old', 'source', 'old url', 'redirect from'],
  to: ['to', 'new', 'destination', 'target', 'new url', 'redirect to'],
  type: ['type', 'status', 'code', 'http code'],
}

function column(row: Record<string, string>, name: keyof typeof ALIASES): string {
  const key = Object.keys(row).find((heading) => ALIASES[name].includes(heading.trim().toLowerCase()))
  return key ? (row[key] ?? '').trim() : ''
}

/** The required columns missing from a file's headings. */
export function missingRedirectColumns(headings: readonly string[]): string[] {
  const row = Object.fromEntries(headings.map((heading) => [heading, '-']))
  return (['from', 'to'] as const).filter((name) => !column(row, name))
}

/** Why a site can have no redirect from a normalised path, whatever its pages; null if it can. */
export function findFromProblem(from: string): string | null {
  if (from === '/') return REDIRECT_ERRORS.fromHome
  if (from.length > MAX_PATH_LENGTH) return `Longer than ${MAX_PATH_LENGTH} characters.`
  return findUnreachableReason(from)
}

/**
 * Parses a row. Old URLs may be absolute, as in exports of other systems: only their path is used. The default type is 301.
 */
export function parseRedirectRow(row: Record<string, string>): RedirectRow | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const from = toPath(column(row, 'from'))
  const fromProblem = from === null ? 'Must start with / or https://.' : findFromProblem(from)
  if (fromProblem) problems.push({ column: 'from', message: fromProblem })
  const to = column(row, 'to')
  if (!/^(\/(?!\/)|https?:\/\/[^/\s][^/\s.]*\.)\S*$/.test(to))
    problems.push({ column: 'to', message: 'Must start with / for this site, or with https://.' })
  else if (from !== null && isLinkTo(to, from)) problems.push({ column: 'to', message: REDIRECT_ERRORS.toItself })
  const type = column(row, 'type') || '301'
  const redirectType = type === '302' || type === '307' ? '302' : type === '301' || type === '308' ? '301' : null
  if (redirectType === null) problems.push({ column: 'type', message: 'Enter 301 (permanent) or 302 (temporary).' })
  return problems.length > 0 || from === null || redirectType === null ? { problems } : { from, to, type: redirectType }
}

function toPath(url: string): string | null {
  if (url.startsWith('/') && !url.startsWith('//')) return normalizePath(url)
  if (!/^https?:\/\//i.test(url)) return null
  try {
    return normalizePath(new URL(url).pathname)
  } catch {
    return null
  }
}

/** Whether a redirect, followed through the others (`from` to `to`), returns to its start. */
export function isRedirectLoop(
  { from, to }: Pick<RedirectRow, 'from' | 'to'>,
  others: ReadonlyMap<string, string>,
): boolean {
  // Has its own message.
  if (findUnreachableReason(from)) return false
  const rules = new Map(
    [...others, [from, to] as const].map(([source, target]) => [source, { from: source, to: target, permanent: true }]),
  )
  // A path that the redirect's own `*` matches stands for all of them.
  const path = from.replace(/\*$/, 'x')
  return resolveRedirect(path, rules) === null
}
