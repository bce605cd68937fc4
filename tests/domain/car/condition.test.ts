import { describe, expect, it } from 'vitest'
import { conditionFacts } from '../../../src/domain/car/condition'
import { electricUse } from '../../../src/domain/car/electricCost'
import { NO_HOTSPOTS } from '../../../src/domain/car/hotspots'

const rows = (...entries: [label: string, value: string][]) => entries.map(([label, value]) => ({ label, value }))

describe('[CAR-10] the condition of a vehicle', () => {
  const specifications = rows(
    ['Paint', 'Metallic'],
    ['Owners', '2'],
    ['Keys', ' 2 '],
    ['Service history', 'Full'],
    ['Tyres, front', '6 mm'],
    ['Service interval', '15,000 km'],
    ['New-car warranty', '5 years'],
    ['Induction', 'Turbo'],
    ['Last serviced at', 'null'],
  )

  it('is what the dealer says of it, with the imperfections on its pictures', () => {
    const point = (title: string | null, description: string) => ({ id: description, title, description, anchors: [] })
    const hotspots = {
      exterior: [point('Scratch', 'Left door'), point('Tow bar', 'New')],
      interior: [point(null, 'Worn seat')],
    }
    expect(conditionFacts({ carType: 'used', specifications, hotspots })).toEqual([
      { label: 'Owners', value: '2' },
      { label: 'Keys', value: '2' },
      { label: 'Service history', value: 'Full' },
      { label: 'Tyres, front', value: '6 mm' },
      { label: 'Marked on the pictures', value: 'Scratch, Worn seat' },
    ])
  })

  it('is not shown of new vehicles, nor where nothing is said', () => {
    expect(conditionFacts({ carType: 'new', specifications, hotspots: NO_HOTSPOTS })).toEqual([])
    expect(conditionFacts({ carType: 'used', specifications: [], hotspots: NO_HOTSPOTS })).toEqual([])
  })
})

describe('[CAR-11] an electric car', () => {
  const electric = (...entries: [string, string][]) => ({
    fuel: 'Electric',
    simpleFuel: 'Electric',
    specifications: rows(...entries),
  })

  it('needs its battery over its range, at 30 cents a kilowatt hour', () => {
    // 60 kWh over 455 km is 13.19 kWh per 100 km, and 13.2 times 30 cents is $3.96.
    expect(electricUse(electric(['Battery', '60 kWh'], ['Electric range', '455 km']))).toEqual({
      rangeKm: 455,
      kwhPer100Km: 13.2,
      dollarsPer100Km: 3.96,
    })
  })

  it.each([
    [electric(['Battery', '60 kWh'])],
    [electric(['Battery', '60 Ah'], ['Electric range', '455 km'])],
    [electric(['Battery', '60 kWh'], ['Electric range', 'about 455'])],
    [electric(['Battery', '60 kWh'], ['Electric range', '0 km'])],
    [{ ...electric(['Battery', '60 kWh'], ['Electric range', '455 km']), fuel: 'Petrol', simpleFuel: 'Petrol' }],
  ])('says nothing without both: %j', (car) => expect(electricUse(car)).toBeNull())
})
