import type { CatalogueMake } from './catalogue'
import { auto, dualClutch, turbo } from './drivetrains'

const tsi132 = turbo([2, 4, 132, 320], dualClutch(7), 'AWD', 7.6, { premium: true })
const rs = turbo([2, 4, 180, 370], dualClutch(7), 'FWD', 6.8, { premium: true })

// biome-ignore format: a table, one badge a line
export const skoda: CatalogueMake = {
  make: 'Skoda',
  retention: 0.97,
  warranty: '7-year unlimited-kilometre warranty',
  colours: { 'Moon White': 'white', 'Candy White': 'white', 'Brilliant Silver': 'silver', 'Graphite Grey': 'grey', 'Steel Grey': 'grey', 'Black Magic': 'black', 'Race Blue': 'blue', 'Velvet Red': 'red' },
  models: [
    {
      model: 'Octavia', body: 'Wagon', simpleBody: 'Wagon', picture: 'wagon', popularity: 1.2, categories: ['Family'],
      generations: [
        {
          series: 'NE', years: [2017, 2020], seats: 5, doors: 5, tank: 50, towing: 1500, gvm: 1910, ancap: [5, 2016], size: [4667, 1814, 1465],
          equipment: '8-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Rear parking sensors, 7 airbags',
          badges: [
            { badge: '110TSI', drivetrain: turbo([1.4, 4, 110, 250], dualClutch(7), 'FWD', 5.2, { premium: true }), listPrice: 28_990, adds: '17-inch alloy wheels, Dual-zone climate control' },
            { badge: 'RS245', drivetrain: { ...rs, consumption: 6.6 }, listPrice: 48_490, years: [2018, 2020], adds: '19-inch alloy wheels, Leather seats, LED headlights, Sports suspension, Electronic differential lock, Power tailgate' },
          ],
        },
        {
          series: 'NX', years: [2021, null], seats: 5, doors: 5, tank: 50, towing: 1500, gvm: 1955, ancap: [5, 2019], size: [4689, 1829, 1470],
          equipment: '10-inch touchscreen, 10.25-inch digital instruments, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate',
          badges: [
            { badge: '110TSI Style', drivetrain: turbo([1.4, 4, 110, 250], auto(8), 'FWD', 5.7, { premium: true }), listPrice: 38_490, adds: '18-inch alloy wheels, Dual-zone climate control' },
            { badge: 'RS', drivetrain: rs, listPrice: 54_990, adds: '19-inch alloy wheels, Sports suspension, Suede sports seats, Matrix LED headlights, Heated front seats, Three-zone climate control' },
          ],
        },
      ],
    },
    {
      model: 'Kodiaq', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.1, colours: { 'Emerald Green': 'green', 'Petrol Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'NS', years: [2017, 2024], seats: 7, doors: 5, tank: 60, towing: 2000, gvm: 2420, ancap: [5, 2017], size: [4699, 1882, 1685],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Three-zone climate control, Power tailgate, Parking sensors front and rear, 9 airbags',
          badges: [
            { badge: '132TSI', drivetrain: tsi132, listPrice: 43_990, years: [2017, 2021], adds: '18-inch alloy wheels, 8-inch touchscreen' },
            { badge: '132TSI Style', drivetrain: tsi132, listPrice: 52_790, years: [2022, 2024], adds: '18-inch alloy wheels, LED headlights, Power driver seat, 10.25-inch digital instruments' },
            { badge: '132TSI Sportline', drivetrain: tsi132, listPrice: 54_790, years: [2019, 2024], adds: '19-inch alloy wheels, Suede sports seats, Heated front seats' },
            { badge: 'RS', drivetrain: turbo([2, 4, 180, 370], dualClutch(7), 'AWD', 8.8, { premium: true }), listPrice: 74_740, years: [2022, 2024], adds: '20-inch alloy wheels, Adaptive chassis control, Canton audio, 360-degree camera' },
          ],
        },
        {
          series: 'PS', years: [2025, null], seats: 7, doors: 5, tank: 58, towing: 2000, gvm: 2450, ancap: [5, 2024], size: [4758, 1864, 1678],
          equipment: '13-inch touchscreen, 10.25-inch digital instruments, Wireless Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate, Three-zone climate control',
          badges: [
            { badge: '110TSI Select', drivetrain: turbo([1.4, 4, 110, 250], dualClutch(6), 'FWD', 7.6, { premium: true }), listPrice: 54_990, towing: 1800, adds: '18-inch alloy wheels' },
            { badge: '140TSI Sportline', drivetrain: turbo([2, 4, 140, 320], dualClutch(7), 'AWD', 8.7, { premium: true }), listPrice: 63_490, adds: '19-inch alloy wheels, Suede sports seats, Heated front seats, Matrix LED headlights' },
          ],
        },
      ],
    },
  ],
}
