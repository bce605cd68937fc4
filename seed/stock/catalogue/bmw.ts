import type { CatalogueMake } from './catalogue'
import { auto, diesel, turbo, turboPlugIn } from './drivetrains'

const i20 = turbo([2, 4, 135, 300], auto(8), 'RWD', 6.4, { premium: true })
const i30 = turbo([2, 4, 190, 400], auto(8), 'RWD', 6.7, { premium: true })
const x30i = turbo([2, 4, 185, 350], auto(8), 'AWD', 7.8, { premium: true })
const x20d = diesel([2, 4, 140, 400], auto(8), 'AWD', 5.7)

// biome-ignore format: a table, one badge a line
export const bmw: CatalogueMake = {
  make: 'BMW',
  retention: 0.93,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Alpine White': 'white', 'Mineral White': 'white', 'Glacier Silver': 'silver', 'Brooklyn Grey': 'grey', 'Black Sapphire': 'black', 'Portimao Blue': 'blue', 'Melbourne Red': 'red' },
  models: [
    {
      model: '3 Series', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 1.1, categories: ['Prestige'],
      generations: [
        {
          series: 'F30 LCI', years: [2015, 2018], seats: 5, doors: 4, tank: 60, towing: 1600, gvm: 2015, ancap: [5, 2012], size: [4633, 1811, 1429],
          equipment: 'Leather seats, Reversing camera, Satellite navigation, LED headlights, Dual-zone climate control, Power front seats, Front and rear parking sensors',
          badges: [
            { badge: '320i Luxury Line', drivetrain: { ...i20, nm: 290, consumption: 6 }, listPrice: 63_900, adds: '18-inch alloy wheels, Head-up display' },
            { badge: '330i M Sport', drivetrain: { ...i30, kw: 185, nm: 350, consumption: 6.3 }, listPrice: 71_900, adds: '19-inch alloy wheels, Adaptive M suspension, M Sport brakes' },
          ],
        },
        {
          series: 'G20', years: [2019, null], seats: 5, doors: 4, tank: 59, towing: 1600, gvm: 2100, ancap: [5, 2019], size: [4713, 1827, 1440],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Head-up display, LED headlights, Three-zone climate control, Power front seats, Satellite navigation, Parking Assistant',
          badges: [
            { badge: '320i M Sport', drivetrain: i20, listPrice: 84_600, adds: '19-inch alloy wheels, M Sport suspension, Synthetic leather seats' },
            { badge: '330i M Sport', drivetrain: i30, listPrice: 95_700, adds: 'Leather seats, Adaptive cruise control, Adaptive M suspension, Harman Kardon audio' },
            { badge: '330e M Sport', drivetrain: turboPlugIn([2, 4, 215, 420], auto(8), 'RWD', 2, { premium: true, batteryKwh: 12, electricRangeKm: 59 }), listPrice: 99_400 },
            { badge: 'M340i xDrive', drivetrain: turbo([3, 6, 285, 500], auto(8), 'AWD', 7.7, { premium: true }), listPrice: 117_900, years: [2020, null], adds: 'M Sport differential, Adaptive LED headlights, Sunroof' },
          ],
        },
      ],
    },
    {
      model: 'X3', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.2, colours: { 'Phytonic Blue': 'blue' }, categories: ['Family', 'Prestige'],
      generations: [
        {
          series: 'G01', years: [2018, 2024], seats: 5, doors: 5, tank: 65, towing: 2000, gvm: 2400, ancap: [5, 2017], size: [4708, 1891, 1676],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, LED headlights, Power tailgate, Three-zone climate control, Head-up display, Parking Assistant',
          badges: [
            { badge: 'xDrive20d', drivetrain: x20d, listPrice: 80_400, adds: '19-inch alloy wheels, Synthetic leather seats' },
            { badge: 'xDrive30i', drivetrain: x30i, listPrice: 88_400, adds: '20-inch alloy wheels, Leather seats, Adaptive cruise control, Power front seats' },
            { badge: 'M40i', drivetrain: turbo([3, 6, 285, 500], auto(8), 'AWD', 9.2, { premium: true }), listPrice: 115_900, adds: '21-inch alloy wheels, Harman Kardon audio, Panoramic sunroof, Adaptive M suspension' },
          ],
        },
        {
          series: 'G45', years: [2025, null], seats: 5, doors: 5, tank: 65, towing: 2000, gvm: 2500, ancap: [5, 2024], size: [4755, 1920, 1660],
          equipment: '14.9-inch touchscreen, 12.3-inch digital instruments, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate, Three-zone climate control, Head-up display',
          badges: [
            { badge: '20 xDrive', drivetrain: turbo([2, 4, 140, 310], auto(8), 'AWD', 7.7, { premium: true }), listPrice: 86_100, adds: '19-inch alloy wheels, Vegan leather seats' },
            { badge: '30e xDrive', drivetrain: turboPlugIn([2, 4, 220, 450], auto(8), 'AWD', 1.8, { premium: true, batteryKwh: 19.7, electricRangeKm: 91 }), listPrice: 104_800, adds: '20-inch alloy wheels, Adaptive suspension' },
          ],
        },
      ],
    },
  ],
}
