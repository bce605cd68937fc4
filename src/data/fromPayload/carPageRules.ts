import type { CarPageRules } from '../../domain/site/site'
import type { Site as SiteDocument } from '../../payload-types'

/** What car pages offer, from the site's document. The messaging token itself never leaves the document. */
export function carPageRulesFrom({ plugins, messaging, reserveFee, deliveryZones }: SiteDocument): CarPageRules {
  return {
    plugins: plugins ?? [],
    chatLink: messaging?.chatLink || null,
    hasPodium: Boolean(messaging?.podiumToken),
    reserveFee: reserveFee || '$200',
    deliveryZones: (deliveryZones ?? []).map(({ name, postcodes, price }) => ({ name, postcodes, price })),
  }
}
