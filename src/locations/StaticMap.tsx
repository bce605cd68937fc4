import { clsx } from 'clsx'
import type { MapDrawing } from '@/domain/locations/mapDrawing'
import { Anchor } from '@/ui/actions/Anchor'
import { MapPin } from './MapPin'
import './map.css'

/** A pin's location, in the order of the map's pins. */
export interface MapPlace {
  id: number
  name: string
  /** link of the pin; null for none */
  link: string | null
}

interface StaticMapProps {
  map: MapDrawing
  places: readonly MapPlace[]
  /** label of the map: "Our locations" */
  label: string
  /** the highlighted location */
  currentId?: number | null
  className?: string
}

/** A map rendered for the page: coast, grid, towns and a pin per location. Contacts no map service (LOC-07). */
export function StaticMap({ map, places, label, currentId = null, className }: StaticMapProps) {
  const { width, height, scale, from } = map
  const toStyle = ({ x, y }: { x: number; y: number }) => ({
    left: `${((x / width) * 100).toFixed(2)}%`,
    top: `${((y / height) * 100).toFixed(2)}%`,
  })
  return (
    <section
      aria-label={label}
      className={clsx('static-map', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="static-map-land" d={map.land} />
        <path className="static-map-grid" d={map.grid} />
        <path className="static-map-road" d={map.roads} />
        {from?.radius && <circle className="static-map-circle" cx={from.x} cy={from.y} r={from.radius} />}
      </svg>
      <div aria-hidden>
        {map.towns.map((town) => (
          <p
            key={`${town.name} ${town.x}`}
            className="static-map-town"
            data-rank={town.rank}
            data-small={town.onSmall}
            style={toStyle(town)}
          >
            {town.name}
          </p>
        ))}
      </div>
      {from && <span aria-hidden className="static-map-here" style={toStyle(from)} />}
      {map.pins.map((pin, index) => {
        const place = places[index]
        if (!place) return null
        const pinLabel = pin.number === null ? place.name : `${pin.number}, ${place.name}`
        const current = place.id === currentId || undefined
        if (!place.link) {
          return (
            <span key={place.id} aria-hidden className="static-map-pin" style={toStyle(pin)} aria-current={current}>
              <MapPin number={pin.number} />
            </span>
          )
        }
        return (
          <Anchor
            key={place.id}
            href={place.link}
            aria-label={pinLabel}
            aria-current={current}
            title={place.name}
            className="static-map-pin"
            style={toStyle(pin)}
          >
            <MapPin number={pin.number} />
          </Anchor>
        )
      })}
      <p aria-hidden className="static-map-scale" style={{ width: `${((scale.width / width) * 100).toFixed(2)}%` }}>
        {scale.km} km
      </p>
    </section>
  )
}
