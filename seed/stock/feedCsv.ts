import type { FeedCar } from './feedCar'

/** The feeds' header, in order: the field names of the cars collection. */
export const FEED_COLUMNS = [
  'stocknum',
  'vin',
  'regplate',
  'rego_expiry',
  'nvic',
  'car_type',
  'status',
  'item_type',
  'reserved',
  'certified',
  'preorder',
  'sold_date',
  'listed_at',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'build_date',
  'compliance_date',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'market_average_price',
  'state_market_average_price',
  'km',
  'colour',
  'interior_colour',
  'body',
  'simple_body',
  'trans',
  'simple_transmission',
  'gearnum',
  'drive',
  'simple_drive',
  'fuel',
  'simple_fuel',
  'seats',
  'doors',
  'cylinders',
  'engine_size_litres',
  'engine_size_cc',
  'induction',
  'gear_type',
  'body_configuration',
  'power_kw',
  'torque_nm',
  'fuel_consumption',
  'fuel_capacity_litres',
  'towing_capacity_braked_kg',
  'gross_vehicle_mass_kg',
  'length_mm',
  'width_mm',
  'height_mm',
  'ancap_rating',
  'ancap_year',
  'sleeps',
  'body_length_feet',
  'body_width_feet',
  'tare_weight_kg',
  'aggregate_trailer_mass_kg',
  'axle_type',
  'specifications',
  'features',
  'categories',
  'dealercomments',
  'tag',
  'video_url',
  'images',
  'spin_images',
  'interior_images',
  'walkaround_url',
  'hotspots',
  'views',
  'custom_rank',
  'finance_lenders',
  'history_report_url',
  'car_analysis_url',
  'ppsr_report_url',
  'private_suburb',
  'private_postcode',
  'location',
] as const satisfies readonly (keyof FeedCar)[]

/** A feed as text: a header and a line for each vehicle; comments may hold line breaks inside their quotes. */
export function feedCsv(cars: readonly FeedCar[]): string {
  return csvText([FEED_COLUMNS, ...cars.map((car) => FEED_COLUMNS.map((column) => cellOf(car[column])))])
}

/** Rows of cells as CSV, quoted where they must be. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

function cellOf(value: FeedCar[keyof FeedCar]): string {
  if (value === null) return ''
  if (Array.isArray(value)) {
    if (value.length === 0) return ''
    return value.every((item) => typeof item === 'string') ? value.join('|') : JSON.stringify(value)
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell
}
