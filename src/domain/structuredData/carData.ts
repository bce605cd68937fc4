import type {
  ItemAvailability,
  Offer,
  OfferItemCondition,
  PriceSpecification,
  Car as SchemaCar,
  Vehicle as SchemaVehicle,
  UnitPriceSpecification,
} from 'schema-dts'
import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { type CarPrice, carPrice, cashPrice, priceTypeLabel } from '../stock/price'
import { absoluteUrl, type JsonLd } from './jsonLd'

const SCHEMA = 'https://schema.org'

type Seller = Pick<Site, 'name' | 'flags' | 'wording'>

/**
 * schema.org data of a car and its offer; caravans and tractors are vehicles. The offer has the price that shoppers see
 * (CAR-03), and for a subscription also the amount a month. A sold car is sold out and has no price, as on its page (CAR-04); a reserved
 * one is reserved.
 */
export function carData(car: Car, site: Seller, origin: string): JsonLd<SchemaCar> | JsonLd<SchemaVehicle> {
  const url = absoluteUrl(car.path, origin)
  const price = carPrice(car, site)
  // As searches and cards name it.
  const body = car.simpleBody ?? car.body
  const condition: OfferItemCondition = car.carType === 'new' ? `${SCHEMA}/NewCondition` : `${SCHEMA}/UsedCondition`
  const common = {
    '@type': 'Offer' as const,
    url,
    availability: schemaAvailability(car),
    itemCondition: condition,
    seller: { '@type': 'AutoDealer' as const, name: site.name },
  }
  return {
    '@context': SCHEMA,
    '@type': car.itemType === 'car' ? 'Car' : 'Vehicle',
    '@id': url,
    name: car.name,
    url,
    sku: car.stockNumber,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    itemCondition: condition,
    ...(car.images.length > 0 && { image: car.images.map((image) => absoluteUrl(image.url, origin)) }),
    ...(car.year !== null && { vehicleModelDate: String(car.year) }),
    ...(car.vin && { vehicleIdentificationNumber: car.vin }),
    ...(car.km !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    }),
    ...(car.colour && { color: car.colour }),
    ...(body && { bodyType: body }),
    ...(car.transmission && { vehicleTransmission: car.transmission }),
    ...(car.fuel && { fuelType: car.fuel }),
    ...(car.doors !== null && { numberOfDoors: car.doors }),
    ...(car.seats !== null && { vehicleSeatingCapacity: car.seats }),
    ...(isAvailable(car)
      ? price.amount !== null && { offers: offersOf(price, car, common) }
      : { offers: { ...common, priceCurrency: 'AUD' } satisfies CarOffer }),
  }
}

const MONTH = 'MON'
const LEASE = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' }

type CarOffer = Exclude<Offer, string>

/** The purchase at its price, and a subscription by the month, whose amount must not appear as the car's price. */
function offersOf(price: CarPrice, car: Car, common: CarOffer): CarOffer | CarOffer[] {
  if (price.kind !== 'subscription') return purchase(price.amount, price.priceType, common)
  const monthly: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: price.amount,
    priceCurrency: 'AUD',
    unitCode: MONTH,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: MONTH },
  }
  const subscription: CarOffer = { ...common, businessFunction: LEASE, priceSpecification: monthly }
  const cash = cashPrice(car)
  return cash === null ? subscription : [purchase(cash, priceTypeLabel(car.priceType), common), subscription]
}

/** An offer at a price, with what the price includes as the page says it. */
function purchase(amount: number | null, priceType: string | null, common: CarOffer): CarOffer {
  const money = { price: amount ?? undefined, priceCurrency: 'AUD' }
  if (priceType === null) return { ...common, ...money }
  const specification: PriceSpecification = {
    '@type': 'PriceSpecification',
    ...money,
    description: priceType,
    valueAddedTaxIncluded: !/\b(excl(?:\.|ud(?:ing|es?)|usive)?|plus|\+)\s*gst\b/i.test(priceType),
  }
  return { ...common, ...money, priceSpecification: specification }
}

function schemaAvailability(car: Pick<Car, 'status' | 'preorder' | 'reserved'>): ItemAvailability {
  if (!isAvailable(car)) return `${SCHEMA}/SoldOut`
  if (car.reserved) return `${SCHEMA}/Reserved`
  return car.preorder || car.status === 'coming_soon' ? `${SCHEMA}/PreOrder` : `${SCHEMA}/InStock`
}
