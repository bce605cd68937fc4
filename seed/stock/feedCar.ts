import type { CarHotspots } from '../../src/domain/car/hotspots'
import type { CarSpecification, CarType, ItemType } from '../../src/domain/stock/car'

/** A lender's offer as feeds send it, under the lender's name. Dollars, percent a year. */
export interface FeedLender {
  financeProvider: string
  interestRate: number
  comparisonRate: number
  paymentWeek: number
  paymentMonth: number
  deposit: number
  termYears: number
  termMonths: number
  balloon: number
  establishmentFees: number
  totalPayable: number
  disclaimer: string
}

/**
 * A vehicle as a dealer's system exports it, by the names of `collections/Cars.ts`. Null is a gap. Dates are ISO 8601;
 * `listed_at` and `sold_date` have a time, `rego_expiry` is a day.
 */
export interface FeedCar {
  stocknum: string
  vin: string | null
  regplate: string | null
  rego_expiry: string | null
  nvic: string | null
  car_type: CarType
  status: 'in_stock' | 'coming_soon' | 'sold'
  item_type: ItemType
  reserved: boolean
  certified: boolean
  preorder: boolean
  sold_date: string | null
  listed_at: string
  year: number
  make: string
  model: string
  badge: string | null
  series: string | null
  build_date: string | null
  compliance_date: string | null
  price: number | null
  before_price: number | null
  offer_price: number | null
  subscription_price: number | null
  price_type: string | null
  market_average_price: number | null
  state_market_average_price: number | null
  km: number | null
  colour: string | null
  interior_colour: string | null
  body: string | null
  simple_body: string | null
  trans: string | null
  simple_transmission: string | null
  gearnum: number | null
  drive: string | null
  simple_drive: string | null
  fuel: string | null
  simple_fuel: string | null
  seats: number | null
  doors: number | null
  cylinders: number | null
  engine_size_litres: number | null
  engine_size_cc: number | null
  induction: string | null
  gear_type: string | null
  body_configuration: string | null
  power_kw: number | null
  torque_nm: number | null
  fuel_consumption: number | null
  fuel_capacity_litres: number | null
  towing_capacity_braked_kg: number | null
  gross_vehicle_mass_kg: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  ancap_rating: number | null
  ancap_year: number | null
  sleeps: number | null
  body_length_feet: number | null
  body_width_feet: number | null
  tare_weight_kg: number | null
  aggregate_trailer_mass_kg: number | null
  axle_type: string | null
  specifications: CarSpecification[]
  features: string[]
  categories: string[]
  dealercomments: string | null
  tag: string | null
  video_url: string | null
  images: string[]
  spin_images: string[]
  interior_images: string[]
  walkaround_url: string | null
  hotspots: CarHotspots | null
  views: number
  custom_rank: number
  finance_lenders: Record<string, FeedLender> | null
  history_report_url: string | null
  car_analysis_url: string | null
  ppsr_report_url: string | null
  private_suburb: string | null
  private_postcode: string | null
  /** null of a vehicle that stands with its owner */
  location: string | null
}

/** A vehicle with every gap open, for builders to fill. */
const GAPS = {
  vin: null,
  regplate: null,
  rego_expiry: null,
  nvic: null,
  status: 'in_stock',
  reserved: false,
  certified: false,
  preorder: false,
  sold_date: null,
  badge: null,
  series: null,
  build_date: null,
  compliance_date: null,
  price: null,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: null,
  market_average_price: null,
  state_market_average_price: null,
  km: null,
  colour: null,
  interior_colour: null,
  body: null,
  simple_body: null,
  trans: null,
  simple_transmission: null,
  gearnum: null,
  drive: null,
  simple_drive: null,
  fuel: null,
  simple_fuel: null,
  seats: null,
  doors: null,
  cylinders: null,
  engine_size_litres: null,
  engine_size_cc: null,
  induction: null,
  gear_type: null,
  body_configuration: null,
  power_kw: null,
  torque_nm: null,
  fuel_consumption: null,
  fuel_capacity_litres: null,
  towing_capacity_braked_kg: null,
  gross_vehicle_mass_kg: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  ancap_rating: null,
  ancap_year: null,
  sleeps: null,
  body_length_feet: null,
  body_width_feet: null,
  tare_weight_kg: null,
  aggregate_trailer_mass_kg: null,
  axle_type: null,
  specifications: [],
  features: [],
  categories: [],
  dealercomments: null,
  tag: null,
  video_url: null,
  images: [],
  spin_images: [],
  interior_images: [],
  walkaround_url: null,
  hotspots: null,
  views: 0,
  custom_rank: 0,
  finance_lenders: null,
  history_report_url: null,
  car_analysis_url: null,
  ppsr_report_url: null,
  private_suburb: null,
  private_postcode: null,
} satisfies Partial<FeedCar>

type Given = Pick<FeedCar, Exclude<keyof FeedCar, keyof typeof GAPS>> & Partial<FeedCar>

/** A vehicle from what is known of it; the rest stays a gap. */
export function feedCar(given: Given): FeedCar {
  return { ...GAPS, ...given }
}
