import type { CatalogueMake } from './catalogue'
import { auto, diesel, dualClutch, hybrid, turbo, turboHybrid } from './drivetrains'

const cannon = diesel([2, 4, 120, 400], auto(8), '4WD', 9.4)
const jolion = turbo([1.5, 4, 110, 220], dualClutch(7), 'FWD', 8.1)
const jolionHybrid = hybrid([1.5, 4, 139, 375], dualClutch(2), 'FWD', 5)
const h6 = turbo([2, 4, 150, 320], dualClutch(7), 'FWD', 7.4)
const h6Hybrid = turboHybrid([1.5, 4, 179, 530], dualClutch(2), 'FWD', 5.2)

// biome-ignore format: a table, one badge a line
export const gwm: CatalogueMake = {
  make: 'GWM',
  retention: 0.91,
  warranty: '7-year unlimited-kilometre warranty',
  colours: { 'Hamilton White': 'white', 'Pittsburgh Silver': 'silver', 'Ayers Grey': 'grey', 'Golden Black': 'black', 'Burgundy Red': 'red', 'Mars Red': 'red', 'Vivid Blue': 'blue' },
  models: [
    {
      model: 'Ute', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.2, colours: { 'Crystal Black': 'black', 'Sapphire Blue': 'blue', 'Scarlet Red': 'red' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'NPW', years: [2020, 2024], seats: 5, doors: 4, tank: 78, towing: 3000, gvm: 3150, ancap: [5, 2021], size: [5410, 1934, 1886],
          equipment: 'Dual-range 4WD, 9-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Rear differential lock, 7 airbags',
          badges: [
            { badge: 'Cannon', drivetrain: cannon, listPrice: 40_490, adds: '18-inch alloy wheels, Side steps, Rear parking sensors' },
            { badge: 'Cannon-L', drivetrain: cannon, listPrice: 43_490, adds: 'Synthetic leather seats, Power driver seat, 360-degree camera, Heated front seats, Spray-in tub liner' },
            { badge: 'Cannon-X', drivetrain: cannon, listPrice: 46_490, adds: 'Quilted leather seats, Front differential lock, Wireless phone charging, 7-inch digital instruments' },
          ],
        },
      ],
    },
    {
      model: 'Haval Jolion', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.5, categories: ['City car'],
      generations: [
        {
          series: 'A01', years: [2021, null], seats: 5, doors: 5, tank: 55, towing: 750, gvm: 1845, ancap: [5, 2022], size: [4472, 1841, 1619],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, Keyless entry and start, 7 airbags',
          badges: [
            { badge: 'Premium', drivetrain: jolion, listPrice: 26_990, adds: '17-inch alloy wheels, 10.25-inch touchscreen, Rear parking sensors' },
            { badge: 'Lux', drivetrain: jolion, listPrice: 29_990, adds: '360-degree camera, LED headlights, Synthetic leather seats, Dual-zone climate control, Heated front seats' },
            { badge: 'Ultra', drivetrain: jolion, listPrice: 32_990, adds: '18-inch alloy wheels, 12.3-inch touchscreen, Panoramic sunroof, Head-up display, Wireless phone charging' },
            { badge: 'Ultra Hybrid', drivetrain: jolionHybrid, listPrice: 38_990, years: [2022, null] },
          ],
        },
      ],
    },
    {
      model: 'Haval H6', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.1, colours: { 'Energy Green': 'green' }, categories: ['Family'],
      generations: [
        {
          series: 'B01', years: [2021, null], seats: 5, doors: 5, tank: 61, towing: 2000, gvm: 2080, ancap: [5, 2022], size: [4653, 1886, 1724],
          equipment: '10.25-inch digital instruments, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Keyless entry and start, 7 airbags',
          badges: [
            { badge: 'Premium', drivetrain: h6, listPrice: 33_490, years: [2021, 2024], adds: '18-inch alloy wheels, 10.25-inch touchscreen' },
            { badge: 'Lux', drivetrain: h6, listPrice: 36_490, adds: '360-degree camera, Synthetic leather seats, Heated front seats, Dual-zone climate control, Power driver seat' },
            { badge: 'Ultra', drivetrain: { ...h6, drive: 'AWD', consumption: 8.3 }, listPrice: 41_490, adds: '19-inch alloy wheels, 12.3-inch touchscreen, Panoramic sunroof, Power tailgate, Head-up display, Ventilated front seats' },
            { badge: 'Ultra Hybrid', drivetrain: h6Hybrid, listPrice: 45_990, towing: 1500, years: [2022, null] },
          ],
        },
      ],
    },
  ],
}
