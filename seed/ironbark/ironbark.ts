import { themes } from '../../blocks/examples/themes'
import { companyItem, footerMenu, item, serviceAndPartsItem } from '../../src/newSite/menus'
import { standardLayouts } from '../../src/newSite/standardLayouts'
import type { DemoSite } from '../demoSite'
import { paddockFinance } from '../shared/financeProviders'
import { department, holidayHours, week } from '../shared/hours'
import { carPage } from './carPage'
import { offers } from './offers'
import { pages } from './pages'
import { posts } from './posts'
import { rangeDetail } from './rangeDetail'
import { reviews } from './reviews'

const { headingWeight, ...theme } = themes.ironbark

const site: DemoSite['site'] = {
  slug: 'ironbark',
  name: 'Ironbark Tractors & Autos',
  template: 'tractor',
  domains: [],
  theme: { ...theme, headingWeight: `${headingWeight}` },
  logo: 'ironbark-logo.png',
  logoInverse: 'ironbark-logo-inverse.png',
  favicon: 'ironbark-favicon.png',
  brands: ['kubota', 'john-deere', 'massey-ferguson', 'isuzu-ute', 'toyota'],
  phone: '02 5550 6600',
  email: 'yard@ironbark.test',
  licenceNumber: 'MD 062 204',
  announcement: {
    text: 'Harvest hours: parts counter open to 7 pm until Christmas',
    link: '/vehicle-parts-and-accessories',
  },
  socialLinks: [{ network: 'facebook', url: 'https://www.facebook.com/ironbarktractors.test' }],
  timeZone: 'Australia/Sydney',
  marketingOptInDefault: false,
  stockNoun: { one: 'machine', many: 'machines' },
  ...carPage,
  flags: {
    deliveryCalculator: true,
    compare: true,
    favourites: true,
    fuelTags: false,
    fuelCalculator: false,
    garage: true,
    priceComparison: false,
    searchAlerts: true,
    showPhoneAtOnce: true,
    tradeInValuation: true,
    variantPrices: false,
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
    garage: '/my-garage',
  },
  wording: {
    enquireNow: 'Enquire',
    tradeInValuation: 'Trade it in',
    myGarage: 'My shed',
    noPrice: 'Ring for a price.',
    hoursClosed: 'Closed',
    priceDisclaimer:
      'Tractor prices are exclusive of GST and delivery. Car and ute prices are drive away for private buyers in New South Wales unless marked otherwise.',
    financeDisclaimer:
      'Repayments are estimates and are not an offer of credit. They assume the term, deposit, final payment and rate shown.',
    enquiryConsent: 'Send me field days, offers and parts specials.',
    footerNote: 'Ironbark Tractors & Autos. Specifications are the manufacturer\u2019s and may change.',
  },
  specifications: {
    just_arrived_tag_name: 'Just landed',
    just_arrived_days: 14,
    sold_tag_name: 'SOLD',
    include_sold_cars_days: 7,
  },
  stockRules: {
    carTypes: [],
    minimumPhotos: 0,
    excludedStockNumbers: [],
    certifiedMakes: [],
    defaultSort: 'recommended',
    facets: [
      { attribute: 'item_type', label: 'Kind', kind: 'list' },
      { attribute: 'car_type', label: 'Condition', kind: 'list' },
      { attribute: 'make_model', label: 'Make and model', kind: 'hierarchy' },
      { attribute: 'price', label: 'Price', kind: 'range' },
      { attribute: 'weekly_price', label: 'Weekly budget', kind: 'range' },
      { attribute: 'engine_hours', label: 'Engine hours', kind: 'range' },
      { attribute: 'power_hp', label: 'Horsepower', kind: 'range' },
      { attribute: 'body_style', label: 'Cab', kind: 'list' },
      { attribute: 'year', label: 'Year', kind: 'range' },
      { attribute: 'drive', label: 'Drive', kind: 'list' },
      { attribute: 'location_name', label: 'Yard', kind: 'list' },
    ],
  },
  cards: {
    buttons: ['enquire', 'viewDetails'],
    saveButton: 'favourite',
    locationOverlay: false,
    requestPhotos: true,
  },
  finance: {
    ratePercent: 6.29,
    comparisonRatePercent: null,
    termYears: 5,
    depositPercent: 20,
    residualPercent: 20,
    establishmentFee: 395,
    minimumPrice: 5000,
  },
}

const yardWeek = week(['07:30', '17:30'], ['08:00', '12:30'], null)
const shedWeek = week(['07:00', '17:00'], ['08:00', '12:00'], null)

