import type { CatalogueMake } from './catalogue'
import { auto, diesel, dualClutch, turbo } from './drivetrains'

const tfsi35 = turbo([1.5, 4, 110, 250], auto(8), 'FWD', 5.3, { premium: true })
const tfsi45 = turbo([2, 4, 183, 370], dualClutch(7), 'AWD', 8, { premium: true })
const tdi40 = diesel([2, 4, 150, 400], dualClutch(7), 'AWD', 5.7)

// biome-ignore format: a table, one badge a line
export const audi: CatalogueMake = {
  make: 'Audi',
  retention: 0.92,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Ibis White': 'white', 'Glacier White': 'white', 'Floret Silver': 'silver', 'Daytona Grey': 'grey', 'Manhattan Grey': 'grey', 'Mythos Black': 'black', 'Navarra Blue': 'blue', 'Tango Red': 'red' },
  models: [
    {
      model: 'A3', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.1, categories: ['Prestige'],
      generations: [
        {
          series: '8V', years: [2016, 2021], seats: 5, doors: 5, tank: 50, towing: 1400, gvm: 1835, ancap: [5, 2013], size: [4313, 1785, 1426],
          equipment: 'Reversing camera, Autonomous emergency braking, Apple CarPlay and Android Auto, Satellite navigation, Xenon headlights, Dual-zone climate control, Parking sensors front and rear, 7 airbags',
          badges: [
            { badge: '35 TFSI', drivetrain: turbo([1.4, 4, 110, 250], dualClutch(7), 'FWD', 5, { premium: true }), listPrice: 41_900, adds: '17-inch alloy wheels, Leather seats' },
            { badge: '40 TFSI S line', drivetrain: turbo([2, 4, 140, 320], dualClutch(7), 'AWD', 6.2, { premium: true }), listPrice: 50_500, adds: '18-inch alloy wheels, Sports suspension, LED headlights' },
          ],
        },
        {
          series: 'GY', years: [2022, null], seats: 5, doors: 5, tank: 50, towing: 1500, gvm: 1900, ancap: [5, 2020], size: [4343, 1816, 1449],
          equipment: '10.1-inch touchscreen, 10.25-inch digital instruments, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, LED headlights, Dual-zone climate control, Keyless start',
          badges: [
            { badge: '35 TFSI', drivetrain: tfsi35, listPrice: 49_900, adds: '17-inch alloy wheels, Leather-appointed seats, Cruise control' },
            { badge: '40 TFSI quattro S line', drivetrain: turbo([2, 4, 140, 320], dualClutch(7), 'AWD', 7, { premium: true }), listPrice: 58_600, adds: '18-inch alloy wheels, Sports front seats, Adaptive cruise control, Wireless phone charging' },
            { badge: 'S3', drivetrain: turbo([2, 4, 228, 400], dualClutch(7), 'AWD', 7.9, { premium: true }), listPrice: 74_800, adds: '19-inch alloy wheels, Nappa leather, Adaptive dampers, Matrix LED headlights, Bang and Olufsen audio' },
          ],
        },
      ],
    },
    {
      model: 'Q5', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.2, colours: { 'District Green': 'green' }, categories: ['Family', 'Prestige'],
      generations: [
        {
          series: 'FY', years: [2017, 2024], seats: 5, doors: 5, tank: 73, towing: 2000, gvm: 2400, ancap: [5, 2017], size: [4682, 1893, 1659],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Blind spot monitoring, Leather seats, Power tailgate, Three-zone climate control, LED headlights, 8 airbags',
          badges: [
            { badge: '40 TDI quattro', drivetrain: tdi40, listPrice: 74_900, adds: '19-inch alloy wheels, Power front seats, Satellite navigation' },
            { badge: '45 TFSI quattro Sport', drivetrain: tfsi45, listPrice: 82_900, adds: '20-inch alloy wheels, Adaptive cruise control, Heated front seats, 360-degree camera, Matrix LED headlights, Panoramic sunroof' },
            { badge: '50 TDI quattro S line', drivetrain: diesel([3, 6, 210, 620], auto(8), 'AWD', 6.8), listPrice: 95_400, years: [2019, 2024], adds: 'Adaptive dampers, Bang and Olufsen audio, Head-up display' },
          ],
        },
        {
          series: 'GU', years: [2025, null], seats: 5, doors: 5, tank: 65, towing: 2000, gvm: 2500, ancap: [5, 2024], size: [4717, 1900, 1652],
          equipment: '14.5-inch touchscreen, 11.9-inch digital instruments, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate, Three-zone climate control',
          badges: [
            { badge: 'TFSI 150kW quattro', drivetrain: turbo([2, 4, 150, 340], dualClutch(7), 'AWD', 7.4, { premium: true }), listPrice: 88_600, adds: '19-inch alloy wheels, Leather seats, Heated front seats' },
          ],
        },
      ],
    },
  ],
}
