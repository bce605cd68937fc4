/** Kinds of pages in reports, with the words that they are shown by. */
export const PAGE_KINDS = {
  home: 'Home',
  search: 'Search',
  car: 'Vehicle',
  model: 'Models',
  location: 'Locations',
  offer: 'Offers',
  post: 'Blog',
  contact: 'Contact',
  account: 'Account and saved',
  page: 'Other pages',
} as const

export type PageKind = keyof typeof PAGE_KINDS

/** The kind by the first part of a path. */
const FIRST_PARTS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  search: 'search',
  cars: 'car',
  models: 'model',
  locations: 'location',
  'our-location': 'location',
  'special-offers': 'offer',
  blog: 'post',
  contact: 'contact',
  'contact-us': 'contact',
  account: 'account',
  'sign-in': 'account',
  'my-garage': 'account',
  favourites: 'account',
  compare: 'account',
  alerts: 'account',
}

/** The kind of the page at a path of a dealer's site. */
export function pageKind(path: string): PageKind {
  const first = path.split('/')[1] ?? ''
  return Object.hasOwn(FIRST_PARTS, first) ? FIRST_PARTS[first]! : 'page'
}
