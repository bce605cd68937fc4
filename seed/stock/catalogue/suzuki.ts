import type { CatalogueMake } from './catalogue'
import { auto, cvt, hybrid, manual, petrol, turbo } from './drivetrains'

const jimny = petrol([1.5, 4, 75, 130], auto(4), '4WD', 6.9)
const vitara = petrol([1.6, 4, 86, 156], auto(6), 'FWD', 6.2)
const boosterjet = turbo([1.4, 4, 103, 220], auto(6), 'FWD', 6.2, { premium: true })
const mildHybrid = hybrid([1.2, 3, 61, 112], cvt, 'FWD', 4)

// biome-ignore format: a table, one badge a line
export const suzuki: CatalogueMake = {
  make: 'Suzuki',
  retention: 1.06,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Pure White Pearl': 'white', 'Superior White': 'white', 'Premium Silver': 'silver', 'Mineral Grey': 'grey', 'Super Black Pearl': 'black', 'Burning Red Pearl': 'red', 'Speedy Blue': 'blue' },
  models: [
    {
      model: 'Swift', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.5, colours: { 'Champion Yellow': 'yellow', 'Flame Orange Pearl': 'orange', 'Frontier Blue Pearl': 'blue' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'AZ', years: [2017, 2024], seats: 5, doors: 5, tank: 37, towing: 1000, gvm: 1365, ancap: [5, 2017], size: [3840, 1735, 1495],
          equipment: '7-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Cruise control, 6 airbags',
          badges: [
            { badge: 'GL Navigator', drivetrain: petrol([1.2, 4, 66, 120], cvt, 'FWD', 4.8), listPrice: 22_690, adds: '16-inch alloy wheels, Satellite navigation, Air conditioning' },
            { badge: 'GLX Turbo', drivetrain: turbo([1, 3, 82, 160], auto(6), 'FWD', 5.1), listPrice: 27_290, adds: 'LED headlights, Climate control, Autonomous emergency braking, Adaptive cruise control, Keyless entry and start' },
            { badge: 'Sport', drivetrain: turbo([1.4, 4, 103, 230], manual(6), 'FWD', 6.1, { premium: true }), listPrice: 28_990, years: [2018, 2024], adds: '17-inch alloy wheels, Monroe dampers, Sports front seats, Alloy pedals' },
          ],
        },
        {
          series: 'CZ', years: [2024, null], seats: 5, doors: 5, tank: 37, towing: 1000, gvm: 1385, ancap: [1, 2024], size: [3860, 1735, 1495],
          equipment: '9-inch touchscreen, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Lane departure prevention',
          badges: [
            { badge: 'Hybrid', drivetrain: mildHybrid, listPrice: 26_490, adds: '16-inch steel wheels, Air conditioning' },
            { badge: 'Hybrid Plus', drivetrain: mildHybrid, listPrice: 27_490, adds: '16-inch alloy wheels, Blind spot monitoring, Heated front seats' },
            { badge: 'Hybrid GLX', drivetrain: mildHybrid, listPrice: 30_290, adds: 'Climate control, Satellite navigation, Rear parking sensors, Paddle shifters' },
          ],
        },
      ],
    },
    {
      model: 'Vitara', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1, colours: { 'Atlantis Turquoise Pearl': 'teal', 'Savannah Ivory': 'beige', 'Bright Red': 'red' }, categories: ['City car'],
      generations: [
        {
          series: 'LY', years: [2015, 2025], seats: 5, doors: 5, tank: 47, towing: 1200, gvm: 1730, ancap: [5, 2015], size: [4175, 1775, 1610],
          equipment: '7-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Cruise control, Climate control, 7 airbags',
          badges: [
            { badge: 'Base', drivetrain: vitara, listPrice: 29_490, adds: '17-inch alloy wheels, Satellite navigation' },
            { badge: 'Turbo', drivetrain: boosterjet, listPrice: 34_490, years: [2016, 2025], adds: 'LED headlights, Leather-suede seats, Autonomous emergency braking, Adaptive cruise control, Keyless entry and start' },
            { badge: 'Turbo AllGrip', drivetrain: { ...boosterjet, drive: 'AWD', consumption: 6.4 }, listPrice: 38_490, years: [2016, 2025], adds: 'Panoramic sunroof, AllGrip drive modes, Blind spot monitoring' },
          ],
        },
      ],
    },
    {
      model: 'Jimny', body: 'Hardtop', simpleBody: 'SUV', picture: 'suv', popularity: 1, retention: 1.18, colours: { 'Kinetic Yellow': 'yellow', 'Jungle Green': 'green', 'Chiffon Ivory': 'beige', 'Brisk Blue': 'blue' }, categories: ['Off-road', 'Touring'],
      generations: [
        {
          series: 'GJ', years: [2019, null], seats: 4, doors: 3, tank: 40, towing: 1300, gvm: 1435, ancap: [3, 2018], size: [3645, 1645, 1720],
          equipment: 'Part-time dual-range 4WD, Ladder-frame chassis, Reversing camera, Apple CarPlay and Android Auto, Cruise control, Hill descent control, 6 airbags',
          badges: [
            { badge: 'Lite', drivetrain: petrol([1.5, 4, 75, 130], manual(5), '4WD', 6.4), listPrice: 29_990, years: [2021, null], adds: '15-inch steel wheels, Air conditioning' },
            { badge: 'Base', drivetrain: jimny, listPrice: 34_490, adds: '15-inch alloy wheels, LED headlights, Climate control, Satellite navigation, Autonomous emergency braking' },
          ],
        },
        {
          series: 'JC', years: [2024, null], seats: 4, doors: 5, tank: 40, towing: 1300, gvm: 1545, ancap: null, size: [3985, 1645, 1720],
          equipment: 'Part-time dual-range 4WD, Ladder-frame chassis, 9-inch touchscreen, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, LED headlights, Climate control, 6 airbags',
          badges: [
            { badge: 'XL', drivetrain: jimny, listPrice: 36_490, adds: '15-inch alloy wheels, Cruise control, Rear parking sensors' },
          ],
        },
      ],
    },
  ],
}
