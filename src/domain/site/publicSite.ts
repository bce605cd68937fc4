import type { Site } from './site'

/**
 * The fields of a site that are sent to the browser, for its buttons, forms and calculators. All others stay on the server.
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

/** The public fields of a site. */
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
