import type { Location } from '../../locations/location'
import type { Site } from '../../site/site'
import { absoluteUrl } from '../../structuredData/jsonLd'
import { isAvailable } from '../availability'
import type { Car } from '../car'
import { cashPrice } from '../price'
import { isListed } from '../visibility'

/** Context of a vehicle feed: the site, its visible locations and its origin. */
export interface OfferContext {
  site: Pick<Site, 'name' | 'stockRules'>
  /** visible locations, primary first */
  locations: readonly Location[]
  /** "https://dealer.com.au" */
  origin: string
  /** absolute URL of a photo in a format that advertisers accept */
  photoUrl: (url: string) => string
  /** ids of the cars that come from a stock feed, whose fields are locked */
  fromFeed: ReadonlySet<number>
  now: Date
}

/** A car for an advertiser, with everything that both formats require. Dollars and kilometres. */
export interface VehicleOffer {
  car: Car
  id: string
  vin: string
  year: number
  km: number
  colour: string
  price: number
  url: string
  photos: string[]
  location: Location
  dealershipName: string
  description: string
}

/** Why a car is excluded and what mends it, for staff. `unlisted`: strangers see nothing of it, neither in a list of what is excluded. */
export type ExclusionReason = { reason: string; mend: string; unlisted?: true }

/** Maximum photos per car: Google accepts ten besides the first, Meta twenty. */
const MAX_PHOTOS = 11

/** Required by Meta, and the only identifier that Google accepts. The letters I, O and Q are not used. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/** What an advertiser requires besides what all do; null if the car and its location have it. */
export type Requirement = (car: Car, location: Location | null, isFromFeed: boolean) => ExclusionReason | null

/** Required values, what is said where one is missing, and what mends it: for a car that staff enter, and for one from a stock feed. */
const REQUIRED: readonly { isMissing: (car: Car) => boolean; reason: string; mend: string; mendInFeed: string }[] = [
  {
    isMissing: (car) => cashPrice(car) === null,
    reason: 'has no price',
    mend: 'Enter a price under Price.',
    mendInFeed: 'Enter a price under Overrides, or in the stock feed.',
  },
  {
    isMissing: (car) => !VIN.test(vinOf(car)),
    reason: 'has no VIN of 17 characters',
    mend: 'Enter the whole VIN under Car, without the letters I, O and Q.',
    mendInFeed: 'Enter the whole VIN under Overrides or in the stock feed, without the letters I, O and Q.',
  },
  {
    isMissing: ({ year }) => year === null,
    reason: 'has no year',
    mend: 'Enter the year under Car.',
    mendInFeed: 'Enter the year under Overrides, or in the stock feed.',
  },
  {
    isMissing: ({ km }) => km === null,
    reason: 'has no kilometres',
    mend: 'Enter the kilometres under Car; 0 for a new one.',
    mendInFeed: 'Enter the kilometres under Overrides, or in the stock feed; 0 for a new one.',
  },
  {
    isMissing: ({ colour }) => !colour,
    reason: 'has no colour',
    mend: 'Enter the colour under Car.',
    mendInFeed: 'Enter the colour under Overrides, or in the stock feed.',
  },
  {
    isMissing: ({ images }) => images.length === 0,
    reason: 'has no photo',
    mend: 'Add a photo under Photos.',
    mendInFeed: 'Add a photo under Overrides, or in the stock feed.',
  },
]

const vinOf = ({ vin }: Car): string => vin?.trim().toUpperCase() ?? ''

/**
 * The offer of a car, or why it is excluded, with all reasons at once. Only available, listed cars with a price are advertised, and no
 * caravans or tractors, which neither format supports. A car that lacks a required value is excluded.
 * @param requires what the advertiser requires besides
 */
export function vehicleOffer(car: Car, context: OfferContext, requires: Requirement): VehicleOffer | ExclusionReason {
  const { site, origin, now } = context
  if (car.itemType !== 'car')
    return { reason: 'is not a car', mend: 'Advertise it elsewhere: these feeds take cars only.' }
  if (!isAvailable(car)) return { reason: 'is sold', mend: 'Nothing to do. If it is for sale, change its status.' }
  if (!isListed(car, site.stockRules, now))
    return {
      reason: 'is not listed on the site',
      mend: 'Turn on Show on website, or see which cars the website lists under Sites, Stock.',
      unlisted: true,
    }
  const location = context.locations.find(({ id }) => id === car.locationId) ?? context.locations[0] ?? null
  const isFromFeed = context.fromFeed.has(car.id)
  const noLocation = { reason: 'has no location', mend: 'Add a location under Locations and publish it.' }
  const problems = [
    requires(car, location, isFromFeed),
    ...REQUIRED.filter(({ isMissing }) => isMissing(car)).map(({ reason, mend, mendInFeed }) => ({
      reason,
      mend: isFromFeed ? mendInFeed : mend,
    })),
    location === null ? noLocation : null,
  ].filter((problem) => problem !== null)
  // A car on subscription has its purchase price too, on its page and here.
  const price = cashPrice(car)
  const { year, km, colour } = car
  if (problems.length > 0 || price === null || year === null || km === null || !colour || location === null)
    return {
      reason: problems.map(({ reason }) => reason).join(', '),
      mend: problems.map(({ mend }) => mend).join(' '),
    }
  return {
    car,
    id: car.stockNumber,
    vin: vinOf(car),
    year,
    km,
    colour,
    price,
    url: absoluteUrl(car.path, origin),
    photos: car.images.slice(0, MAX_PHOTOS).map(({ url }) => context.photoUrl(url)),
    location,
    dealershipName: location.dealershipName ?? site.name,
    description: describeCar(car),
  }
}

/** True for a reason, false for an offer or a row. */
export function isExcluded<Value extends object>(value: Value | ExclusionReason): value is ExclusionReason {
  return 'reason' in value
}

/** The dealer's comments on one line, else the car's main facts. */
function describeCar(car: Car): string {
  const comments = car.dealerComments?.replace(/\s+/g, ' ').trim()
  if (comments) return comments
  const facts = [car.name, car.colour, car.body, car.simpleTransmission ?? car.transmission, car.simpleFuel ?? car.fuel]
  return facts.filter(Boolean).join(', ')
}
