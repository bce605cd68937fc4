import { formatPhone, telLink } from '@/domain/phone'
import { Anchor } from '@/ui/actions/Anchor'
import { iconClass } from '@/ui/media/Icon'
import type { MenuLocation } from './menuLocation'

interface LocationsListProps {
  locations: readonly MenuLocation[]
  /** link for a location without a phone (SITE-07) */
  contactUrl: string
  onFollow?: () => void
  /** at most three to a row, where four would leave the last row half empty */
  inThrees?: boolean
}

/** Name, address and phone of each location, in as many columns as fit. */
export function LocationsList({ locations, contactUrl, onFollow, inThrees = false }: LocationsListProps) {
  return (
    <ul
      className={`grid gap-x-6 gap-y-5 ${inThrees ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]'}`}
    >
      {locations.map(({ id, slug, name, address, phone }) => (
        <li key={id}>
          <Anchor
            href={`/locations/${slug}`}
            onClick={onFollow}
            className="font-semibold hover:underline hover:underline-offset-4"
          >
            {name}
          </Anchor>
          <address className="mt-0.5 text-sm text-muted not-italic">
            {`${address.street}, ${address.city} ${address.state} ${address.postcode}`}
          </address>
          {phone ? (
            <a
              href={telLink(phone)}
              className={`sprite-icon-before ${iconClass('phone')} numbers mt-1 inline-block min-h-8 text-sm leading-8 font-semibold text-accent-text [--icon-gap:0.375rem] [--icon-size:1rem]`}
            >
              {formatPhone(phone)}
            </a>
          ) : (
            <Anchor
              href={contactUrl}
              onClick={onFollow}
              className="mt-1 inline-flex min-h-8 items-center text-sm font-semibold text-accent-text"
            >
              Contact us
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}
