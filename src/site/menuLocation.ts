import type { Location } from '@/domain/locations/location'

/** What menus need of a location; the rest, such as its hours, is not sent to the browser for them. */
export type MenuLocation = Pick<Location, 'id' | 'slug' | 'name' | 'phone'> & {
  address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>
}

export function menuLocation({ id, slug, name, phone, address }: Location): MenuLocation {
  const { street, city, state, postcode } = address
  return { id, slug, name, phone, address: { street, city, state, postcode } }
}
