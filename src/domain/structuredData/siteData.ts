import type { AutoDealer, Organization, WebSite } from 'schema-dts'
import type { Location } from '../locations/location'
import type { Site } from '../site/site'
import { autoDealerData } from './autoDealerData'
import { absoluteUrl, type JsonLd } from './jsonLd'

type NamedSite = Pick<Site, 'name' | 'logo' | 'socialLinks'>

/** schema.org data of the business behind a site: its name, logo and profiles elsewhere. */
export function organizationData({ name, logo, socialLinks }: NamedSite, origin: string): JsonLd<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(logo && { logo: absoluteUrl(logo.url, origin) }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }
}

/** schema.org data of a site, with its stock search (STK-02). */
export function webSiteData({ name }: Pick<Site, 'name'>, origin: string): JsonLd<WebSite> {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/cars?query={search_term_string}` },
    // Google's own property, which schema.org defines as an annotation of an action's input.
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: search as never,
  }
}

/**
 * schema.org data of a home page: the organisation, the site, and each location with its departments. Hours of single days are in
 * the data of each location's own page, since six locations would have 40 KB of them.
 */
export function homeData(site: NamedSite, locations: readonly Location[], origin: string) {
  const dealers: JsonLd<AutoDealer>[] = locations.map((location) =>
    autoDealerData({ ...location, specialHours: [] }, origin),
  )
  return [organizationData(site, origin), webSiteData(site, origin), ...dealers]
}
