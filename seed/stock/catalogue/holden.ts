import type { CatalogueMake } from './catalogue'
import { auto, diesel, manual, petrol, turbo } from './drivetrains'

const v6 = petrol([3.6, 6, 210, 350], auto(6), 'RWD', 9)
const duramax = diesel([2.8, 4, 147, 500], auto(6), '4WD', 8.7)

/** Gone since 2020: seen used only. */
// biome-ignore format: a table, one badge a line
export const holden: CatalogueMake = {
  make: 'Holden',
  retention: 0.95,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Heron White': 'white', 'Summit White': 'white', 'Nitrate Silver': 'silver', 'Prussian Steel': 'grey', 'Phantom Black': 'black', 'Red Hot': 'red', 'Absolute Red': 'red' },
  models: [
    {
      model: 'Commodore', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 1.2, retention: 1.08, colours: { 'Slipstream Blue': 'blue', 'Jungle Green': 'green' }, categories: ['Family'],
      generations: [
        {
          series: 'VF II', years: [2015, 2017], seats: 5, doors: 4, tank: 71, towing: 2100, gvm: 2260, ancap: [5, 2013], size: [4947, 1898, 1471],
          equipment: 'MyLink touchscreen, Reversing camera, Front and rear parking sensors, Auto park assist, Cruise control, Dual-zone climate control, 6 airbags',
          badges: [
            { badge: 'Evoke', drivetrain: petrol([3, 6, 185, 290], auto(6), 'RWD', 8.3), listPrice: 35_490, towing: 1600, adds: '16-inch alloy wheels' },
            { badge: 'SV6', drivetrain: v6, listPrice: 39_490, adds: '18-inch alloy wheels, Sports suspension, Blind spot alert, Keyless entry and start' },
            { badge: 'SS V Redline', drivetrain: petrol([6.2, 8, 304, 570], manual(6), 'RWD', 12.6, { premium: true }), listPrice: 54_490, adds: '19-inch alloy wheels, Leather seats, Brembo brakes, Head-up display, Bose premium audio, Limited-slip differential' },
          ],
        },
        {
          series: 'ZB', years: [2018, 2020], seats: 5, doors: 5, tank: 61, towing: 1800, gvm: 2060, ancap: [5, 2017], size: [4897, 1863, 1455],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keep assist, Front and rear parking sensors, Keyless entry and start, 6 airbags',
          badges: [
            { badge: 'LT', drivetrain: turbo([2, 4, 191, 350], auto(9), 'FWD', 7.6), listPrice: 33_690, body: 'Liftback', adds: '17-inch alloy wheels, 7-inch touchscreen' },
            { badge: 'RS', drivetrain: turbo([2, 4, 191, 350], auto(9), 'FWD', 7.6), listPrice: 37_290, body: 'Liftback', adds: '18-inch alloy wheels, Sports front seats, Blind spot alert' },
            { badge: 'VXR', drivetrain: petrol([3.6, 6, 235, 381], auto(9), 'AWD', 9.3), listPrice: 55_990, towing: 2100, body: 'Liftback', adds: '20-inch alloy wheels, Leather seats, Brembo brakes, Adaptive dampers, Bose premium audio, 360-degree camera' },
          ],
        },
      ],
    },
    {
      model: 'Colorado', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.2, colours: { 'Orange Rock': 'orange', 'Power Blue': 'blue', 'Dark Shadow': 'grey' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'RG', years: [2016, 2020], seats: 5, doors: 4, tank: 76, towing: 3500, gvm: 3150, ancap: [5, 2016], size: [5361, 1872, 1800],
          equipment: 'Part-time dual-range 4WD, Apple CarPlay and Android Auto, Reversing camera, Rear parking sensors, Trailer sway control, Cruise control, 7 airbags',
          badges: [
            { badge: 'LS', drivetrain: diesel([2.8, 4, 147, 440], manual(6), '4WD', 7.9), listPrice: 44_990, adds: '16-inch steel wheels, 7-inch touchscreen' },
            { badge: 'LTZ', drivetrain: duramax, listPrice: 52_690, adds: '18-inch alloy wheels, 8-inch touchscreen, Climate control, Side steps, Sports bar, Soft tonneau cover' },
            { badge: 'Z71', drivetrain: duramax, listPrice: 57_190, adds: 'Black 18-inch alloy wheels, Leather seats, Heated front seats, Lane departure warning, Tyre pressure monitoring' },
          ],
        },
      ],
    },
  ],
}
