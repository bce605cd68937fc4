import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import {
  type LandingName,
  parseLandingPath,
  type SearchVocabulary,
  toBodyName,
  toLandingNames,
} from '../../src/domain/stock/landingPath'
import type { Site } from '../../src/payload-types'
import { toDatabase } from '../../src/server/database/database'
import { cars, dealerships, locations } from '../../src/server/database/tables.generated'

/** Makes with models of a site at most, more than a dealer ever had. */
const MAX_MODELS = 5000

/** Why a path is no landing page of a site's search; null if it is one, by the cars and locations that the site has or had. */
export async function landingProblem(path: string, siteId: number, req: PayloadRequest): Promise<string | null> {
  if (isLandingPath(path, await readVocabulary(siteId, req))) return null
  return (
    'No search has this address. Use names of your own stock, in this order: kind (used-cars, suv-cars, electric-cars), make, model, ' +
    'location, as /search/used-cars/toyota.'
  )
}

/** Whether a path below /search is a landing page of a search in these names. */
export const isLandingPath = (path: string, vocabulary: SearchVocabulary): boolean =>
  parseLandingPath(path.split('/').slice(2), vocabulary) !== null

/** The brands of a site keep their landing when their last car is sold. */
function brandNames(brands: Site['brands']): LandingName[] {
  return (brands ?? []).flatMap((make) =>
    typeof make === 'object' ? { slug: make.slug, name: make.short_name || make.name } : [],
  )
}

/** The names that a site's searches have in their addresses. */
export async function readVocabulary(siteId: number, { payload }: PayloadRequest): Promise<SearchVocabulary> {
  const database = toDatabase(payload.db.pool)
  const [site, vehicles, places, dealers] = await Promise.all([
    payload.findByID({ collection: 'sites', id: siteId, depth: 1, disableErrors: true, select: { brands: true } }),
    database
      .selectDistinct({
        make: cars.make,
        model: cars.model,
        itemType: cars.item_type,
        body: cars.body,
        simpleBody: cars.simple_body,
        fuel: cars.fuel,
        simpleFuel: cars.simple_fuel,
      })
      .from(cars)
      .where(eq(cars.site, siteId))
      .limit(MAX_MODELS),
    database
      .select({ slug: locations.slug, name: locations.name })
      .from(locations)
      .where(eq(locations.site, siteId))
      .limit(MAX_MODELS),
    database
      .select({ slug: dealerships.slug, name: dealerships.name })
      .from(dealerships)
      .where(eq(dealerships.site, siteId))
      .limit(MAX_MODELS),
  ])
  const names = (values: (string | null)[]) => toLandingNames([...new Set(values.flatMap((value) => value ?? []))])
  return {
    makes: [...names(vehicles.map(({ make }) => make)), ...brandNames(site?.brands)],
    models: vehicles.flatMap(({ make, model }) =>
      make && model ? toLandingNames([model]).map((name) => ({ ...name, make })) : [],
    ),
    bodies: vehicles.flatMap(({ simpleBody, body, itemType }) => {
      const name = simpleBody ?? body
      return name ? toBodyName(name, itemType) : []
    }),
    fuels: names(vehicles.map(({ simpleFuel, fuel }) => simpleFuel ?? fuel)),
    locations: places.flatMap(({ slug, name }) => (slug && name ? [{ slug, name, city: '' }] : [])),
    dealerships: dealers.flatMap(({ slug, name }) => (slug && name ? [{ slug, name }] : [])),
  }
}
