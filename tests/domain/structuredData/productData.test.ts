import { describe, expect, it } from 'vitest'
import type { Model } from '../../../src/domain/models/model'
import type { Offer } from '../../../src/domain/offers/offer'
import { modelData, offerData } from '../../../src/domain/structuredData/productData'

const ORIGIN = 'https://dealer.test'
const seller = { name: 'Dealer', flags: { variantPrices: true } } as never
const image = { url: '/media/cx5.webp', alt: '', width: 3, height: 2 } as never
const model = {
  ...{ slug: 'cx-5', name: 'CX-5', makeName: 'Mazda', makeSlug: 'mazda', fromPrice: 39990, status: 'new' },
  ...{ image, shortDescription: 'A medium SUV.', overrideUrl: null },
} as unknown as Model
const offer = {
  ...{ slug: 'eofy', title: 'CX-5 from $38,990', summary: 'Until June.', price: 38990, image: null },
  expiry: '2027-06-30T14:00:00.000Z',
} as unknown as Offer

describe('[MOD-04] products for search engines', () => {
  it('a model has the price it starts at', () => {
    expect(modelData(model, seller, ORIGIN)).toMatchObject({
      '@type': 'Product',
      name: 'Mazda CX-5',
      image: 'https://dealer.test/media/cx5.webp',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 39990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(modelData({ ...model, status: 'coming_soon' }, seller, ORIGIN)?.offers).toMatchObject({
      availability: 'https://schema.org/PreOrder',
    })
  })

  it('a price that the page does not show is not in the data either', () => {
    expect(modelData({ ...model, fromPrice: null }, seller, ORIGIN)).toBeNull()
    expect(modelData(model, { name: 'Dealer', flags: { variantPrices: false } } as never, ORIGIN)).toBeNull()
    expect(offerData({ ...offer, price: null }, { name: 'Dealer' }, ORIGIN)).toBeNull()
  })

  it('an offer has its price, currency and end', () => {
    expect(offerData(offer, { name: 'Dealer' }, ORIGIN)).toMatchObject({
      '@type': 'Product',
      name: 'CX-5 from $38,990',
      url: 'https://dealer.test/special-offers/eofy',
      offers: { price: 38990, priceCurrency: 'AUD', priceValidUntil: '2027-06-30T14:00:00.000Z' },
    })
  })
})
