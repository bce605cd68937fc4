import { landingVocabulary, stockCount } from '@/data/stock'
import type { Site } from '@/domain/site/site'
import { QuickSearch } from '@/stock/QuickSearch'

/** The quick search of a site's stock, for this block and for the hero banner. */
export async function QuickSearchBar({ site }: { site: Site }) {
  const [{ makes, models }, count] = await Promise.all([landingVocabulary(site), stockCount(site)])
  return <QuickSearch vocabulary={{ makes, models }} stockNoun={site.stockNoun} count={count} />
}
