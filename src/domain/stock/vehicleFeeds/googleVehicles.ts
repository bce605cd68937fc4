import type { Car } from '../car'
import { cashPrice } from '../price'
import { type FeedCell, truncateCodePoints } from './feedCsv'
import type { Requirement, VehicleOffer } from './vehicleOffer'

/** Google's category "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans". */
const CARS_TRUCKS_AND_VANS = 916

/** Google's price types in Australia. */
export type GooglePriceType = 'drive_away_price' | 'excluding_government_charges_price'

/**
 * The Google price type of a car; null if it must not be advertised. A new car must have a drive-away price. A used car whose
 * price is not drive away is advertised as excluding government charges, which never promises too much. Other price types, such
 * as excluding GST, are not advertised.
 */
export function googlePriceType({ carType, priceType }: Pick<Car, 'carType' | 'priceType'>): GooglePriceType | null {
  const text = (priceType ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  if (/^drive ?away\b/.test(text)) return 'drive_away_price'
  if (carType === 'new') return null
  if (text === '' || text === 'ex demo' || text === 'egc') return 'excluding_government_charges_price'
  return /^(excl|excluding|ex|plus) (gov|govt|government|on road)/.test(text)
    ? 'excluding_government_charges_price'
    : null
}

const BODY_STYLES = new Map<string, string>(
  Object.entries({
    convertible: 'convertible',
    coupe: 'coupe',
    hatch: 'hatchback',
    hatchback: 'hatchback',
    'people mover': 'minivan',
    sedan: 'sedan',
    suv: 'suv',
    ute: 'truck',
    van: 'full size van',
    wagon: 'station wagon',
  }),
)

const ENGINES = new Map<string, string>(
  Object.entries({
    petrol: 'gasoline',
    diesel: 'diesel',
    electric: 'electric',
    hybrid: 'hybrid',
    'plug-in hybrid': 'hybrid',
  }),
)

/**
 * Columns of Google's vehicle feed for Australia: those of vehicle ads in Merchant Center (`brand`, `color`,
 * `google_product_category`, `vehicle_fulfillment`, `vehicle_price_type`) and those of free vehicle listings (`make`,
 * `exterior_color`, `dealership_name`, `dealership_address`), since a dealer may use one URL for both.
 */
const COLUMNS: Record<string, (offer: VehicleOffer) => FeedCell> = {
  id: ({ id }) => id,
  vin: ({ vin }) => vin,
  title: ({ car }) => truncateCodePoints(car.name, 150),
  description: ({ description }) => truncateCodePoints(description, 5000),
  google_product_category: () => CARS_TRUCKS_AND_VANS,
  link: ({ url }) => url,
  image_link: ({ photos }) => photos[0],
  // URLs are separated by commas, so commas within a URL are escaped
  additional_image_link: ({ photos }) =>
    photos
      .slice(1)
      .map((photo) => photo.replaceAll(',', '%2C'))
      .join(','),
  price: ({ price }) => `${price} AUD`,
  vehicle_price_type: ({ car }) => googlePriceType(car),
  condition: ({ car }) => (car.carType === 'new' ? 'new' : 'used'),
  certified_pre_owned: ({ car }) => (car.certified && car.carType === 'used' ? 'yes' : 'no'),
  brand: ({ car }) => car.make,
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  trim: ({ car }) => car.badge,
  year: ({ year }) => year,
  mileage: ({ km }) => `${km} km`,
  color: ({ colour }) => colour,
  exterior_color: ({ colour }) => colour,
  interior_color: ({ car }) => car.interiorColour,
  body_style: ({ car }) => BODY_STYLES.get((car.simpleBody ?? car.body ?? '').toLowerCase()),
  engine: ({ car }) => ENGINES.get((car.simpleFuel ?? car.fuel ?? '').toLowerCase()),
  transmission: ({ car }) => car.transmission ?? car.simpleTransmission,
  drivetrain: ({ car }) => car.simpleDrive ?? car.drive,
  date_in_stock: ({ car }) => car.createdAt.slice(0, 10),
  store_code: ({ location }) => location.slug,
  'vehicle_fulfillment(option:store_code)': ({ location }) => `in_store:${location.slug}`,
  dealership_name: ({ dealershipName }) => dealershipName,
  dealership_address: ({ location: { address } }) =>
    `${address.street}, ${address.city}, ${address.state} ${address.postcode}, AU`,
  place_id: ({ location }) => location.address.placeId,
}

export const GOOGLE_COLUMNS = Object.keys(COLUMNS)

/** The car's cells in column order. */
export const googleVehicle = (offer: VehicleOffer): FeedCell[] => Object.values(COLUMNS).map((toCell) => toCell(offer))

/** Google accepts only cars that can be bought now, and only two price types. */
export const googleRequires: Requirement = (car, _location, isFromFeed) => {
  if (car.reserved) return { reason: 'is reserved', mend: 'It is back once the reservation ends.' }
  if (car.status === 'coming_soon')
    return {
      reason: 'is coming soon',
      mend: 'It follows once its status says that it is in stock: Google takes only what can be bought now.',
    }
  if (cashPrice(car) === null || googlePriceType(car) !== null) return null
  const tab = isFromFeed ? 'Overrides' : 'Price'
  return {
    reason: `has a price that Google does not accept: ${car.priceType?.trim() || 'of no stated type'}${car.carType === 'new' ? ', where new cars need a drive-away price' : ''}`,
    mend:
      car.carType === 'new'
        ? `Enter the drive-away price, with drive_away as its price type, under ${tab}.`
        : `Set the price type to drive_away or excl_gov_charges under ${tab}.`,
  }
}
