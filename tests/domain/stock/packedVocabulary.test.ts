import { expect, it } from 'vitest'
import type { SearchVocabulary } from '@/domain/stock/landingPath'
import { packVocabulary, unpackVocabulary } from '@/domain/stock/packedVocabulary'

const vocabulary: SearchVocabulary = {
  makes: [
    { slug: 'isuzu', name: 'Isuzu UTE' },
    { slug: 'kia', name: 'Kia' },
  ],
  models: [
    { slug: 'd-max', name: 'D-MAX', make: 'Isuzu UTE' },
    { slug: 'ute', name: 'Ute', make: 'Isuzu UTE' },
    { slug: 'ev6-gt', name: 'EV6', make: 'Kia' },
  ],
  locations: [{ slug: 'coast', name: 'Coast Cars', city: 'Gosford' }],
  dealerships: [{ slug: 'harbour-coast', name: 'Harbour Coast' }],
  bodies: [
    { slug: 'people-mover', name: 'People Mover' },
    { slug: 'pop-top', name: 'Pop Top', itemType: 'caravan' },
  ],
  fuels: [],
}

it('[STK-01] names in landing paths come back with their slugs, derived or chosen by staff', () => {
  const packed = packVocabulary(vocabulary)
  expect(unpackVocabulary(JSON.parse(JSON.stringify(packed)))).toEqual(vocabulary)
  expect(packed.models).toEqual({ 'Isuzu UTE': ['D-MAX', 'Ute'], Kia: [{ slug: 'ev6-gt', name: 'EV6' }] })
})
