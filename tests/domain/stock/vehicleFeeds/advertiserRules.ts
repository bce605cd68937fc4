/**
 * What Google and Meta say that a feed's row must hold, written from their pages and apart from the code that writes it:
 * support.google.com/merchants/answer/11192663 and 14592783, developers.google.com/vehicle-listings/reference/feed-specification,
 * developers.facebook.com/docs/marketing-api/auto-ads/reference. Each answers with every fault of a row.
 */
type Row = Record<string, string>
type Rule = RegExp | ((row: Row) => boolean)

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
const URL_OF = /^https?:\/\/\S+$/
const YEAR = /^(19|20)\d\d$/
const AUD = /^[1-9]\d* AUD$/
const SOMETHING = /\S/
const DAY = /^\d{4}-\d\d-\d\d$/
const dollars = (price: string | undefined) => Number((price ?? '').split(' ')[0])
const optionally = (rule: RegExp) => new RegExp(`^$|${rule.source}`)

const GOOGLE: Record<string, Rule> = {
  vin: VIN,
  id: /^.{1,50}$/,
  google_product_category: /^916$/,
  title: /^.{1,150}$/,
  link: URL_OF,
  image_link: URL_OF,
  additional_image_link: ({ additional_image_link }) =>
    additional_image_link === '' ||
    ((additional_image_link as string).split(',').every((url) => URL_OF.test(url)) &&
      (additional_image_link as string).split(',').length <= 10),
  price: AUD,
  vehicle_price_type: ({ condition, vehicle_price_type }) =>
    vehicle_price_type === 'drive_away_price' ||
    (condition === 'used' && vehicle_price_type === 'excluding_government_charges_price') ||
    (condition === 'new' && vehicle_price_type === 'estimated_drive_away_price'),
  condition: /^(new|used)$/,
  certified_pre_owned: /^(yes|no)$/,
  brand: SOMETHING,
  make: SOMETHING,
  model: SOMETHING,
  year: YEAR,
  mileage: /^\d+ km$/,
  color: SOMETHING,
  exterior_color: SOMETHING,
  body_style: /^(|convertible|coupe|crossover|full size van|hatchback|minivan|sedan|station wagon|suv|truck)$/,
  engine: /^(|gasoline|diesel|electric|hybrid)$/,
  date_in_stock: DAY,
  store_code: /^[\w-]{1,64}$/,
  'vehicle_fulfillment(option:store_code)': /^in_store:[\w-]{1,64}$/,
  dealership_name: SOMETHING,
  dealership_address: /^.+, .+, (ACT|NSW|NT|QLD|SA|TAS|VIC|WA) \d{4}, AU$/,
}

const META: Record<string, Rule> = {
  vehicle_id: /^.{1,100}$/,
  vin: VIN,
  title: /^.{1,500}$/,
  description: /^.{1,5000}$/,
  url: URL_OF,
  make: SOMETHING,
  model: SOMETHING,
  year: YEAR,
  'mileage.value': /^\d+$/,
  'mileage.unit': /^(KM|MI)$/,
  'image[0].url': URL_OF,
  'image[0].tag[0]': SOMETHING,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`image[${at + 1}].url`, optionally(URL_OF)])),
  body_style:
    /^(CONVERTIBLE|COUPE|CROSSOVER|ESTATE|HATCHBACK|MINIBUS|MINIVAN|MPV|PICKUP|SALOON|SEDAN|SUV|TRUCK|VAN|WAGON|OTHER)$/,
  exterior_color: SOMETHING,
  transmission: /^(|AUTOMATIC|MANUAL)$/,
  fuel_type: /^(DIESEL|ELECTRIC|GASOLINE|FLEX|HYBRID|PETROL|PLUGIN_HYBRID|OTHER)$/,
  drivetrain: /^(TWO_WD|FOUR_WD|AWD|FWD|RWD|OTHER)$/,
  price: AUD,
  sale_price: ({ price, sale_price }) =>
    sale_price === '' || (AUD.test(sale_price as string) && dollars(sale_price) < dollars(price)),
  state_of_vehicle: /^(NEW|USED|CPO)$/,
  availability: /^(AVAILABLE|NOT_AVAILABLE|PENDING)$/,
  date_first_on_lot: DAY,
  'address.addr1': SOMETHING,
  'address.city': SOMETHING,
  'address.region': SOMETHING,
  'address.postal_code': /^\d{4}$/,
  'address.country': SOMETHING,
  latitude: /^-\d+(\.\d+)?$/,
  longitude: /^\d+(\.\d+)?$/,
}

function faultsBy(rules: Record<string, Rule>, row: Row): string[] {
  return Object.entries(rules).flatMap(([column, rule]) => {
    const value = row[column]
    const kept = value !== undefined && (rule instanceof RegExp ? rule.test(value) : rule(row))
    return kept ? [] : [`${column}: ${value}`]
  })
}

export const ADVERTISER_RULES = {
  google: { columns: Object.keys(GOOGLE), faults: (row: Row) => faultsBy(GOOGLE, row) },
  meta: { columns: Object.keys(META), faults: (row: Row) => faultsBy(META, row) },
} as const
