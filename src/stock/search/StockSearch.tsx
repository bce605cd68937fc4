import { usePathname, useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import { InstantSearchNext } from 'react-instantsearch-nextjs'
import { SHELL_SLOTS } from '@/domain/stock/searchShell.mjs'
import { keepFacetHtml } from '@/stock/search/facets/facetHtml'
import { renderHtml } from '@/ui/lazy/renderHtml'
import { WeeklyFigure } from '../card/WeeklyFigure'
import { WeeklyRepayment } from '../card/WeeklyRepayment'
import { loadedPromotions } from '../promotions/loadPromotions'
import { CacheResults, hasServerResults, restoreResults, unpackServerResults } from './cachedResults'
import { unpackFirstSetup } from './firstResults'
import { cachePlace } from './placeCache'
import { RestoreScrollPosition } from './RestoreScrollPosition'
import { SearchBody } from './SearchBody'
import { SearchSetupProvider, SearchStateProvider } from './SearchContext'
import { SearchRules } from './SearchRules'
import { ServerRules } from './ServerRules'
import { resultsScript, ServerSearch } from './ServerSearch'
import { SETTINGS } from './searchParts'
import { setSearchRenderer } from './searchRenderer'
import { type PackedSearchSetup, type SearchSetup, unpackSearchSetup } from './searchSetup'
import { toAddress, toSearch } from './searchUiState'
import { stockSearchClient } from './stockSearchClient'
import { useSearchRouting } from './useSearchRouting'

// Cards keep their height: their repayments load with the search.
WeeklyFigure.setLoaded(WeeklyRepayment)

interface StockSearchProps {
  /** a text in a search shell, which has the place of each search's own */
  setup: PackedSearchSetup | string
}

/** The stock search: the first page from the server, further ones from the stock index. One per page. */
export function StockSearch({ setup }: StockSearchProps) {
  return typeof setup === 'string' ? SHELL_SLOTS.html : <Search packed={setup} />
}

function Search({ packed }: { packed: PackedSearchSetup }) {
  const setup = useMemo(
    () => (typeof window === 'undefined' ? unpackFirstSetup(packed) : unpackSearchSetup(packed, loadedPromotions())),
    [packed],
  )
  useState(() => setup.near && cachePlace(setup.near))
  const [hydrated] = useState(() => {
    if (typeof window === 'undefined') return false
    unpackServerResults(setup)
    return hasServerResults()
  })
  const firstUrl = useFirstUrl(setup)
  const routing = useSearchRouting(setup, firstUrl)
  const search = (
    <SearchStateProvider>
      {typeof window === 'undefined' ? <ServerRules firstUrl={firstUrl} /> : <SearchRules firstUrl={firstUrl} />}
      <SearchBody />
      <CacheResults />
      <RestoreScrollPosition hydrated={hydrated} />
    </SearchStateProvider>
  )
  return (
    <SearchSetupProvider value={setup}>
      {typeof window === 'undefined' ? (
        <ServerSearch packed={packed} setup={setup}>
          {search}
        </ServerSearch>
      ) : (
        <InstantSearchNext {...SETTINGS} searchClient={stockSearchClient()} routing={routing}>
          {search}
        </InstantSearchNext>
      )}
      <noscript>
        <style>{'[data-needs-script] { display: none }'}</style>
      </noscript>
    </SearchSetupProvider>
  )
}

if (typeof window === 'undefined')
  setSearchRenderer(async (setup) => {
    const { html, preloads } = await renderHtml(<StockSearch setup={setup} />)
    const unpacked = unpackFirstSetup(setup)
    keepFacetHtml(unpacked, html)
    const script = resultsScript(setup, unpacked)
    return { html, preloads, results: script === null ? '' : `<script>${script}</script>` }
  })

/**
 * The address of the first render: the server's while hydrating, else the current one, for which results may be cached.
 */
function useFirstUrl(setup: SearchSetup): string {
  const address = `${usePathname()}?${useSearchParams()}`
  const [url] = useState(() => {
    if (typeof window === 'undefined' || hasServerResults()) return setup.url
    restoreResults(toAddress(toSearch(new URL(address, location.origin), setup), setup))
    return address
  })
  return url
}
