import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { isActive } from '../../domain/promotions/promotion'
import type { Promotions } from '../../domain/promotions/withPromotions'
import { cachedRead } from '../cachedRead'
import { toMediaImage } from '../fromPayload/media'
import { populated } from '../fromPayload/relation'
import { payloadClient } from '../payloadClient'

/** Pictures of cards, makes of tiles. */
const DEPTH = 1

/** Visible promo cards and tiles of a site, regardless of their dates. */
const listVisiblePromotions = cachedRead(
  'listVisiblePromotions',
  async (siteId: number): Promise<Promotions> => {
    const payload = await payloadClient()
    const options = { depth: DEPTH, pagination: false, sort: 'id' } as const
    const [cards, tiles] = await Promise.all([
      payload.find({
        ...options,
        collection: 'promoCards',
        where: { and: [{ site: { equals: siteId } }, { display: { equals: true } }] },
      }),
      payload.find({
        ...options,
        collection: 'promoTiles',
        where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
      }),
    ])
    return {
      cards: cards.docs.map((document) => ({
        id: document.id,
        title: document.title,
        text: document.text || null,
        lines: (document.lines ?? '').split('\n').flatMap((line) => line.trim() || []),
        link: document.link,
        linkLabel: document.linkLabel || null,
        image: toMediaImage(document.image),
        tone: document.tone,
        start: document.start ?? null,
        expiry: document.expiry ?? null,
        position: document.position,
        display: document.display ?? false,
        strictDisplay: document.strictDisplay ?? false,
        audience: {
          carTypes: document.audience?.carTypes ?? [],
          makes: document.audience?.makes ?? [],
          bodies: document.audience?.bodies ?? [],
          priceFrom: document.audience?.priceFrom ?? null,
          priceTo: document.audience?.priceTo ?? null,
          words: document.audience?.words ?? [],
        },
      })),
      tiles: tiles.docs.map((document) => ({
        id: document.id,
        kind: document.kind,
        title: document.title,
        text: document.text,
        link: document.link || null,
        makes: (document.brands ?? []).flatMap((make) => populated(make)?.name ?? []),
        carTypes: document.carTypes ?? [],
      })),
    }
  },
  (siteId) => [cacheTags.promotions(siteId), cacheTags.media(siteId), cacheTags.site(siteId)],
)

/**
 * A site's active promotions at `now` (STK-13, STK-14). When one starts or ends, the worker expires the site's promotions,
 * so that cached pages are rendered again.
 */
export async function listPromotions(siteId: number, now: Date): Promise<Promotions> {
  const { cards, tiles } = await listVisiblePromotions(siteId)
  return { cards: cards.filter((card) => isActive(card, now)), tiles }
}
