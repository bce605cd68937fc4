import { CAR_TYPE_WORDS, CAR_TYPES, ITEM_TYPE_WORDS, ITEM_TYPES } from './carType'

/** How an attribute of the stock index can be filtered, in Algolia's terms. */
interface FieldFilter {
  kind: 'values' | 'number' | 'spread' | 'compared' | 'key'
  /** `counted` may be requested as a facet, `searchable` also searched among its values, `filterOnly` only filtered by */
  faceting: 'counted' | 'searchable' | 'filterOnly'
}

interface FieldBase {
  /** label in the admin form, without its unit */
  label: string
  /** "kg"; shown behind the label */
  unit?: string
  /** label in feed mappings and change reports; default: the form's label */
  feedLabel?: string
  /** names in stock systems besides the column's own, in lower case without punctuation, separated by spaces */
  aliases?: string
  /** the property of `Car`; default: the column in camel case */
  property?: string
  /** the car's property is computed in `toCar`, or there is none */
  custom?: true
  /** the field's group in the admin's Details tab, with `row`, and `place` if the row has another order */
  group?: 'main' | 'engine' | 'size' | 'caravan'
  row?: number
  place?: number
  /** `record` is stored unchanged in the index record, `input` is used by `toStockRecord` to compute an attribute */
  index?: 'record' | 'input'
  /** the record has it for typed searches only, so that it is never returned */
  typedOnly?: true
  /** how shoppers filter by the attribute of the same name */
  filter?: FieldFilter
  /** who owns the value after a feed has created the car; default: the feed */
  owner?: 'staff' | 'site'
}

/** A column's type, with its bounds in feeds. */
type FieldType =
  /** maximum characters, default 300 */
  | { kind: 'text'; max?: number; required?: true }
  | {
      kind: 'number' | 'whole'
      min: number
      max: number | YearsAhead
      /** unit in the message about a value out of bounds */
      boundsUnit?: string
      /** the maximum in the admin form */
      formMax?: number
      /** feeds may give it in a thousandth of the unit too: cubic centimetres for litres, from 500 */
      orThousandths?: true
      /** the value of an empty cell, default null */
      fallback?: number
    }
  /** whole dollars */
  | { kind: 'price' }
  | { kind: 'flag' | 'date' | 'url' | 'list' | 'urls' | 'images' | 'status' | 'hotspots' }
  | { kind: 'json'; content: string }
  /** `words` are what stock systems write for a value, in lower case */
  | { kind: 'choice'; values: readonly string[]; fallback: string; words?: Readonly<Record<string, string>> }

/** A bound relative to the current year. */
export interface YearsAhead {
  yearsAhead: number
}

export type CarField = FieldBase & FieldType

const SEARCHABLE = { kind: 'values', faceting: 'searchable' } as const
const COUNTED = { kind: 'values', faceting: 'counted' } as const
const COUNTED_NUMBER = { kind: 'number', faceting: 'counted' } as const
const SPREAD = { kind: 'spread', faceting: 'counted' } as const
const COMPARED = { kind: 'compared', faceting: 'filterOnly' } as const
const KEY = { kind: 'key', faceting: 'filterOnly' } as const

/**
 * Every field of a car that a feed can fill, by its column, in the order shown to staff. The feed reader, the columns read
 * for the stock index, the index record, `Car`, the admin's fields and the documentation are derived from it. For server and
 * admin code: pages import its types only, so that shoppers do not download it.
 */
