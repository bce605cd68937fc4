import { clsx } from 'clsx'
import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress, locationPath } from '@/domain/locations/locationLinks'
import type { LocationRules } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { InteractiveMapOnDemand } from './InteractiveMapOnDemand'

interface YardMapProps {
  location: Location
  rules: Pick<LocationRules, 'tileUrl' | 'tileAttribution'>
  label: string
  className?: string
}

/**
 * Where one location is (LOC-07): the dealer's own map picture or the photo, with the address and directions; a street map on demand
 * if the site has tiles. The drawn map has no streets, and one pin in the middle of a region tells nobody the way.
 */
export function YardMap({ location, rules, label, className }: YardMapProps) {
  const { lat, lng } = location.address
  const yard = <Yard location={location} label={label} className={className} />
  if (!rules.tileUrl || lat === null || lng === null) return yard
  return (
    <InteractiveMapOnDemand
      tileUrl={rules.tileUrl}
      attribution={rules.tileAttribution}
      label={label}
      className={className}
      places={[{ lat, lng, name: location.name, link: locationPath(location), number: null }]}
    >
      {yard}
    </InteractiveMapOnDemand>
  )
}

function Yard({ location, label, className }: Omit<YardMapProps, 'rules'>) {
  const picture = location.mapImage ?? location.image
  return (
    <section aria-label={label} className={clsx('relative overflow-hidden bg-surface', className)}>
      {picture && (
        <div className="relative aspect-3/2 sm:aspect-video lg:aspect-[2/1]">
          <Picture fill src={picture.url} alt={picture.alt} sizes="(min-width: 64rem) 60rem, 100vw" />
        </div>
      )}
      <div
        className={clsx(
          'grid gap-3 bg-paper p-4 sm:p-5',
          picture
            ? 'sm:absolute sm:bottom-4 sm:left-4 sm:max-w-96 sm:rounded-card sm:shadow-raised'
            : 'm-4 rounded-card sm:m-8 sm:max-w-96',
        )}
      >
        <p className="flex gap-2.5">
          <Icon name="map-pin" className="mt-0.5 size-5 flex-none text-accent-text" />
          <span>
            <span className="block font-semibold">{location.name}</span>
            {formatAddress(location.address)}
          </span>
        </p>
        <Button href={directionsLink(location)} variant="secondary" size="sm" className="justify-self-start">
          <Icon name="navigation" />
          Get Directions<span className="sr-only"> to {location.name}</span>
        </Button>
      </div>
    </section>
  )
}
