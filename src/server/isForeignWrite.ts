const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a browser sends a write from a page of another origin, such as another dealer's site, which would use the sender's
 * session (CSRF). Cookies that are `SameSite` reach sibling subdomains too. Programs send none of the three headers.
 */
export function isForeignWrite({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (SAFE_METHODS.includes(method)) return false
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const source = headers.get('origin') ?? headers.get('referer')
  if (!source) return false
  return !URL.canParse(source) || new URL(source).host !== headers.get('host')?.toLowerCase()
}
