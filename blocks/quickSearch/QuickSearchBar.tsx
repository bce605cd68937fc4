import { countMatchingCars, getSearchVocabulary } from '@/data/stock/stock'
import type { Site } from '@/domain/site/site'
import { packVocabulary } from '@/domain/stock/packedVocabulary'
import { sortFilter } from '@/domain/stock/results'
import { QuickSearch } from '@/stock/QuickSearch'
import { SearchField } from '@/stock/suggestions/SearchField'

/** The quick search of a site's stock, for this block and the hero banner; nothing without stock. */
export async function QuickSearchBar({ site }: { site: Site }) {
  const [{ makes, models }, count] = await Promise.all([getSearchVocabulary(site), countMatchingCars(site)])
  // An empty yard has nothing to search.
  if (count === 0) return null
  // Links to makes, models and prices need no other names.
  const vocabulary = packVocabulary({ makes, models, locations: [], dealerships: [], bodies: [], fuels: [] })
  const filter = sortFilter(site.stockRules.defaultSort, site.flags)
  return (
    <div className="card grid gap-4 p-[calc(var(--card-space)*1.25)]">
      <SearchField nounOfMany={site.stockNoun.many} />
      <QuickSearch vocabulary={vocabulary} stockNoun={site.stockNoun} count={count} filter={filter} />
    </div>
  )
}
