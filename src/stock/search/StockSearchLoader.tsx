'use client'

import dynamic from 'next/dynamic'
import type { SearchSetup } from './searchSetup'

// The search's libraries come only with pages that show it; the server renders it all the same.
const StockSearch = dynamic(() => import('./StockSearch').then((module) => module.StockSearch))

export function StockSearchLoader({ setup }: { setup: SearchSetup }) {
  return <StockSearch setup={setup} />
}
