import type { PromoCard } from '../../domain/promotions/promotion'
import type { PromoCard as PromoCardDocument } from '../../payload-types'
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
    audience: {
      carTypes: document.audience?.carTypes ?? [],
      makes: document.audience?.makes ?? [],
      models: document.audience?.models ?? [],
      bodies: document.audience?.bodies ?? [],
      priceFrom: document.audience?.priceFrom ?? null,
      priceTo: document.audience?.priceTo ?? null,
      words: document.audience?.words ?? [],
      visitors: document.audience?.visitors ?? 'all',
    },
  }
}
