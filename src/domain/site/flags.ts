import { type Capability, isOffered } from './capabilities'

/**
 * Every switch a dealer's staff have, in one table: it yields the admin's checkboxes, the `Flags` type and the defaults
 * of a new site (SITE-02). A difference between dealers that is not on or off belongs in settings or wording instead.
 * A flag whose `requires` is not built yet is not offered to staff and is off on every site.
 */
export const FLAGS = {
  reviews: { label: 'Reviews', help: 'Shoppers see review scores and the reviews section.', default: true },
  finance: { label: 'Finance', help: 'Shoppers see repayments, calculators and finance links.', default: true },
  financeQuote: {
    label: 'Finance quotes',
    help: 'Car pages ask the quote service for a rate; without one set up nothing changes.',
    default: false,
  },
  carPageSidebar: {
    label: 'Car page sidebar',
    help: 'The price and buttons stand beside the photos; off, they stand below.',
    default: true,
  },
  callTheDealer: { label: 'Call the dealer', help: 'Car pages show the dealer\u2019s phone box.', default: true },
  favourites: {
    label: 'Favourites',
    help: 'Shoppers can keep cars with the heart; kept in their own browser.',
    default: true,
  },
  compare: { label: 'Compare', help: 'Shoppers can put cars side by side.', default: false, requires: 'compare' },
  garage: { label: 'My garage', help: 'Signed-in shoppers have a garage page.', default: false, requires: 'accounts' },
  watchlist: {
    label: 'Watchlist',
    help: 'Shoppers with a phone number can watch a car.',
    default: false,
    requires: 'accounts',
  },
  reserveOnline: {
    label: 'Reserve online',
    help: 'Cars that can be bought carry Reserve Car Now; caravans and tractors, Reserve Now.',
    default: false,
  },
  buyOnline: { label: 'Buy online', help: 'Reserve buttons lead to the online purchase.', default: false },
  chat: {
    label: 'Chat',
    help: 'Instant Message stands in for Enquire Now where a chat is configured.',
    default: false,
  },
  tradeInValuation: {
    label: 'Trade-in valuation',
    help: 'Shoppers are offered a value for their own car.',
    default: true,
  },
  subscriptions: { label: 'Subscriptions', help: 'A car\u2019s subscription price is shown first.', default: false },
  fuelTags: { label: 'Fuel tags', help: 'Electric and hybrid cars carry a fuel tag.', default: true },
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
    help: 'A logo in the brand bar opens that brand\u2019s models; off, it leads straight to the brand.',
    default: true,
  },
  callFromMenu: {
    label: 'Call from the locations menu',
    help: 'Phones in the locations menu dial; off, they lead to the contact page.',
    default: true,
  },
  showPhoneAtOnce: {
    label: 'Show phone at once',
    help: 'Phone numbers are not masked before a click.',
    default: false,
  },
  cardViews: { label: 'Views on cards', help: 'Search cards show how often a car was viewed.', default: false },
  gatedFinance: {
    label: 'Sign in for finance',
    help: 'Finance pages ask the shopper to sign in first.',
    default: false,
    requires: 'accounts',
  },
  gatedCheckout: {
    label: 'Sign in for checkout',
    help: 'Reserving a car asks the shopper to sign in first.',
    default: false,
    requires: 'accounts',
  },
  hideZeroPriceInDefaultSort: {
    label: 'Cheapest first hides unpriced cars',
    help: 'Sorting by lowest price leaves out cars without a price.',
    default: false,
  },
  googleVehicleFeed: {
    label: 'Google vehicle feed',
    help: 'Listed cars are offered to Google at /feeds/google-vehicles.csv on this site\u2019s address. Paste that link into Merchant Center.',
    default: true,
  },
  metaVehicleFeed: {
    label: 'Meta vehicle feed',
    help: 'Listed cars are offered to Facebook and Instagram at /feeds/meta-vehicles.csv on this site\u2019s address. Paste that link into Commerce Manager.',
    default: true,
  },
} as const satisfies Record<string, FlagDefinition>

interface FlagDefinition {
  label: string
  help: string
  default: boolean
  requires?: Capability
}

export type FlagName = keyof typeof FLAGS
export type Flags = Record<FlagName, boolean>

export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[]

/** The flags that staff can set. */
export const OFFERED_FLAGS = FLAG_NAMES.filter((name) => isOffered(FLAGS[name]))

/** A site's flags from those stored: one that is not stored has its default, one that is not offered is off. */
export function flagsFromStored(stored: { readonly [name in FlagName]?: boolean | null }): Flags {
  const values = OFFERED_FLAGS.map((name) => [name, stored[name] ?? FLAGS[name].default])
  return { ...(Object.fromEntries(FLAG_NAMES.map((name) => [name, false])) as Flags), ...Object.fromEntries(values) }
}

/** The flags a site has when staff have touched none. */
export function defaultFlags(): Flags {
  return flagsFromStored({})
}
