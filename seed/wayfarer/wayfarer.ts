import { themes } from '../../blocks/examples/themes'
import { companyItem, footerMenu, item, serviceAndPartsItem } from '../../src/newSite/menus'
import { standardLayouts } from '../../src/newSite/standardLayouts'
import type { DemoSite } from '../demoSite'
import { longRoadFinance } from '../shared/financeProviders'
import { department, holidayHours, week } from '../shared/hours'
import { carPage } from './carPage'
import { offers } from './offers'
import { pages } from './pages'
import { posts } from './posts'
import { rangeDetail } from './rangeDetail'
import { reviews } from './reviews'
import { towVehicles } from './towVehicles'

const { headingWeight, ...theme } = themes.wayfarer

const site: DemoSite['site'] = {
  slug: 'wayfarer',
  name: 'Wayfarer Caravans',
  template: 'caravan',
  domains: [],
  theme: { ...theme, headingWeight: `${headingWeight}` },
  logo: 'wayfarer-logo.png',
  logoInverse: 'wayfarer-logo-inverse.png',
  favicon: 'wayfarer-favicon.png',
  brands: ['jayco', 'new-age', 'avan', 'crusader', 'supreme'],
  // Each yard has its own number. Caravans at their owner's place have none.
  phone: null,
  email: 'ahoy@wayfarercaravans.test',
  licenceNumber: '4418206',
  announcement: { text: 'School holiday handovers are filling: book yours by 12 December', link: '/contact' },
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/wayfarercaravans.test' },
    { network: 'instagram', url: 'https://www.instagram.com/wayfarercaravans.test' },
    { network: 'youtube', url: 'https://www.youtube.com/@wayfarercaravans.test' },
  ],
  timeZone: 'Australia/Brisbane',
  marketingOptInDefault: false,
  stockNoun: { one: 'caravan', many: 'caravans' },
  ...carPage,
  flags: {
    deliveryCalculator: true,
    compare: true,
    garage: true,
    searchAlerts: true,
    fuelTags: false,
    fuelCalculator: false,
    priceComparison: false,
    variantPrices: true,
    tradeInValuation: true,
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
    enquireNow: 'Enquiry',
    tradeInValuation: 'Trade in your van',
    myGarage: 'My vans',
    noPrice: 'Ask us for the price.',
    hoursClosed: 'Closed',
    priceDisclaimer:
      'Caravan prices include GST, registration and a handover lesson, and exclude the tow vehicle. Tow vehicle prices are drive away in Queensland.',
    financeDisclaimer:
      'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown.',
    enquiryConsent: 'Send me the monthly Wayfarer letter: new vans, good roads, quiet camps.',
    footerNote:
      'Wayfarer Caravans Pty Ltd. Masses and lengths are the maker\u2019s; weigh your van loaded before you tow.',
  },
  specifications: {
    just_arrived_tag_name: 'Just parked',
    just_arrived_days: 14,
    sold_tag_name: 'ON THE ROAD',
    include_sold_cars_days: 5,
  },
  stockRules: {
    carTypes: [],
    minimumPhotos: 0,
    excludedStockNumbers: [],
    certifiedMakes: [],
    defaultSort: 'recommended',
    facets: [
      { attribute: 'car_type', label: 'New or used', kind: 'list' },
      { attribute: 'make_model', label: 'Maker and model', kind: 'hierarchy' },
      { attribute: 'price', label: 'Price', kind: 'range' },
      { attribute: 'sleeps', label: 'Berths', kind: 'list' },
      { attribute: 'weekly_price', label: 'Weekly budget', kind: 'range' },
      { attribute: 'tare_weight_kg', label: 'Weight empty (tare)', kind: 'range' },
      { attribute: 'aggregate_trailer_mass_kg', label: 'Weight loaded (ATM)', kind: 'range' },
      { attribute: 'body_length_feet', label: 'Length', kind: 'range' },
      { attribute: 'filtered_features', label: 'Ensuite and features', kind: 'list' },
      { attribute: 'body', label: 'Style', kind: 'list' },
      { attribute: 'year', label: 'Year', kind: 'range' },
      { attribute: 'location_name', label: 'Where', kind: 'list' },
    ],
  },
  cards: {
    buttons: ['enquire', 'viewDetails'],
    saveButton: 'favourite',
    locationOverlay: true,
    requestPhotos: true,
  },
  finance: {
    ratePercent: 8.49,
    comparisonRatePercent: null,
    termYears: 7,
    depositPercent: 20,
    residualPercent: 0,
    establishmentFee: 495,
    minimumPrice: 5000,
  },
}

