import { toLabel } from '../labels'

/** Fields whose names are abbreviated or unclear. */
const LABELS: Record<string, string> = {
  stocknum: 'Stock number',
  vin: 'VIN',
  nvic: 'NVIC',
  regplate: 'Registration plate',
  rego_expiry: 'Registration expiry',
  car_type: 'New, used or demo',
  item_type: 'Car, caravan or tractor',
  status: 'Status',
  listed_at: 'Listed date',
  sold_date: 'Sold date',
  km: 'Kilometres',
  trans: 'Transmission',
  gearnum: 'Gears',
  ancap_rating: 'ANCAP stars',
  ancap_year: 'ANCAP year',
  engine_size_litres: 'Engine (litres)',
  engine_size_cc: 'Engine (cc)',
  power_kw: 'Power (kW)',
  torque_nm: 'Torque (Nm)',
  simple_body: 'Body (filter)',
  simple_transmission: 'Transmission (filter)',
  simple_drive: 'Drive (filter)',
  simple_fuel: 'Fuel (filter)',
  dealercomments: 'Dealer comments',
  images: 'Photos',
  spin_images: '360° spin photos',
  interior_images: 'Interior photos',
  before_price: 'Earlier price',
  video_url: 'Video',
  finance_lenders: 'Lender offers',
  custom_rank: 'Rank',
  ppsr_report_url: 'PPSR report',
}

/** The label of a car field in feeds: "price_type" is "Price type". */
export function feedFieldLabel(field: string): string {
  return LABELS[field] ?? toLabel(field.replace(/_url$/, '')).replace(/ (mm|kg)$/, ' ($1)')
}
