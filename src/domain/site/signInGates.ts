import type { Flags } from './flags'
import { decodeSegment, normalizePath } from './path'
import type { SignInType } from './signIn'
import type { SiteLinks } from './site'

/** What decides which pages of a site ask for a sign-in. Small, since the proxy keeps it for each host. */
export interface SignInGates {
  finance: boolean
  /** the reservation of a car; never where it is not offered, since that page is not found */
  checkout: boolean
  /** the online purchase of a car, likewise */
  purchase: boolean
  spinToWin: boolean
  /** the paths of the garage: its own, and the one by which the site calls it; none without a garage */
  garagePaths: string[]
  /** path of the site's finance page */
  financePath: string
}

export const GARAGE_PATH = '/my-garage'

export interface GateSettings {
  flags: Pick<
    Flags,
    | 'gatedFinance'
    | 'gatedCheckout'
    | 'reserveOnline'
    | 'buyOnline'
    | 'gatedSpinToWin'
    | 'prizeWheel'
    | 'garage'
    | 'watchlist'
  >
  links: Pick<SiteLinks, 'finance' | 'garage'>
}

/** The gates of a site. */
export function signInGates({ flags, links }: GateSettings): SignInGates {
  return {
    finance: flags.gatedFinance,
    checkout: flags.gatedCheckout && (flags.reserveOnline || flags.buyOnline),
    purchase: flags.gatedCheckout && flags.buyOnline,
    spinToWin: flags.prizeWheel && flags.gatedSpinToWin,
    garagePaths: hasGarage(flags) ? [...new Set([GARAGE_PATH, toPath(links.garage)])] : [],
    financePath: toPath(links.finance),
  }
}

const toPath = (link: string) => canonicalPath(link)

/** Whether a site has the garage's page: with the garage, or for the watchlist alone. */
export const hasGarage = ({ garage, watchlist }: Pick<Flags, 'garage' | 'watchlist'>): boolean => garage || watchlist

/** Whether shoppers can sign in on a site: only where something needs it, since an account keeps personal data. */
export function hasAccounts({ gatedFinance, gatedCheckout, prizeWheel, garage, watchlist }: Flags): boolean {
  return gatedFinance || gatedCheckout || prizeWheel || garage || watchlist
}

/** Finance pages of every site, besides the one that its buttons lead to. */
const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance', '/personalised/finance']
/** The page on which an invoice is paid. */
const ONLINE_PAYMENT = '/online-payment'
/** The page with the site's prize wheel. */
const SPIN_TO_WIN = '/spin-to-win'
/** The checkout of a car, by its slug; and that of the car in `?car_id=`. */
const CHECKOUT = /^\/cars\/([\w-]+)\/(checkout|buy-online)$/i
const CHECKOUT_JOURNEY = '/checkout-journey'

/** A page that asks for a sign-in. */
export interface GatedPage {
  type: SignInType
  /** the page's own spelling, which is the only one that shows it */
  path: string
  /** slug of the car that a checkout is for; it asks only if there is such a car */
  carSlug: string | null
}

/**
 * The sign-in that a page needs (FAV-05), or null if it needs none. The garage and the payment of an invoice always do, finance
 * and the checkout by flag; a checkout only when its car is known. Trade-in and sell-my-car never do. Any spelling of a path counts as the
 * page that routes would find by it.
 */
export function gatedPage(
  gates: SignInGates,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): GatedPage | null {
  const path = canonicalPath(pathname)
  const page = (type: SignInType, carSlug: string | null = null) => ({ type, path, carSlug })
  if (gates.garagePaths.includes(path)) return page('my-garage')
  if (path === ONLINE_PAYMENT) return page('online-payment')
  if (gates.spinToWin && path === SPIN_TO_WIN) return page('spin-to-win')
  // The slug keeps its capitals.
  const [, slug, spelling = ''] = CHECKOUT.exec(decodePath(pathname)) ?? []
  const step = spelling.toLowerCase()
  if (slug && (step === 'checkout' ? gates.checkout : gates.purchase))
    return { type: 'checkout', path: `/cars/${slug}/${step}`, carSlug: slug }
  const id = searchParams.get('car_id')
  if (gates.purchase && path === CHECKOUT_JOURNEY && id) return page('checkout', id)
  if (gates.finance && (FINANCE_PATHS.includes(path) || path === gates.financePath))
    return page(searchParams.get('car_id') ? 'car-finance' : 'finance')
  return null
}

/** A path without percent-encoding, of which the proxy lets through one, and without slashes at its ends and next to each other. */
function decodePath(pathname: string): string {
  const path = decodeSegment(pathname)
  return `/${path.trim().split(/[?#]/)[0]!.split('/').filter(Boolean).join('/').trim()}`
}

/** The spelling of a path by which pages are found. */
export const canonicalPath = (pathname: string): string => normalizePath(decodePath(pathname))

/** Whether a path is the garage, by any of its names. */
export const isGarage = ({ garagePaths }: SignInGates, path: string): boolean =>
  garagePaths.includes(canonicalPath(path))
