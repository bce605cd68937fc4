import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { InstantSearchNext } from 'react-instantsearch-nextjs'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { STOCK_INDEX } from '@/domain/stock/results'
import { recordEvent } from '@/shopper/recordEvent'
import { WeeklyFigure } from '../card/WeeklyFigure'
import { WeeklyRepayment } from '../card/WeeklyRepayment'
import { KeepPlaceOnPage } from './KeepPlaceOnPage'
import { rememberPlace } from './knownPlaces'
import { hasServerResults, RememberResults, recallResults } from './rememberedResults'
import { SearchBody } from './SearchBody'
import { SearchSetupProvider } from './SearchContext'
import { SearchRules } from './SearchRules'
import type { SearchSetup } from './searchSetup'
import { addressOf, searchAt } from './searchUiState'
import { stockSearchClient } from './stockSearchClient'
import { useSearchRouting } from './useSearchRouting'

// Cards keep their height: their figures come with the search rather than a moment later.
WeeklyFigure.comesWith(WeeklyRepayment)

/** The whole stock search: first page from the server, every further one from the stock index. One to a page. */
export function StockSearch({ setup }: { setup: SearchSetup }) {
  useState(() => setup.near && rememberPlace(setup.near))
  const [hydrated] = useState(() => typeof window !== 'undefined' && hasServerResults())
  const firstUrl = useFirstUrl(setup)
  const routing = useSearchRouting(setup, firstUrl)
  const [client] = useState(() => stockSearchClient(setup.siteId))
  useEffect(() => recordEvent(ANALYTICS_EVENTS.searchPageView), [])
  return (
    <SearchSetupProvider value={setup}>
      <InstantSearchNext
        indexName={STOCK_INDEX}
        searchClient={client}
        routing={routing}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <SearchRules firstUrl={firstUrl} />
        <SearchBody />
        <RememberResults />
        <KeepPlaceOnPage hydrated={hydrated} />
      </InstantSearchNext>
      <noscript>
        <style>{'[data-needs-script] { display: none }'}</style>
      </noscript>
    </SearchSetupProvider>
  )
}

/**
 * The address that the first render stands for: the server's own while its HTML is taken over, else where the shopper has come to
 * within the site, for which results may be remembered.
 */
function useFirstUrl(setup: SearchSetup): string {
  const address = `${usePathname()}?${useSearchParams()}`
  const [url] = useState(() => {
    if (typeof window === 'undefined' || hasServerResults()) return setup.url
    recallResults(addressOf(searchAt(new URL(address, location.origin), setup), setup))
    return address
  })
  return url
}
