import type { MediaImage } from '../site/site'
import type { CarType } from '../stock/car'

export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

/** What sets a department apart from others of its type: where shoppers sell their cars to the dealer (LOC-03). */
export const LOCATION_SUBTYPES = ['buying'] as const
export type LocationSubtype = (typeof LOCATION_SUBTYPES)[number]

/** Hours of one weekday. `weekday` 0 is Sunday. Times are "HH:mm" in the location's zone; null when closed. */
export interface OpeningHour {
  weekday: number
  /** "Open", "Closed" or the dealer's own words such as "By appointment only" */
  status: string
  open: string | null
  close: string | null
}

/** Hours of one date that differ from the week's, such as a public holiday. */
export interface SpecialHour {
  /** ISO date, "2026-12-25" */
  date: string
  name: string | null
  status: string
  open: string | null
  close: string | null
  /** the only side of the business that it counts for; null or left out counts for all */
  type?: LocationType | null
}

/** Hours and phone of one side of a location's business. */
export interface Department {
  /** an empty type in the CMS counts as sales (LOC-03) */
  type: LocationType
  subtype?: LocationSubtype | null
  phone: string | null
  hours: OpeningHour[]
}

export interface Address {
  street: string
  city: string
  state: string
  postcode: string
  placeId: string | null
  placeUrl: string | null
  lat: number | null
  lng: number | null
}

/** A place with hours where a dealership sells, services or parts out vehicles. */
export interface Location {
  id: number
  siteId: number
  slug: string
  name: string
  primary: boolean
  visible: boolean
  dealershipId: number | null
  dealershipSlug: string | null
  dealershipName: string | null
  /** IANA zone */
  timeZone: string
  address: Address
  phone: string | null
  /** numbers to call about cars of one type that stand here (LOC-10) */
  carPhones?: Partial<Record<CarType, string | null>>
  email: string | null
  departments: Department[]
  specialHours: SpecialHour[]
  licenceNumber: string | null
  repairerLicence: string | null
  image: MediaImage | null
  description: string | null
  rating: { average: number; count: number } | null
}