const MAKES: [name: string, slug: string][] = [
  ['Kubota', 'kubota'],
  ['John Deere', 'john-deere'],
  ['Massey Ferguson', 'massey-ferguson'],
  ['New Holland', 'new-holland'],
  ['Case IH', 'case-ih'],
  ['Isuzu UTE', 'isuzu-ute'],
  ['Toyota', 'toyota'],
]

const photo = (name: string) => `/stock-photos/${name}-front-quarter.webp`

const range: DemoSite['models'] = [
  {
    slug: 'kubota-m7',
    name: 'M7 Series',
    make: 'kubota',
    manufacturer_body: 'Tractors',
    image: photo('tractor-orange'),
    status: 'new',
    position: 10,
    short_description: '130 to 170 hp, with a cab you can sit in for fourteen hours.',
  },
  {
    slug: 'kubota-l-series',
    name: 'L Series',
    make: 'kubota',
    manufacturer_body: 'Tractors',
    image: photo('tractor-orange'),
    status: 'other',
    position: 20,
    short_description: 'Compact tractors for smaller blocks, 35 to 62 hp.',
  },
  {
    slug: 'john-deere-6r',
    name: '6R',
    make: 'john-deere',
    manufacturer_body: 'Tractors',
    image: photo('tractor-green'),
    status: 'other',
    position: 30,
    short_description: 'Mid-size row crop power, 110 to 250 hp.',
  },
  {
    slug: 'massey-ferguson-5s',
    name: '5S',
    make: 'massey-ferguson',
    manufacturer_body: 'Tractors',
    image: photo('tractor-red'),
    status: 'coming_soon',
    position: 40,
    short_description: 'The loader tractor, with a view down over the bonnet.',
  },
  {
    slug: 'isuzu-d-max',
    name: 'D-MAX',
    make: 'isuzu-ute',
    manufacturer_body: 'Utes',
    image: photo('ute-white'),
    status: 'other',
    position: 50,
    short_description: 'Three litres, 3,500 kg braked towing, and no opinions about mud.',
  },
  {
    slug: 'toyota-landcruiser-70',
    name: 'LandCruiser 70',
    make: 'toyota',
    manufacturer_body: 'Utes',
    image: photo('ute-beige'),
    status: 'other',
    position: 60,
    short_description: 'Single cab, double cab or Troopy. Orders open.',
  },
]

