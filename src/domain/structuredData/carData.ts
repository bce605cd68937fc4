import type { ItemAvailability, OfferItemCondition, Car as SchemaCar } from 'schema-dts'
import { isAvailable } from '../stock/availability'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import { absoluteUrl, type JsonLd } from './jsonLd'

const SCHEMA = 'https://schema.org'

/**
 * A car and its offer for search engines. An offer is made only at a price that shoppers see; a sold car's says so.
 * `sellerName` is the dealer's.
 */
export function carData(car: Car, sellerName: string, origin: string): JsonLd<SchemaCar> {
  const url = absoluteUrl(car.path, origin)
  const price = cashPrice(car)
  const condition: OfferItemCondition = car.carType === 'new' ? `${SCHEMA}/NewCondition` : `${SCHEMA}/UsedCondition`
  return {
    '@context': SCHEMA,
    '@type': 'Car',
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
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'AUD',
        availability: availabilityOf(car),
        itemCondition: condition,
        seller: { '@type': 'AutoDealer', name: sellerName },
      },
    }),
  }
}

function availabilityOf(car: Pick<Car, 'status' | 'preorder'>): ItemAvailability {
  if (!isAvailable(car)) return `${SCHEMA}/SoldOut`
  return car.preorder || car.status === 'coming_soon' ? `${SCHEMA}/PreOrder` : `${SCHEMA}/InStock`
}
