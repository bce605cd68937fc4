import type { Site } from '../site/site'

/** What forms call the vehicle that a shopper has: a car where the dealer sells cars, else whatever may stand in the drive. */
export function ownVehicleNoun({ one }: Site['stockNoun']): string {
  return one === 'car' ? 'car' : 'vehicle'
}
