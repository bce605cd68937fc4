import { describe, expect, it } from 'vitest'
import { REFERENCE_DATE } from '../../seed/stock/referenceDate'
import { toCar } from '../../src/data/fromPayload/car'
import type { Car } from '../../src/domain/stock/car'
import { vehicleFeedHeader, vehicleFeedLines } from '../../src/domain/stock/vehicleFeeds/vehicleFeeds'
import { ADVERTISER_RULES } from '../domain/stock/vehicleFeeds/advertiserRules'
import { buildContext, parseRows } from '../domain/stock/vehicleFeeds/feedContext'
import { DEMO_DEALERS, type DemoDealer, demoFeedCars } from './demoFeeds'

/** Reads a demo dealer's cars from its feed, as the import does. */
function readCars(dealer: DemoDealer): Car[] {
  return demoFeedCars(dealer).map((car, index) => {
    const identity = {
      id: index + 1,
      slug: `car-${index + 1}`,
      name: [car.year, car.make, car.model].join(' '),
      show_on_dealer_website: true,
    }
    return toCar({ ...car, ...identity, site: 1, photos_count: car.images.length } as never)
  })
}

describe.each(DEMO_DEALERS)('the demo stock of %s', (dealer) => {
  const cars = readCars(dealer)

  it.each(['google', 'meta'] as const)('follows every rule of %s, row by row', (feed) => {
    const context = buildContext({ now: REFERENCE_DATE })
    const rows = parseRows(vehicleFeedHeader(feed) + vehicleFeedLines(feed, cars, context))
    expect(rows.flatMap((row) => ADVERTISER_RULES[feed].faults(row).map((error) => `${row.vin}: ${error}`))).toEqual([])
    const saleable = cars.filter((car) => car.itemType === 'car' && car.status === 'in_stock' && !car.reserved)
    // a feed that left out nearly everything would pass too
    expect(rows.length).toBeGreaterThan(saleable.length * 0.7)
  })
})
