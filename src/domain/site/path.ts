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

/** A part of a path as typed; unchanged if it is not percent-encoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The normalised path of a catch-all route's segments; null if it has a NUL, which no page has and Postgres cannot compare. Next gives segments
 * percent-encoded to pages and decoded to their metadata; the proxy lets through no path that is encoded twice, so that both are one path.
 */
export function segmentsToPath(segments: readonly string[] | undefined): string | null {
  const path = normalizePath((segments ?? []).map(decodeSegment).join('/'))
  return path.includes('\0') ? null : path
}
