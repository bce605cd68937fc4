'use client'

import { type DealerChoice, formatDistanceAway, type NearbyDealers } from '@/domain/locations/dealerSearch'
import { Button } from '@/ui/actions/Button'
import type { Dealer } from './dealer'

interface DealerStatusProps {
  choice: DealerChoice
  loading: boolean
  count: number
  radiusKm: number
  beyond: NearbyDealers<Dealer>['beyond']
  onWiden: (radiusKm: number) => void
}

/** Announces the result of a search, and offers a wider one if there are no dealers nearby. */
export function DealerStatus({ choice, loading, count, radiusKm, beyond, onWiden }: DealerStatusProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {loading && <p className="text-muted">Searching for dealerships …</p>}
      {!loading && choice.kind === 'place' && count > 0 && (
        <p className="text-lg">
          <strong className="numbers">{count === 1 ? '1 dealership' : `${count} dealerships`}</strong> within{' '}
          {radiusKm.toLocaleString('en-AU')} km of {choice.label}
        </p>
      )}
      {!loading && choice.kind === 'dealership' && count === 0 && (
        <p className="text-lg">That dealership does not have this department. Choose another below.</p>
      )}
      {!loading && choice.kind === 'place' && count === 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="text-lg">
            No dealership within {radiusKm.toLocaleString('en-AU')} km of {choice.label}.
            {beyond && ` The nearest, ${beyond.location.name}, is ${formatDistanceAway(beyond.distanceKm)} away.`}
          </p>
          {beyond?.radiusKm && (
            <Button variant="secondary" size="sm" onClick={() => beyond.radiusKm && onWiden(beyond.radiusKm)}>
              Look within {beyond.radiusKm.toLocaleString('en-AU')} km
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
