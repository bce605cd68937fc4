import { departmentSpecialHours, sortDepartments } from '@/domain/locations/departments'
import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress, locationPath } from '@/domain/locations/locationLinks'
import { type HoursWording, hoursRows } from '@/domain/openingHours/hoursRows'
import { formatOpenTimes } from '@/domain/openingHours/openTimes'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'

interface LocationSummaryProps {
  location: Location
  closedWording: string
  hoursWording: readonly HoursWording[]
}

/** A short summary of a location, for other pages such as a car's. */
export function LocationSummary({ location, closedWording, hoursWording }: LocationSummaryProps) {
  const department = sortDepartments(location)[0]
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="relative aspect-3/2 overflow-hidden rounded-card bg-surface sm:aspect-auto sm:min-h-60">
        <Picture
          fill
          src={location.image?.url}
          alt={location.image?.alt ?? ''}
          sizes="(min-width: 40rem) 26rem, 100vw"
        />
      </div>
      <div>
        <h3 className="heading-4">
          <Anchor href={locationPath(location)} className="hover:underline hover:underline-offset-4">
            {location.name}
          </Anchor>
        </h3>
        <p className="mt-2 flex gap-2.5">
          <Icon name="map-pin" className="mt-0.5 size-5 shrink-0 text-muted" />
          {formatAddress(location.address)}
        </p>
        {department && (
          <div className="mt-2">
            <OpenNow
              times={formatOpenTimes(
                department.hours,
                departmentSpecialHours(location.specialHours, department.type),
                location.timeZone,
              )}
            />
            <HoursTable
              caption={`Opening hours of ${location.name}`}
              rows={hoursRows(department.hours, {
                closed: closedWording,
                wording: hoursWording,
                locationId: location.id,
              })}
            />
          </div>
        )}
        <Button href={directionsLink(location)} variant="secondary" size="sm" className="mt-4">
          <Icon name="navigation" />
          Get Directions
        </Button>
      </div>
    </div>
  )
}
