import type { SlotRules } from '../appointments/slots'
import type { DeliveryZone } from '../delivery/deliveryZones'
import type { SiteFinance } from '../finance/siteFinance'
import type { MediaImage } from '../mediaImage'
import type { ReviewFilter } from '../reviews/visibleReviews'
import type { CarStatus, CarType } from '../stock/carType'
import { type Capability, isOffered } from './capabilities'
import type { Flags } from './flags'
import type { PluginName } from './plugins'
import type { Theme } from './theme'
import type { Warranty } from './warranty'

/** Links that a site's buttons follow unless staff change them (SITE-09). Paths on the site or absolute URLs. */
export interface SiteLinks {
  stock: string
  testDrive: string
  service: string
  finance: string
  tradeIn: string
  parts: string
  contact: string
  offers: string
}

/** Phrases that staff may change for the whole site (SITE-03). Never empty: the template's default stands in. */
export interface SiteWording {
  enquireNow: string
  tradeInValuation: string
  noPrice: string
  soldTag: string
  justArrivedTag: string
  hoursClosed: string
  priceDisclaimer: string
  financeDisclaimer: string
  enquiryConsent: string
  footerNote: string
}

/** Which cars a site lists and how (STK-06, STK-07, STK-16, CARD-03). */
export interface StockRules {
  /** days that a sold car stays listed; 3 unless set */
  includeSoldCarsDays: number
  /** days that a car counts as just arrived; 8 unless set */
  justArrivedDays: number
  /** 0 to 14: cars with fewer photos are not listed */
  minimumPhotos: number
  /** car types listed; empty means all */
  carTypes: CarType[]
  /** statuses in which a car can be bought that are listed; empty means all */
  statuses: CarStatus[]
  /** makes listed; empty means all */
  makes: string[]
  excludedStockNumbers: string[]
  /** which cars the site sells at all, beyond the above, as staff typed it in the index's language; empty for all */
  searchFilter: string
  /** makes whose certified used cars carry the badge; empty means none */
  certifiedMakes: string[]
  defaultSort: StockSort
  /** facets shown on the search page, in order */
  facets: StockFacetSetting[]
}

export const STOCK_SORTS = ['price_asc', 'price_desc', 'newest', 'km_asc', 'year_desc', 'recommended'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** One filter of the search page: an index attribute, what shoppers read, and how it is drawn. */
export interface StockFacetSetting {
  attribute: string
  label: string
  kind: 'list' | 'searchableList' | 'range' | 'toggle' | 'swatches' | 'hierarchy' | 'age'
}

/** Buttons that a search card may carry (CARD-02). */
export const CARD_BUTTONS = ['enquire', 'viewDetails', 'testDrive', 'reserve'] as const
export type CardButtonKind = (typeof CARD_BUTTONS)[number]

/** What the button in a card's corner does: keep the car, put it beside others, or put it in the garage (CARD-01). */
export const SAVE_BUTTONS = {
  favourite: { label: 'Heart: keep as a favourite' },
  compare: { label: 'Scales: put beside others', requires: 'compare' },
  garage: { label: 'Garage: keep in My garage', requires: 'accounts' },
} as const satisfies Record<string, { label: string; requires?: Capability }>
export type SaveButton = keyof typeof SAVE_BUTTONS

/** The buttons that staff can choose for the corner. */
export const OFFERED_SAVE_BUTTONS = (Object.keys(SAVE_BUTTONS) as SaveButton[]).filter((name) =>
  isOffered(SAVE_BUTTONS[name]),
)

/** A site's corner button from the one stored: the heart where none is stored, or one that is not offered. */
export function saveButtonFromStored(stored: SaveButton | null | undefined): SaveButton {
  return stored && OFFERED_SAVE_BUTTONS.includes(stored) ? stored : 'favourite'
}

/** What a site's search cards carry beside the car (CARD-01 to CARD-04). */
export interface CardRules {
  /** at most two, in order of weight */
  buttons: CardButtonKind[]
  saveButton: SaveButton
  /** on 'Reserve Now', as shoppers read it: "$200"; null says it without an amount */
  reserveFee: string | null
  /** the location stands on the photo instead of beneath the price */
  locationOverlay: boolean
  /** cards without a photo offer to ask for some */
  requestPhotos: boolean
}

/** What car pages offer beyond the car (CAR-06, CAR-12, CAR-19, SITE-24). */
export interface CarPageRules {
  plugins: PluginName[]
  /** address that opens the dealer's chat; null where there is none */
  chatLink: string | null
  /** a bubble in the corner of every page opens the chat (SITE-18) */
  chatBubble: boolean
  /** whether Podium answers messages; its token stays on the server */
  hasPodium: boolean
  /** as shoppers read it, "$200" */
  reserveFee: string
  deliveryZones: DeliveryZone[]
  /** in order: the first that fits a car is its own (SITE-23) */
  warranties: Warranty[]
}

/** Times that shoppers may book, and how long a reserved car is held (LEAD-06, CAR-19). */
export interface BookingRules {
  testDrive: SlotRules
  service: SlotRules
  holdHours: number
  /** shoppers pay reservation fees and invoices online; else the dealer collects them */
  takesCards: boolean
  /** whose money it is, where the deployment's key is a platform's; null: the account of the key itself */
  stripeAccount: string | null
  /** forms note the valuation that they showed in a column of its own (LEAD-08) */
  notesValuation: boolean
}

/** How locations are listed and drawn on maps (LOC-03, LOC-07). */
export interface LocationRules {
  /** one location per place id instead of per phone and street */
  uniqueAddress: boolean
  /** address of map tiles with {z}, {x} and {y}; null: only the map that we draw */
  tileUrl: string | null
  tileAttribution: string | null
}

/** Which reviews shoppers see (REV-01, REV-02, REV-05). */
export interface ReviewRules {
  /** the dealer at the ratings provider; null: the rating of the reviews kept here */
  orgId: string | null
  /** reviews show above it */
  minimumAverage: number
  filter: ReviewFilter
}

/** A dealership's business facts that every page footer needs. */
export interface Dealership {
  id: number
  name: string
  slug: string
  phone: string | null
  licenceNumber: string | null
}

/**
 * A dealer's website: every difference between dealers is in here, so that no rule ever compares a slug or a brand
 * (SITE-01). Holds nothing secret; what a browser may see is decided by `publicSite`.
 */
export interface Site {
  id: number
  slug: string
  name: string
  template: string
  /** lower-case host names without port; the first is canonical */
  domains: string[]
  theme: Theme
  logo: MediaImage | null
  logoInverse: MediaImage | null
  favicon: MediaImage | null
  flags: Flags
  links: SiteLinks
  wording: SiteWording
  stockRules: StockRules
  cards: CardRules
  finance: SiteFinance
  carPage: CarPageRules
  bookings: BookingRules
  locationRules: LocationRules
  reviewRules: ReviewRules
  /** numbers to call about cars of one type (LOC-10) */
  carPhones: Record<CarType, string | null>
  marketingOptInDefault: boolean
  /** IANA zone of the dealer's head office; locations have their own */
  timeZone: string
  /** noun of the stock in plural, "cars" or "caravans" (STK-04) */
  stockNoun: { one: string; many: string }
  phone: string | null
  email: string | null
  licenceNumber: string | null
  socialLinks: { network: 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x'; url: string }[]
  announcement: { text: string; link: string | null } | null
  dealerships: Dealership[]
  /** brand names and logos for the brand bar and mega-menu */
  brands: { name: string; slug: string; logo: MediaImage | null /** instead of its stock */; link: string | null }[]
}
