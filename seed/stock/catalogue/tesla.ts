import type { CatalogueMake } from './catalogue'
import { electric } from './drivetrains'

// biome-ignore format: a table, one badge a line
export const tesla: CatalogueMake = {
  make: 'Tesla',
  retention: 0.92,
  warranty: '4-year or 80,000 km warranty, 8 years on the battery and drive unit',
  colours: { 'Pearl White Multi-Coat': 'white', 'Stealth Grey': 'grey', 'Midnight Silver Metallic': 'grey', 'Solid Black': 'black', 'Deep Blue Metallic': 'blue', 'Red Multi-Coat': 'red' },
  models: [
    {
      model: 'Model 3', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 1.1, categories: ['Prestige'],
      generations: [
        {
          series: 'Model 3', years: [2019, 2023], seats: 5, doors: 4, tank: null, towing: null, gvm: 2100, ancap: [5, 2019], size: [4694, 1849, 1443],
          equipment: '15-inch touchscreen, Autopilot adaptive cruise control, Reversing camera, Autonomous emergency braking, Glass roof, Power front seats, Heated front seats, LED headlights, Satellite navigation, Phone key',
          badges: [
            { badge: 'Standard Range Plus', drivetrain: electric(202, 404, 'RWD', 55, 448), listPrice: 59_900, years: [2019, 2021], adds: '18-inch alloy wheels, Vegan leather seats' },
            { badge: 'Rear-Wheel Drive', drivetrain: electric(208, 404, 'RWD', 60, 491), listPrice: 60_900, years: [2022, 2023], adds: '18-inch alloy wheels, Vegan leather seats, Power tailgate, Heat pump' },
            { badge: 'Long Range', drivetrain: electric(324, 493, 'AWD', 82, 602), listPrice: 73_900, adds: '14-speaker premium audio' },
            { badge: 'Performance', drivetrain: electric(377, 660, 'AWD', 82, 547), listPrice: 86_900, adds: '20-inch alloy wheels, Lowered suspension, Track Mode' },
          ],
        },
        {
          series: 'Model 3 MY24', years: [2023, null], seats: 5, doors: 4, tank: null, towing: 1000, gvm: 2149, ancap: [5, 2025], size: [4720, 1850, 1441],
          equipment: '15.4-inch touchscreen, Rear 8-inch touchscreen, Autopilot adaptive cruise control, Reversing camera, Autonomous emergency braking, Glass roof, Heated and ventilated front seats, Heated rear seats, LED headlights, Power tailgate, Phone key',
          badges: [
            { badge: 'Rear-Wheel Drive', drivetrain: electric(208, 420, 'RWD', 60, 513), listPrice: 54_900, adds: '18-inch alloy wheels, 9-speaker audio, Vegan leather seats' },
            { badge: 'Long Range', drivetrain: electric(324, 493, 'AWD', 82, 629), listPrice: 64_900, adds: '17-speaker premium audio' },
            { badge: 'Performance', drivetrain: electric(461, 723, 'AWD', 82, 528), listPrice: 80_900, years: [2024, null], adds: '20-inch alloy wheels, Adaptive dampers, Sports seats, Track Mode' },
          ],
        },
      ],
    },
    {
      model: 'Model Y', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.6, categories: ['Family', 'Prestige'],
      generations: [
        {
          series: 'Model Y', years: [2022, 2024], seats: 5, doors: 5, tank: null, towing: 1600, gvm: 2399, ancap: [5, 2022], size: [4751, 1921, 1624],
          equipment: '15-inch touchscreen, Autopilot adaptive cruise control, Reversing camera, Autonomous emergency braking, Glass roof, Heated front and rear seats, Power tailgate, LED headlights, Heat pump, Phone key',
          badges: [
            { badge: 'Rear-Wheel Drive', drivetrain: electric(220, 420, 'RWD', 60, 455), listPrice: 63_900, adds: '19-inch alloy wheels, Vegan leather seats' },
            { badge: 'Long Range', drivetrain: electric(378, 493, 'AWD', 82, 533), listPrice: 78_400, years: [2023, 2024], adds: 'Premium audio, LED fog lights' },
            { badge: 'Performance', drivetrain: electric(393, 660, 'AWD', 82, 514), listPrice: 91_400, adds: '21-inch alloy wheels, Lowered suspension, Alloy pedals' },
          ],
        },
        {
          series: 'Model Y MY25', years: [2025, null], seats: 5, doors: 5, tank: null, towing: 1600, gvm: 2440, ancap: [5, 2025], size: [4790, 1920, 1624],
          equipment: '15.4-inch touchscreen, Rear 8-inch touchscreen, Autopilot adaptive cruise control, Reversing camera, Autonomous emergency braking, Glass roof, Heated and ventilated front seats, Power tailgate, LED headlights, Phone key',
          badges: [
            { badge: 'Rear-Wheel Drive', drivetrain: electric(255, 420, 'RWD', 62.5, 466), listPrice: 58_900, adds: '19-inch alloy wheels, Vegan leather seats' },
            { badge: 'Long Range', drivetrain: electric(378, 590, 'AWD', 82, 551), listPrice: 68_900, adds: '15-speaker premium audio' },
          ],
        },
      ],
    },
  ],
}
