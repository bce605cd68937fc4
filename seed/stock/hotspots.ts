import { readdirSync, readFileSync } from 'node:fs'
import type { CarHotspots, Hotspot, HotspotAnchor } from '../../src/domain/car/hotspots'
import type { FeedCar } from './feedCar'

type Detail = 'nose' | 'wheel' | 'flank' | 'tail'

/** Where details stand on the frames of each body's spin, as the studio measured them. */
const folder = new URL('./spinAnchors/', import.meta.url)
const anchors = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Partial<Record<Detail, HotspotAnchor[]>>,
  ]),
)

/** A detail worth a hotspot where the car has such a feature: the first that matches is told. */
interface Spot<Place> {
  id: string
  title: string
  feature: RegExp
  place: Place
}

const OUTSIDE: Spot<Detail>[] = [
  {
    id: 'lights',
    title: 'Lights',
    feature: /headlights|work lights|light bar/i,
    place: 'nose',
  },
  {
    id: 'wheels',
    title: 'Wheels',
    feature: /alloy wheels|steel wheels|suspension$/i,
    place: 'wheel',
  },
  {
    id: 'entry',
    title: 'Getting in',
    feature: /keyless|side steps|awning/i,
    place: 'flank',
  },
  {
    id: 'rear',
    title: 'At the back',
    feature: /power tailgate|reversing camera|tow bar|linkage|tub liner/i,
    place: 'tail',
  },
]

/** Places on the picture between the front seats, and on the one along a caravan. */
const COCKPIT = { screen: { x: 0.49, y: 0.4 }, wheel: { x: 0.68, y: 0.51 }, seat: { x: 0.84, y: 0.8 } }
const CARAVAN = { bed: { x: 0.54, y: 0.5 }, kitchen: { x: 0.76, y: 0.58 }, lounge: { x: 0.35, y: 0.66 } }

const INSIDE: Spot<HotspotAnchor>[] = [
  {
    id: 'screen',
    title: 'Screen',
    feature: /carplay|touchscreen|navigation|guidance/i,
    place: { frame: 0, ...COCKPIT.screen },
  },
  {
    id: 'driving',
    title: 'At the wheel',
    feature: /adaptive cruise|lane|cruise control|paddle/i,
    place: { frame: 0, ...COCKPIT.wheel },
  },
  {
    id: 'seats',
    title: 'Seats',
    feature: /seats|leather/i,
    place: { frame: 0, ...COCKPIT.seat },
  },
]

const INSIDE_CARAVAN: Spot<HotspotAnchor>[] = [
  {
    id: 'kitchen',
    title: 'Kitchen',
    feature: /cooktop|fridge|microwave/i,
    place: { frame: 0, ...CARAVAN.kitchen },
  },
  {
    id: 'lounge',
    title: 'Lounge',
    feature: /lounge|carpet|vinyl/i,
    place: { frame: 0, ...CARAVAN.lounge },
  },
  {
    id: 'bed',
    title: 'Bed',
    feature: /heater|air conditioning|lighting/i,
    place: { frame: 0, ...CARAVAN.bed },
  },
]

/** Hotspots of a car from what its feed lists, so that each says what is true of it; null where there is nothing to say. */
export function hotspotsOf(car: FeedCar, body: string): CarHotspots | null {
  const told = <Place>(spots: readonly Spot<Place>[], at: (place: Place) => HotspotAnchor[]): Hotspot[] =>
    spots.flatMap(({ id, title, feature, place }) => {
      const found = car.features.find((each) => feature.test(each))
      const where = at(place)
      return found && where.length > 0 ? [{ id, title, description: `${found}.`, anchors: where }] : []
    })
  const exterior = car.spin_images.length > 0 ? told(OUTSIDE, (detail) => anchors.get(body)?.[detail] ?? []) : []
  const rooms = car.item_type === 'caravan' ? INSIDE_CARAVAN : car.item_type === 'car' ? INSIDE : []
  const interior = car.interior_images.length > 0 ? told(rooms, (anchor) => [anchor]) : []
  return exterior.length + interior.length > 0 ? { exterior, interior } : null
}
