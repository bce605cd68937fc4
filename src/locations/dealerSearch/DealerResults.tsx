'use client'

import { locationPath } from '@/domain/locations/locationLinks'
import { StaticMap } from '../StaticMap'
import { DealerResult } from './DealerResult'
import type { Dealer } from './dealer'
import type { DealerMap } from './useDealerMap'

interface DealerResultsProps {
  results: readonly { dealer: Dealer; distanceKm: number | null }[]
  /** null until loaded */
  drawn: DealerMap | null
  /** the dealer that receives the enquiry */
  enquiryDealerId: number | null
  /** missing if the search has no enquiry */
  onEnquire?: (dealer: Dealer) => void
  headingLevel: 2 | 3
}

/** The dealers found by a search, next to a map with the same numbers. */
export function DealerResults({ results, drawn, enquiryDealerId, onEnquire, headingLevel }: DealerResultsProps) {
  const placed = drawn?.ids.flatMap((id) => results.find(({ dealer }) => dealer.id === id)?.dealer ?? []) ?? []
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
      <ol>
        {results.map(({ dealer, distanceKm }) => (
          <DealerResult
            key={dealer.id}
            dealer={dealer}
            distanceKm={distanceKm}
            number={drawn?.map.pins[drawn.ids.indexOf(dealer.id)]?.number ?? null}
            chosen={dealer.id === enquiryDealerId}
            onChoose={onEnquire && (() => onEnquire(dealer))}
            headingLevel={headingLevel}
          />
        ))}
      </ol>
      {drawn && placed.length === drawn.ids.length && (
        <StaticMap
          map={drawn.map}
          places={placed.map(({ id, name, slug }) => ({ id, name, link: locationPath({ slug }) }))}
          label="Map of the dealerships found"
          currentId={enquiryDealerId}
          className="rounded-panel lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
        />
      )}
    </div>
  )
}
