'use client'

import { formatDistanceAway } from '@/domain/locations/dealerSearch'
import { directionsLink, formatAddress, locationPath } from '@/domain/locations/locationLinks'
import { formatOpenTimes } from '@/domain/openingHours/openTimes'
import { formatPhone, telLink } from '@/domain/phone'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { OpenNow } from '../OpenNow'
import type { Dealer } from './dealer'

interface DealerResultProps {
  dealer: Dealer
  /** number of its pin; null where pins have none */
  number: number | null
  distanceKm: number | null
  chosen: boolean
  /** opens the enquiry; missing if the search has none */
  onChoose?: () => void
  headingLevel: 2 | 3
}

/** A dealer that a search found: distance, open status, directions and a link to the enquiry. */
export function DealerResult({ dealer, number, distanceKm, chosen, onChoose, headingLevel }: DealerResultProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <li
      className="flex gap-3.5 border-t border-hairline py-5 first:border-t-0 first:pt-0"
      aria-current={chosen ? 'true' : undefined}
    >
      {number !== null && (
        <span
          aria-hidden
          className="numbers grid size-7 shrink-0 place-items-center rounded-full bg-accent text-sm font-bold text-accent-ink"
        >
          {number}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading className="heading-5">
            <Anchor href={locationPath(dealer)} className="hover:underline hover:underline-offset-4">
              {dealer.name}
            </Anchor>
          </Heading>
          {distanceKm !== null && (
            <span className="numbers text-sm font-semibold">
              {formatDistanceAway(distanceKm)}
              <span className="sr-only"> away</span>
            </span>
          )}
        </div>
        <p className="text-muted">{formatAddress(dealer.address)}</p>
        <OpenNow times={formatOpenTimes(dealer.hours, dealer.specialHours, dealer.timeZone)} />
        <div className="mt-1 flex flex-wrap gap-x-5">
          {dealer.phone && (
            <a
              href={telLink(dealer.phone)}
              className="numbers inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold link"
            >
              <Icon name="phone" className="size-4" />
              {formatPhone(dealer.phone)}
            </a>
          )}
          <a
            href={directionsLink(dealer)}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold link"
          >
            <Icon name="navigation" className="size-4" />
            Get Directions
            <span className="sr-only"> to {dealer.name}</span>
          </a>
        </div>
        {onChoose && (
          <Button variant={chosen ? 'inverse' : 'secondary'} size="sm" className="mt-2" onClick={onChoose}>
            {chosen && <Icon name="check" />}
            {chosen ? 'Selected for your enquiry' : 'Enquire here'}
            <span className="sr-only">: {dealer.name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
