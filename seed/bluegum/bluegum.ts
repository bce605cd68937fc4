import { themes } from '../../blocks/examples/themes'
import { companyItem, footerMenu, item } from '../../src/newSite/menus'
import { standardLayouts } from '../../src/newSite/standardLayouts'
import type { DemoSite } from '../demoSite'
import { paperbarkCredit, tidewaterLoans } from '../shared/financeProviders'
import { department, holidayHours, week } from '../shared/hours'
import { carPage } from './carPage'
import { pages } from './pages'
import { posts } from './posts'
import { reviews } from './reviews'

const { headingWeight, ...theme } = themes.bluegum

const site: DemoSite['site'] = {
  slug: 'bluegum',
  name: 'Bluegum Cars',
  template: 'usedSpecialist',
  domains: [],
  theme: { ...theme, headingWeight: `${headingWeight}` },
  logo: 'bluegum-logo.png',
  logoInverse: 'bluegum-logo-inverse.png',
  favicon: 'bluegum-favicon.png',
  brands: ['toyota', 'mazda', 'hyundai', 'kia', 'subaru', 'mitsubishi', 'volkswagen', 'nissan'],
  phone: '03 5550 2200',
  email: 'hello@bluegumcars.test',
  licenceNumber: 'LMCT 11842',
  announcement: { text: '', link: null },
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/bluegumcars.test' },
    { network: 'instagram', url: 'https://www.instagram.com/bluegumcars.test' },
  ],
  timeZone: 'Australia/Melbourne',
  marketingOptInDefault: false,
  stockNoun: { one: 'car', many: 'cars' },
  ...carPage,
  flags: {
    deliveryCalculator: true,
    compare: true,
    garage: true,
    searchAlerts: true,
    chat: true,
    carPageSidebar: true,
    reserveOnline: true,
    cardViews: false,
    offers: false,
    variantPrices: false,
    showPhoneAtOnce: true,
    hoverMenus: true,
  },
  links: {
    stock: '/search/used-cars',
    testDrive: '/book-test-drive/',
    service: '/service',
    finance: '/finance',
    tradeIn: '/trade-in',
    parts: '/vehicle-parts-and-accessories',
    contact: '/contact',
    offers: '/special-offers',
    garage: '/mybluegum',
  },
  wording: {
    enquireNow: 'Ask about this car',
    tradeInValuation: 'Value my car',
    myGarage: 'My Bluegum',
    noPrice: 'Price on request',
    hoursClosed: 'Closed',
    priceDisclaimer:
      'Our prices include a roadworthy certificate. Prices marked excl. government charges do not include registration, CTP insurance, the transfer fee and stamp duty, which are shown before you sign.',
    financeDisclaimer:
      'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown.',
    enquiryConsent: 'Tell me when similar cars arrive. One email a week at most.',
    footerNote:
      'Bluegum Cars Pty Ltd. Every car is sold with a roadworthy certificate and a written inspection report.',
  },
  specifications: {
    just_arrived_tag_name: 'New in',
    just_arrived_days: 10,
    sold_tag_name: 'FOUND A HOME',
    include_sold_cars_days: 5,
  },
  stockRules: {
    carTypes: ['used'],
    minimumPhotos: 0,
    excludedStockNumbers: [],
    certifiedMakes: [],
    defaultSort: 'newest',
    facets: [
      { attribute: 'price', label: 'Price', kind: 'range' },
      { attribute: 'weekly_price', label: 'Weekly budget', kind: 'range' },
      { attribute: 'make_model', label: 'Make and model', kind: 'hierarchy' },
      { attribute: 'body', label: 'Shape', kind: 'list' },
      { attribute: 'km', label: 'Kilometres', kind: 'range' },
      { attribute: 'year', label: 'Year', kind: 'range' },
      { attribute: 'fuel', label: 'Fuel', kind: 'list' },
      { attribute: 'transmission', label: 'Gearbox', kind: 'list' },
      { attribute: 'seats', label: 'Seats', kind: 'list' },
      { attribute: 'colour', label: 'Colour', kind: 'swatches' },
      { attribute: 'location_name', label: 'Yard', kind: 'list' },
    ],
  },
  cards: {
    buttons: ['viewDetails', 'enquire'],
    saveButton: 'favourite',
    locationOverlay: true,
    requestPhotos: true,
  },
  finance: {
    ratePercent: 8.95,
    comparisonRatePercent: null,
    termYears: 5,
    depositPercent: 10,
    residualPercent: 0,
    establishmentFee: 495,
    minimumPrice: 5000,
  },
}

const yardWeek = week(['09:00', '17:30'], ['09:00', '17:00'], ['11:00', '16:00'])
const workshopWeek = week(['08:00', '17:00'], null, null)

const MAKES: [name: string, slug: string][] = [
  ['Toyota', 'toyota'],
  ['Mazda', 'mazda'],
  ['Hyundai', 'hyundai'],
  ['Kia', 'kia'],
  ['Subaru', 'subaru'],
  ['Mitsubishi', 'mitsubishi'],
  ['Volkswagen', 'volkswagen'],
  ['Nissan', 'nissan'],
]

