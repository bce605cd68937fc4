import type { SiteLinks, SiteWording } from './site'

/** Phrases with the default that stands until staff change it, and where shoppers read them (SITE-03). */
export const WORDING: Record<
  keyof Omit<SiteWording, 'soldTag' | 'justArrivedTag'>,
  [label: string, phrase: string, help: string]
> = {
  enquireNow: ['Enquire button', 'Enquire Now', 'On cards and car pages.'],
  tradeInValuation: ['Trade-in button', 'Trade-In Valuation', 'In the bar that follows shoppers down a car page.'],
  noPrice: ['Car without a price', 'Enquire for price.', 'Stands where the price would.'],
  hoursClosed: ['Closed', 'Closed', 'In opening hours, for days without hours.'],
  priceDisclaimer: [
    'About prices',
    'Prices marked drive away include on-road costs for a private buyer in the state of the dealership. Other prices exclude government charges.',
    'Small print under prices.',
  ],
  financeDisclaimer: [
    'About repayments',
    'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply.',
    'Small print under repayments. The warning about comparison rates is added by itself.',
  ],
  enquiryConsent: [
    'Marketing consent',
    'Send me news and offers by email or SMS. I can stop them at any time.',
    'Beside the tick box of enquiry forms. The wording that a shopper saw is kept with their lead.',
  ],
  footerNote: [
    'Footer note',
    'Vehicles are offered subject to availability. Photos may show optional equipment.',
    'At the foot of every page.',
  ],
}

/** Phrases of several sentences. */
export const LONG_WORDING: ReadonlySet<string> = new Set([
  'priceDisclaimer',
  'financeDisclaimer',
  'enquiryConsent',
  'footerNote',
])

/** Where the site's standing buttons lead (SITE-09). */
export const LINKS: Record<keyof SiteLinks, [label: string, link: string]> = {
  stock: ['Our stock', '/search/new-used-and-demo-cars'],
  testDrive: ['Book a test drive', '/book-test-drive/'],
  service: ['Book a service', '/service'],
  finance: ['Finance', '/finance'],
  tradeIn: ['Trade-in', '/trade-in'],
  parts: ['Parts and accessories', '/vehicle-parts-and-accessories'],
  contact: ['Contact', '/contact'],
  offers: ['Special offers', '/special-offers'],
}
