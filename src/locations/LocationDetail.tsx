import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress, locationStockPath } from '@/domain/locations/locationLinks'
import type { HoursWording } from '@/domain/openingHours/hoursRows'
import type { LocationRules } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { Rating } from '@/ui/content/Rating'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { DepartmentHours } from './DepartmentHours'
import { LateHolidayHours } from './LateHolidayHours'
import { LicenceLines } from './LicenceLines'
import { YardMap } from './YardMap'

interface LocationDetailProps {
  location: Location
  rules: LocationRules
  /** the site's word for closed, and the dealer's words for a status at a location (LOC-04) */
  closedWording: string
  hoursWording: readonly HoursWording[]
  /** lists every day on its own line */
  fullHours: boolean
  /** adds a link to the location's stock (LOC-01) */
  showStock?: boolean
  /** link to its reviews, when they are on another page */
  reviewsLink?: string
  headingLevel: 1 | 2
}

/** A location in full: address, directions, rating, and hours and phone of each department (LOC-02). */
export function LocationDetail({
  location,
  rules,
  closedWording,
  hoursWording,
  fullHours,
  showStock = false,
  reviewsLink = '#reviews',
  headingLevel,
}: LocationDetailProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div>
        {location.image ? (
          <div className="relative aspect-3/2 overflow-hidden rounded-panel bg-surface">
            <Picture
              fill
              priority
              src={location.image.url}
              alt={location.image.alt}
              sizes="(min-width: 64rem) 46rem, 100vw"
            />
          </div>
        ) : (
          <YardMap
            location={location}
            rules={rules}
            label={`Map of ${location.address.city}`}
            className="rounded-panel"
          />
        )}
        {location.description && <p className="measure mt-6 text-lg text-muted">{location.description}</p>}
      </div>
      <div>
        <Heading className="heading-2">{location.name}</Heading>
        {location.rating && (
          <a href={reviewsLink} className="mt-2 inline-flex min-h-11 items-center">
            <Rating value={location.rating.average} count={location.rating.count} showValue />
          </a>
        )}
        <p className="mt-3 flex gap-2.5 text-lg">
          <Icon name="map-pin" className="mt-1 size-5 shrink-0 text-muted" />
          {formatAddress(location.address)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button href={directionsLink(location)}>
            <Icon name="navigation" />
            Get Directions
          </Button>
          {showStock && (
            <Button href={locationStockPath(location)} variant="secondary">
              View Our Stock
            </Button>
          )}
        </div>
        <h3 className="heading-4 mt-8 mb-3">Opening Hours</h3>
        <DepartmentHours
          location={location}
          closedWording={closedWording}
          hoursWording={hoursWording}
          fullHours={fullHours}
        />
        <LateHolidayHours
          specialHours={location.specialHours}
          timeZone={location.timeZone}
          closedWording={closedWording}
        />
        <LicenceLines location={location} className="mt-6" />
      </div>
    </div>
  )
}
