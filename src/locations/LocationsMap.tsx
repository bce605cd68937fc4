import type { Location } from '@/domain/locations/location'
import { locationPath } from '@/domain/locations/locationLinks'
import type { MapDrawing } from '@/domain/locations/mapDrawing'
import type { LocationRules } from '@/domain/site/site'
import { InteractiveMapOnDemand } from './InteractiveMapOnDemand'
import { StaticMap } from './StaticMap'

interface LocationsMapProps {
  map: MapDrawing
  /** in the order of the map's pins */
  locations: readonly Location[]
  rules: LocationRules
  label: string
  className?: string
}

/** Locations on a static map, with an interactive one on demand if the site has tiles (LOC-07). */
export function LocationsMap({ map, locations, rules, label, className }: LocationsMapProps) {
  const mapElement = (
    <StaticMap
      map={map}
      places={locations.map((location) => ({ id: location.id, name: location.name, link: locationPath(location) }))}
      label={label}
      className={className}
    />
  )
  if (!rules.tileUrl) return mapElement
  return (
    <InteractiveMapOnDemand
      tileUrl={rules.tileUrl}
      attribution={rules.tileAttribution}
      label={label}
      className={className}
      places={locations.flatMap((location, index) => {
        const { lat, lng } = location.address
        if (lat === null || lng === null) return []
        return [
          { lat, lng, name: location.name, link: locationPath(location), number: map.pins[index]?.number ?? null },
        ]
      })}
    >
      {mapElement}
    </InteractiveMapOnDemand>
  )
}