/** A friendly used-car specialist with yards in three Victorian country cities. */
export const bluegum: DemoSite = {
  site,
  warranties: [{ wording: '5-year mechanical protection' }],
  makes: MAKES.map(([name, slug]) => ({ name, slug })),
  financeProviders: [paperbarkCredit, tidewaterLoans],
  finance: {
    provider: paperbarkCredit.key,
    rules: [{ locations: ['geelong'], provider: tidewaterLoans.key }],
  },
  models: [],
  dealerships: [{ name: 'Bluegum Cars', slug: 'bluegum-cars', phone: '03 5550 2200', licenceNumber: 'LMCT 11842' }],
  locations: [
    {
      slug: 'ballarat',
      name: 'Bluegum Ballarat',
      dealership: 'bluegum-cars',
      image: 'bluegum-ballarat.webp',
      primary: true,
      visible: true,
      timeZone: 'Australia/Melbourne',
      phone: '03 5550 2200',
      email: 'ballarat@bluegumcars.test',
      address: {
        street: '1108 Sturt Street',
        city: 'Ballarat Central',
        state: 'VIC',
        postcode: '3350',
        lat: -37.5609,
        lng: 143.8317,
      },
      departments: [department('sales', '03 5550 2200', yardWeek), department('service', '03 5550 2201', workshopWeek)],
      special_hours: holidayHours('VIC'),
      average_rating: 4.8,
      review_count: 366,
      description:
        'The first Bluegum yard, under the elms on Sturt Street. Our inspection workshop is through the back gate: ask and we will show you your car on the hoist.',
    },
    {
      slug: 'bendigo',
      name: 'Bluegum Bendigo',
      dealership: 'bluegum-cars',
      image: 'bluegum-bendigo.webp',
      primary: false,
      visible: true,
      timeZone: 'Australia/Melbourne',
      phone: '03 5550 2300',
      email: 'bendigo@bluegumcars.test',
      address: {
        street: '77 High Street',
        city: 'Kangaroo Flat',
        state: 'VIC',
        postcode: '3555',
        lat: -36.7949,
        lng: 144.2381,
      },
      departments: [department('sales', '03 5550 2300', yardWeek)],
      special_hours: holidayHours('VIC'),
      average_rating: 4.7,
      review_count: 241,
      description: 'Family cars and small SUVs mostly, with a playground next door and coffee that is worth the drive.',
    },
    {
      slug: 'geelong',
      name: 'Bluegum Geelong',
      dealership: 'bluegum-cars',
      image: 'bluegum-geelong.webp',
      primary: false,
      visible: true,
      timeZone: 'Australia/Melbourne',
      phone: '03 5550 2400',
      email: 'geelong@bluegumcars.test',
      address: {
        street: '290 Latrobe Terrace',
        city: 'Geelong West',
        state: 'VIC',
        postcode: '3218',
        lat: -38.1417,
        lng: 144.3494,
      },
      departments: [department('sales', '03 5550 2400', yardWeek)],
      special_hours: holidayHours('VIC'),
      average_rating: 4.9,
      review_count: 189,
      description: 'Our newest yard, five minutes from the station. Come by train and drive home.',
    },
  ],
  reviews,
  pages,
  posts,
  photos: [
    { path: '/stock-photos/suv-green-front-quarter.webp', alt: 'A green SUV in a bright studio' },
    { path: '/stock-photos/suv-green-wheel.avif', alt: 'The front wheel of a green SUV' },
  ],
  layouts: standardLayouts,
  menus: [
    {
      key: 'header',
      items: [
        item('Our cars', { url: '/search/used-cars', fill: 'stock', columns: '2' }),
        item('Sell us yours', { url: '/trade-in' }),
        item('Finance', { url: '/finance' }),
        item('How we inspect', { url: '/how-we-inspect' }),
        item('Our yards', { url: '/locations', fill: 'locations', columns: '3' }),
        companyItem,
      ],
    },
    footerMenu(
      [
        ['All cars', '/search/used-cars'],
        ['Under $20,000', '/search/used-cars?range%5Bprice%5D=0%3A20000'],
      ],
      item('Yards', { fill: 'locations' }),
    ),
  ],
  promoCards: ({ image }) => [
    {
      title: 'We Want Your Car!',
      text: 'We buy all types of cars',
      lines: 'Our high turnover means we can pay more',
      link: '/trade-in',
      linkLabel: 'Get an offer',
      image: image('shared-trade-in.webp'),
      tone: 'surface',
      display: true,
      position: 12,
      strictDisplay: true,
    },
    {
      title: 'Read the report before you drive over',
      text: 'Ninety-one checks on every car, stone chips and all',
      lines: 'Brake and tyre wear in millimetres\nEvery mark photographed',
      link: '/how-we-inspect',
      linkLabel: 'How we inspect',
      tone: 'accent',
      display: true,
      position: 19,
      strictDisplay: true,
    },
  ],
  promoTiles: () => [
    {
      kind: 'warranty',
      title: 'Three years of cover',
      text: 'Mechanical protection with roadside help on every car under $40,000.',
      visible: true,
    },
    {
      kind: 'experience',
      title: 'Seven-day swap',
      text: 'Not right for you? Bring it back within a week and choose another.',
      visible: true,
    },
    {
      kind: 'videoCall',
      title: 'Look closer, from home',
      text: 'We walk around the car with the camera and show you every mark in the report.',
      link: '/contact',
      visible: true,
    },
    {
      kind: 'freight',
      title: 'Brought to you',
      text: 'Delivery anywhere in Victoria, and we drive your old car back.',
      visible: true,
    },
  ],
  hoursWording: () => [],
  redirects: [{ from: '/sell', to: { type: 'custom', url: '/trade-in' }, type: '301' }],
}
