import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { cache } from 'react'
import { cacheTags } from '../../domain/cacheTags'
import { decodeSegment } from '../../domain/site/path'
import type { Site } from '../../domain/site/site'
import { slugify } from '../../domain/site/slug'
import { carKinds } from '../../domain/stock/landingKinds'
import {
  type BodyName,
  bodySegment,
  KIND_SUFFIX,
  type LandingName,
  parseLandingPath,
  type SearchVocabulary,
  toBodyName,
  toLandingNames,
} from '../../domain/stock/landingPath'
import { toDatabase } from '../../server/database/database'
import { cars } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { getSearchVocabulary } from './stock'

/** Makes with models of a site at most, more than a dealer ever had. */
const MAX_MODELS = 5000

/** Seconds for which the list is used: it only ever gets longer, by models that are in stock first. */
const MAX_AGE_SECONDS = 3600

/** Every make, model, body and fuel that a site has or had, sold cars included, and the kinds of vehicle. */
const listFormerCars = cachedRead(
  'listFormerCars',
  async (siteId: number) => {
    const { pool } = (await payloadClient()).db
    return toDatabase(pool)
      .selectDistinct({
        make: cars.make,
        model: cars.model,
        itemType: cars.item_type,
        body: sql<string | null>`coalesce(${cars.simple_body}, ${cars.body})`,
        fuel: sql<string | null>`coalesce(${cars.simple_fuel}, ${cars.fuel})`,
      })
      .from(cars)
      .where(eq(cars.site, siteId))
      .orderBy(asc(cars.make), asc(cars.model))
      .limit(MAX_MODELS)
  },
  (siteId) => [cacheTags.cars(siteId)],
  { maxAgeSeconds: MAX_AGE_SECONDS },
)

/**
 * The names of a site's landing paths, with those of the given path whose last car has been sold: the landing keeps its
 * address, and shows what comes near. A dealer of cars has a landing for each body and fuel of cars. `segments` are those below /search.
 */
export const getLandingVocabulary = cache(async (site: Site, ...segments: string[]): Promise<SearchVocabulary> => {
  const vocabulary = await getSearchVocabulary(site)
  if (segments.length > MAX_SEGMENTS || parseLandingPath(segments, vocabulary) !== null) return vocabulary
  const path = new Set(segments.map((segment) => segment.toLowerCase()))
  const former = await listFormerCars(site.id)
  const inPath = (names: (string | null)[], suffix = '') =>
    toLandingNames([...new Set(names.flatMap((name) => name ?? []))]).filter(({ slug }) => path.has(slug + suffix))
  const makes = withFormer(vocabulary.makes, inPath(former.map(({ make }) => make)))
  const models = former.flatMap(({ make, model }) => {
    const known = makes.find(({ slug }) => path.has(slug) && slug === slugify(make))
    const slug = slugify(model)
    return known && path.has(slug) ? [{ slug, name: model, make: known.name }] : []
  })
  const sellsCars = former.some(({ itemType }) => itemType === 'car')
  const inPathOf = <Name extends LandingName>(
    attribute: 'body' | 'fuel',
    present: readonly Name[],
    past: readonly (Name | LandingName)[],
  ) => {
    const known = withFormer(present, past)
    if (!sellsCars) return known
    const all = [...present.map(({ name }) => name), ...former.flatMap((car) => car[attribute] ?? [])]
    return withFormer(
      known,
      carKinds(attribute, all).filter(({ slug }) => path.has(slug + KIND_SUFFIX)),
    )
  }
  const formerBodies = former
    .flatMap(({ body, itemType }) => (body ? toBodyName(body, itemType) : []))
    .filter((body) => path.has(bodySegment(body)) || path.has(body.slug + KIND_SUFFIX))
  return {
    ...vocabulary,
    makes,
    models: [
      ...vocabulary.models,
      ...models.filter((model) => !vocabulary.models.some((name) => isSameModel(name, model))),
    ],
    bodies: inPathOf<BodyName>('body', vocabulary.bodies, formerBodies),
    fuels: inPathOf(
      'fuel',
      vocabulary.fuels,
      inPath(
        former.map(({ fuel }) => fuel),
        KIND_SUFFIX,
      ),
    ),
  }
})

/** Segments of the longest landing path. */
const MAX_SEGMENTS = 3

/** The names, with those of former cars that are new to them, each once. */
const withFormer = <Name extends LandingName>(names: readonly Name[], former: readonly Name[]): Name[] => [
  ...new Map([...former, ...names].map((name) => [name.slug, name])).values(),
]

type ModelName = SearchVocabulary['models'][number]
const isSameModel = (a: ModelName, b: ModelName) => a.make === b.make && a.slug === b.slug

/** The segments of a path below /search; none of another path. */
export const searchSegments = (path: string): string[] =>
  path.startsWith('/search/') ? path.split('/').slice(2).filter(Boolean).map(decodeSegment) : []
