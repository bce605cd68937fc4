import 'server-only'
import { createHash } from 'node:crypto'
import { cacheTags } from '../../domain/cacheTags'
import { isActive } from '../../domain/promotions/promotion'
import type { Promotions } from '../../domain/promotions/withPromotions'
import { hiddenPages, leadsTo } from '../../domain/site/hiddenPages'
import type { Site } from '../../domain/site/site'
import { cachedRead } from '../cachedRead'
import { toPromoCard, toPromoTile } from '../fromPayload/promotion'
import { payloadClient } from '../payloadClient'

/** Pictures of cards. */
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
      tiles: tiles.docs.map(toPromoTile),
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
  const isShown = (promotion: { link: string | null }) => promotion.link === null || !leadsTo(promotion.link, hidden)
  return {
    cards: cards.filter((card) => isActive(card, now) && isShown(card)),
    tiles: tiles.filter((tile) => isActive(tile, now) && isShown(tile)),
  }
}

/** Where a browser loads a search's promotions from. It changes with them, so that they can be cached for good. */
export const promotionsUrl = (siteId: number, promotions: Promotions): string =>
  `/api/search-promotions?site=${siteId}&v=${promotionsVersion(promotions)}`

/** Hash of the promotions in 12 hexadecimal digits. */
export const promotionsVersion = (promotions: Promotions): string =>
  createHash('sha256').update(JSON.stringify(promotions)).digest('hex').slice(0, 12)
