import type {
  ItemAvailability,
  Offer,
  OfferItemCondition,
  Car as SchemaCar,
  Vehicle as SchemaVehicle,
  UnitPriceSpecification,
} from 'schema-dts'
import type { Site } from '../site/site'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { type CarPrice, carPrice } from '../stock/price'
import { absoluteUrl, type JsonLd } from './jsonLd'

const SCHEMA = 'https://schema.org'

type Seller = Pick<Site, 'name' | 'flags' | 'wording'>

/**
 * schema.org data of a car and its offer; caravans and tractors are vehicles. The offer has the price that shoppers see
 * (CAR-03), monthly for a subscription. A sold car is marked as sold out.
 */
export function carData(car: Car, site: Seller, origin: string): JsonLd<SchemaCar> | JsonLd<SchemaVehicle> {
  const url = absoluteUrl(car.path, origin)
  const price = carPrice(car, site)
  const condition: OfferItemCondition = car.carType === 'new' ? `${SCHEMA}/NewCondition` : `${SCHEMA}/UsedCondition`
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
    ...(car.body && { bodyType: car.body }),
    ...(car.transmission && { vehicleTransmission: car.transmission }),
    ...(car.fuel && { fuelType: car.fuel }),
    ...(car.doors !== null && { numberOfDoors: car.doors }),
    ...(car.seats !== null && { vehicleSeatingCapacity: car.seats }),
    ...(price.amount !== null && {
      offers: {
        '@type': 'Offer',
        url,
        ...offerTerms(price.kind, price.amount),
        availability: schemaAvailability(car),
        itemCondition: condition,
        seller: { '@type': 'AutoDealer', name: site.name },
      },
    }),
  }
}

const MONTH = 'MON'
const LEASE = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' }

/** The offer's terms: a price, or a monthly amount for a subscription, which must not appear as the car's price. */
function offerTerms(kind: CarPrice['kind'], dollars: number): Partial<Exclude<Offer, string>> {
  if (kind !== 'subscription') return { price: dollars, priceCurrency: 'AUD' }
  const monthly: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: dollars,
    priceCurrency: 'AUD',
    unitCode: MONTH,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: MONTH },
  }
  return { businessFunction: LEASE, priceSpecification: monthly }
}

function schemaAvailability(car: Pick<Car, 'status' | 'preorder'>): ItemAvailability {
  if (!isAvailable(car)) return `${SCHEMA}/SoldOut`
  return car.preorder || car.status === 'coming_soon' ? `${SCHEMA}/PreOrder` : `${SCHEMA}/InStock`
}
