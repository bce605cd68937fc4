import type { FlagName } from '../../site/flags'
import { absoluteUrl } from '../../structuredData/jsonLd'
import type { Car } from '../car'
import { type FeedCell, feedCsvLine } from './feedCsv'
import { GOOGLE_COLUMNS, googleRequires, googleVehicle } from './googleVehicles'
import { META_COLUMNS, metaRequires, metaVehicle } from './metaVehicles'
import {
  type ExclusionReason,
  isExcluded,
  type OfferContext,
  type Requirement,
  type VehicleOffer,
  vehicleOffer,
} from './vehicleOffer'

interface VehicleFeed {
  /** the advertiser */
  label: string
  /** file name in its URL */
  file: string
  /** the site's feature flag */
  flag: FlagName
  columns: readonly string[]
  requires: Requirement
  row: (offer: VehicleOffer) => FeedCell[]
}

/** Vehicle feeds of a site for advertisers. */
export const VEHICLE_FEEDS = {
  google: {
    label: 'Google',
    file: 'google-vehicles.csv',
    flag: 'googleVehicleFeed',
    columns: GOOGLE_COLUMNS,
    requires: googleRequires,
    row: googleVehicle,
  },
  meta: {
    label: 'Meta',
    file: 'meta-vehicles.csv',
    flag: 'metaVehicleFeed',
    columns: META_COLUMNS,
    requires: metaRequires,
    row: metaVehicle,
  },
} as const satisfies Record<string, VehicleFeed>

export type VehicleFeedName = keyof typeof VEHICLE_FEEDS
export const VEHICLE_FEED_NAMES = Object.keys(VEHICLE_FEEDS) as VehicleFeedName[]

/** A feed's two files: the cars for the advertiser, and the listed ones left out with the reason, for staff. */
export type VehicleFeedPart = 'offers' | 'leftOut'

/** The feed and part with a file name; null if there is none. */
export function findVehicleFeed(file: string): { name: VehicleFeedName; part: VehicleFeedPart } | null {
  for (const name of VEHICLE_FEED_NAMES) {
    if (VEHICLE_FEEDS[name].file === file) return { name, part: 'offers' }
    if (leftOutFile(name) === file) return { name, part: 'leftOut' }
  }
  return null
}

/** "google-vehicles-left-out.csv" */
export const leftOutFile = (name: VehicleFeedName): string => VEHICLE_FEEDS[name].file.replace('.csv', '-left-out.csv')

const LEFT_OUT_COLUMNS = ['stock_number', 'title', 'link', 'reason', 'mend']

/** The header line of a feed. */
export const vehicleFeedHeader = (name: VehicleFeedName, part: VehicleFeedPart = 'offers'): string =>
  feedCsvLine(part === 'offers' ? VEHICLE_FEEDS[name].columns : LEFT_OUT_COLUMNS)

/** A car's cells in a feed, or why the feed has it not. */
function feedRow(name: VehicleFeedName, car: Car, context: OfferContext): FeedCell[] | ExclusionReason {
  const { requires, row } = VEHICLE_FEEDS[name]
  const offer = vehicleOffer(car, context, requires)
  return isExcluded(offer) ? offer : row(offer)
}

/** Whether and how an advertiser's feed has a car; `off`: the site has no such feed. */
export type CarInFeed =
  | { state: 'off' }
  | { state: 'in'; note: string | null }
  | { state: 'out'; reason: string; mend: string }

/** What an advertiser's feed has of a car: a note where it is in but shows as not available, or why it is left out and what mends it. */
export function carInFeed(name: VehicleFeedName, car: Car, context: OfferContext): CarInFeed {
  const row = feedRow(name, car, context)
  if (isExcluded(row)) return { state: 'out', reason: row.reason, mend: row.mend }
  if (car.reserved) return { state: 'in', note: 'As pending, since it is reserved.' }
  if (car.status === 'coming_soon') return { state: 'in', note: 'As not available yet, since it is coming soon.' }
  return { state: 'in', note: null }
}

/** The lines of the cars that can be advertised, or of the listed ones that cannot with the reason of each. */
export function vehicleFeedLines(
  name: VehicleFeedName,
  cars: readonly Car[],
  context: OfferContext,
  part: VehicleFeedPart = 'offers',
): string {
  const lines = cars.map((car) => {
    const row = feedRow(name, car, context)
    if (!isExcluded(row)) return part === 'offers' ? feedCsvLine(row) : ''
    if (part === 'offers' || row.unlisted) return ''
    return feedCsvLine([car.stockNumber, car.name, absoluteUrl(car.path, context.origin), row.reason, row.mend])
  })
  return lines.join('')
}
