import type { MediaImage } from '../site/site'

export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

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
}

/** Hours and phone of one side of a location's business. */
export interface Department {
  /** an empty type in the CMS counts as sales (LOC-03) */
  type: LocationType
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
  email: string | null
  departments: Department[]
  specialHours: SpecialHour[]
  licenceNumber: string | null
  repairerLicence: string | null
  image: MediaImage | null
  description: string | null
  rating: { average: number; count: number } | null
}
