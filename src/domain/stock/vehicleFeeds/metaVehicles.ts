import { formatPhone } from '../../phone'
import { cashPrice } from '../price'
import { type FeedCell, truncateCodePoints } from './feedCsv'
import type { Requirement, VehicleOffer } from './vehicleOffer'

const BODY_STYLES = new Map<string, string>(
  Object.entries({
    convertible: 'CONVERTIBLE',
    coupe: 'COUPE',
    hatch: 'HATCHBACK',
    hatchback: 'HATCHBACK',
    'people mover': 'MINIVAN',
    sedan: 'SEDAN',
    suv: 'SUV',
    ute: 'TRUCK',
    van: 'VAN',
    wagon: 'WAGON',
  }),
)

const FUELS = new Map<string, string>(
  Object.entries({
    petrol: 'GASOLINE',
    diesel: 'DIESEL',
    electric: 'ELECTRIC',
    hybrid: 'HYBRID',
    'plug-in hybrid': 'PLUGIN_HYBRID',
  }),
)

const DRIVETRAINS = new Map<string, string>(
  Object.entries({ fwd: 'FWD', rwd: 'RWD', awd: 'AWD', '4wd': 'FOUR_WD', '2wd': 'TWO_WD' }),
)

/** Meta's value for one of ours; OTHER if it has none. */
const toMetaValue = (values: ReadonlyMap<string, string>, value: string | null) =>
  values.get((value ?? '').toLowerCase()) ?? 'OTHER'

/** Columns of Meta's automotive inventory catalogue. Enumerated values are Meta's. */
const COLUMNS: Record<string, (offer: VehicleOffer) => FeedCell> = {
  vehicle_id: ({ id }) => truncateCodePoints(id, 100),
  vin: ({ vin }) => vin,
  title: ({ car }) => truncateCodePoints(car.name, 500),
  description: ({ description }) => truncateCodePoints(description, 5000),
  url: ({ url }) => url,
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  trim: ({ car }) => car.badge,
  year: ({ year }) => year,
  'mileage.value': ({ km }) => km,
  'mileage.unit': () => 'KM',
  ...imageColumns(),
  body_style: ({ car }) => toMetaValue(BODY_STYLES, car.simpleBody ?? car.body),
  exterior_color: ({ colour }) => colour,
  interior_color: ({ car }) => car.interiorColour,
  transmission: ({ car }) =>
    /manual/i.test(car.simpleTransmission ?? car.transmission ?? '')
      ? 'MANUAL'
      : (car.simpleTransmission ?? car.transmission) && 'AUTOMATIC',
  fuel_type: ({ car }) => toMetaValue(FUELS, car.simpleFuel ?? car.fuel),
  drivetrain: ({ car }) => toMetaValue(DRIVETRAINS, car.simpleDrive ?? car.drive),
  // the price before an offer, and the offer
  price: ({ car, price }) => `${earlierPrice(car, price)} AUD`,
  sale_price: ({ car, price }) => (earlierPrice(car, price) > price ? `${price} AUD` : null),
  state_of_vehicle: ({ car }) =>
    car.carType === 'new' ? 'NEW' : car.certified && car.carType === 'used' ? 'CPO' : 'USED',
  availability: ({ car }) => availability(car),
  date_first_on_lot: ({ car }) => car.createdAt.slice(0, 10),
  'address.addr1': ({ location }) => location.address.street,
  'address.city': ({ location }) => location.address.city,
  'address.region': ({ location }) => location.address.state,
  'address.postal_code': ({ location }) => location.address.postcode,
  'address.country': () => 'Australia',
  latitude: ({ location }) => location.address.lat,
  longitude: ({ location }) => location.address.lng,
  dealer_id: ({ location }) => location.slug,
  dealer_name: ({ dealershipName }) => dealershipName,
  dealer_phone: ({ location }) => location.phone && formatPhone(location.phone),
  stock_number: ({ id }) => id,
}

export const META_COLUMNS = Object.keys(COLUMNS)

/** The car's cells in column order. */
export const metaVehicle = (offer: VehicleOffer): FeedCell[] => Object.values(COLUMNS).map((toCell) => toCell(offer))

/** Meta requires coordinates. */
export const metaRequires: Requirement = (_, location) =>
  location !== null && (location.address.lat === null || location.address.lng === null)
    ? {
        reason: 'is at a location without coordinates',
        mend: 'Enter latitude and longitude of its location under Locations.',
      }
    : null

/** A reserved car may become available again; one that is coming soon is not here yet. */
function availability({ reserved, status }: VehicleOffer['car']): string {
  if (reserved) return 'PENDING'
  return status === 'coming_soon' ? 'NOT_AVAILABLE' : 'AVAILABLE'
}

/** One column per photo, as in a CSV catalogue. Meta requires a tag on the first. */
function imageColumns(): Record<string, (offer: VehicleOffer) => FeedCell> {
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => index).flatMap((index) => [
      [`image[${index}].url`, ({ photos }: VehicleOffer) => photos[index]],
      ...(index === 0 ? [['image[0].tag[0]', ({ car }: VehicleOffer) => car.images[0]?.alt || 'Exterior']] : []),
    ]),
  )
}

function earlierPrice(car: VehicleOffer['car'], price: number): number {
  const before = Math.max(car.beforePrice ?? 0, cashPrice({ price: car.price, offerPrice: null }) ?? 0)
  return Math.max(before, price)
}
