import type { CatalogueMake } from './catalogue'
import { auto, eCvt, hybrid, petrol, plugIn, turbo } from './drivetrains'

const nx350h = hybrid([2.5, 4, 179, 239], eCvt, 'AWD', 5)

// biome-ignore format: a table, one badge a line
export const lexus: CatalogueMake = {
  make: 'Lexus',
  retention: 1.03,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Sonic Quartz': 'white', 'Titanium': 'silver', 'Sonic Chrome': 'silver', 'Mercury Grey': 'grey', 'Graphite Black': 'black', 'Deep Blue': 'blue', 'Vermillion': 'red' },
  models: [
    {
      model: 'NX', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.5, colours: { 'Khaki Metal': 'green', 'Celestial Blue': 'blue' }, categories: ['Family', 'Prestige'],
      generations: [
        {
          series: 'AZ10', years: [2015, 2021], seats: 5, doors: 5, tank: 60, towing: 1000, gvm: 2335, ancap: [5, 2017], size: [4640, 1845, 1645],
          equipment: 'Reversing camera, Satellite navigation, Power tailgate, Dual-zone climate control, LED headlights, Power front seats, Heated front seats, 8 airbags',
          badges: [
            { badge: 'NX300 Luxury', drivetrain: turbo([2, 4, 175, 350], auto(6), 'FWD', 7.7, { premium: true }), listPrice: 55_700, adds: '18-inch alloy wheels, Synthetic leather seats' },
            { badge: 'NX300h Luxury', drivetrain: hybrid([2.5, 4, 147, 210], eCvt, 'FWD', 5.6), listPrice: 58_200 },
            { badge: 'NX300h F Sport', drivetrain: hybrid([2.5, 4, 147, 210], eCvt, 'AWD', 5.7), listPrice: 66_900, towing: 1500, adds: 'Leather seats, F Sport styling, Adaptive cruise control, 360-degree camera, Adaptive variable suspension, Blind spot monitor' },
          ],
        },
        {
          series: 'AZ20', years: [2021, null], seats: 5, doors: 5, tank: 55, towing: 1500, gvm: 2390, ancap: [5, 2022], size: [4660, 1865, 1670],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitor, LED headlights, Power tailgate, Dual-zone climate control, 8 airbags',
          badges: [
            { badge: 'NX250 Luxury', drivetrain: petrol([2.5, 4, 152, 243], auto(8), 'FWD', 6.9), listPrice: 63_000, towing: 1000, adds: '18-inch alloy wheels, 9.8-inch touchscreen, Synthetic leather seats, Heated front seats' },
            { badge: 'NX350h Luxury', drivetrain: { ...nx350h, drive: 'FWD' }, listPrice: 68_000 },
            { badge: 'NX350h Sports Luxury', drivetrain: nx350h, listPrice: 82_600, adds: '20-inch alloy wheels, 14-inch touchscreen, Leather seats, Ventilated front seats, Mark Levinson audio, Panoramic view monitor' },
            { badge: 'NX450h+ F Sport', drivetrain: plugIn([2.5, 4, 227, 227], eCvt, 'AWD', 1.3, { batteryKwh: 18.1, electricRangeKm: 87 }), listPrice: 92_000, adds: 'Adaptive variable suspension, F Sport styling, Head-up display' },
          ],
        },
      ],
    },
    {
      model: 'IS', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.8, colours: { 'Infrared': 'red', 'Sapphire Blue': 'blue' }, categories: ['Prestige'],
      generations: [
        {
          series: 'XE30', years: [2014, 2021], seats: 5, doors: 4, tank: 66, towing: 750, gvm: 2000, ancap: [5, 2016], size: [4680, 1810, 1430],
          equipment: 'Reversing camera, Satellite navigation, Dual-zone climate control, LED headlights, Power front seats, Heated front seats, Adaptive cruise control, 8 airbags',
          badges: [
            { badge: 'IS300h Luxury', drivetrain: hybrid([2.5, 4, 164, 221], eCvt, 'RWD', 4.9), listPrice: 62_700, adds: '17-inch alloy wheels, Synthetic leather seats' },
            { badge: 'IS350 F Sport', drivetrain: petrol([3.5, 6, 233, 378], auto(8), 'RWD', 9.7, { premium: true }), listPrice: 75_700, adds: '18-inch alloy wheels, Leather seats, F Sport styling, Adaptive variable suspension, Mark Levinson audio' },
          ],
        },
      ],
    },
  ],
}
