import type { CatalogueMake } from './catalogue'
import { auto, diesel, manual, twinTurboDiesel } from './drivetrains'

const t60Max = twinTurboDiesel([2, 4, 160, 500], auto(8), '4WD', 9.3)
const g10 = diesel([1.9, 4, 106, 350], auto(6), 'RWD', 8.3)

// biome-ignore format: a table, one badge a line
export const ldv: CatalogueMake = {
  make: 'LDV',
  retention: 0.87,
  warranty: '7-year or 200,000 km warranty',
  colours: { 'Blanc White': 'white', 'Aurora Silver': 'silver', 'Concrete Grey': 'grey', 'Obsidian Black': 'black', 'Agate Red': 'red', 'Lava Grey': 'grey' },
  models: [
    {
      model: 'T60', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.2, colours: { 'Nomad Blue': 'blue', 'Marble White': 'white' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'SK8C', years: [2018, 2021], seats: 5, doors: 4, tank: 75, towing: 3000, gvm: 3050, ancap: [5, 2017], size: [5365, 1900, 1852],
          equipment: 'Part-time dual-range 4WD, 10-inch touchscreen, Apple CarPlay, Reversing camera, Rear parking sensors, Rear differential lock, 6 airbags',
          badges: [
            { badge: 'Pro', drivetrain: diesel([2.8, 4, 110, 360], manual(6), '4WD', 8.8), listPrice: 30_516, adds: '17-inch alloy wheels, Side steps' },
            { badge: 'Luxe', drivetrain: diesel([2.8, 4, 110, 360], auto(6), '4WD', 9.6), listPrice: 36_947, adds: '19-inch alloy wheels, Leather seats, Heated front seats, Power front seats, Keyless entry and start, Sports bar' },
          ],
        },
        {
          series: 'SK8C Max', years: [2021, 2025], seats: 5, doors: 4, tank: 75, towing: 3000, gvm: 3150, ancap: null, size: [5365, 1900, 1852],
          equipment: 'Part-time dual-range 4WD, 10.25-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Lane departure warning, Rear differential lock, 6 airbags',
          badges: [
            { badge: 'Pro', drivetrain: t60Max, listPrice: 40_990, adds: '17-inch alloy wheels, Side steps, Cruise control' },
            { badge: 'Luxe', drivetrain: t60Max, listPrice: 45_490, adds: '19-inch alloy wheels, Leather seats, Heated front seats, 360-degree camera, LED headlights, Sports bar' },
          ],
        },
      ],
    },
    {
      model: 'G10', body: 'Van', simpleBody: 'Van', picture: 'van', popularity: 0.9, categories: ['Work'],
      generations: [
        {
          series: 'SV7C', years: [2015, 2024], seats: 3, doors: 5, tank: 75, towing: 1500, gvm: 3000, ancap: null, size: [5168, 1980, 1928],
          equipment: 'Dual sliding doors, Reversing camera, Rear parking sensors, Cruise control, Touchscreen, Barn doors or tailgate',
          badges: [
            { badge: 'Base', drivetrain: g10, listPrice: 32_990, adds: '16-inch alloy wheels, Air conditioning, Apple CarPlay' },
            { badge: 'Plus', drivetrain: { ...g10, kw: 110, consumption: 8.6 }, listPrice: 35_490, years: [2020, 2024], adds: 'Lane departure warning, Tyre pressure monitoring, Cargo barrier' },
          ],
        },
      ],
    },
  ],
}
