import type { Location } from '@/domain/locations/location'
import type { Flags } from '@/domain/site/flags'

/** The location data that menus need; the rest, such as opening hours, is not sent to the browser. */
export type MenuLocation = Pick<Location, 'id' | 'slug' | 'name' | 'phone'> & {
  address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>
}

/** A location for a menu; without a phone if the site sends callers to its contact page (SITE-07). */
export function toMenuLocation(
  { id, slug, name, phone, address }: Location,
  flags: Pick<Flags, 'callFromMenu'>,
): MenuLocation {
  const { street, city, state, postcode } = address
  return { id, slug, name, phone: flags.callFromMenu ? phone : null, address: { street, city, state, postcode } }
}
