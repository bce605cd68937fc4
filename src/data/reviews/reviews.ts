import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { getRelationId } from '../../domain/relationId'
import type { Review } from '../../domain/reviews/review'
import { cachedRead } from '../cachedRead'
import { toMediaImage } from '../fromPayload/media'
import { payloadClient } from '../payloadClient'

/** The visible reviews of a site, newest first. */
export const listReviews = cachedRead(
  'listReviews',
  async (siteId: number): Promise<Review[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'reviews',
      depth: 1,
      pagination: false,
      populate: { locations: {} },
      sort: '-review_date',
      where: { and: [{ site: { equals: siteId } }, { visible: { equals: true } }] },
    })
    return found.docs.map((document) => ({
      id: document.id,
      customerName: document.customer_name,
      rating: document.rating,
      text: document.text,
      reviewDate: document.review_date,
      replyText: document.reply_text ?? null,
      replyDate: document.reply_date ?? null,
      locationId: getRelationId(document.location),
      source: document.source ?? null,
      imageUrl: toMediaImage(document.image)?.url ?? null,
    }))
  },
  (siteId) => [cacheTags.reviews(siteId), cacheTags.media(siteId)],
)
