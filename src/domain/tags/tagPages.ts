import { withoutEndSlashes } from '../trimText'

/** Kinds of page that a tag may run on. */
export const PAGE_KINDS = ['home', 'search', 'car', 'checkout', 'model', 'offer', 'location', 'blog', 'page'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export const PAGE_KIND_LABELS: Record<PageKind, string> = {
  home: 'Home',
  search: 'Search results',
  car: 'Cars',
  checkout: 'Checkout',
  model: 'Models',
  offer: 'Offers',
  location: 'Locations',
  blog: 'Blog',
  page: 'All other pages',
}

const FIRST_SEGMENTS: Readonly<Record<string, PageKind>> = {
  ...{ search: 'search', cars: 'search', models: 'model', 'special-offers': 'offer', blog: 'blog' },
  ...{ locations: 'location', 'our-location': 'location', 'checkout-journey': 'checkout' },
}

/** The kind of the page at a path. */
export function pageKind(path: string): PageKind {
  const [first, second] = path.split('/').filter(Boolean)
  if (first === undefined) return 'home'
  if (first === 'cars' && second !== undefined) return 'car'
  return Object.hasOwn(FIRST_SEGMENTS, first) ? (FIRST_SEGMENTS[first] as PageKind) : 'page'
}

const MAX_PATTERN_LENGTH = 200

/** Checks a pattern of paths: an error message, or null if it is valid. */
export function validatePathPattern(pattern: string): string | null {
  const text = pattern.trim()
  if (!text.startsWith('/') || /[\s?#]/.test(text))
    return `Paths: ${text || 'an empty entry'} does not fit. Start with / and use * for any text, such as /finance or /search/*.`
  return text.length <= MAX_PATTERN_LENGTH ? null : `Paths: use at most ${MAX_PATTERN_LENGTH} characters.`
}

/** Whether a path fits a pattern, in which * stands for any text. A slash at the end does not count. */
export function pathMatches(pattern: string, path: string): boolean {
  const parts = withoutEndSlashes(pattern.trim().toLowerCase()).split('*')
  const text = withoutEndSlashes(path.toLowerCase())
  const first = parts[0] ?? ''
  if (!text.startsWith(first)) return false
  let position = first.length
  for (const [index, part] of parts.slice(1).entries()) {
    const isLast = index === parts.length - 2
    const found = isLast ? text.length - part.length : text.indexOf(part, position)
    if (found < position || !text.startsWith(part, found)) return false
    position = found + part.length
  }
  return position === text.length
}

/** Pages about a person, or whose address opens something without a sign-in. No tag runs there: vendors read addresses and screens. */
const PRIVATE_PAGES =
  /^\/(account|alerts|bookings|favourites|garage|my-garage|payments|personalised|print|reservations|save-search|sign-in|unsubscribe)(\/|$)/i

/** Whether no tag may run on the page at a path. */
export const isPrivatePage = (path: string): boolean => PRIVATE_PAGES.test(path)
