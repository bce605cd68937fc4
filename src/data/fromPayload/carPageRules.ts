import type { CarPageRules } from '../../domain/site/site'
import type { Site as SiteDocument } from '../../payload-types'
import { populated } from './relation'

/** Features of car pages from the site's document. Excludes the messaging token. */
export function toCarPageRules(document: SiteDocument): CarPageRules {
  const { plugins, messaging, reserveFee, deliveryZones, warranties } = document
  return {
    plugins: plugins ?? [],
    chatLink: messaging?.chatLink || null,
    chatBubble: Boolean(messaging?.chatBubble && messaging.chatLink),
    hasPodium: Boolean(messaging?.podiumToken),
    reserveFee: reserveFee || '$200',
    deliveryZones: (deliveryZones ?? []).map(({ name, postcodes, price }) => ({ name, postcodes, price })),
    warranties: (warranties ?? []).map(({ wording, makes, carTypes }) => ({
      wording,
      makes: (makes ?? []).flatMap((make) => populated(make)?.name ?? []),
      carTypes: carTypes ?? [],
    })),
  }
}
