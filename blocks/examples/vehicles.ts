import { NO_HOTSPOTS } from '../../src/domain/car/hotspots'
import type { LenderRecord } from '../../src/domain/finance/lenderRecord'
import type { Car, CarImage } from '../../src/domain/stock/car'
import { toDirectCarValues } from '../../src/domain/stock/carFields'

const VIEWS = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear']

/** Up to five rendered photos of a vehicle from `public/stock-photos`, the card photo first. */
export function photos(vehicle: string, count = VIEWS.length): CarImage[] {
  return VIEWS.slice(0, count).map((view) => {
    const url = `/stock-photos/${vehicle}-${view}.webp`
    return { url, thumbUrl: url }
  })
}

/** More views, available for one vehicle only. */
const FURTHER_VIEWS = [
  ...['nose', 'wheel', 'high', 'off-front-quarter', 'off-side', 'off-rear-quarter', 'rear-high', 'low', 'rear-low'],
  ...['above', 'flank', 'tail'],
]

/** Twenty photos of one vehicle, exterior and interior. */
export function twentyPhotos(): CarImage[] {
  const outside = FURTHER_VIEWS.map((view) => `/stock-photos/suv-blue-${view}.avif`)
  const inside = ['interior', 'interior-wheel', 'interior-dash'].map((view) => `/stock-photos/suv-${view}.webp`)
  return [...photos('suv-blue'), ...[...outside, ...inside].map((url) => ({ url, thumbUrl: url }))]
}

/** URL of a spin frame, 0 to 35. */
export function spinFrame(vehicle: string, frame: number): string {
  return `/stock-photos/spin/${vehicle}-${String(frame + 1).padStart(2, '0')}.avif`
}

export const EXAMPLE_COMMENTS =
  'One owner from new and serviced by us at every interval, with the books and both keys. The tray has a fitted liner and a soft cover, the tow bar is the genuine one, and all four tyres were replaced in winter.'

/** A lender record for the used car. */
export const LENDER: LenderRecord = {
  financeProvider: 'Example Finance',
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.64,
  paymentWeek: 214.5,
  paymentMonth: 929.5,
  deposit: 5499,
  termYears: 5,
  termMonths: 60,
  termWeeks: 260,
  balloon: 16_497,
  establishmentFees: 395,
  totalPayable: 72_267,
  disclaimer:
    'Based on a secured loan over 5 years at 7.49% p.a. (comparison rate 8.64% p.a.) with a 10% deposit and a 30% final payment. Terms, conditions and lending criteria apply.',
}

/** Sample reports, marked as samples. */
export const REPORTS: Partial<Car> = {
  historyReportUrl: '/forecourt/sample-reports/history-report.pdf',
  carAnalysisUrl: '/forecourt/sample-reports/car-analysis.pdf',
  ppsrReportUrl: '/forecourt/sample-reports/ppsr-report.pdf',
}

export const ELECTRIC: Partial<Car> = {
  make: 'Kia',
  model: 'EV6',
  badge: 'GT-Line',
  series: 'CV',
  body: 'Wagon',
  simpleBody: 'SUV',
  price: 68_990,
  km: 11_200,
  fuel: 'Electric',
  simpleFuel: 'Electric',
  transmission: '1 Speed Reduction Gear',
  simpleTransmission: 'Automatic',
  gears: 1,
  cylinders: null,
  engineSizeLitres: null,
  engineSizeCc: null,
  induction: null,
  gearType: null,
  powerKw: 239,
  torqueNm: 605,
  fuelConsumption: null,
  fuelCapacityLitres: null,
  images: photos('suv-teal'),
}

export const HYBRID: Partial<Car> = {
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Cruiser',
  series: 'AXAH54R',
  body: 'Wagon',
  simpleBody: 'SUV',
  price: 46_490,
  km: 31_750,
  fuel: 'Hybrid with Petrol - Unleaded ULP',
  simpleFuel: 'Hybrid',
  fuelConsumption: 4.8,
  engineSizeLitres: 2.5,
  engineSizeCc: 2487,
  induction: 'Aspirated',
  gearType: 'CVT auto',
  bodyConfiguration: null,
  images: photos('suv-white'),
}

export const SMALL_CAR: Partial<Car> = {
  make: 'Mazda',
  model: '3',
  badge: 'G20 Evolve',
  series: 'BP',
  body: 'Hatchback',
  simpleBody: 'Hatch',
  price: 27_990,
  km: 38_400,
  drive: 'Front Wheel Drive',
  simpleDrive: 'FWD',
  fuel: 'Petrol - Unleaded ULP',
  simpleFuel: 'Petrol',
  engineSizeLitres: 2,
  engineSizeCc: 1998,
  induction: 'Aspirated',
  bodyConfiguration: null,
  fuelConsumption: 6.1,
  images: photos('hatch-red'),
}

export const TRACTOR: Partial<Car> = {
  itemType: 'tractor',
  make: 'John Deere',
  model: '5075E',
  badge: 'Cab',
  series: null,
  body: 'Cab Tractor',
  simpleBody: 'Tractor',
  price: 69_500,
  priceType: 'Excl. GST',
  km: null,
  transmission: '12F/12R PowrReverser',
  simpleTransmission: 'Manual',
  seats: 1,
  powerKw: 55,
  fuelConsumption: null,
  ancapRating: null,
  ancapYear: null,
  specifications: [
    { label: 'Engine hours', value: '1,840', group: 'engine' },
    { label: 'PTO power', value: '61 hp', group: 'engine' },
  ],
  images: photos('tractor-green'),
}

