import { parseDocumentId } from '../../domain/documentId'
import 'server-only'
import type { OwnCar } from '../../domain/shoppers/ownCar'
import { findOwnCar } from '../../server/shoppers/ownCars'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { payloadClient } from '../payloadClient'

/** One of the shopper's own cars, by the number in an address; null for any other. */
export async function findOwnCarOfPage(shopper: SignedInShopper, id: string): Promise<OwnCar | null> {
  const carId = parseDocumentId(id)
  return carId === null ? null : findOwnCar((await payloadClient()).db.drizzle, shopper.id, carId)
}
