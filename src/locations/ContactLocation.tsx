import { departmentPhones } from '@/domain/locations/departments'
import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress, locationContactPath } from '@/domain/locations/locationLinks'
import { formatPhone, telLink } from '@/domain/phone'
import type { LocationRules } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { YardMap } from './YardMap'

interface ContactLocationProps {
  location: Location
  heading: string
  text: string | null
  showMap: boolean
  rules: LocationRules
  headingLevel: 1 | 2
}

/** Every way to reach a location: department phones, email, contact page and directions. */
export function ContactLocation({ location, heading, text, showMap, rules, headingLevel }: ContactLocationProps) {
  const Heading = `h${headingLevel}` as const
  const phones = departmentPhones(location)
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
      <div>
        <Heading className={headingLevel === 1 ? 'heading-1' : 'heading-2'}>{heading}</Heading>
        {text && <p className="measure mt-3 text-lg text-muted">{text}</p>}
        <p className="mt-5 flex gap-2.5">
          <Icon name="map-pin" className="mt-0.5 size-5 shrink-0 text-muted" />
          {formatAddress(location.address)}
        </p>
        {phones.map(({ name, phone }) => (
          <p key={name} className="flex items-center gap-2.5">
            <Icon name="phone" className="size-5 shrink-0 text-muted" />
            <span className="min-w-18 text-muted">{name}</span>
            <a href={telLink(phone)} className="numbers inline-flex min-h-11 items-center font-semibold link">
              {formatPhone(phone)}
            </a>
          </p>
        ))}
        {location.email && (
          <p className="flex items-center gap-2.5">
            <Icon name="mail" className="size-5 shrink-0 text-muted" />
            <a href={`mailto:${location.email}`} className="inline-flex min-h-11 min-w-0 items-center break-all link">
              {location.email}
            </a>
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button href={locationContactPath(location)}>Send a message</Button>
          <Button href={directionsLink(location)} variant="secondary">
            <Icon name="navigation" />
            Get Directions
          </Button>
        </div>
      </div>
      {showMap && (
        <YardMap
          location={location}
          rules={rules}
          label={`Map of ${location.address.city}`}
          className="rounded-panel"
        />
      )}
    </div>
  )
}
