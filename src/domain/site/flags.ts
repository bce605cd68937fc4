/**
 * All feature flags of a site: the source of the admin's checkboxes, the `Flags` type and the defaults of a new site (SITE-02).
 * Differences that are not on or off belong in settings or wording.
 */
export const FLAGS = {
  reviews: { label: 'Reviews', help: 'Shoppers see review scores and the reviews section.', default: true },
  finance: {
    label: 'Finance',
    help: 'Shoppers see repayments, calculators, and the finance pages and links. Needs a rate.',
    default: true,
  },
  financeQuote: {
    label: 'Finance quotes',
    help: 'Car pages request a rate from the quote service, if one is configured.',
    default: false,
  },
  carPageSidebar: {
    label: 'Car page sidebar',
    help: 'Show the price and buttons beside the photos; otherwise below.',
    default: true,
  },
  callTheDealer: { label: 'Call the dealer', help: 'Car pages show the dealer\u2019s phone box.', default: true },
  headerSearch: {
    label: 'Search in the header',
    help: 'Every page has a search by words in its header, with suggestions as the shopper types.',
    default: true,
  },
  favourites: {
    label: 'Favourites',
    help: 'Shoppers can save cars with the heart button. Saved in their browser, and in their account once they sign in.',
    default: true,
  },
  compare: {
    label: 'Compare',
    help: 'Shoppers can compare up to four vehicles side by side, from car pages, favourites and cards.',
    default: false,
  },
  garage: {
    label: 'My garage',
    help: 'Shoppers can sign in, and have a page with what they saved, their own cars with service reminders, their enquiries, bookings and payments.',
    default: false,
  },
  watchlist: {
    label: 'Watchlist',
    help: 'Shoppers who signed in with a mobile number can watch a car. Needs a text message service.',
    default: false,
  },
  searchAlerts: {
    label: 'Saved searches and alerts',
    help: 'Shoppers can save a search and get emails about new matches, price drops and sold vehicles. No account is needed.',
    default: false,
  },
  reserveOnline: {
    label: 'Reserve online',
    help: 'Available cars have a Reserve Car Now button; caravans and tractors, Reserve Now.',
    default: false,
  },
  buyOnline: { label: 'Buy online', help: 'Reserve buttons lead to the online purchase.', default: false },
  chat: {
    label: 'Chat',
    help: 'Instant Message stands before Enquire Now if a chat is configured.',
    default: false,
  },
  tradeInValuation: {
    label: 'Trade-in valuation',
    help: 'Shoppers can get an estimate for their own car.',
    default: true,
  },
  subscriptions: { label: 'Subscriptions', help: 'A car\u2019s subscription price is shown first.', default: false },
  fuelTags: { label: 'Fuel tags', help: 'Electric and hybrid cars have a fuel tag.', default: true },
  priceComparison: { label: 'Price comparison', help: 'Car pages compare the price with the market.', default: true },
  deliveryCalculator: {
    label: 'Delivery calculator',
    help: 'Car pages estimate delivery by postcode.',
    default: false,
  },
  fuelCalculator: { label: 'Fuel calculator', help: 'Car pages estimate the weekly fuel cost.', default: true },
  offers: { label: 'Offers', help: 'The Offers menu item and page are shown.', default: true },
  variantPrices: { label: 'Variant prices', help: 'Model cards show a From price.', default: true },
  viewOurStock: { label: 'View our stock', help: 'Location cards link to that location\u2019s stock.', default: true },
  hoverMenus: { label: 'Menus open on hover', help: 'Header menus open on hover as well as on click.', default: false },
  brandMenus: {
    label: 'Brand logos open menus',
    help: 'A logo in the brand bar opens that brand\u2019s models; otherwise it links to the brand page.',
    default: true,
  },
  callFromMenu: {
    label: 'Call from the locations menu',
    help: 'Phone numbers in the locations menu are dialled; otherwise they link to the contact page.',
    default: true,
  },
  showPhoneAtOnce: {
    label: 'Show full phone numbers',
    help: 'Phone numbers are not masked.',
    default: false,
  },
  cardViews: { label: 'Views on cards', help: 'Search cards show how often a car was viewed.', default: false },
  gatedFinance: {
    label: 'Sign in for finance',
    help: 'Finance pages ask the shopper to sign in first.',
    default: false,
  },
  gatedCheckout: {
    label: 'Sign in for checkout',
    help: 'Reserving a car asks the shopper to sign in first.',
    default: false,
  },
  prizeWheel: {
    label: 'Prize wheel',
    help: 'Pages can have a prize wheel, which shoppers spin once after signing in.',
    default: false,
  },
  gatedSpinToWin: {
    label: 'Sign in for spin to win',
    help: 'The page /spin-to-win asks the shopper to sign in first; otherwise the wheel asks at the press.',
    default: false,
  },
  hideZeroPriceInDefaultSort: {
    label: 'Cheapest first hides unpriced cars',
    help: 'Sorting by lowest price hides cars without a price.',
    default: false,
  },
  googleVehicleFeed: {
    label: 'Google vehicle feed',
    help: 'Listed cars are available to Google at /feeds/google-vehicles.csv on this site\u2019s address. Paste that link into Merchant Center. /feeds/google-vehicles-left-out.csv says why a listed car is missing.',
    default: true,
  },
  metaVehicleFeed: {
    label: 'Meta vehicle feed',
    help: 'Listed cars are available to Facebook and Instagram at /feeds/meta-vehicles.csv on this site\u2019s address. Paste that link into Commerce Manager. /feeds/meta-vehicles-left-out.csv says why a listed car is missing.',
    default: true,
  },
} as const satisfies Record<string, FlagDefinition>

interface FlagDefinition {
  label: string
  help: string
  default: boolean
}

export type FlagName = keyof typeof FLAGS
export type Flags = Record<FlagName, boolean>

export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[]

/** A site's flags from stored values; missing ones have their default. */
export function flagsFromStored(stored: { readonly [name in FlagName]?: boolean | null }): Flags {
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, stored[name] ?? FLAGS[name].default])) as Flags
}

/** The default flags of a site. */
export function defaultFlags(): Flags {
  return flagsFromStored({})
}
