import type { CarFieldName } from '../stock/carFields'

/** A stock system with the headers of its exports, where the names that every system uses would not be enough. */
export interface StockSystem {
  id: string
  label: string
  /** headers by field, the best first, in lower case without punctuation, separated by spaces */
  headers: Partial<Record<CarFieldName, string>>
}

const DEALER_MANAGEMENT: StockSystem['headers'] = {
  stocknum: 'stockno stocknumber stkno',
  car_type: 'vehtype newused stocktype',
  year: 'yeargroup modelyear year',
  make: 'makedesc make franchisedesc',
  model: 'family familydesc model modeldesc',
  badge: 'badgedesc badge variantdesc modeldesc',
  series: 'seriesdesc series modelseries',
  price: 'advprice dapprice dap egc',
  body: 'bodydesc body',
  colour: 'colourdesc extcolourdesc colour',
  interior_colour: 'trimdesc trimcolourdesc intcolourdesc',
  trans: 'transdesc transmissiondesc geartypedesc geartype',
  drive: 'drivedesc drivetypedesc',
  fuel: 'fueldesc fueltypedesc',
  dealercomments: 'adverttext advtext comments',
  location: 'yardcode yarddesc yardname',
}

/**
 * The stock systems that Australian dealers use. Dealers choose the columns of an export themselves, so a header that the feed does not
 * have is passed over.
 */
export const STOCK_SYSTEMS: readonly StockSystem[] = [
  {
    id: 'easycars',
    label: 'EasyCars',
    headers: {
      stocknum: 'stocknumber stockno',
      car_type: 'stocktype newused',
      year: 'yeargroup year',
      regplate: 'regonum rego',
      price: 'price advprice',
      before_price: 'wasprice',
      trans: 'geartype transmission',
      dealercomments: 'advdescription comments',
      features: 'keyfeatures additionalfeatures features',
      images: 'imageurls imageurl images',
      location: 'yardcode yardname dealername',
    },
  },
  {
    id: 'autogate',
    label: 'AutoGate',
    headers: {
      stocknum: 'stocknumber stockno',
      car_type: 'listingtype newused condition type',
      badge: 'badge badgedesc variant',
      price: 'advprice dapprice driveawayprice egcprice price',
      body: 'bodydesc bodystyle body',
      colour: 'colourdesc colour',
      trans: 'geartype gearboxtype transmission',
      dealercomments: 'adverttext comments description',
      images: 'photos photourls images',
      location: 'yardcode sellername dealername',
    },
  },
  { id: 'pentana', label: 'Pentana eraPower', headers: DEALER_MANAGEMENT },
  {
    id: 'titan',
    label: 'Titan',
    headers: { ...DEALER_MANAGEMENT, price: 'advprice retailprice dapprice egc', location: 'yardcode branch yarddesc' },
  },
  {
    id: 'dealersolutions',
    label: 'Dealer Solutions',
    headers: {
      stocknum: 'stocknumber stockno',
      car_type: 'condition newused type',
      price: 'driveawayprice dapprice price egcprice egc',
      body: 'bodytype body',
      colour: 'exteriorcolour colour',
      trans: 'transmission geartype',
      dealercomments: 'comments dealercomments description',
      images: 'images imageurls photos',
      location: 'locationcode location dealername',
    },
  },
  {
    id: 'carsguide',
    label: 'CarsGuide',
    headers: {
      stocknum: 'stocknumber stockno dealerstockno',
      car_type: 'newused condition type',
      badge: 'variant badge',
      price: 'driveawayprice price priceegc egc',
      body: 'bodytype bodydesc',
      colour: 'exteriorcolour colour',
      trans: 'transmission geartype',
      dealercomments: 'description comments adverttext',
      images: 'imageurls images photourls',
      location: 'dealername location yardcode',
    },
  },
]

/** Fields that are asked for before all others, because a feed without them is of little use. */
export const KEY_FEED_FIELDS = [
  'stocknum',
  'make',
  'model',
  'year',
  'car_type',
  'price',
] as const satisfies CarFieldName[]

/** What a price includes, by the header of its column: `price_type` of the cars if no column says it. */
export function priceTypeOf(header: string): 'drive_away' | 'excl_gov_charges' | null {
  if (/egc|excl/i.test(header)) return 'excl_gov_charges'
  return /\bdap|drive\W*away|^dap/i.test(header) ? 'drive_away' : null
}
