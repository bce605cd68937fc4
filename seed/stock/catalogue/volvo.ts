import type { CatalogueMake } from './catalogue'
import { auto, diesel, electric, turbo, turboPlugIn } from './drivetrains'

const b4 = turbo([2, 4, 145, 300], auto(8), 'FWD', 7.4, { premium: true })
const b5 = turbo([2, 4, 183, 350], auto(8), 'AWD', 7.8, { premium: true })

// biome-ignore format: a table, one badge a line
export const volvo: CatalogueMake = {
  make: 'Volvo',
  retention: 0.94,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Crystal White': 'white', 'Silver Dawn': 'silver', 'Thunder Grey': 'grey', 'Onyx Black': 'black', 'Denim Blue': 'blue', 'Fusion Red': 'red' },
  models: [
    {
      model: 'XC40', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.2, colours: { 'Fjord Blue': 'blue', 'Sage Green': 'green' }, categories: ['City car', 'Prestige'],
      generations: [
        {
          series: '536', years: [2018, 2024], seats: 5, doors: 5, tank: 54, towing: 1800, gvm: 2220, ancap: [5, 2018], size: [4425, 1863, 1652],
          equipment: '9-inch touchscreen, 12.3-inch digital instruments, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, LED headlights, Power tailgate, Dual-zone climate control, Rear parking sensors',
          badges: [
            { badge: 'T4 Momentum', drivetrain: turbo([2, 4, 140, 300], auto(8), 'AWD', 7.4, { premium: true }), listPrice: 49_990, years: [2018, 2022], adds: '18-inch alloy wheels, Part-leather seats' },
            { badge: 'T5 R-Design', drivetrain: turbo([2, 4, 185, 350], auto(8), 'AWD', 7.7, { premium: true }), listPrice: 57_990, years: [2018, 2022], adds: '20-inch alloy wheels, Leather seats, Adaptive cruise control, 360-degree camera, Wireless phone charging' },
            { badge: 'Plus B4', drivetrain: b4, listPrice: 55_490, years: [2022, 2024], resets: true, adds: '18-inch alloy wheels, Adaptive cruise control, Leather-free synthetic trim, Heated front seats' },
            { badge: 'Recharge Pure Electric', drivetrain: electric(170, 330, 'FWD', 69, 460), listPrice: 73_990, years: [2022, 2024], resets: true, adds: '19-inch alloy wheels, One-pedal drive, Google built-in, Adaptive cruise control, Heated front seats' },
          ],
        },
      ],
    },
    {
      model: 'XC60', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.1, colours: { 'Pine Grey': 'grey', 'Platinum Grey': 'grey' }, categories: ['Family', 'Prestige'],
      generations: [
        {
          series: '246', years: [2018, null], seats: 5, doors: 5, tank: 71, towing: 2400, gvm: 2450, ancap: [5, 2017], size: [4708, 1902, 1658],
          equipment: '9-inch touchscreen, 12.3-inch digital instruments, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Power tailgate, Leather seats, Satellite navigation',
          badges: [
            { badge: 'D4 Momentum', drivetrain: diesel([2, 4, 140, 400], auto(8), 'AWD', 5.6), listPrice: 62_990, years: [2018, 2020], adds: '19-inch alloy wheels, Dual-zone climate control' },
            { badge: 'T5 Inscription', drivetrain: turbo([2, 4, 187, 350], auto(8), 'AWD', 7.8, { premium: true }), listPrice: 70_990, years: [2018, 2020], adds: '20-inch alloy wheels, Nappa leather, Four-zone climate control, Harman Kardon audio' },
            { badge: 'Plus B5', drivetrain: b5, listPrice: 74_990, years: [2021, null], resets: true, adds: '19-inch alloy wheels, Google built-in, Four-zone climate control, Heated front seats, Panoramic sunroof' },
            { badge: 'Ultimate T8 Plug-in Hybrid', drivetrain: turboPlugIn([2, 4, 340, 709], auto(8), 'AWD', 1.6, { premium: true, batteryKwh: 18.8, electricRangeKm: 81 }), listPrice: 101_990, years: [2022, null], towing: 2250, adds: '21-inch alloy wheels, Bowers and Wilkins audio, Air suspension, Head-up display, 360-degree camera' },
          ],
        },
      ],
    },
  ],
}
