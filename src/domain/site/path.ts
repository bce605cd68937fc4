/**
 * Normalises a page's path: leading slash, no trailing slash, lower case, single slashes; "/" is the home page. Makes links
 * with trailing slashes, as in SITE-08, reach the same page.
 */
export function normalizePath(path: string): string {
  const clean = path.trim().toLowerCase().split(/[?#]/)[0]!.split('/').filter(Boolean).join('/')
  return `/${clean}`
}

/** Whether a link points to the page at a normalised path. */
export function isLinkTo(link: string, path: string): boolean {
  return link.startsWith('/') && normalizePath(link) === path
}

/** The normalised path of a catch-all route's percent-encoded segments; null if a segment cannot be decoded. */
export function segmentsToPath(segments: readonly string[] | undefined): string | null {
  try {
    return normalizePath((segments ?? []).map(decodeURIComponent).join('/'))
  } catch {
    return null
  }
}
