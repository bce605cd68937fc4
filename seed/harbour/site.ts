import { themes } from '../../blocks/examples/themes'
import type { DemoSite } from '../demoSite'
import { carPage } from './carPage'

const { headingWeight, ...theme } = themes.harbour

export const site: DemoSite['site'] = {
  slug: 'harbour',
  name: 'Harbour Motor Group',
  template: 'multiBrand',
  domains: [],
  theme: { ...theme, headingWeight: `${headingWeight}` },
  logo: 'harbour-logo.png',
  logoInverse: 'harbour-logo-inverse.png',
  favicon: 'harbour-favicon.png',
  brands: ['toyota', 'mazda', 'kia', 'hyundai', 'ford', 'mg'],
  phone: '02 5550 4100',
  email: 'hello@harbourmotorgroup.test',
  licenceNumber: 'MD 045 118',
  announcement: { text: 'Demonstrator clearance: 40 ex-demo cars across six locations', link: '/search/demo-cars' },
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/harbourmotorgroup.test' },
    { network: 'instagram', url: 'https://www.instagram.com/harbourmotorgroup.test' },
    { network: 'youtube', url: 'https://www.youtube.com/@harbourmotorgroup.test' },
  ],
  timeZone: 'Australia/Sydney',
  marketingOptInDefault: true,
  ...carPage,
  stockNoun: { one: 'car', many: 'cars' },
  flags: {
    deliveryCalculator: true,
    subscriptions: true,
    cardViews: true,
    fuelTags: true,
    hideZeroPriceInDefaultSort: true,
  },
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
    hoursClosed: 'Closed',
    priceDisclaimer:
      'Drive away prices are for private buyers with a New South Wales address and include 12 months registration, CTP insurance and stamp duty. Prices marked excl. government charges do not.',
    financeDisclaimer:
      'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply.',
    enquiryConsent: 'Send me offers and news from Harbour Motor Group by email or SMS. I can stop them at any time.',
    footerNote:
      'Harbour Motor Group Pty Ltd. Vehicles are offered subject to availability; photographs may show optional equipment or another colour.',
  },
  specifications: {
    just_arrived_tag_name: 'Just arrived',
    just_arrived_days: 8,
    sold_tag_name: 'JUST SOLD',
    include_sold_cars_days: 3,
  },
  stockRules: {
    carTypes: [],
    minimumPhotos: 0,
    excludedStockNumbers: [],
    certifiedMakes: ['Toyota', 'Mazda'],
    defaultSort: 'price_asc',
    facets: [
      { attribute: 'car_type', label: 'Condition', kind: 'list' },
      { attribute: 'make_model', label: 'Make and model', kind: 'hierarchy' },
      { attribute: 'price', label: 'Price', kind: 'range' },
      { attribute: 'body', label: 'Body', kind: 'list' },
      { attribute: 'fuel', label: 'Fuel', kind: 'list' },
      { attribute: 'year', label: 'Year', kind: 'range' },
      { attribute: 'km', label: 'Kilometres', kind: 'range' },
      { attribute: 'transmission', label: 'Transmission', kind: 'list' },
      { attribute: 'drive', label: 'Drive', kind: 'list' },
      { attribute: 'colour', label: 'Colour', kind: 'swatches' },
      { attribute: 'seats', label: 'Seats', kind: 'list' },
      { attribute: 'location_name', label: 'Location', kind: 'list' },
    ],
  },
  cards: {
    buttons: ['enquire', 'viewDetails'],
    saveButton: 'favourite',
    locationOverlay: false,
    requestPhotos: true,
  },
  finance: {
    ratePercent: 7.49,
    comparisonRatePercent: null,
    termYears: 5,
    depositPercent: 10,
    residualPercent: 30,
    establishmentFee: 395,
    minimumPrice: 5000,
  },
}
