import type { Address, Location } from './location'

/** An address on one line, "12 Church Street, Parramatta NSW 2150", without empty parts. */
export function formatAddress(address: Pick<Address, 'street' | 'city' | 'state' | 'postcode'>): string {
  const town = [address.city, address.state, address.postcode].filter(Boolean).join(' ')
  return [address.street, town].filter(Boolean).join(', ')
}

/** Directions to a location (LOC-02): the dealer's own link, else Google Maps by address and place id. */
export function directionsLink(location: Pick<Location, 'address' | 'name'>): string {
  const { address, name } = location
  if (address.placeUrl) return address.placeUrl
  const params = new URLSearchParams({ api: '1', destination: `${name}, ${formatAddress(address)}` })
  if (address.placeId) params.set('destination_place_id', address.placeId)
  return `https://www.google.com/maps/dir/?${params}`
}

/** The page of a location (LOC-02). */
export function locationPath(location: Pick<Location, 'slug'>): string {
  return `/our-location/${location.slug}`
}

/** The contact page of a location (LEAD-11). */
export function locationContactPath(location: Pick<Location, 'slug'>): string {
  return `/contact-us/${location.slug}`
}

/** The stock of a location (LOC-01). */
export function locationStockPath(location: Pick<Location, 'slug'>): string {
  return `/search/${location.slug}`
}