const yardWeek = week(['08:30', '17:00'], ['08:30', '16:00'], ['10:00', '15:00'])
const workshopWeek = week(['07:30', '16:30'], null, null)

const MAKES: [name: string, slug: string][] = [
  ['Jayco', 'jayco'],
  ['New Age', 'new-age'],
  ['Avan', 'avan'],
  ['Crusader', 'crusader'],
  ['Supreme', 'supreme'],
]

const photo = (name: string) => `/stock-photos/${name}-front-quarter.webp`

const range: DemoSite['models'] = [
  {
    slug: 'jayco-journey',
    name: 'Journey',
    make: 'jayco',
    manufacturer_body: 'Caravans',
    image: photo('caravan-white'),
    status: 'other',
    position: 10,
    from_price: 79_990,
    short_description: 'Touring vans from 16 to 21 feet, with a choice of twenty layouts.',
  },
  {
    slug: 'jayco-swan',
    name: 'Swan',
    make: 'jayco',
    manufacturer_body: 'Camper trailers',
    image: photo('caravan-popup-white'),
    status: 'new',
    position: 20,
    from_price: 41_990,
    short_description: 'Folds to the height of a wagon, opens to sleep six.',
  },
  {
    slug: 'new-age-road-owl',
    name: 'Road Owl',
    make: 'new-age',
    manufacturer_body: 'Caravans',
    image: photo('caravan-grey'),
    status: 'other',
    position: 30,
    from_price: 74_990,
    short_description: 'Light enough for a mid-size SUV, with a proper ensuite.',
  },
  {
    slug: 'avan-aspire',
    name: 'Aspire',
    make: 'avan',
    manufacturer_body: 'Caravans',
    image: photo('caravan-beige'),
    status: 'other',
    position: 40,
    from_price: 68_990,
    short_description: 'European lines, Australian chassis.',
  },
  {
    slug: 'crusader-excalibur',
    name: 'Excalibur',
    make: 'crusader',
    manufacturer_body: 'Caravans',
    image: photo('caravan-silver'),
    status: 'coming_soon',
    position: 50,
    short_description: 'The long-haul van, with solar for a week off the grid.',
  },
]

