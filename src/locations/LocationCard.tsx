import { MapPin, Phone } from 'lucide-react'
import type { Department, Location } from '@/domain/locations/location'
import {
  directionsLink,
  formatAddress,
  locationContactPath,
  locationPath,
  locationStockPath,
} from '@/domain/locations/locationLinks'
import { formatPhone, telLink } from '@/domain/phone'
import { Anchor } from '@/ui/Anchor'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Picture } from '@/ui/Picture'
import { Rating } from '@/ui/Rating'
import { OpenNow } from './OpenNow'

interface LocationCardProps {
  location: Location
  /** the side of the business that the card speaks for */
  department: Department | null
  /** leads to the location's stock as well (LOC-01) */
  showStock: boolean
  headingLevel: 2 | 3
}

/** A location among others: where it is, whether it is open, how to reach it (LOC-01). */
export function LocationCard({ location, department, showStock, headingLevel }: LocationCardProps) {
  const Heading = `h${headingLevel}` as const
  const phone = department?.phone || location.phone
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      <Anchor href={locationPath(location)} className="relative block aspect-3/2 bg-surface" tabIndex={-1} aria-hidden>
        <Picture
          fill
          src={location.image?.url}
          alt=""
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        />
      </Anchor>
      <div className="flex flex-1 flex-col p-card">
        <Heading className="heading-4">{location.name}</Heading>
        {location.rating && (
          <Rating
            value={location.rating.average}
            count={location.rating.count}
            showValue
            size="sm"
            className="mt-1.5"
          />
        )}
        <div className="mt-3">
          {department && (
            <OpenNow hours={department.hours} specialHours={location.specialHours} timeZone={location.timeZone} />
          )}
        </div>
        <p className="mt-2 flex gap-2.5">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          {formatAddress(location.address)}
        </p>
        {phone && (
          <p className="mt-1 flex items-center gap-2.5">
            <Phone aria-hidden className="size-5 shrink-0 text-muted" />
            <a href={telLink(phone)} className="numbers inline-flex min-h-11 items-center link">
              {formatPhone(phone)}
            </a>
          </p>
        )}
        <div className="mt-auto grid gap-2.5 pt-5">
          <div className="grid grid-cols-2 gap-2.5">
            <Button href={locationPath(location)} variant="secondary" size="sm">
              View Location
            </Button>
            <Button href={locationContactPath(location)} variant="secondary" size="sm">
              Contact
            </Button>
          </div>
          <div className="flex flex-wrap gap-x-5">
            <a href={directionsLink(location)} className="inline-flex min-h-11 items-center text-sm font-semibold link">
              Get Directions
            </a>
            {showStock && (
              <Anchor
                href={locationStockPath(location)}
                className="inline-flex min-h-11 items-center text-sm font-semibold link"
              >
                View Our Stock
              </Anchor>
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}
