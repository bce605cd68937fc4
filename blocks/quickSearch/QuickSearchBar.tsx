import { countMatchingCars, getSearchVocabulary } from '@/data/stock/stock'
import type { Site } from '@/domain/site/site'
import { sortFilter } from '@/domain/stock/results'
import { QuickSearch } from '@/stock/QuickSearch'

/** The quick search of a site's stock, for this block and the hero banner. */
export async function QuickSearchBar({ site }: { site: Site }) {
  const [{ makes, models }, count] = await Promise.all([getSearchVocabulary(site), countMatchingCars(site)])
  const filter = sortFilter(site.stockRules.defaultSort, site.flags)
  return <QuickSearch vocabulary={{ makes, models }} stockNoun={site.stockNoun} count={count} filter={filter} />
}
