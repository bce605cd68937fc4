import type { Location } from '../../locations/location'
import type { Site } from '../../site/site'
import { absoluteUrl } from '../../structuredData/jsonLd'
import { isAvailable } from '../availability'
import type { Car } from '../car'
import { cashPrice } from '../price'
import { isListed } from '../visibility'

/** What a feed to an advertiser is written for: the site, its shown locations and where it is found. */
export interface OfferContext {
  site: Pick<Site, 'name' | 'stockRules' | 'flags'>
  /** the site's shown locations, the main one first */
  locations: readonly Location[]
  /** "https://dealer.com.au" */
  origin: string
  /** a photo's absolute address in a format that advertisers take */
  photoAddress: (url: string) => string
  now: Date
}

/** A car as it is offered to an advertiser: everything that both formats require is there. Dollars and kilometres. */
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

/** Why a car is not offered, in words for staff. */
export type ExclusionReason = { reason: string }

/** Advertisers take no more photos than this of one car: Google ten beside the first, Meta twenty. */
const MAX_PHOTOS = 11

/** As Meta requires; Google names a vehicle by no other number either. Letters I, O and Q are in none. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/**
 * The offer of a car, or why there is none. Only cars that can be bought, are listed on the site and carry a price are
 * offered; caravans and tractors never are, since neither format takes them. What a format requires and the dealer did not
 * say is not made up: such a car is left out.
 */
export function vehicleOffer(car: Car, context: OfferContext): VehicleOffer | ExclusionReason {
  const { site, origin, now } = context
  if (car.itemType !== 'car') return { reason: 'is not a car' }
  if (!isAvailable(car)) return { reason: 'is sold' }
  if (!isListed(car, site.stockRules, now)) return { reason: 'is not listed on the site' }
  // Its page asks a monthly price, and advertisers want the price of the page.
  if (site.flags.subscriptions && (car.subscriptionPrice ?? 0) > 0) return { reason: 'is offered by subscription' }
  const price = cashPrice(car)
  if (price === null) return { reason: 'has no price' }
  const vin = car.vin?.trim().toUpperCase() ?? ''
  if (!VIN.test(vin)) return { reason: 'has no VIN of 17 characters' }
  const { year, km, colour } = car
  if (year === null) return { reason: 'has no year' }
  if (km === null) return { reason: 'has no kilometres' }
  if (!colour) return { reason: 'has no colour' }
  if (car.images.length === 0) return { reason: 'has no photo' }
  const location = context.locations.find(({ id }) => id === car.locationId) ?? context.locations[0]
  if (location === undefined) return { reason: 'has no location' }
  return {
    car,
    id: car.stockNumber,
    vin,
    year,
    km,
    colour,
    price,
    url: absoluteUrl(car.path, origin),
    photos: car.images.slice(0, MAX_PHOTOS).map(({ url }) => context.photoAddress(url)),
    location,
    dealershipName: location.dealershipName ?? site.name,
    description: descriptionOf(car),
  }
}

export function isOffered(offer: VehicleOffer | ExclusionReason): offer is VehicleOffer {
  return !('reason' in offer)
}

/** The dealer's own words on one line, else what the car is. */
function descriptionOf(car: Car): string {
  const words = car.dealerComments?.replace(/\s+/g, ' ').trim()
  if (words) return words
  const facts = [car.name, car.colour, car.body, car.simpleTransmission ?? car.transmission, car.simpleFuel ?? car.fuel]
  return facts.filter(Boolean).join(', ')
}
