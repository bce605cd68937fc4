import { clsx } from 'clsx'
import { departmentPhones, departmentSpecialHours } from '@/domain/locations/departments'
import type { Department, Location } from '@/domain/locations/location'
import {
  directionsLink,
  formatAddress,
  locationContactPath,
  locationPath,
  locationStockPath,
} from '@/domain/locations/locationLinks'
import type { MediaImage } from '@/domain/mediaImage'
import type { HoursRow } from '@/domain/openingHours/hoursRows'
import { formatOpenTimes } from '@/domain/openingHours/openTimes'
import { formatPhone, telLink } from '@/domain/phone'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Rating } from '@/ui/content/Rating'
import { StaticHtml, type StaticHtmlProps } from '@/ui/lazy/StaticHtml'
import { iconClass } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { HoursTable } from './HoursTable'
import { LicenceLines } from './LicenceLines'
import { OpenNow } from './OpenNow'

export interface LocationCardProps {
  location: Location
  /** the department that the card shows */
  department: Department | null
  /** null shows the name of the place */
  picture: MediaImage | null
  /** lines of the department's hours; none hides the table */
  hours: readonly HoursRow[]
  /** adds a link to the location's stock (LOC-01) */
  showStock: boolean
  showLicences: boolean
  /** shows the phones of all departments instead of the card's one */
  showPhones: boolean
  headingLevel: 2 | 3
  as?: StaticHtmlProps['as']
  /** in the first view: the photo loads at once */
  priority?: boolean
}

/** A line with an icon in front. */
const LINE = 'sprite-icon-before [--icon-gap:0.625rem] [--icon-size:1.25rem] before:text-muted'

/** A location in a list: address, open status and contact (LOC-01). */
export function LocationCard(props: LocationCardProps) {
  const {
    location,
    department,
    picture,
    hours,
    showStock,
    showLicences,
    showPhones,
    headingLevel,
    as = 'li',
    priority,
  } = props
  const Heading = `h${headingLevel}` as const
  const phone = department?.phone || location.phone
  const phones = showPhones ? departmentPhones(location) : phone ? [{ name: '', phone }] : []
  return (
    <StaticHtml as={as} part={`location-${location.id}`} className="card flex h-full flex-col overflow-hidden">
      <Anchor
        href={locationPath(location)}
        className="relative grid aspect-2/1 place-items-center bg-surface sm:aspect-3/2"
        tabIndex={-1}
        aria-hidden
      >
        {picture ? (
          <Picture
            fill
            src={picture.url}
            alt=""
            priority={priority}
            sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
          />
        ) : (
          <span
            className={`heading-3 sprite-icon-before text-muted [--icon-gap:0.625rem] [--icon-size:2rem] ${iconClass('map-pin')}`}
          >
            {location.address.city}
          </span>
        )}
      </Anchor>
      <div className="flex flex-1 flex-col p-card [&>[data-late=open-now]]:mt-3">
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
        {department && (
          <OpenNow
            times={formatOpenTimes(
              department.hours,
              departmentSpecialHours(location.specialHours, department.type),
              location.timeZone,
            )}
          />
        )}
        <p className={clsx(LINE, iconClass('map-pin'), 'mt-2 sm:min-h-[2lh]')}>{formatAddress(location.address)}</p>
        {phones.map(({ name, phone }, position) => (
          <p
            key={phone}
            className={clsx(LINE, iconClass('phone'), 'flex items-center leading-11', position === 0 && 'mt-1')}
          >
            {phones.length > 1 && <span className="mr-2.5 min-w-16 text-muted">{name}</span>}
            <a href={telLink(phone)} className="numbers inline-flex min-h-11 items-center link">
              {formatPhone(phone)}
            </a>
          </p>
        ))}
        {hours.length > 0 && (
          <HoursTable rows={hours} caption={`Opening hours of ${location.name}`} className="mt-2 text-sm" />
        )}
        {showLicences && <LicenceLines location={location} className="mt-3" />}
        <div className="mt-auto flex flex-wrap gap-2.5 pt-5 *:min-w-fit *:flex-1 *:[--button-space:0.75rem] *:whitespace-nowrap">
          <Button href={locationPath(location)} variant="secondary" size="sm">
            View Location
          </Button>
          <Button href={locationContactPath(location)} variant="secondary" size="sm">
            Contact Us
          </Button>
        </div>
        <div className="mt-1.5 flex flex-wrap gap-x-5">
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
    </StaticHtml>
  )
}