/** A caravan dealer on the Sunshine Coast. */
export const wayfarer: DemoSite = {
  site,
  warranties: [
    { wording: '3-year structural warranty', carTypes: ['new', 'demo'] },
    { wording: '12-month structural warranty', carTypes: ['used'] },
  ],
  makes: MAKES.map(([name, slug]) => ({ name, slug })),
  financeProviders: [longRoadFinance],
  finance: { provider: longRoadFinance.key },
  models: range.map((model) => ({ ...model, ...rangeDetail[model.slug as keyof typeof rangeDetail] })),
  dealerships: [
    { name: 'Wayfarer Caravans', slug: 'wayfarer-caravans', phone: '07 5550 7300', licenceNumber: '4418206' },
  ],
  locations: [
    {
      slug: 'caloundra',
      name: 'Wayfarer Caloundra',
      dealership: 'wayfarer-caravans',
      image: 'wayfarer-caloundra.webp',
      primary: true,
      visible: true,
      timeZone: 'Australia/Brisbane',
      phone: '07 5550 7300',
      email: 'caloundra@wayfarercaravans.test',
      address: {
        street: '62 Caloundra Road',
        city: 'Caloundra West',
        state: 'QLD',
        postcode: '4551',
        lat: -26.8021,
        lng: 153.1049,
      },
      departments: [
        department('sales', '07 5550 7300', yardWeek),
        department('service', '07 5550 7301', workshopWeek),
        department('parts', '07 5550 7302', yardWeek),
      ],
      special_hours: holidayHours('QLD'),
      average_rating: 4.9,
      review_count: 212,
      description: 'Fifty vans under shade sails, unlocked and lit. Bring the family and lie on the beds.',
    },
    {
      slug: 'caboolture',
      name: 'Wayfarer Caboolture',
      dealership: 'wayfarer-caravans',
      image: 'wayfarer-caboolture.webp',
      primary: false,
      visible: true,
      timeZone: 'Australia/Brisbane',
      phone: '07 5550 7400',
      email: 'caboolture@wayfarercaravans.test',
      address: {
        street: '140 Morayfield Road',
        city: 'Caboolture South',
        state: 'QLD',
        postcode: '4510',
        lat: -27.1009,
        lng: 152.9506,
      },
      departments: [department('sales', '07 5550 7400', yardWeek), department('service', '07 5550 7401', workshopWeek)],
      special_hours: holidayHours('QLD'),
      average_rating: 4.7,
      review_count: 98,
      description: 'Used vans and tow vehicles, with the weighbridge where we check your set-up before you leave.',
    },
  ],
  reviews,
  pages,
  posts,
  offers,
  photos: [
    { path: '/stock-photos/caravan-beige-front-quarter.webp', alt: 'A beige caravan in a bright studio' },
    { path: '/stock-photos/caravan-popup-white-front-quarter.webp', alt: 'A white pop-top caravan with its roof up' },
    { path: '/stock-photos/caravan-interior.webp', alt: 'The inside of a caravan: seats, table and kitchen' },
    { path: '/stock-photos/caravan-white-front-quarter.webp', alt: 'A white caravan in a bright studio' },
    { path: '/stock-photos/caravan-white-side.webp', alt: 'A white caravan from the side, unhitched' },
    { path: '/stock-photos/caravan-white-nose.avif', alt: 'Drawbar, jockey wheel and gas bottles of a white caravan' },
  ],
  layouts: standardLayouts,
  towVehicles,
  menus: [
    {
      key: 'header',
      items: [
        item('Caravans', { url: '/search/new-used-and-demo-cars', fill: 'stock', columns: '4' }),
        item('Our range', { fill: 'models', columns: '3' }),
        item('Offers', { url: '/special-offers' }),
        item('Finance', { url: '/finance' }),
        item('Towing guide', { url: '/towing-guide' }),
        serviceAndPartsItem,
        companyItem,
      ],
    },
    footerMenu(
      [
        ['All caravans', '/search/new-used-and-demo-cars'],
        ['New caravans', '/search/new-cars'],
        ['Used caravans', '/search/used-cars'],
      ],
      item('Range', { fill: 'models' }),
    ),
  ],
  promoCards: ({ image }) => [
    {
      title: 'Time to trade up?',
      text: 'We buy vans, campers and tow cars',
      lines: 'Keep your awning\nKeep your solar',
      link: '/trade-in',
      linkLabel: 'Value my van',
      image: image('shared-trade-in.webp'),
      tone: 'ink',
      display: true,
      position: 12,
      strictDisplay: false,
    },
    {
      title: 'Learn to tow on a Saturday',
      text: 'Two hours in a car park with someone patient, free with any van',
      link: '/towing-guide',
      linkLabel: 'The towing guide',
      tone: 'accent',
      display: true,
      position: 19,
      strictDisplay: true,
    },
  ],
  promoTiles: () => [
    {
      kind: 'experience',
      title: 'Two-hour handover',
      text: 'Hitch, level, drain, light the stove: you do it, we watch.',
      visible: true,
    },
    {
      kind: 'finance',
      title: 'Finance to seven years',
      text: 'Repayments with the rate beside them, from our own desk.',
      link: '/finance',
      visible: true,
    },
    {
      kind: 'tradeIn',
      title: 'Trade in the old one',
      text: 'Vans, campers and tow cars: send photos, and we answer within a day.',
      link: '/trade-in',
      visible: true,
    },
    {
      kind: 'warranty',
      title: 'Three years on structure',
      text: 'Frame, walls and seals are covered on every new van we sell.',
      audience: { carTypes: ['new'] },
      visible: true,
    },
  ],
  hoursWording: () => [],
  redirects: [{ from: '/caravans', to: { type: 'custom', url: '/search/new-used-and-demo-cars' }, type: '301' }],
}