export const CAR_FIELDS = {
  stocknum: {
    kind: 'text',
    required: true,
    max: 60,
    label: 'Stock number',
    property: 'stockNumber',
    index: 'input',
    filter: KEY,
    aliases:
      'stock stockno stockid stocknumber stockcode dealerstockno dealerstocknumber vehiclestockno sku unitid unitnumber stkno stknum',
  },
  vin: {
    kind: 'text',
    max: 30,
    label: 'VIN',
    index: 'record',
    aliases: 'vinnumber vinno chassis chassisno chassisnumber vehicleidentificationnumber',
  },
  nvic: { kind: 'text', max: 20, label: 'NVIC', aliases: 'nviccode glasscode redbookcode' },
  regplate: {
    kind: 'text',
    max: 12,
    label: 'Registration plate',
    property: 'regPlate',
    index: 'record',
    aliases:
      'rego regono regonum regonumber regoplate registration registrationnumber registrationno licenceplate licenseplate',
  },
  rego_expiry: {
    kind: 'date',
    label: 'Registration expires',
    feedLabel: 'Registration ends',
    aliases: 'regoexpiry regoexpirydate regoexp registrationexpiry registrationexpirydate regodue expiryrego',
  },
  car_type: {
    kind: 'choice',
    values: CAR_TYPES,
    fallback: 'used',
    words: CAR_TYPE_WORDS,
    label: 'Type',
    feedLabel: 'New, used or demo',
    filter: COUNTED,
    aliases:
      'newused neworused newuseddemo usednew newusedflag nu stocktype vehtype vehicletypecode listingtype condition vehiclecondition stockcondition',
  },
  status: {
    kind: 'status',
    label: 'Status',
    filter: COUNTED,
    aliases: 'stockstatus vehiclestatus availability salestatus',
  },
  item_type: {
    kind: 'choice',
    values: ITEM_TYPES,
    fallback: 'car',
    words: ITEM_TYPE_WORDS,
    label: 'Vehicle type',
    feedLabel: 'Car, caravan or tractor',
    filter: COUNTED,
    aliases: 'itemtype vehiclecategory assettype',
  },
  reserved: { kind: 'flag', label: 'Reserved', filter: COUNTED, aliases: 'isreserved onhold underoffer' },
  certified: { kind: 'flag', label: 'Certified', filter: COUNTED, aliases: 'iscertified certifiedpreowned cpo' },
  preorder: { kind: 'flag', label: 'Preorder', filter: COUNTED, aliases: 'ispreorder' },
  sold_date: { kind: 'date', label: 'Sold on', aliases: 'solddate datesold soldon' },
  listed_at: {
    kind: 'date',
    label: 'Listed on',
    feedLabel: 'Listed since',
    custom: true,
    aliases:
      'listedat listeddate datelisted dateadded addeddate createddate created dateinstock stockdate arrivaldate publisheddate',
  },
  year: {
    kind: 'whole',
    min: 1900,
    max: { yearsAhead: 2 },
    label: 'Year',
    index: 'record',
    filter: COUNTED_NUMBER,
    aliases:
      'yeargroup modelyear yearmodel vehicleyear manufactureyear yearofmanufacture modelyr builtyear buildyear yr',
  },
  make: {
    kind: 'text',
    required: true,
    max: 120,
    label: 'Make',
    index: 'record',
    filter: SEARCHABLE,
    aliases: 'manufacturer brand vehiclemake makename marque makedesc franchisedesc',
  },
  model: {
    kind: 'text',
    required: true,
    max: 120,
    label: 'Model',
    index: 'record',
    filter: SEARCHABLE,
    aliases: 'vehiclemodel modelname family familydesc modeldesc modeldescription',
  },
  badge: {
    kind: 'text',
    label: 'Badge',
    index: 'record',
    filter: SEARCHABLE,
    aliases: 'badgedesc badgedescription badgename variant variantdesc trim grade derivative submodel',
  },
  series: {
    kind: 'text',
    label: 'Series',
    index: 'record',
    filter: SEARCHABLE,
    aliases: 'seriesname modelseries seriesdesc seriesdescription',
  },
  build_date: {
    kind: 'text',
    max: 40,
    label: 'Built',
    feedLabel: 'Build date',
    aliases: 'builddate built manufacturedate dateofmanufacture',
  },
  compliance_date: {
    kind: 'text',
    max: 40,
    label: 'Complied',
    feedLabel: 'Compliance date',
    aliases: 'compliancedate complied complianceplate',
  },
  price: {
    kind: 'price',
    label: 'Price',
    unit: '$',
    feedLabel: 'Price',
    index: 'input',
    filter: SPREAD,
    aliases:
      'advprice advertisedprice advertprice driveawayprice drivewayprice dapprice pricedap dap driveaway saleprice sellingprice askingprice internetprice webprice retailprice listprice priceinc egcprice priceegc egc',
  },
  before_price: {
    kind: 'price',
    label: 'Earlier price',
    unit: '$',
    feedLabel: 'Earlier price',
    index: 'input',
    filter: COMPARED,
    aliases: 'wasprice beforeprice originalprice oldprice rrp previousprice',
  },
  offer_price: {
    kind: 'price',
    label: 'Offer price',
    unit: '$',
    feedLabel: 'Offer price',
    index: 'input',
    filter: COMPARED,
    aliases: 'offerprice specialprice discountprice nowprice',
  },
  subscription_price: {
    kind: 'price',
    label: 'Subscription per month',
    unit: '$',
    feedLabel: 'Subscription price',
    index: 'input',
    filter: SPREAD,
    aliases: 'subscriptionprice',
  },
  market_average_price: {
    kind: 'price',
    label: 'Market average',
    unit: '$',
    feedLabel: 'Market average price',
    index: 'input',
    filter: COMPARED,
    aliases: 'marketprice marketaverage marketaverageprice',
  },
  state_market_average_price: {
    kind: 'price',
    label: 'Market average in the state',
    unit: '$',
    feedLabel: 'State market average price',
  },
  price_type: {
    kind: 'text',
    max: 60,
    label: 'Price type',
    index: 'record',
    aliases: 'pricetype pricequalifier pricedescription pricingtype advertisedpricetype',
  },
  km: {
    kind: 'number',
    min: 0,
    max: 2_000_000,
    boundsUnit: 'km',
    label: 'Kilometres',
    group: 'main',
    row: 1,
    index: 'record',
    filter: SPREAD,
    aliases: 'kms kilometres kilometers odometer odo mileage odometerreading',
  },
  colour: {
    kind: 'text',
    label: 'Colour',
    group: 'main',
    row: 2,
    index: 'record',
    filter: SEARCHABLE,
    aliases:
      'color exteriorcolour exteriorcolor bodycolour bodycolor paint manufacturercolour colourdesc colordesc colourdescription extcolour',
  },
  interior_colour: {
    kind: 'text',
    label: 'Interior colour',
    group: 'main',
    row: 2,
    index: 'input',
    aliases: 'interiorcolour interiorcolor trimcolour trimcolor',
  },
  body: {
    kind: 'text',
    label: 'Body',
    group: 'main',
    row: 3,
    index: 'input',
    filter: SEARCHABLE,
    aliases: 'bodydesc bodydescription bodytype bodytypedesc bodystyle bodyshape',
  },
  simple_body: {
    kind: 'text',
    label: 'Body (filter)',
    group: 'main',
    row: 3,
    index: 'input',
    aliases: 'simplebody genericbody bodygroup',
  },
  trans: {
    kind: 'text',
    label: 'Transmission',
    property: 'transmission',
    group: 'main',
    row: 4,
    index: 'input',
    aliases:
      'transmission transmissiontype gearbox gearboxtype transmissiondescription geartype transdesc transmissiondesc geartypedesc gearboxdesc',
  },
  simple_transmission: {
    kind: 'text',
    label: 'Transmission (filter)',
    group: 'main',
    row: 4,
    index: 'input',
    aliases: 'simpletransmission generictransmission genericgeartype',
  },
  gearnum: {
    kind: 'whole',
    min: 0,
    max: 60,
    label: 'Gears',
    property: 'gears',
    group: 'engine',
    row: 1,
    place: 3,
    index: 'record',
    typedOnly: true,
    filter: COUNTED_NUMBER,
    aliases: 'gears gearcount numberofgears gearno noofgears',
  },
  drive: {
    kind: 'text',
    label: 'Drive',
    group: 'main',
    row: 5,
    index: 'input',
    filter: COUNTED,
    aliases: 'drivetype drivetrain driven wheeldrive drivedesc drivetypedesc drivenwheels',
  },
  simple_drive: {
    kind: 'text',
    label: 'Drive (filter)',
    group: 'main',
    row: 5,
    index: 'input',
    aliases: 'simpledrive genericdrive',
  },
  fuel: {
    kind: 'text',
    label: 'Fuel',
    group: 'main',
    row: 6,
    index: 'input',
    filter: SEARCHABLE,
    aliases: 'fueltype fueldescription fueldesc fueltypedesc',
  },
  simple_fuel: {
    kind: 'text',
    label: 'Fuel (filter)',
    group: 'main',
    row: 6,
    index: 'input',
    aliases: 'simplefuel genericfuel',
  },
  seats: {
    kind: 'whole',
    min: 0,
    max: 60,
    label: 'Seats',
    group: 'main',
    row: 1,
    index: 'record',
    filter: COUNTED_NUMBER,
    aliases: 'seatcount numberofseats noofseats seatnum seatcapacity seatingcapacity',
  },
  doors: {
    kind: 'whole',
    min: 0,
    max: 12,
    label: 'Doors',
    group: 'main',
    row: 1,
    index: 'record',
    filter: COMPARED,
    aliases: 'doorcount numberofdoors noofdoors doornum',
  },
  engine_hours: {
    kind: 'number',
    min: 0,
    max: 100_000,
    boundsUnit: 'hours',
    label: 'Engine hours',
    group: 'engine',
    row: 2,
    index: 'record',
    filter: SPREAD,
    aliases: 'hours hrs enginehrs machinehours meterhours operatinghours',
  },
  cylinders: {
    kind: 'whole',
    min: 0,
    max: 16,
    label: 'Cylinders',
    group: 'engine',
    row: 1,
    place: 2,
    index: 'record',
    typedOnly: true,
    filter: COUNTED_NUMBER,
    aliases: 'cyl cylindercount numberofcylinders noofcylinders',
  },
  engine_size_litres: {
    kind: 'number',
    min: 0,
    max: 30,
    label: 'Engine',
    unit: 'L',
    feedLabel: 'Engine (litres)',
    group: 'engine',
    row: 1,
    place: 1,
    index: 'record',
    typedOnly: true,
    filter: COUNTED_NUMBER,
    aliases: 'enginelitres enginesizelitres litres enginecapacity enginesize',
    orThousandths: true,
  },
  engine_size_cc: {
    kind: 'number',
    min: 0,
    max: 30_000,
    label: 'Engine',
    unit: 'cc',
    group: 'engine',
    row: 2,
    aliases: 'enginecc enginesizecc enginecapacitycc cubiccapacity cc',
  },
  induction: { kind: 'text', max: 60, label: 'Induction', group: 'engine', row: 3, index: 'input' },
  gear_type: { kind: 'text', max: 60, label: 'Gear type', group: 'engine', row: 3, index: 'input' },
  body_configuration: { kind: 'text', max: 60, label: 'Body configuration', group: 'main', row: 3, index: 'input' },
  power_kw: {
    kind: 'number',
    min: 0,
    max: 2000,
    label: 'Power',
    unit: 'kW',
    group: 'engine',
    row: 2,
    index: 'record',
    filter: COMPARED,
    aliases: 'powerkw enginepower kw',
  },
  torque_nm: {
    kind: 'number',
    min: 0,
    max: 5000,
    label: 'Torque',
    unit: 'Nm',
    group: 'engine',
    row: 2,
    aliases: 'torque torquenm nm',
  },
  fuel_consumption: {
    kind: 'number',
    min: 0,
    max: 60,
    label: 'Consumption',
    unit: 'L/100 km',
    feedLabel: 'Fuel consumption',
    group: 'engine',
    row: 4,
    index: 'record',
    typedOnly: true,
    filter: COUNTED_NUMBER,
    aliases: 'fuelconsumption fueleconomy consumption fuelcombined fuelconsumptioncombined',
  },
  fuel_capacity_litres: {
    kind: 'number',
    min: 0,
    max: 1500,
    label: 'Fuel tank',
    unit: 'L',
    feedLabel: 'Fuel capacity litres',
    group: 'engine',
    row: 4,
    aliases: 'fuelcapacity tankcapacity fueltank',
  },
  towing_capacity_braked_kg: {
    kind: 'number',
    min: 0,
    max: 30_000,
    label: 'Tows, braked',
    unit: 'kg',
    feedLabel: 'Towing capacity braked (kg)',
    group: 'size',
    row: 2,
    index: 'record',
    filter: COMPARED,
    aliases: 'towing towingcapacity brakedtowing towingbraked brakedtowingcapacity',
  },
  gross_vehicle_mass_kg: {
    kind: 'number',
    min: 0,
    max: 60_000,
    label: 'Gross mass',
    unit: 'kg',
    feedLabel: 'Gross vehicle mass (kg)',
    group: 'size',
    row: 2,
    aliases: 'gvm grossvehiclemass grossweight',
  },
  length_mm: {
    kind: 'number',
    min: 0,
    max: 30_000,
    label: 'Length',
    unit: 'mm',
    group: 'size',
    row: 1,
    aliases: 'length overalllength',
  },
  width_mm: {
    kind: 'number',
    min: 0,
    max: 6000,
    label: 'Width',
    unit: 'mm',
    group: 'size',
    row: 1,
    aliases: 'width overallwidth',
  },
  height_mm: {
    kind: 'number',
    min: 0,
    max: 6000,
    label: 'Height',
    unit: 'mm',
    group: 'size',
    row: 1,
    aliases: 'height overallheight',
  },
  ancap_rating: {
    kind: 'number',
    min: 0,
    max: 5,
    label: 'ANCAP stars',
    formMax: 5,
    group: 'size',
    row: 3,
    index: 'record',
    typedOnly: true,
    filter: COUNTED_NUMBER,
    aliases: 'ancap ancapstars safetyrating ancaprating',
  },
  ancap_year: {
    kind: 'whole',
    min: 1990,
    max: { yearsAhead: 1 },
    label: 'ANCAP year',
    formMax: 2100,
    group: 'size',
    row: 3,
    aliases: 'ancapyear',
  },
  sleeps: {
    kind: 'whole',
    min: 0,
    max: 20,
    label: 'Sleeps',
    group: 'caravan',
    row: 1,
    index: 'record',
    filter: COUNTED_NUMBER,
    aliases: 'berths berth sleepingcapacity',
  },
  body_length_feet: {
    kind: 'number',
    min: 0,
    max: 60,
    label: 'Body length',
    unit: 'ft',
    feedLabel: 'Body length feet',
    group: 'caravan',
    row: 1,
    index: 'record',
    filter: SPREAD,
    aliases: 'lengthft bodylength lengthfeet',
  },
  body_width_feet: {
    kind: 'number',
    min: 0,
    max: 15,
    label: 'Body width',
    unit: 'ft',
    feedLabel: 'Body width feet',
    group: 'caravan',
    row: 1,
    aliases: 'widthft bodywidth widthfeet',
  },
  tare_weight_kg: {
    kind: 'number',
    min: 0,
    max: 30_000,
    label: 'Tare',
    unit: 'kg',
    feedLabel: 'Tare weight (kg)',
    group: 'caravan',
    row: 2,
    index: 'record',
    filter: SPREAD,
    aliases: 'tare tareweight taremass',
  },
  aggregate_trailer_mass_kg: {
    kind: 'number',
    min: 0,
    max: 30_000,
    label: 'Aggregate trailer mass',
    unit: 'kg',
    group: 'caravan',
    row: 2,
    index: 'record',
    filter: SPREAD,
    aliases: 'atm aggregatetrailermass',
  },
  tow_ball_mass_kg: {
    kind: 'number',
    min: 0,
    max: 1000,
    label: 'Tow ball mass, loaded',
    unit: 'kg',
    feedLabel: 'Tow ball mass (kg)',
    group: 'caravan',
    row: 3,
    index: 'record',
    filter: COMPARED,
    aliases: 'towballmass ballmass towballweight ballweight tbm towballdownload',
  },
  axle_type: {
    kind: 'text',
    label: 'Axle type',
    group: 'caravan',
    row: 3,
    index: 'record',
    aliases: 'axles axletype axle',
  },
  specifications: {
    kind: 'json',
    content: 'a list of specifications',
    label: 'Other specifications',
    feedLabel: 'Specifications',
    aliases: 'specs specification',
  },
  features: {
    kind: 'list',
    label: 'Features',
    aliases:
      'keyfeatures options equipment extras accessories featurelist standardfeatures additionalfeatures feature option',
  },
  categories: { kind: 'list', label: 'Categories', filter: SEARCHABLE },
  dealercomments: {
    kind: 'text',
    max: 20_000,
    label: 'Dealer comments',
    property: 'dealerComments',
    index: 'input',
    owner: 'staff',
    aliases:
      'adverttext advtext advdescription advertdescription advert adtext comments dealercomment description salestext vehicledescription notes remarks',
  },
  tag: {
    kind: 'text',
    max: 60,
    label: 'Tag',
    index: 'record',
    filter: SEARCHABLE,
    owner: 'staff',
    aliases: 'ribbon badgetext',
  },
  video_url: {
    kind: 'text',
    max: 500,
    label: 'Video',
    owner: 'staff',
    aliases: 'video videolink youtube youtubeurl videourl',
  },
  images: {
    kind: 'images',
    label: 'Photos',
    aliases:
      'image photos photo pictures picture imageurls imageurl photourls photourl imagelist photolist imageslist gallery',
  },
  spin_images: { kind: 'urls', label: 'Spin', feedLabel: 'Photos of the spin' },
  interior_images: { kind: 'urls', label: 'Interior', feedLabel: 'Photos of the inside' },
  walkaround_url: { kind: 'url', label: 'Walkaround', custom: true, owner: 'staff' },
  hotspots: { kind: 'hotspots', label: 'Hotspots', owner: 'staff' },
  views: {
    kind: 'number',
    min: 0,
    max: 1_000_000_000,
    fallback: 0,
    label: 'Views',
    owner: 'site',
    aliases: 'viewcount pageviews',
  },
  custom_rank: {
    kind: 'number',
    min: -1000,
    max: 1000,
    fallback: 0,
    label: 'Rank',
    filter: COMPARED,
    owner: 'staff',
    aliases: 'sortorder',
  },
  finance_lenders: { kind: 'json', content: 'lender records', label: 'Lender offers', aliases: 'lenders finance' },
  history_report_url: { kind: 'url', label: 'History report' },
  car_analysis_url: { kind: 'url', label: 'Car analysis' },
  ppsr_report_url: { kind: 'url', label: 'PPSR report' },
  private_suburb: { kind: 'text', max: 80, label: 'Seller\u2019s suburb', feedLabel: 'Private suburb' },
  private_postcode: { kind: 'text', max: 4, label: 'Seller\u2019s postcode', feedLabel: 'Private postcode' },
  location: {
    kind: 'text',
    max: 120,
    label: 'Location',
    custom: true,
    aliases:
      'yardcode yardname yarddesc yard locationname locationcode branch branchname dealership dealername showroom',
  },
} as const satisfies Record<string, CarField>

