import type { MediaImage } from '../mediaImage'
import type { OpeningHour, SpecialHour } from '../openingHours/openingHour'
import type { CarType } from '../stock/carType'
import type { LocationSubtype, LocationType } from './locationType'

/** A department of a location with its hours and phone. */
export interface Department {
  /** an empty type in the CMS means sales (LOC-03) */
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

/** A dealership location that sells vehicles, services them or sells parts. */
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
  /** phone numbers by car type for cars at this location (LOC-10) */
  carPhones?: Partial<Record<CarType, string | null>>
  email: string | null
  departments: Department[]
  specialHours: SpecialHour[]
  licenceNumber: string | null
  repairerLicence: string | null
  image: MediaImage | null
  /** the dealer's own picture of the way, shown where there is no street map */
  mapImage: MediaImage | null
  description: string | null
  rating: { average: number; count: number } | null
}
