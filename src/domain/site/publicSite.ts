import type { Site } from './site'

/**
 * The fields of a site that every page sends to the browser, for its error pages. All others stay on the server; what a client component
 * needs comes to it as a property.
 */
export type PublicSite = Pick<Site, 'stockNoun' | 'phone'> & { links: Pick<Site['links'], 'stock' | 'contact'> }

/** The public fields of a site. */
export function publicSite({ stockNoun, phone, links: { stock, contact } }: PublicSite): PublicSite {
  return { stockNoun, phone, links: { stock, contact } }
}
