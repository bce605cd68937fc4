import { DEFAULT_REVIEW_FILTER } from '../../src/domain/reviews/visibleReviews'
import { DEFAULT_FACETS } from '../../src/domain/site/facets'
import { defaultFlags } from '../../src/domain/site/flags'
import type { Site } from '../../src/domain/site/site'
import type { Theme } from '../../src/domain/site/theme'

/** A site with default settings and a theme. Its id 0 belongs to no site, since there is no database. */
export function exampleSite(theme: Theme): Site {
  return {
    id: 0,
    slug: 'example',
    name: 'Example Motors',
    template: 'multiBrand',
    domains: ['example.test'],
    theme,
    logo: null,
    logoInverse: null,
    favicon: null,
    flags: defaultFlags(),
    links: {
      stock: '/search/new-used-and-demo-cars',
      testDrive: '/book-test-drive/',
      service: '/service',
      finance: '/finance',
      tradeIn: '/trade-in',
      parts: '/vehicle-parts-and-accessories',
      contact: '/contact',
      offers: '/special-offers',
    },
    wording: {
      enquireNow: 'Enquire Now',
      tradeInValuation: 'Trade-In Valuation',
      noPrice: 'Enquire for price.',
      soldTag: 'JUST SOLD',
      justArrivedTag: 'Just arrived',
      hoursClosed: 'Closed',
      priceDisclaimer: 'Prices marked drive away include on-road costs. Other prices exclude government charges.',
      financeDisclaimer:
        'Repayments are estimates and are not an offer of credit. They assume the term, deposit, final payment and rate shown.',
      enquiryConsent: 'Send me news and offers by email or SMS. I can stop them at any time.',
      footerNote: 'Vehicles are offered subject to availability. Photos may show optional equipment.',
    },
    stockRules: {
      includeSoldCarsDays: 3,
      justArrivedDays: 8,
      minimumPhotos: 0,
      carTypes: [],
      statuses: [],
      makes: [],
      excludedStockNumbers: [],
      searchFilter: '',
      certifiedMakes: [],
      defaultSort: 'price_asc',
      facets: DEFAULT_FACETS,
      searchSynonyms: [],
    },
    cards: {
      buttons: ['enquire', 'viewDetails'],
      saveButton: 'favourite',
      reserveFee: null,
      locationOverlay: false,
      requestPhotos: true,
    },
    finance: {
      ratePercent: 7.99,
      termYears: 5,
      depositPercent: 10,
      residualPercent: 30,
      establishmentFee: 395,
      minimumPrice: 5000,
      provider: null,
      assignments: [],
    },
    carPage: {
      plugins: ['autogauge', 'carAnalysis', 'ppsrReport'],
      chatLink: null,
      chatBubble: false,
      hasPodium: false,
      reserveFee: '$200',
      deliveryZones: [
        { name: 'Melbourne metro', postcodes: '3000-3207, 8000-8399', price: 0 },
        { name: 'Regional Victoria', postcodes: '3208-3999', price: 290 },
      ],
      warranties: [
        { wording: '5-year warranty, unlimited kilometres', makes: [], carTypes: ['new', 'demo'] },
        { wording: '3-year mechanical warranty', makes: [], carTypes: ['used'] },
      ],
    },
    bookings: {
      testDrive: { slotMinutes: 30, maxConcurrent: 1, noticeHours: 3, daysAhead: 28 },
      service: { slotMinutes: 30, maxConcurrent: 2, noticeHours: 3, daysAhead: 28 },
      holdHours: 48,
      takesCards: false,
      stripeAccount: null,
      storesValuation: false,
    },
    locationRules: { uniqueAddress: false, tileUrl: null, tileAttribution: null },
    reviewRules: { orgId: null, minimumAverage: 4, filter: DEFAULT_REVIEW_FILTER },
    carPhones: { new: null, demo: null, used: null },
    marketingOptInDefault: true,
    timeZone: 'Australia/Melbourne',
    stockNoun: { one: 'car', many: 'cars' },
    phone: '03 5550 4100',
    email: 'hello@example.test',
    licenceNumber: 'LMCT 12345',
    socialLinks: [],
    announcement: null,
    dealerships: [
      { id: 1, name: 'Example Motors', slug: 'example-motors', phone: '03 5550 4100', licenceNumber: 'LMCT 12345' },
    ],
    brands: [],
  }
}
