import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { isActive } from '../../domain/promotions/promotion'
import type { Promotions } from '../../domain/promotions/withPromotions'
import { hiddenPages, leadsTo } from '../../domain/site/hiddenPages'
import type { Site } from '../../domain/site/site'
import { cachedRead } from '../cachedRead'
import { toPromoCard } from '../fromPayload/promoCard'
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
      cards: cards.docs.map(toPromoCard),
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
 * A site's active promotions at `now` (STK-13, STK-14), without those that lead to a page that it does not have. When one starts or ends, the worker expires the site's promotions,
 * so that cached pages are rendered again.
 */
export async function listPromotions(site: Pick<Site, 'id' | 'flags' | 'links'>, now: Date): Promise<Promotions> {
  const { cards, tiles } = await listVisiblePromotions(site.id)
  const hidden = hiddenPages(site)
  const isShown = ({ link }: { link: string | null }) => link === null || !leadsTo(link, hidden)
  return { cards: cards.filter((card) => isActive(card, now) && isShown(card)), tiles: tiles.filter(isShown) }
}
