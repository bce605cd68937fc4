import type { CatalogueMake } from './catalogue'
import { electric } from './drivetrains'

// biome-ignore format: a table, one badge a line
export const byd: CatalogueMake = {
  make: 'BYD',
  retention: 0.88,
  warranty: '6-year or 150,000 km warranty, 8 years or 160,000 km on the battery',
  colours: { 'Ski White': 'white', 'Aurora White': 'white', 'Boulder Grey': 'grey', 'Harbour Grey': 'grey', 'Cosmos Black': 'black', 'Surf Blue': 'blue' },
  models: [
    {
      model: 'Atto 3', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.6, colours: { 'Parkour Red': 'red', 'Forest Green': 'green' }, categories: ['City car'],
      generations: [
        {
          series: 'ATTO 3', years: [2022, null], seats: 5, doors: 5, tank: null, towing: 750, gvm: 2160, ancap: [5, 2022], size: [4455, 1875, 1615],
          equipment: 'Rotating touchscreen, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Vehicle-to-load power, Heat pump, 7 airbags',
          badges: [
            { badge: 'Essential', drivetrain: electric(150, 310, 'FWD', 49.9, 345), listPrice: 39_990, years: [2024, null], adds: '17-inch alloy wheels, 12.8-inch touchscreen' },
            { badge: 'Standard Range', drivetrain: electric(150, 310, 'FWD', 49.9, 345), listPrice: 44_990, years: [2022, 2024], adds: '17-inch alloy wheels, 12.8-inch touchscreen, Panoramic sunroof, Power tailgate' },
            { badge: 'Extended Range', drivetrain: electric(150, 310, 'FWD', 60.5, 420), listPrice: 48_990, years: [2022, 2024], adds: '18-inch alloy wheels, Synthetic leather seats, Heated front seats' },
            { badge: 'Premium', drivetrain: electric(150, 310, 'FWD', 60.5, 420), listPrice: 44_990, years: [2024, null], adds: '15.6-inch touchscreen, Dirac audio, Ambient lighting' },
          ],
        },
      ],
    },
    {
      model: 'Dolphin', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1, colours: { 'Coral Pink': 'red', 'Sprout Green': 'green', 'Afterglow Orange': 'orange' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'EM2E', years: [2023, null], seats: 5, doors: 5, tank: null, towing: null, gvm: 1915, ancap: [5, 2023], size: [4290, 1770, 1570],
          equipment: '12.8-inch touchscreen, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Vehicle-to-load power, 7 airbags',
          badges: [
            { badge: 'Essential', drivetrain: electric(70, 180, 'FWD', 44.9, 340), listPrice: 29_990, years: [2024, null], adds: '16-inch alloy wheels, Climate control' },
            { badge: 'Dynamic', drivetrain: electric(70, 180, 'FWD', 44.9, 340), listPrice: 36_890, years: [2023, 2024], adds: '16-inch alloy wheels, Heated front seats, Climate control' },
            { badge: 'Premium', drivetrain: electric(150, 310, 'FWD', 60.5, 427), listPrice: 36_990, adds: '17-inch alloy wheels, Panoramic glass roof, Wireless phone charging, Two-tone paint' },
          ],
        },
      ],
    },
    {
      model: 'Seal', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.9, colours: { 'Arctic Blue': 'blue', 'Atlantis Grey': 'grey' },
      generations: [
        {
          series: 'EKEA', years: [2023, null], seats: 5, doors: 4, tank: null, towing: 1500, gvm: 2631, ancap: [5, 2023], size: [4800, 1875, 1460],
          equipment: '15.6-inch touchscreen, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Panoramic glass roof, Vehicle-to-load power, Heat pump, 9 airbags',
          badges: [
            { badge: 'Dynamic', drivetrain: electric(150, 310, 'RWD', 61.4, 460), listPrice: 46_990, towing: 750, adds: '18-inch alloy wheels, Vegan leather, Dual-zone climate control' },
            { badge: 'Premium', drivetrain: electric(230, 360, 'RWD', 82.5, 570), listPrice: 52_990, towing: 750, adds: '19-inch alloy wheels, Leather seats, Dynaudio premium audio, Head-up display, Heated and ventilated front seats' },
            { badge: 'Performance', drivetrain: electric(390, 670, 'AWD', 82.5, 520), listPrice: 61_990, adds: 'Adaptive dampers, Intelligence torque control, Launch control' },
          ],
        },
      ],
    },
  ],
}
