import type { Location } from '@/domain/locations/location'
import { directionsLink, formatAddress, locationPath } from '@/domain/locations/locationLinks'
import type { MapDrawing } from '@/domain/locations/mapDrawing'
import { Anchor } from '@/ui/actions/Anchor'

interface MapListProps {
  /** in the order of the map's pins */
  locations: readonly Location[]
  map: MapDrawing
  headingLevel: 2 | 3
}

/** The locations of a map by pin number, each with directions. */
export function MapList({ locations, map, headingLevel }: MapListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
      {locations.map((location, index) => {
        const number = map.pins[index]?.number ?? null
        return (
          <li
            key={location.id}
            className="flex gap-3.5 border-t border-hairline py-3.5 lg:first:border-t-0 lg:first:pt-0"
          >
            {number !== null && (
              <span
                aria-hidden
                className="numbers grid size-7 shrink-0 place-items-center rounded-full bg-accent text-sm font-bold text-accent-ink"
              >
                {number}
              </span>
            )}
            <div className="min-w-0">
              <Heading className="heading-5">
                <Anchor href={locationPath(location)} className="hover:underline hover:underline-offset-4">
                  {location.name}
                </Anchor>
              </Heading>
              <p className="text-sm text-muted">{formatAddress(location.address)}</p>
              <a
                href={directionsLink(location)}
                className="inline-flex min-h-9 items-center text-sm font-semibold link"
              >
                Get Directions
                <span className="sr-only"> to {location.name}</span>
              </a>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
