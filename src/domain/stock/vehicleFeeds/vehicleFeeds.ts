import type { FlagName } from '../../site/flags'
import type { Car } from '../car'
import { csvLine, type FeedCell } from './feedCsv'
import { GOOGLE_COLUMNS, googleVehicle } from './googleVehicles'
import { META_COLUMNS, metaVehicle } from './metaVehicles'
import { isOffered, type OfferContext, type VehicleOffer, vehicleOffer } from './vehicleOffer'

interface VehicleFeed {
  /** the last part of its address on the site */
  file: string
  /** the switch in the site's settings */
  flag: FlagName
  columns: readonly string[]
  row: (offer: VehicleOffer) => FeedCell[] | null
}

/** The feeds of a site's cars that advertisers fetch. */
export const VEHICLE_FEEDS = {
  google: { file: 'google-vehicles.csv', flag: 'googleVehicleFeed', columns: GOOGLE_COLUMNS, row: googleVehicle },
  meta: { file: 'meta-vehicles.csv', flag: 'metaVehicleFeed', columns: META_COLUMNS, row: metaVehicle },
} as const satisfies Record<string, VehicleFeed>

export type VehicleFeedName = keyof typeof VEHICLE_FEEDS

/** The feed with this file name; null where there is none. */
export function findVehicleFeed(file: string): VehicleFeedName | null {
  const names = Object.keys(VEHICLE_FEEDS) as VehicleFeedName[]
  return names.find((name) => VEHICLE_FEEDS[name].file === file) ?? null
}

/** The feed's first line. */
export const vehicleFeedHeader = (name: VehicleFeedName): string => csvLine(VEHICLE_FEEDS[name].columns)

/** The lines of the cars that are offered, each once; those that cannot be are left out. */
export function vehicleFeedLines(name: VehicleFeedName, cars: readonly Car[], context: OfferContext): string {
  return cars
    .map((car) => vehicleOffer(car, context))
    .filter(isOffered)
    .map((offer) => VEHICLE_FEEDS[name].row(offer))
    .map((row) => (row === null ? '' : csvLine(row)))
    .join('')
}
