import type { SiteLinks, SiteWording } from './site'

/** Phrases with label, default and help text (SITE-03). */
export const WORDING: Record<
  keyof Omit<SiteWording, 'soldTag' | 'justArrivedTag'>,
  [label: string, phrase: string, help: string]
> = {
  enquireNow: ['Enquire button', 'Enquire Now', 'On cards and car pages.'],
  tradeInValuation: ['Trade-in button', 'Trade-In Valuation', 'In the sticky bar of car pages.'],
  myGarage: ['Garage', 'My garage', 'Name of the page with what a shopper has saved, if My garage is on.'],
  noPrice: ['Car without a price', 'Enquire for price.', 'Shown instead of the price.'],
  hoursClosed: ['Closed', 'Closed', 'In opening hours, for days without hours.'],
  priceDisclaimer: [
    'Price disclaimer',
    'Prices marked drive away include on-road costs for a private buyer in the state of the dealership. Other prices exclude government charges.',
    'Disclaimer under prices.',
  ],
  financeDisclaimer: [
    'Repayment disclaimer',
    'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply.',
    'Disclaimer under repayments. The comparison rate warning is added automatically.',
  ],
  enquiryConsent: [
    'Marketing consent',
    'Send me news and offers by email or SMS. I can stop them at any time.',
    'Beside the checkbox of enquiry forms. The wording is stored with the lead.',
  ],
  footerNote: [
    'Footer note',
    'Vehicles are offered subject to availability. Photos may show optional equipment.',
    'At the foot of every page.',
  ],
}

/** Phrases with several sentences. */
export const LONG_WORDING: ReadonlySet<string> = new Set([
  'priceDisclaimer',
  'financeDisclaimer',
  'enquiryConsent',
  'footerNote',
])

/** Default targets of the site's buttons (SITE-09). */
export const LINKS: Record<keyof SiteLinks, [label: string, link: string]> = {
  stock: ['Our stock', '/search/new-used-and-demo-cars'],
  testDrive: ['Book a test drive', '/book-test-drive/'],
  service: ['Book a service', '/service'],
  finance: ['Finance', '/finance'],
  tradeIn: ['Trade-in', '/trade-in'],
  parts: ['Parts and accessories', '/vehicle-parts-and-accessories'],
  contact: ['Contact', '/contact'],
  offers: ['Special offers', '/special-offers'],
  garage: ['My garage, by its own name such as /mymotorama', '/my-garage'],
}
