import { MapPin, Navigation, Phone } from 'lucide-react'
import type { Location, LocationType } from '@/domain/locations/location'
import { directionsLink, formatAddress } from '@/domain/locations/locationLinks'
import { departmentsInOrder } from '@/domain/locations/departments'
import { type HoursWording, hoursRows } from '@/domain/openingHours/hoursRows'
import { formatPhone, telLink } from '@/domain/phone'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import { Rating } from '@/ui/Rating'
import { Tabs } from '@/ui/Tabs'
import { HolidayHours } from './HolidayHours'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'

interface LocationDetailProps {
  location: Location
  /** the site's word for closed, and staff's words for a status here or there (LOC-04) */
  closedWording: string
  hoursWording: readonly HoursWording[]
  /** every day its own line */
  fullHours: boolean
  headingLevel: 1 | 2
}

const DEPARTMENT_NAMES: Record<LocationType, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

/** A location in full: address, directions, rating, and the hours and phone of each department (LOC-02). */
export function LocationDetail({
  location,
  closedWording,
  hoursWording,
  fullHours,
  headingLevel,
}: LocationDetailProps) {
  const Heading = `h${headingLevel}` as const
  const departments = departmentsInOrder(location).map((department) => ({
    department,
    name: DEPARTMENT_NAMES[department.type],
    phone: department.phone || location.phone,
    rows: hoursRows(department.hours, {
      full: fullHours,
      closed: closedWording,
      wording: hoursWording,
      locationId: location.id,
    }),
  }))
  const panels = departments.map(({ department, name, phone, rows }) => ({
    value: department.type,
    label: name,
    content: (
      <div className="grid gap-4">
        <OpenNow hours={department.hours} specialHours={location.specialHours} timeZone={location.timeZone} />
        {phone && (
          <a href={telLink(phone)} className="numbers inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold">
            <Phone aria-hidden className="size-5 text-muted" />
            {formatPhone(phone)}
          </a>
        )}
        <HoursTable rows={rows} caption={`Opening hours of ${name.toLowerCase()}`} />
      </div>
    ),
  }))
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div>
        <div className="relative aspect-3/2 overflow-hidden rounded-panel bg-surface">
          <Picture
            fill
            priority
            src={location.image?.url}
            alt={location.image?.alt ?? ''}
            sizes="(min-width: 64rem) 46rem, 100vw"
          />
        </div>
        {location.description && <p className="measure mt-6 text-lg text-muted">{location.description}</p>}
      </div>
      <div>
        <Heading className="heading-2">{location.name}</Heading>
        {location.rating && (
          <a href="#reviews" className="mt-2 inline-flex min-h-11 items-center">
            <Rating value={location.rating.average} count={location.rating.count} showValue />
          </a>
        )}
        <p className="mt-3 flex gap-2.5 text-lg">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
          {formatAddress(location.address)}
        </p>
        <div className="mt-4">
          <Button href={directionsLink(location)}>
            <Navigation aria-hidden />
            Get Directions
          </Button>
        </div>
        <h3 className="heading-4 mt-8 mb-3">Opening Hours</h3>
        {panels.length > 1 ? <Tabs label="Departments" tabs={panels} /> : panels[0]?.content}
        <HolidayHours specialHours={location.specialHours} timeZone={location.timeZone} closedWording={closedWording} />
        <Licences location={location} />
      </div>
    </div>
  )
}

function Licences({ location }: { location: Location }) {
  const { licenceNumber, repairerLicence } = location
  if (!licenceNumber && !repairerLicence) return null
  return (
    <p className="numbers mt-6 text-sm text-muted">
      {licenceNumber && <span className="block">Dealer licence {licenceNumber}</span>}
      {repairerLicence && <span className="block">Motor vehicle repairer {repairerLicence}</span>}
    </p>
  )
}
