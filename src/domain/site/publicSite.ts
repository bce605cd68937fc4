import type { Site } from './site'

/**
 * What browsers may know of a site: what its buttons, forms and calculators need. Anything that is not named here stays on
 * the server.
 */
export type PublicSite = Pick<
  Site,
  | 'id'
  | 'slug'
  | 'name'
  | 'flags'
  | 'links'
  | 'wording'
  | 'stockNoun'
  | 'marketingOptInDefault'
  | 'timeZone'
  | 'phone'
  | 'dealerships'
>

/** The part of a site that is handed to the browser. */
export function publicSite(site: Site): PublicSite {
  const { id, slug, name, flags, links, wording, stockNoun } = site
  const { marketingOptInDefault, timeZone, phone, dealerships } = site
  return {
    id,
    slug,
    name,
    flags,
    links,
    wording,
    stockNoun,
    marketingOptInDefault,
    timeZone,
    phone,
    dealerships,
  }
}