export type CarFieldName = keyof typeof CAR_FIELDS

/** The same table for code that handles all fields generically. */
export const carFieldEntries = Object.entries(CAR_FIELDS) as [CarFieldName, CarField][]

type FieldOf<Name extends CarFieldName> = (typeof CAR_FIELDS)[Name]

type ValueOf<Field> = Field extends { kind: 'text'; required: true } | { kind: 'status' }
  ? string
  : Field extends { kind: 'text' | 'date' | 'url' }
    ? string | null
    : Field extends { kind: 'number'; fallback: number }
      ? number
      : Field extends { kind: 'number' | 'whole' | 'price' }
        ? number | null
        : Field extends { kind: 'flag' }
          ? boolean
          : Field extends { kind: 'list' | 'urls' }
            ? string[]
            : Field extends { kind: 'images' }
              ? { url: string; thumbUrl: string }[]
              : Field extends { kind: 'choice'; values: readonly (infer Value)[] }
                ? Value
                : unknown

/** What the cell of a feed is parsed to. */
export type CarFieldValue<Name extends CarFieldName> = ValueOf<FieldOf<Name>>

/** `body_length_feet` as `bodyLengthFeet`. */
export type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Distributes over a union of names. */
export type CarPropertyOf<Name extends CarFieldName> = Name extends CarFieldName
  ? FieldOf<Name> extends { property: infer Property extends string }
    ? Property
    : CamelCase<Name>
  : never

