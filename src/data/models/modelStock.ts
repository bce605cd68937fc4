import 'server-only'
import type { Model } from '../../domain/models/model'
import type { Site } from '../../domain/site/site'
import { AVAILABLE_FILTER } from '../../domain/stock/availability'
import type { CarSummary } from '../../domain/stock/car'
import { searchLink } from '../../domain/stock/searchUrl'
import { refinementsFilter } from '../../domain/stock/stockSelection'
import { countMatchingCars, getSearchVocabulary, listStock } from '../stock/stock'

type NamedModel = Pick<Model, 'makeName' | 'name'>

const toRefinements = ({ makeName, name }: NamedModel) => ({ make: [makeName], model: [name] })
const toFilter = (model: NamedModel) => `${AVAILABLE_FILTER} AND ${refinementsFilter(toRefinements(model))}`

/** Available cars of a model, at most `limit` (MOD-04). */
export function getModelStock(site: Site, model: NamedModel, limit: number): Promise<CarSummary[]> {
  return listStock(site, { filter: toFilter(model), limit, sort: 'recommended' })
}

/** The search for a model's cars and their number; null if none is available. */
export async function getModelSearchLink(
  site: Site,
  model: NamedModel,
): Promise<{ href: string; count: number } | null> {
  const [count, vocabulary] = await Promise.all([
    // In the order of the search that it leads to, so that both show the same number.
    countMatchingCars(site, toFilter(model)),
    getSearchVocabulary(site),
  ])
  return count > 0 ? { href: searchLink({ refinements: toRefinements(model) }, vocabulary), count } : null
}
