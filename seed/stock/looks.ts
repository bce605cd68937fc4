import type { FeedCar } from './feedCar'
import { hotspotsOf } from './hotspots'
import { allPhotosOf, filmOf, interiorsOf, spinOf, vehicleOn } from './photos'
import { randomFrom } from './random'
import type { BuiltVehicle } from './vehicles/car'

/** Cars with fewer photos were taken in a hurry: nobody turned or filmed those. */
const THOROUGH_FROM = 5

/** Share of the vehicles that the studio could turn whose dealer has done so. */
const SPIN_SHARE = 0.6

/**
 * Gives vehicles what they are looked at by beyond photos: inside, spin and hotspots, and the first two that are filmed, one its
 * video and every photo there is, the other a walkaround. Changes the vehicles.
 */
export function addLooks(vehicles: readonly BuiltVehicle[], seed: string): void {
  const filmed: { car: FeedCar; body: string; paint: string }[] = []
  for (const { car } of vehicles) {
    const vehicle = vehicleOn(car.images[0] ?? '')
    if (!vehicle || car.images.length < THOROUGH_FROM) continue
    const { body, paint } = vehicle
    car.interior_images = interiorsOf(body)
    if (randomFrom(`${seed}/${car.stocknum}/spin`).chance(SPIN_SHARE)) car.spin_images = spinOf(body, paint)
    if (filmOf(body, paint) && isForSale(car)) filmed.push({ car, body, paint })
    car.hotspots = hotspotsOf(car, body)
  }
  const [shown, walked] = filmed.sort((a, b) => a.car.stocknum.localeCompare(b.car.stocknum))
  if (shown) {
    const { car, body, paint } = shown
    car.images = allPhotosOf(body, paint)
    car.video_url = filmOf(body, paint)
    car.spin_images = spinOf(body, paint)
    car.hotspots = hotspotsOf(car, body)
  }
  if (walked) walked.car.walkaround_url = filmOf(walked.body, walked.paint)
}

const isForSale = ({ status, price, reserved }: FeedCar) => status === 'in_stock' && price !== null && !reserved
