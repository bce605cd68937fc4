import type { FlagName } from '../../site/flags'
import type { Car } from '../car'
import { type FeedCell, feedCsvLine } from './feedCsv'
import { GOOGLE_COLUMNS, googleVehicle } from './googleVehicles'
import { META_COLUMNS, metaVehicle } from './metaVehicles'
import { isVehicleOffer, type OfferContext, type VehicleOffer, vehicleOffer } from './vehicleOffer'

interface VehicleFeed {
  /** file name in its URL */
  file: string
  /** the site's feature flag */
  flag: FlagName
  columns: readonly string[]
  row: (offer: VehicleOffer) => FeedCell[] | null
}

/** Vehicle feeds of a site for advertisers. */
export const VEHICLE_FEEDS = {
  google: { file: 'google-vehicles.csv', flag: 'googleVehicleFeed', columns: GOOGLE_COLUMNS, row: googleVehicle },
  meta: { file: 'meta-vehicles.csv', flag: 'metaVehicleFeed', columns: META_COLUMNS, row: metaVehicle },
} as const satisfies Record<string, VehicleFeed>

export type VehicleFeedName = keyof typeof VEHICLE_FEEDS

/** The feed with a file name; null if there is none. */
export function findVehicleFeed(file: string): VehicleFeedName | null {
  const names = Object.keys(VEHICLE_FEEDS) as VehicleFeedName[]
  return names.find((name) => VEHICLE_FEEDS[name].file === file) ?? null
}

/** The header line of a feed. */
export const vehicleFeedHeader = (name: VehicleFeedName): string => feedCsvLine(VEHICLE_FEEDS[name].columns)

/** The lines of the cars that can be advertised; others are omitted. */
export function vehicleFeedLines(name: VehicleFeedName, cars: readonly Car[], context: OfferContext): string {
  return cars
    .map((car) => vehicleOffer(car, context))
    .filter(isVehicleOffer)
    .map((offer) => VEHICLE_FEEDS[name].row(offer))
    .map((row) => (row === null ? '' : feedCsvLine(row)))
    .join('')
}
