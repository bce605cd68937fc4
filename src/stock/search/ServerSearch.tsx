import type { SearchClient } from 'instantsearch.js'
import { useServerInsertedHTML } from 'next/navigation'
import { createElement, type ReactNode, useRef } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { STOCK_INDEX } from '@/domain/stock/results'
import { findFirstResults } from './firstResults'
import { initialResultsScript } from './initialResults'
import { packResults } from './packedResults'
import { SETTINGS } from './searchParts'
import type { PackedSearchSetup, SearchSetup } from './searchSetup'
import { parseAddress, toUiState } from './searchUiState'
import { shortenResults } from './shortList'

/** The server has searched before it renders. */
const NO_CLIENT: SearchClient = { search: () => Promise.reject(new Error('The server searches before it renders')) }

/** The script that gives the browser what `searchFirst` found; null if the search failed. */
export function resultsScript(packed: PackedSearchSetup, setup: SearchSetup): string | null {
  const results = findFirstResults(packed)
  return results ? initialResultsScript(packResults(shortenResults(results), setup)) : null
}

interface ServerSearchProps {
  packed: PackedSearchSetup
  setup: SearchSetup
  children: ReactNode
}

/**
 * InstantSearch on the server, with the results of `searchFirst`, which the page gives the browser. `InstantSearchNext` would search
 * itself, and render everything that waits for the results twice.
 */
export function ServerSearch({ packed, setup, children }: ServerSearchProps) {
  const results = findFirstResults(packed)
  const isSent = useRef(false)
  useServerInsertedHTML(() => {
    const script = isSent.current ? null : resultsScript(packed, setup)
    if (script === null) return null
    isSent.current = true
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for a script
    return <script dangerouslySetInnerHTML={{ __html: script }} />
  })
  const props = {
    ...SETTINGS,
    searchClient: NO_CLIENT,
    initialUiState: { [STOCK_INDEX]: toUiState(parseAddress(setup.url, setup), setup.defaultSort) },
  }
  return (
    <InstantSearchSSRProvider initialResults={results}>
      {/* As many children as `InstantSearchNext` has, so that the browser gives fields the same ids. */}
      {createElement(InstantSearch, props, false, children, false)}
    </InstantSearchSSRProvider>
  )
}
