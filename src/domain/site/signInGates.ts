import type { Flags } from './flags'
import type { SignInType } from './signIn'
import type { SiteLinks } from './site'

/** What decides which pages of a site ask for a sign-in. Small, since the proxy keeps it for each host. */
export interface SignInGates {
  finance: boolean
  checkout: boolean
  spinToWin: boolean
  /** the paths of the garage: its own, and the one by which the site calls it; none without a garage */
  garagePaths: string[]
  /** path of the site's finance page */
  financePath: string
}

export const GARAGE_PATH = '/my-garage'

export interface GateSettings {
  flags: Pick<Flags, 'gatedFinance' | 'gatedCheckout' | 'gatedSpinToWin' | 'prizeWheel' | 'garage' | 'watchlist'>
  links: Pick<SiteLinks, 'finance' | 'garage'>
}

/** The gates of a site. */
export function signInGates({ flags, links }: GateSettings): SignInGates {
  return {
    finance: flags.gatedFinance,
    checkout: flags.gatedCheckout,
    spinToWin: flags.prizeWheel && flags.gatedSpinToWin,
    garagePaths: hasGarage(flags) ? [...new Set([GARAGE_PATH, toPath(links.garage)])] : [],
    financePath: toPath(links.finance),
  }
}

const toPath = (link: string) => withoutSlash(link.split(/[?#]/)[0] ?? '')

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
const CHECKOUT = /^\/cars\/[\w-]+\/(checkout|buy-online)$/

/**
 * The sign-in that a page needs (FAV-05), or null if it needs none. The garage and the payment of an invoice always do, finance
 * and the checkout by flag; a checkout only when its car is known. Trade-in and sell-my-car never do.
 */
export function requiredSignIn(
  gates: SignInGates,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): SignInType | null {
  const path = withoutSlash(pathname)
  if (isGarage(gates, path)) return 'my-garage'
  if (path === ONLINE_PAYMENT) return 'online-payment'
  if (gates.spinToWin && path === SPIN_TO_WIN) return 'spin-to-win'
  if (gates.checkout && (CHECKOUT.test(path) || (path === '/checkout-journey' && searchParams.get('car_id'))))
    return 'checkout'
  if (gates.finance && (FINANCE_PATHS.includes(path) || path === gates.financePath))
    return searchParams.get('car_id') ? 'car-finance' : 'finance'
  return null
}

/** Whether a path is the garage, by any of its names. */
export const isGarage = ({ garagePaths }: SignInGates, path: string): boolean =>
  garagePaths.includes(withoutSlash(path))

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')
