import { beforeEach, expect, it, vi } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { findEmptyList, withoutEmptyLists } from '../../../src/data/site/missingFacts'

const lists = vi.hoisted(() => ({ offers: [] as object[], posts: [] as object[] }))
vi.mock('../../../src/data/stock/offers', () => ({ listOffers: async () => lists.offers }))
vi.mock('../../../src/data/site/posts', () => ({ listPosts: async () => lists.posts }))
vi.mock('../../../src/data/stock/stock', () => ({ getFacetCounts: async () => [] }))
vi.mock('../../../src/data/locations/locations', () => ({ listLocations: async () => [] }))
vi.mock('../../../src/data/models/models', () => ({ listModels: async () => [] }))
vi.mock('../../../src/data/reviews/reviews', () => ({ listReviews: async () => [] }))

const site = exampleSite(themes.harbour)
const now = new Date('2026-06-15T00:00:00Z')
const TILES = [
  { title: 'Offers', link: '/special-offers' },
  { title: 'Blog', link: '/blog/?from=home' },
  { title: 'Service', link: '/service' },
]
const shown = async () => (await withoutEmptyLists(site, TILES, now)).map(({ title }) => title)

beforeEach(() => Object.assign(lists, { offers: [], posts: [] }))

it('[SITE-01] a tile to an empty list stays off the page until the list has something', async () => {
  expect(await shown()).toEqual(['Service'])
  lists.offers = [{}]
  expect(await shown()).toEqual(['Offers', 'Service'])
  lists.posts = [{}]
  expect(await shown()).toEqual(['Offers', 'Blog', 'Service'])
})

it('[SITE-01] staff are told why', async () => {
  expect(await findEmptyList(site, '/special-offers', now)).toBe('there are no current offers')
  expect(await findEmptyList(site, '/service', now)).toBeNull()
})
