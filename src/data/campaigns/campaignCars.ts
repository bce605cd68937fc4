import 'server-only'
import type { Payload, TypedUser } from 'payload'
import type { CampaignCars } from '../../domain/campaigns/newCampaign'
import { compareNames } from '../../domain/compareNames'
import { AVAILABLE_FILTER } from '../../domain/stock/availability'
import { selectionFilter } from '../../domain/stock/stockSelection'
import { findSiteById } from '../site/sites'
import { type AudienceSearches, countAudienceSearches } from '../stock/audienceSearches'
import { countMatchingCars, getFacets } from '../stock/stock'

/** The cars of a campaign on each site, and what stock there is to choose from. */
export interface CampaignStock {
  sites: { id: number; name: string; cars: number; hasOffers: boolean }[]
  /** last week's searches on these sites, and those that the cars' promo card would have stood in */
  reach: AudienceSearches
  makes: string[]
  bodies: string[]
  fuels: string[]
}

/** Counts the available cars that a campaign is about, on those of the sites that the user may read. */
export async function countCampaignCars(
  payload: Payload,
  user: TypedUser,
  siteIds: readonly number[],
  cars: CampaignCars,
  now: Date,
): Promise<CampaignStock> {
  if (siteIds.length === 0) return { sites: [], reach: { searches: 0, total: 0 }, makes: [], bodies: [], fuels: [] }
  const { docs } = await payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    limit: siteIds.length,
    overrideAccess: false,
    pagination: false,
    select: {},
    sort: 'name',
    user,
    where: { id: { in: [...siteIds] } },
  })
  const selected = selectionFilter({ ...cars, models: [], expression: null })
  const filter = selected ? `${AVAILABLE_FILTER} AND ${selected}` : AVAILABLE_FILTER
  const found = await Promise.all(
    docs.map(async ({ id }) => {
      const site = await findSiteById(id)
      if (!site) return null
      const [count, facets, reach] = await Promise.all([
        countMatchingCars(site, filter, 'recommended'),
        getFacets(site, ['make', 'body', 'fuel'], AVAILABLE_FILTER),
        countAudienceSearches(payload.db.pool, site, { ...cars, models: [] }, now),
      ])
      return { id, name: site.name, cars: count, hasOffers: site.flags.offers, facets, reach }
    }),
  )
  const sites = found.filter((site) => site !== null)
  const values = (attribute: 'make' | 'body' | 'fuel') =>
    [...new Set(sites.flatMap(({ facets }) => (facets[attribute] ?? []).map(({ value }) => value)))].sort(compareNames)
  return {
    sites: sites.map(({ id, name, cars: count, hasOffers }) => ({ id, name, cars: count, hasOffers })),
    reach: {
      searches: sites.reduce((sum, { reach }) => sum + reach.searches, 0),
      total: sites.reduce((sum, { reach }) => sum + reach.total, 0),
    },
    makes: values('make'),
    bodies: values('body'),
    fuels: values('fuel'),
  }
}
