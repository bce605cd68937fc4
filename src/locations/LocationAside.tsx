import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress, locationPath } from '@/domain/locations/locationLinks'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { DepartmentHours, type DepartmentHoursProps } from './DepartmentHours'
import { LateHolidayHours } from './LateHolidayHours'

type LocationAsideProps = Pick<DepartmentHoursProps, 'closedWording' | 'hoursWording'> & { location: Location }

/** Address, phones and opening hours of a location, next to its contact form. */
export function LocationAside({ location, closedWording, hoursWording }: LocationAsideProps) {
  return (
    <Card as="aside" padding="large">
      <h2 className="heading-4">
        <Anchor href={locationPath(location)} className="hover:underline hover:underline-offset-4">
          {location.name}
        </Anchor>
      </h2>
      <p className="mt-3 flex gap-2.5">
        <Icon name="map-pin" className="mt-0.5 size-5 shrink-0 text-muted" />
        {formatAddress(location.address)}
      </p>
      {location.email && (
        <p className="mt-1 flex items-center gap-2.5">
          <Icon name="mail" className="size-5 shrink-0 text-muted" />
          <a href={`mailto:${location.email}`} className="inline-flex min-h-11 min-w-0 items-center break-all link">
            {location.email}
          </a>
        </p>
      )}
      <Button href={directionsLink(location)} variant="secondary" size="sm" className="mt-2">
        <Icon name="navigation" />
        Get Directions
      </Button>
      <h3 className="heading-5 mt-7 mb-2">Opening Hours</h3>
      <DepartmentHours
        location={location}
        closedWording={closedWording}
        hoursWording={hoursWording}
        fullHours={false}
      />
      <LateHolidayHours
        specialHours={location.specialHours}
        timeZone={location.timeZone}
        closedWording={closedWording}
      />
    </Card>
  )
}
