import type { Location } from '@/domain/locations/location'
import type { Flags } from '@/domain/site/flags'

/** What menus need of a location; the rest, such as its hours, is not sent to the browser for them. */
export type MenuLocation = Pick<Location, 'id' | 'slug' | 'name' | 'phone'> & {
  address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>
}

/** A location for a menu; without a phone where the site leads callers to its contact page (SITE-07). */
export function menuLocation(
  { id, slug, name, phone, address }: Location,
  flags: Pick<Flags, 'callFromMenu'>,
): MenuLocation {
  const { street, city, state, postcode } = address
  return { id, slug, name, phone: flags.callFromMenu ? phone : null, address: { street, city, state, postcode } }
}
