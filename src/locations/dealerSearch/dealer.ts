import type { ManufacturerLocation } from '@/domain/locations/manufacturerLocations'
import type { OpeningHour, SpecialHour } from '@/domain/openingHours/openingHour'

/** The location data that the dealer search needs. */
export interface Dealer {
  id: number
  name: string
  slug: string
  dealershipName: string | null
  phone: string | null
  timeZone: string
  hours: OpeningHour[]
  specialHours: SpecialHour[]
  address: {
    street: string
    city: string
    state: string
    postcode: string
    placeId: string | null
    placeUrl: string | null
    lat: number | null
    lng: number | null
  }
}

/** A dealer from the public locations response (LOC-08). */
export function toDealer(location: ManufacturerLocation): Dealer {
  const { address, contact_detail: contact } = location
  return {
    id: location.id,
    name: location.name,
    slug: location.slug,
    dealershipName: location.dealership_name,
    phone: contact.phone,
    timeZone: location.time_zone,
    hours: contact.opening_hours.map(({ weekday, status, open, close }) => ({ weekday, status, open, close })),
    specialHours: location.special_hours.map(({ date, status, start_hour, end_hour }) => ({
      ...{ date, name: null, status, open: start_hour, close: end_hour },
    })),
    address: {
      ...{ street: address.street, city: address.city, state: address.state, postcode: address.postcode },
      ...{ placeId: address.place_id, placeUrl: address.place_url, lat: address.lat, lng: address.long },
    },
  }
}