/** Overrides for a car whose feed row has only the basics. */
export function unknownFacts(): Partial<Car> {
  return {
    make: 'Holden',
    model: 'Commodore',
    badge: null,
    series: null,
    year: null,
    km: null,
    price: 9990,
    priceType: null,
    colour: null,
    body: null,
    simpleBody: null,
    transmission: null,
    simpleTransmission: null,
    fuel: null,
    simpleFuel: null,
    fuelConsumption: null,
    specifications: [],
    features: [],
    dealerComments: null,
    videoUrl: null,
  }
}

/** A car with every field that a feed provides. The caller sets its name, id and stock number. */
export function usedCar(thisYear: number, createdAt: string): Car {
  return {
    ...toDirectCarValues({}),
    id: 0,
    siteId: 0,
    slug: '',
    path: '',
    name: '',
    stockNumber: '',
    vin: 'MR0BA3CD100123456',
    regPlate: 'XMP 4WD',
    regoExpiry: `${thisYear + 1}-03-31T00:00:00.000Z`,
    nvic: 'ABC24A',
    carType: 'used',
    status: 'in_stock',
    itemType: 'car',
    reserved: false,
    certified: false,
    preorder: false,
    showOnDealerWebsite: true,
    createdAt,
    updatedAt: createdAt,
    year: thisYear - 2,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    series: 'GUN126R',
    buildDate: `03/${thisYear - 2}`,
    complianceDate: `04/${thisYear - 2}`,
    price: 54_990,
    priceType: 'drive_away',
    km: 24_500,
    colour: 'Glacier White',
    interiorColour: 'Black',
    body: 'Double Cab Pick Up',
    simpleBody: 'Ute',
    transmission: '6 Speed Sports Automatic',
    simpleTransmission: 'Automatic',
    gears: 6,
    drive: 'Four Wheel Drive',
    simpleDrive: '4WD',
    fuel: 'Diesel',
    simpleFuel: 'Diesel',
    seats: 5,
    doors: 4,
    cylinders: 4,
    engineSizeLitres: 2.8,
    engineSizeCc: 2755,
    induction: 'Turbo intercooled',
    gearType: 'Sports automatic',
    bodyConfiguration: 'Dual cab',
    powerKw: 150,
    torqueNm: 500,
    fuelConsumption: 8,
    fuelCapacityLitres: 80,
    towingCapacityBrakedKg: 3500,
    grossVehicleMassKg: 3050,
    lengthMm: 5325,
    widthMm: 1900,
    heightMm: 1815,
    ancapRating: 5,
    ancapYear: 2019,
    specifications: [
      { label: 'Owners', value: '1' },
      { label: 'Airbags', value: '7', group: 'safety' },
      { label: 'Towball download', value: '350 kg', group: 'towing' },
      { label: 'Spare wheel', value: 'Full size alloy', group: 'other' },
    ],
    features: [
      'Adaptive cruise control',
      'Lane departure alert',
      'Reversing camera with guide lines',
      'Apple CarPlay and Android Auto',
      'Satellite navigation',
      'Heated front seats',
      'Smart key with push start',
      'LED headlights',
      'Roll bar and tub liner',
      'Downhill assist',
      'Rear differential lock',
      'Tow bar with wiring',
    ],
    categories: ['4x4', 'Tradie'],
    dealerComments: EXAMPLE_COMMENTS,
    videoUrl: 'https://example.test/walk-around.mp4',
    images: photos('ute-grey'),
    spinImages: [],
    interiorImages: [],
    walkaroundUrl: null,
    hotspots: NO_HOTSPOTS,
    photosCount: 5,
    views: 214,
    locationId: 1,
    lenders: [],
  }
}

/** A caravan with every field that a feed provides. */
export function newCaravan(thisYear: number, createdAt: string): Car {
  return {
    ...usedCar(thisYear, createdAt),
    ...unknownFacts(),
    carType: 'new',
    itemType: 'caravan',
    year: thisYear,
    make: 'Avan',
    model: 'Aspire',
    badge: '617',
    series: 'AS',
    buildDate: `08/${thisYear}`,
    complianceDate: null,
    regPlate: null,
    regoExpiry: null,
    vin: '6ZZAVNAS617000412',
    price: 84_990,
    priceType: 'drive_away',
    colour: 'White',
    interiorColour: null,
    body: 'Caravan',
    simpleBody: 'Caravan',
    gears: null,
    drive: null,
    simpleDrive: null,
    seats: null,
    doors: null,
    cylinders: null,
    engineSizeLitres: null,
    engineSizeCc: null,
    induction: null,
    gearType: null,
    bodyConfiguration: null,
    powerKw: null,
    torqueNm: null,
    fuelCapacityLitres: null,
    towingCapacityBrakedKg: null,
    grossVehicleMassKg: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    ancapRating: null,
    ancapYear: null,
    sleeps: 4,
    bodyLengthFeet: 20.2,
    bodyWidthFeet: 7.5,
    tareWeightKg: 1890,
    aggregateTrailerMassKg: 2400,
    axleType: 'Tandem Axle',
    specifications: [
      { label: 'Layout', value: 'Island double, dinette, central ensuite', group: 'caravan' },
      { label: 'Payload', value: '510 kg', group: 'caravan' },
    ],
    features: ['Ensuite with shower', 'Roll-out awning', 'Reverse-cycle air conditioning', '189 L three-way fridge'],
    categories: ['Family', 'Ensuite'],
    dealerComments: 'On the yard and ready to tow. Annexe walls and a hitch lock are included.',
    images: photos('caravan-white'),
    photosCount: 5,
  }
}
