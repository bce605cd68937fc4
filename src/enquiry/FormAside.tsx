import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress } from '@/domain/locations/locationLinks'
import { formatPhone, telLink } from '@/domain/phone'
import type { Site } from '@/domain/site/site'
import { Icon } from '@/ui/media/Icon'

interface FormAsideProps {
  site: Pick<Site, 'phone' | 'email'>
  /** the location that the form is for; null: the dealer's main contacts */
  location: Location | null
}

/** Other ways to reach the people who read a form, beside it on wide pages. Nothing without a phone and an email address. */
export function FormAside({ site, location }: FormAsideProps) {
  const phone = location?.phone ?? site.phone
  const email = location?.email ?? site.email
  if (!phone && !email) return null
  return (
    <aside className="form-aside" aria-label="Other ways to reach us">
      <p className="heading-4">Rather talk to someone?</p>
      {phone && (
        <a href={telLink(phone)} className="heading-3 numbers mt-4 flex items-center gap-3 hover:underline">
          <Icon name="phone" className="size-6 flex-none text-accent-text" />
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="mt-3 flex min-h-11 items-center gap-3 break-all link">
          <Icon name="mail" className="size-5 flex-none text-muted" />
          {email}
        </a>
      )}
      {location && (
        <a href={directionsLink(location)} className="mt-1 flex min-h-11 items-center gap-3 link">
          <Icon name="map-pin" className="size-5 flex-none text-muted" />
          {formatAddress(location.address)}
        </a>
      )}
    </aside>
  )
}
