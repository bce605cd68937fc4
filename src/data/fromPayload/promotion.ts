import type { PromoAudience, PromoCard, PromoTile } from '../../domain/promotions/promotion'
import type { PromoCard as PromoCardDocument, PromoTile as PromoTileDocument } from '../../payload-types'
import { toMediaImage } from './media'

/** The domain's promo card from its document, with its picture populated. */
export function toPromoCard(document: PromoCardDocument): PromoCard {
  return {
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
    audience: toAudience(document.audience),
  }
}

/** The domain's promo tile from its document. */
export function toPromoTile(document: PromoTileDocument): PromoTile {
  return {
    id: document.id,
    kind: document.kind,
    title: document.title,
    text: document.text,
    link: document.link || null,
    start: document.start ?? null,
    expiry: document.expiry ?? null,
    audience: toAudience(document.audience),
  }
}

/** What is empty is for all. */
function toAudience(audience: PromoCardDocument['audience'] | PromoTileDocument['audience']): PromoAudience {
  return {
    carTypes: audience?.carTypes ?? [],
    makes: audience?.makes ?? [],
    models: audience?.models ?? [],
    bodies: audience?.bodies ?? [],
    fuels: audience?.fuels ?? [],
    priceFrom: audience?.priceFrom ?? null,
    priceTo: audience?.priceTo ?? null,
    words: audience?.words ?? [],
    visitors: audience?.visitors ?? 'all',
  }
}