/** A country-town dealer in tractors, utes and farm cars (SITE-15). */
export const ironbark: DemoSite = {
  site,
  warranties: [
    { wording: '6-year maker\u2019s warranty', makes: ['isuzu-ute'], carTypes: ['new', 'demo'] },
    { wording: '3-year maker\u2019s warranty', carTypes: ['new', 'demo'] },
  ],
  makes: MAKES.map(([name, slug]) => ({ name, slug })),
  financeProviders: [paddockFinance],
  finance: { provider: paddockFinance.key },
  models: range.map((model) => ({ ...model, ...rangeDetail[model.slug as keyof typeof rangeDetail] })),
  dealerships: [
    {
      name: 'Ironbark Tractors & Autos',
      slug: 'ironbark-tractors',
      phone: '02 5550 6600',
      licenceNumber: 'MD 062 204',
    },
  ],
  locations: [
    {
      slug: 'dubbo',
      name: 'Ironbark Dubbo',
      dealership: 'ironbark-tractors',
      image: 'ironbark-dubbo.webp',
      primary: true,
      visible: true,
      timeZone: 'Australia/Sydney',
      phone: '02 5550 6600',
      email: 'dubbo@ironbark.test',
      address: { street: '31 Depot Road', city: 'Dubbo', state: 'NSW', postcode: '2830', lat: -32.2315, lng: 148.6105 },
      departments: [
        department('sales', '02 5550 6600', yardWeek),
        department('service', '02 5550 6601', shedWeek),
        department('parts', '02 5550 6602', shedWeek),
      ],
      special_hours: holidayHours('NSW'),
      dealer_license_number: 'LVT No 2284',
      motor_vehicle_repairer: 'ARC Auth No AU40817',
      average_rating: 4.8,
      review_count: 154,
      description:
        'Six acres off the Newell, with room to turn a road train. Field service utes leave from here at five every morning of harvest.',
    },
    {
      slug: 'wellington-nsw',
      name: 'Ironbark Wellington',
      dealership: 'ironbark-tractors',
      image: 'ironbark-wellington-nsw.webp',
      primary: false,
      visible: true,
      timeZone: 'Australia/Sydney',
      phone: '02 5550 6700',
      email: 'wellington@ironbark.test',
      address: {
        street: '5 Lee Street',
        city: 'Wellington',
        state: 'NSW',
        postcode: '2820',
        lat: -32.5555,
        lng: 148.9442,
      },
      departments: [department('sales', '02 5550 6700', yardWeek), department('parts', '02 5550 6702', shedWeek)],
      special_hours: holidayHours('NSW'),
      dealer_license_number: 'LVT No 2291',
      average_rating: 4.9,
      review_count: 63,
      description: 'Utes and farm cars, and a parts counter that opens early.',
    },
  ],
  reviews,
  pages,
  posts,
  offers,
  photos: [
    { path: '/stock-photos/ute-white-front-quarter.webp', alt: 'A white ute in a bright studio' },
    { path: '/stock-photos/tractor-blue-front-quarter.webp', alt: 'A blue tractor in a bright studio' },
    { path: '/stock-photos/tractor-green-high.avif', alt: 'A green tractor from above' },
    { path: '/stock-photos/tractor-orange-front-quarter.webp', alt: 'An orange tractor in a bright studio' },
    { path: '/stock-photos/tractor-green-front-quarter.webp', alt: 'A green tractor in a bright studio' },
    { path: '/stock-photos/tractor-red-front-quarter.webp', alt: 'A red tractor in a bright studio' },
    { path: '/stock-photos/tractor-silver-front-quarter.webp', alt: 'A silver tractor in a bright studio' },
    { path: '/stock-photos/ute-grey-front-quarter.webp', alt: 'A grey ute in a bright studio' },
    { path: '/stock-photos/hatch-white-high.avif', alt: 'A white hatchback from above' },
    { path: '/stock-photos/tractor-red-high.avif', alt: 'A red tractor from above' },
    { path: '/stock-photos/tractor-green-wheel.avif', alt: 'The rear tyre of a green tractor' },
    { path: '/stock-photos/tractor-interior.webp', alt: 'A guidance screen in the cab of a tractor, a paddock ahead' },
    { path: '/stock-photos/ute-grey-wheel.avif', alt: 'The front wheel of a grey ute' },
  ],
  layouts: standardLayouts,
  menus: [
    {
      key: 'header',
      items: [
        item('Home', { url: '/' }),
        item('Machinery', { url: '/models', fill: 'models', grouping: 'body', columns: '4' }),
        item('Our Stock', { url: '/search/new-used-and-demo-cars', fill: 'stock', columns: '3' }),
        item('Offers', { url: '/special-offers' }),
        item('Finance', { url: '/finance' }),
        serviceAndPartsItem,
        companyItem,
      ],
    },
    footerMenu(
      [
        ['All stock', '/search/new-used-and-demo-cars'],
        ['New', '/search/new-cars'],
        ['Used', '/search/used-cars'],
      ],
      item('Machinery', { fill: 'models' }),
    ),
  ],
  promoCards: () => [
    {
      title: 'We want your tractor',
      text: 'Running or not, we will come and look',
      lines: 'Trade or cash\nFloat arranged',
      link: '/trade-in',
      linkLabel: 'Tell us about it',
      tone: 'accent',
      display: true,
      position: 12,
      strictDisplay: true,
    },
    {
      title: 'Parts on the bench by morning',
      text: 'Filters, belts and hydraulics for what we sell, and most of what we do not',
      link: '/vehicle-parts-and-accessories',
      linkLabel: 'Order parts',
      tone: 'ink',
      display: true,
      position: 19,
      strictDisplay: true,
    },
  ],
  promoTiles: () => [
    {
      kind: 'freight',
      title: 'Floated to the gate',
      text: 'Anywhere between Bourke and Bathurst, at cost.',
      visible: true,
    },
    {
      kind: 'experience',
      title: 'Try it in your own dirt',
      text: 'Demonstrations on your place, with your implements.',
      link: '/book-test-drive',
      visible: true,
    },
    {
      kind: 'finance',
      title: 'Pay after harvest',
      text: 'Repayments that follow your season, worked out at our own desk.',
      link: '/finance',
      visible: true,
    },
  ],
  hoursWording: () => [{ phrase: 'By appointment only', replaces: 'Closed', locations: [] }],
  redirects: [{ from: '/parts', to: { type: 'custom', url: '/vehicle-parts-and-accessories' }, type: '301' }],
}
