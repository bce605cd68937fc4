import type { Product } from 'schema-dts'
import type { Model } from '../models/model'
import { modelLink } from '../models/modelRange'
import { type Offer, offerPath } from '../offers/offer'
import type { Site } from '../site/site'
import { absoluteUrl, type JsonLd } from './jsonLd'

const SCHEMA = 'https://schema.org'

type Seller = Pick<Site, 'name' | 'flags'>

/**
 * schema.org data of a model of the range, with the price it starts at. Null without a price that the page shows: Google refuses a
 * product without an offer, a review or a rating.
 */
export function modelData(model: Model, { name, flags }: Seller, origin: string): JsonLd<Product> | null {
  if (!flags.variantPrices || !model.fromPrice) return null
  const url = absoluteUrl(modelLink(model), origin)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': url,
    name: `${model.makeName} ${model.name}`,
    url,
    brand: { '@type': 'Brand', name: model.makeName },
    ...(model.shortDescription && { description: model.shortDescription }),
    ...(model.image && { image: absoluteUrl(model.image.url, origin) }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: model.fromPrice,
      priceCurrency: 'AUD',
      url,
      availability: `${SCHEMA}/${model.status === 'coming_soon' ? 'PreOrder' : 'InStock'}`,
      seller: { '@type': 'AutoDealer', name },
    },
  }
}

/** schema.org data of a special offer with a price; null for one without. */
export function offerData(offer: Offer, { name }: Pick<Site, 'name'>, origin: string): JsonLd<Product> | null {
  if (offer.price === null || offer.price <= 0) return null
  const url = absoluteUrl(offerPath(offer), origin)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': url,
    name: offer.title,
    description: offer.summary,
    url,
    ...(offer.image && { image: absoluteUrl(offer.image.url, origin) }),
    offers: {
      '@type': 'Offer',
      price: offer.price,
      priceCurrency: 'AUD',
      url,
      availability: `${SCHEMA}/InStock`,
      seller: { '@type': 'AutoDealer', name },
      ...(offer.expiry && { priceValidUntil: offer.expiry }),
    },
  }
}
