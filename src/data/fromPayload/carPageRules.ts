import type { CarPageRules } from '../../domain/site/site'
import { isRunning, type SiteTag } from '../../domain/tags/tag'
import type { Site as SiteDocument } from '../../payload-types'
import { populated } from './relation'

/** Features of car pages from the site's document. Excludes the messaging token. */
export function toCarPageRules(
  document: SiteDocument,
  tags: readonly Pick<SiteTag, 'kind' | 'from' | 'until'>[],
): CarPageRules {
  const { plugins, messaging, reserveFee, deliveryZones, warranties } = document
  return {
    plugins: plugins ?? [],
    chatLink: messaging?.chatLink || null,
    chatBubble: Boolean(messaging?.chatBubble && messaging.chatLink),
    hasPodium:
      Boolean(messaging?.podiumToken) || tags.some((tag) => tag.kind === 'podium' && isRunning(tag, Date.now())),
    reserveFee: reserveFee || '$200',
    deliveryZones: (deliveryZones ?? []).map(({ name, postcodes, price }) => ({ name, postcodes, price })),
    warranties: (warranties ?? []).map(({ wording, makes, carTypes }) => ({
      wording,
      makes: (makes ?? []).flatMap((make) => populated(make)?.name ?? []),
      carTypes: carTypes ?? [],
    })),
  }
}
