import { MAX_PATH_LENGTH } from './pagePath'
import { isLinkTo, normalizePath } from './path'

/** A redirect of a site: `from` is a path, or ends on `/*` for a folder: its own path and all below it. */
export interface RedirectRule {
  from: string
  /** a path or URL; a final `*` stands for what the `*` of `from` matched */
  to: string
  permanent: boolean
}

/** The most redirects that are followed for one request. */
const MAX_STEPS = 10

/** Paths that pages of the product have for themselves: a redirect from them would never apply. */
const RESERVED =
  /^\/(admin|api|preview|styleguide|_next|site-media|stock-photos|feeds|icons|sitemaps|share-image|coming-soon|cms-page|cms-page-of-car|on-request|search-part|search-shell)(\/|$)/

/** Pages that every site has whatever its content, and links sent to shoppers: likewise. */
const OWN_PAGES =
  /^\/((account|cars|cars\/trade-in|checkout-journey|compare|favourites|models|my-garage|personalised\/finance|print|save-search|search|sign-in|tow-match|robots\.txt|sitemap\.xml|favicon\.ico|manifest\.webmanifest)$|(alerts|bookings|my-garage|payments|reservations|sign-in|unlisted|unsubscribe)\/[^/]+$|cars\/[^/]+\/(autogauge|buy-online|checkout|pdf)$)/

/** First segments of pages that come from other documents than pages: cars, models, locations, offers, posts. */
const PRODUCT_PATHS =
  /^\/(search|cars|models|locations|our-location|contact-us|special-offers|blog|compare|favourites|my-garage|account|sign-in|save-search|alerts|bookings)(\/|$)/

/** Whether a normalised path belongs to pages that no page document has, such as a car's. */
export const isProductPath = (path: string): boolean => PRODUCT_PATHS.test(path)

/** Whether every site has a page of the product at a normalised path. */
export const isOwnPage = (path: string): boolean => OWN_PAGES.test(path)

/** Why a redirect from a normalised path can never apply; null if it can. */
export function findUnreachableReason(from: string): string | null {
  const star = from.indexOf('*')
  if (star >= 0 && (star !== from.length - 1 || !from.endsWith('/*')))
    return 'Use * only at the end, after a slash: /old-site/*.'
  if (from === '/*') return 'This would catch every address. Name a folder: /old-site/*.'
  if (RESERVED.test(from) || isOwnPage(from))
    return 'The product answers at this address itself: the redirect would never apply.'
  return null
}

/** The `from` values that can match a path, best first: the path itself, then `/a/b/c/*`, `/a/b/*`, `/a/*`. */
export function redirectCandidates(path: string): string[] {
  // No rule is longer, and a path may have thousands of folders.
  const segments = path.slice(0, MAX_PATH_LENGTH).split('/').filter(Boolean)
  if (path.length > MAX_PATH_LENGTH) segments.pop()
  return [path, ...segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}/*`)]
}

/**
 * The target of a path by these rules, through further redirects to its end; null for none, or if they form a circle.
 * @param pages paths that answer themselves, where a folder's redirect goes no further
 */
export function resolveRedirect(
  path: string,
  rules: ReadonlyMap<string, RedirectRule>,
  pages: ReadonlySet<string> = new Set(),
): Omit<RedirectRule, 'from'> | null {
  return followRules(path, rules, pages).target
}

/** The own paths that redirects of a path lead through, in order. */
export const redirectSteps = (path: string, rules: ReadonlyMap<string, RedirectRule>): string[] =>
  followRules(path, rules, new Set()).steps

interface Followed {
  target: Omit<RedirectRule, 'from'> | null
  steps: string[]
}

function followRules(path: string, rules: ReadonlyMap<string, RedirectRule>, pages: ReadonlySet<string>): Followed {
  const found: Followed = { target: null, steps: [] }
  const seen = new Set([path])
  let current = path
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const rule = redirectCandidates(current)
      .map((from) => rules.get(from))
      .find((candidate) => candidate !== undefined && !isOwnTarget(candidate, current))
    if (!rule) return found
    const to = targetOf(rule, current)
    found.target = { to, permanent: rule.permanent && (found.target?.permanent ?? true) }
    if (!to.startsWith('/')) return found
    current = normalizePath(to)
    if (seen.has(current)) return { ...found, target: null }
    seen.add(current)
    found.steps.push(current)
    if (pages.has(current)) return found
  }
  return { ...found, target: null }
}

/** Whether a folder's redirect leads to the folder's own path, as `/news/*` to `/news`: it is for the paths below. */
function isOwnTarget(rule: RedirectRule, path: string): boolean {
  return rule.from === `${path}/*` && isLinkTo(targetOf(rule, path), path)
}

function targetOf({ from, to }: RedirectRule, path: string): string {
  if (!from.endsWith('/*') || !to.endsWith('*')) return to
  const folder = to.slice(0, -1)
  const below = path.slice(from.length - 1)
  return below ? folder + below : folder.replace(/(?<=[^/])\/$/, '')
}
