import type { Offer } from '../../domain/offers/offer'
import { getRelationIds } from '../../domain/relationId'
import type { Offer as OfferDocument } from '../../payload-types'
import { toMediaImage } from './media'

/** The domain's offer from its document, with its picture populated. */
export function toOffer(document: OfferDocument): Offer {
  return {
    id: document.id,
    slug: document.slug,
    title: document.title,
    summary: document.summary,
    image: toMediaImage(document.image),
    price: document.price ?? null,
    beforePrice: document.before_price ?? null,
    priceNote: document.price_note || null,
    badge: document.badge || null,
    carIds: getRelationIds(document.cars),
    modelIds: getRelationIds(document.models),
    linkLabel: document.link_label || null,
    link: document.link || null,
    disclaimer: document.disclaimer,
    start: document.start ?? null,
    expiry: document.expiry ?? null,
  }
}
