import type { CatalogueMake } from './catalogue'
import { auto, diesel, petrol, turboPlugIn } from './drivetrains'

const crd = diesel([3, 6, 184, 570], auto(8), '4WD', 7.5)
const v6 = petrol([3.6, 6, 210, 344], auto(8), '4WD', 9.9)

// biome-ignore format: a table, one badge a line
export const jeep: CatalogueMake = {
  make: 'Jeep',
  retention: 0.88,
  warranty: '5-year or 100,000 km warranty',
  colours: { 'Bright White': 'white', 'Billet Silver': 'silver', 'Granite Crystal': 'grey', 'Baltic Grey': 'grey', 'Diamond Black Crystal': 'black', 'Velvet Red': 'red', 'Slate Blue': 'blue' },
  models: [
    {
      model: 'Grand Cherokee', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'WK', years: [2013, 2020], seats: 5, doors: 5, tank: 93, towing: 3500, gvm: 2949, ancap: [5, 2014], size: [4828, 1943, 1802],
          equipment: 'Reversing camera, Rear parking sensors, Dual-zone climate control, Power front seats, Satellite navigation, 7 airbags',
          badges: [
            { badge: 'Laredo', drivetrain: crd, listPrice: 59_450, adds: '18-inch alloy wheels, Cruise control' },
            { badge: 'Limited', drivetrain: crd, listPrice: 68_950, adds: '20-inch alloy wheels, Leather seats, Heated front and rear seats, Power tailgate, Xenon headlights, Apple CarPlay and Android Auto' },
            { badge: 'Overland', drivetrain: crd, listPrice: 76_450, adds: 'Nappa leather, Panoramic sunroof, Quadra-Lift air suspension, Adaptive cruise control, Autonomous emergency braking' },
          ],
        },
        {
          series: 'WL', years: [2022, 2024], seats: 5, doors: 5, tank: 87, towing: 2813, gvm: 2880, ancap: [5, 2022], size: [4914, 1979, 1792],
          equipment: '10.1-inch touchscreen, 10.25-inch digital instruments, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate',
          badges: [
            { badge: 'Night Eagle', drivetrain: v6, listPrice: 77_950, adds: 'Black 20-inch alloy wheels, Synthetic leather seats, Dual-zone climate control' },
            { badge: 'Limited', drivetrain: v6, listPrice: 85_950, adds: '20-inch alloy wheels, Leather seats, 360-degree camera, Heated front and rear seats, Three-zone climate control' },
            { badge: 'Summit Reserve 4xe', drivetrain: turboPlugIn([2, 4, 280, 637], auto(8), '4WD', 3.2, { premium: true, batteryKwh: 17.3, electricRangeKm: 52 }), listPrice: 129_950, years: [2023, 2024], towing: 2722, adds: '21-inch alloy wheels, Palermo leather seats, McIntosh premium audio, Massaging front seats, Air suspension' },
          ],
        },
      ],
    },
  ],
}
