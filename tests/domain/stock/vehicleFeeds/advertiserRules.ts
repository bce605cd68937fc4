/**
 * What Google and Meta require of a feed's row, written from their documentation, independently of the code under test:
 * support.google.com/merchants/answer/11192663 and 14592783, developers.google.com/vehicle-listings/reference/feed-specification,
 * developers.facebook.com/docs/marketing-api/auto-ads/reference. Each lists every error of a row.
 */
type Row = Record<string, string>
type Rule = RegExp | ((row: Row) => boolean)

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
const URL_PATTERN = /^https?:\/\/\S+$/
const YEAR = /^(19|20)\d\d$/
const AUD = /^[1-9]\d* AUD$/
const NOT_EMPTY = /\S/
const DAY = /^\d{4}-\d\d-\d\d$/
const parseDollars = (price: string | undefined) => Number((price ?? '').split(' ')[0])
const orEmpty = (rule: RegExp) => new RegExp(`^$|${rule.source}`)

const GOOGLE: Record<string, Rule> = {
  vin: VIN,
  id: /^.{1,50}$/,
  google_product_category: /^916$/,
  title: /^.{1,150}$/,
  link: URL_PATTERN,
  image_link: URL_PATTERN,
  additional_image_link: ({ additional_image_link }) =>
    additional_image_link === '' ||
    ((additional_image_link as string).split(',').every((url) => URL_PATTERN.test(url)) &&
      (additional_image_link as string).split(',').length <= 10),
  price: AUD,
  vehicle_price_type: ({ condition, vehicle_price_type }) =>
    vehicle_price_type === 'drive_away_price' ||
    (condition === 'used' && vehicle_price_type === 'excluding_government_charges_price') ||
    (condition === 'new' && vehicle_price_type === 'estimated_drive_away_price'),
  condition: /^(new|used)$/,
  certified_pre_owned: /^(yes|no)$/,
  brand: NOT_EMPTY,
  make: NOT_EMPTY,
  model: NOT_EMPTY,
  year: YEAR,
  mileage: /^\d+ km$/,
  color: NOT_EMPTY,
  exterior_color: NOT_EMPTY,
  body_style: /^(|convertible|coupe|crossover|full size van|hatchback|minivan|sedan|station wagon|suv|truck)$/,
  engine: /^(|gasoline|diesel|electric|hybrid)$/,
  date_in_stock: DAY,
  store_code: /^[\w-]{1,64}$/,
  'vehicle_fulfillment(option:store_code)': /^in_store:[\w-]{1,64}$/,
  dealership_name: NOT_EMPTY,
  dealership_address: /^.+, .+, (ACT|NSW|NT|QLD|SA|TAS|VIC|WA) \d{4}, AU$/,
}

const META: Record<string, Rule> = {
  vehicle_id: /^.{1,100}$/,
  vin: VIN,
  title: /^.{1,500}$/,
  description: /^.{1,5000}$/,
  url: URL_PATTERN,
  make: NOT_EMPTY,
  model: NOT_EMPTY,
  year: YEAR,
  'mileage.value': /^\d+$/,
  'mileage.unit': /^(KM|MI)$/,
  'image[0].url': URL_PATTERN,
  'image[0].tag[0]': NOT_EMPTY,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`image[${index + 1}].url`, orEmpty(URL_PATTERN)])),
  body_style:
    /^(CONVERTIBLE|COUPE|CROSSOVER|ESTATE|HATCHBACK|MINIBUS|MINIVAN|MPV|PICKUP|SALOON|SEDAN|SUV|TRUCK|VAN|WAGON|OTHER)$/,
  exterior_color: NOT_EMPTY,
  transmission: /^(|AUTOMATIC|MANUAL)$/,
  fuel_type: /^(DIESEL|ELECTRIC|GASOLINE|FLEX|HYBRID|PETROL|PLUGIN_HYBRID|OTHER)$/,
  drivetrain: /^(TWO_WD|FOUR_WD|AWD|FWD|RWD|OTHER)$/,
  price: AUD,
  sale_price: ({ price, sale_price }) =>
    sale_price === '' || (AUD.test(sale_price as string) && parseDollars(sale_price) < parseDollars(price)),
  state_of_vehicle: /^(NEW|USED|CPO)$/,
  availability: /^(AVAILABLE|NOT_AVAILABLE|PENDING)$/,
  date_first_on_lot: DAY,
  'address.addr1': NOT_EMPTY,
  'address.city': NOT_EMPTY,
  'address.region': NOT_EMPTY,
  'address.postal_code': /^\d{4}$/,
  'address.country': NOT_EMPTY,
  latitude: /^-\d+(\.\d+)?$/,
  longitude: /^\d+(\.\d+)?$/,
}

function findErrors(rules: Record<string, Rule>, row: Row): string[] {
  return Object.entries(rules).flatMap(([column, rule]) => {
    const value = row[column]
    const isValid = value !== undefined && (rule instanceof RegExp ? rule.test(value) : rule(row))
    return isValid ? [] : [`${column}: ${value}`]
  })
}

export const ADVERTISER_RULES = {
  google: { columns: Object.keys(GOOGLE), faults: (row: Row) => findErrors(GOOGLE, row) },
  meta: { columns: Object.keys(META), faults: (row: Row) => findErrors(META, row) },
} as const
