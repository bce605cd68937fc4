import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { cache } from 'react'
import { cacheTags } from '../../domain/cacheTags'
import type { Site } from '../../domain/site/site'
import { slugify } from '../../domain/site/slug'
import { parseLandingPath, type SearchVocabulary } from '../../domain/stock/landingPath'
import { toDatabase } from '../../server/database/database'
import { cars } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { getSearchVocabulary } from './stock'

/** Makes with models of a site at most, more than a dealer ever had. */
const MAX_MODELS = 5000

/** Seconds for which the list is used: it only ever gets longer, by models that are in stock first. */
const MAX_AGE_SECONDS = 3600

/** Every make and model that a site has or had, sold cars included. */
const listFormerModels = cachedRead(
  'listFormerModels',
  async (siteId: number) => {
    const { pool } = (await payloadClient()).db
    return toDatabase(pool)
      .selectDistinct({ make: cars.make, model: cars.model })
      .from(cars)
      .where(eq(cars.site, siteId))
      .orderBy(asc(cars.make), asc(cars.model))
      .limit(MAX_MODELS)
  },
  (siteId) => [cacheTags.cars(siteId)],
  { maxAgeSeconds: MAX_AGE_SECONDS },
)

/**
 * The names of a site's landing paths, with the make or model of the given path if its last car has been sold: the landing keeps its
 * address, and shows what comes near. `segments` are those below /search.
 */
export const getLandingVocabulary = cache(async (site: Site, ...segments: string[]): Promise<SearchVocabulary> => {
  const vocabulary = await getSearchVocabulary(site)
  const [make, model, ...more] = segments.map((segment) => segment.toLowerCase())
  if (make === undefined || more.length > 0 || parseLandingPath(segments, vocabulary) !== null) return vocabulary
  const former = (await listFormerModels(site.id)).filter((pair) => slugify(pair.make) === make)
  const [first] = former
  const sold = model === undefined ? undefined : former.find((pair) => slugify(pair.model) === model)
  if (!first || (model !== undefined && !sold)) return vocabulary
  const known = vocabulary.makes.find(({ slug }) => slug === make)
  const name = known?.name ?? first.make
  return {
    ...vocabulary,
    makes: known ? vocabulary.makes : [...vocabulary.makes, { slug: make, name }],
    models: sold && model ? [...vocabulary.models, { slug: model, name: sold.model, make: name }] : vocabulary.models,
  }
})

/** The segments of a path below /search; none of another path. */
export const searchSegments = (path: string): string[] =>
  path.startsWith('/search/') ? path.split('/').slice(2).filter(Boolean).map(decodeSegment) : []

/** A segment of a path as typed; unchanged if it cannot be decoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
