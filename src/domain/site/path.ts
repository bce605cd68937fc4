/**
 * A page's path in its one stored form: leading slash, no trailing slash, lower case, single slashes; "/" is the home
 * page. Links with trailing slashes, as SITE-08 specifies some, reach the same page through it.
 */
export function normalizePath(path: string): string {
  const clean = path.trim().toLowerCase().split(/[?#]/)[0]!.split('/').filter(Boolean).join('/')
  return `/${clean}`
}

/** Whether a link of a site leads to the page at this path, which is in its stored form. */
export function isLinkTo(link: string, path: string): boolean {
  return link.startsWith('/') && normalizePath(link) === path
}

/** The stored path of a catch-all route's segments, each percent-decoded; null where a segment cannot be decoded. */
export function segmentsToPath(segments: readonly string[] | undefined): string | null {
  try {
    return normalizePath((segments ?? []).map(decodeURIComponent).join('/'))
  } catch {
    return null
  }
}
