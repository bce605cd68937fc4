import type { Site } from '../site/site'

/** The noun for a shopper's own vehicle: car if the dealer sells cars, else vehicle. */
export function ownVehicleNoun({ one }: Site['stockNoun']): string {
  return one === 'car' ? 'car' : 'vehicle'
}
