import 'server-only'
import { LOCATIONS_PATH } from '../../domain/site/samePages'
import type { Site } from '../../domain/site/site'
import { listLocations } from '../locations/locations'
import { listModels } from '../models/models'
import { listReviews } from '../reviews/reviews'
import { listOffers } from '../stock/offers'
import { getFacetCounts } from '../stock/stock'
import { listPosts } from './posts'

type Fact = 'cars' | 'reviews' | 'locations' | 'hours' | 'offers' | 'posts' | 'models'

/** What a block shows, without which it stays off the page, and what staff do about it. */
const NEEDS: Readonly<Record<string, Fact>> = {
  brandGrid: 'cars',
  facetTiles: 'cars',
  stockList: 'cars',
  reviews: 'reviews',
  locationsGrid: 'locations',
  locationsCarousel: 'locations',
  locationMap: 'locations',
  openingHours: 'hours',
  holidayHours: 'hours',
  specialOffers: 'offers',
  offersTeaser: 'offers',
  postTeasers: 'posts',
  modelRange: 'models',
}

const REASONS: Record<Fact, string> = {
  cars: 'no vehicle is listed yet',
  reviews: 'there are no reviews yet',
  locations: 'there is no visible location yet',
  hours: 'no opening hours are entered yet',
  offers: 'there are no current offers',
  posts: 'there are no posts yet',
  models: 'there are no models yet',
}

/** Why a block stays off the page of this site: "no opening hours are entered yet"; null if what it shows is there. */
export async function findMissingFact(site: Site, block: string, now: Date): Promise<string | null> {
  const fact = NEEDS[block]
  return fact && !(await hasFact(site, fact, now)) ? REASONS[fact] : null
}

/** Pages that are lists, and what is in them. */
const listFacts = ({ links }: Pick<Site, 'links'>): Readonly<Record<string, Fact>> => ({
  [links.offers]: 'offers',
  '/special-offers': 'offers',
  '/blog': 'posts',
  '/models': 'models',
  '/brands': 'cars',
  [LOCATIONS_PATH]: 'locations',
})

/** Why a link to a list stays off pages and the sitemap: "there are no current offers"; null if there is something in the list, or it is none. */
export async function findEmptyList(site: Site, link: string, now: Date): Promise<string | null> {
  const fact = listFacts(site)[(link.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '')]
  return fact && !(await hasFact(site, fact, now)) ? REASONS[fact] : null
}

/** The tiles of a block without those that lead to an empty list. */
export async function withoutEmptyLists<Tile extends { link: string }>(
  site: Site,
  tiles: readonly Tile[],
  now: Date,
): Promise<Tile[]> {
  const missing = await Promise.all(tiles.map(({ link }) => findEmptyList(site, link, now)))
  return tiles.filter((_, index) => missing[index] === null)
}

/** Facts that shoppers of every dealer expect, and the collection where staff add them. */
const EXPECTED: readonly { fact: Fact; collection: string }[] = [
  { fact: 'cars', collection: 'cars' },
  { fact: 'locations', collection: 'locations' },
  { fact: 'hours', collection: 'locations' },
]

/** What shoppers expect of every site and miss on this one: "no opening hours are entered yet". */
export async function listMissingFacts(site: Site, now: Date): Promise<{ reason: string; collection: string }[]> {
  const found = await Promise.all(EXPECTED.map(({ fact }) => hasFact(site, fact, now)))
  return EXPECTED.flatMap(({ fact, collection }, index) =>
    found[index] ? [] : [{ reason: REASONS[fact], collection }],
  )
}

async function hasFact(site: Site, fact: Fact, now: Date): Promise<boolean> {
  switch (fact) {
    case 'cars':
      return (await getFacetCounts(site, 'car_type')).length > 0
    case 'reviews':
      return (await listReviews(site.id)).length > 0
    case 'locations':
      return (await listLocations(site.id)).length > 0
    case 'hours':
      return (await listLocations(site.id)).some(({ departments }) => departments.some(({ hours }) => hours.length > 0))
    case 'offers':
      return (await listOffers(site, now)).length > 0
    case 'posts':
      return (await listPosts(site.id, now)).length > 0
    case 'models':
      return (await listModels(site.id)).length > 0
  }
}
