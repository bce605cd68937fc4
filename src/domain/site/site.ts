import type { QuietHours } from '../alerts/alertSchedule'
import type { SlotRules } from '../appointments/slots'
import type { DeliveryZone } from '../delivery/deliveryZones'
import type { SiteFinance } from '../finance/siteFinance'
import type { MediaImage } from '../mediaImage'
import type { ReviewFilter } from '../reviews/visibleReviews'
import type { CarStatus, CarType } from '../stock/carType'
import type { SearchSynonym } from '../stock/query/lexicon'
import type { ConsentRules } from '../tags/consent'
import type { SiteTag } from '../tags/tag'
import type { Announcement, PlannedAnnouncement } from './announcement'
import type { Flags } from './flags'
import type { PluginName } from './plugins'
import type { Theme } from './theme'
import type { Warranty } from './warranty'

/** Targets of a site's buttons (SITE-09). Paths on the site or absolute URLs. */
export interface SiteLinks {
  stock: string
  testDrive: string
  service: string
  finance: string
  tradeIn: string
  parts: string
  contact: string
  offers: string
  garage: string
}

/** Phrases that staff can change for the whole site (SITE-03). Never empty: the template's default applies. */
export interface SiteWording {
  enquireNow: string
  tradeInValuation: string
  myGarage: string
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
  /** days that a sold car stays listed; default 3 */
  includeSoldCarsDays: number
  /** days that a car counts as just arrived; default 8 */
  justArrivedDays: number
  /** 0 to 14: cars with fewer photos are not listed */
  minimumPhotos: number
  /** car types listed; empty means all */
  carTypes: CarType[]
  /** available statuses that are listed; empty means all */
  statuses: CarStatus[]
  /** makes listed; empty means all */
  makes: string[]
  excludedStockNumbers: string[]
  /** additional filter on the site's stock, in the index's filter language; empty for none */
  searchFilter: string
  /** makes whose certified used cars carry the badge; empty means none */
  certifiedMakes: string[]
  defaultSort: StockSort
  /** facets shown on the search page, in order */
  facets: StockFacetSetting[]
  /** words that staff have given a meaning in typed searches */
  searchSynonyms: SearchSynonym[]
}

export const STOCK_SORTS = ['price_asc', 'price_desc', 'newest', 'km_asc', 'year_desc', 'recommended'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** A filter of the search page: index attribute, label and display kind. */
export interface StockFacetSetting {
  attribute: string
  label: string
  kind: 'list' | 'searchableList' | 'range' | 'toggle' | 'swatches' | 'hierarchy' | 'age'
}

/** Buttons of a search card (CARD-02). */
export const CARD_BUTTONS = ['enquire', 'viewDetails', 'testDrive', 'reserve'] as const
export type CardButtonKind = (typeof CARD_BUTTONS)[number]

/** Action of a card's corner button: save, compare, or add to the garage (CARD-01). */
export const SAVE_BUTTONS = {
  favourite: 'Heart: save as a favourite',
  compare: 'Scales: compare',
  garage: 'Garage: save to My garage',
} as const
export type SaveButton = keyof typeof SAVE_BUTTONS

/** A site's corner button from the stored value: the heart if it is missing, or needs a feature that the site does not have. */
export function saveButtonFromStored(
  stored: SaveButton | null | undefined,
  { compare, garage }: Pick<Flags, 'compare' | 'garage'>,
): SaveButton {
  if ((stored === 'compare' && compare) || (stored === 'garage' && garage)) return stored
  return 'favourite'
}

/** Settings of a site's search cards (CARD-01 to CARD-04). */
export interface CardRules {
  /** at most two, by importance */
  buttons: CardButtonKind[]
  saveButton: SaveButton
  /** shown on 'Reserve Now': "$200"; null shows no amount */
  reserveFee: string | null
  /** show the location on the photo instead of below the price */
  locationOverlay: boolean
  /** cards without a photo have a request button */
  requestPhotos: boolean
}

/** Settings of car pages (CAR-06, CAR-12, CAR-19, SITE-24). */
export interface CarPageRules {
  plugins: PluginName[]
  /** URL of the dealer's chat; null if there is none */
  chatLink: string | null
  /** a chat bubble in the corner of every page (SITE-18) */
  chatBubble: boolean
  /** whether Podium handles messages; its token stays on the server */
  hasPodium: boolean
  /** formatted, "$200" */
  reserveFee: string
  deliveryZones: DeliveryZone[]
  /** in order: the first match applies (SITE-23) */
  warranties: Warranty[]
}

/** How long a confirmed reservation holds a car unless the site says otherwise. */
export const DEFAULT_HOLD_HOURS = 48

/** Booking slots, and the hold on reserved cars (LEAD-06, CAR-19). */
export interface BookingRules {
  testDrive: SlotRules
  service: SlotRules
  holdHours: number
  /** online payment of reservation fees and invoices; otherwise the dealer collects them */
  takesCards: boolean
  /** connected Stripe account, if the deployment's key is a platform's; null: the key's own account */
  stripeAccount: string | null
  /** forms store the valuation that they showed (LEAD-08) */
  storesValuation: boolean
}

/** How locations are listed and shown on maps (LOC-03, LOC-07). */
export interface LocationRules {
  /** deduplicate by place id instead of by phone and street */
  uniqueAddress: boolean
  /** URL template of map tiles with {z}, {x} and {y}; null: only static maps */
  tileUrl: string | null
  tileAttribution: string | null
}

/** Which reviews are shown (REV-01, REV-02, REV-05). */
export interface ReviewRules {
  /** the dealer's id at the ratings provider; null: ratings of our own reviews */
  orgId: string | null
  /** reviews are shown above it */
  minimumAverage: number
  filter: ReviewFilter
}

/** Business details of a dealership, as shown in the footer. */
export interface Dealership {
  id: number
  name: string
  slug: string
  phone: string | null
  licenceNumber: string | null
}

/**
 * A dealer's website with all differences between dealers, so that no rule depends on a slug or brand (SITE-01). Contains no
 * secrets; `publicSite` selects what is sent to the browser.
 */
export interface Site {
  id: number
  slug: string
  name: string
  /** false until staff launch it: strangers see 'coming soon', and no search engine finds it */
  isLive: boolean
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
  /** phone numbers by car type (LOC-10) */
  carPhones: Record<CarType, string | null>
  marketingOptInDefault: boolean
  /** how shoppers are asked before marketing tags run */
  consent: ConsentRules
  /** published marketing tags of the site and its group that have not ended when they are read */
  tags: SiteTag[]
  /** address from which alerts are sent; null for that of the deployment */
  alertsFrom: string | null
  /** hours without alerts, in the site's zone */
  quietHours: QuietHours
  /** IANA zone of the dealer's head office; locations have their own */
  timeZone: string
  /** noun of the stock, "car" and "cars" (STK-04) */
  stockNoun: { one: string; many: string }
  phone: string | null
  email: string | null
  licenceNumber: string | null
  /** ABN, as "51 824 753 556" */
  businessNumber: string | null
  socialLinks: { network: 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x'; url: string }[]
  announcement: Announcement | null
  /** announcements with dates; they replace the site's own meanwhile */
  plannedAnnouncements: PlannedAnnouncement[]
  dealerships: Dealership[]
  /** brand names and logos of the brand bar and mega-menu */
  brands: { name: string; slug: string; logo: MediaImage | null /** instead of its stock */; link: string | null }[]
}