const DIRECT_KINDS = ['text', 'number', 'whole', 'price', 'date', 'url'] as const

/** The fields that `Car` has unchanged from their columns. */
export type DirectCarField = {
  [Name in CarFieldName]: FieldOf<Name> extends { custom: true } | { fallback: number }
    ? never
    : FieldOf<Name> extends { kind: (typeof DIRECT_KINDS)[number] }
      ? Name
      : never
}[CarFieldName]

/** The direct fields that the stock index reads. */
export type IndexedCarField = {
  [Name in DirectCarField]: FieldOf<Name> extends { index: string } ? Name : never
}[DirectCarField]

/** The direct fields that are unchanged in the index record. */
export type RecordCarField = {
  [Name in DirectCarField]: FieldOf<Name> extends { index: 'record' } ? Name : never
}[DirectCarField]

/** The properties of `Car` with their columns' values. */
export type DirectCarValues = { [Name in DirectCarField as CarPropertyOf<Name>]: CarFieldValue<Name> }

/** A direct field with the name of its property. */
interface DirectField {
  column: DirectCarField
  property: keyof DirectCarValues
  field: CarField
}

export const DIRECT_CAR_FIELDS: readonly DirectField[] = carFieldEntries
  .filter(([, field]) => isDirect(field))
  .map(([column, field]) => ({
    column: column as DirectCarField,
    property: (field.property ?? camelCase(column)) as keyof DirectCarValues,
    field,
  }))

/** The label of a field in the admin's form: "Tare (kg)". */
export function carFieldLabel(name: CarFieldName): string {
  const { label, unit }: CarField = CAR_FIELDS[name]
  return unit ? `${label} (${unit})` : label
}

/** The direct properties of a car from its columns; null for missing values. */
export function toDirectCarValues(
  row: {
    readonly [Name in DirectCarField]?: CarFieldValue<Name> | null
  },
): DirectCarValues {
  const values = DIRECT_CAR_FIELDS.map(({ column, property }) => [property, row[column] ?? null])
  return Object.fromEntries(values) as DirectCarValues
}

function isDirect(field: CarField): boolean {
  const hasFallback = 'fallback' in field && field.fallback !== undefined
  return (DIRECT_KINDS as readonly string[]).includes(field.kind) && !field.custom && !hasFallback
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
