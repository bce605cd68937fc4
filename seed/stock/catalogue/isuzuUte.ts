import type { CatalogueMake } from './catalogue'
import { auto, diesel, manual } from './drivetrains'

const d30 = diesel([3, 4, 140, 450], auto(6), '4WD', 8)
const d30Old = diesel([3, 4, 130, 430], auto(6), '4WD', 7.9)
const d30Rear = diesel([3, 4, 140, 450], auto(6), 'RWD', 7.7)
const mux = diesel([3, 4, 140, 450], auto(6), '4WD', 8.3)
const muxOld = diesel([3, 4, 130, 430], auto(6), '4WD', 8.1)

// biome-ignore format: a table, one badge a line
export const isuzuUte: CatalogueMake = {
  make: 'Isuzu UTE',
  retention: 1.08,
  warranty: '6-year or 150,000 km warranty',
  colours: { 'Mineral White': 'white', 'Moonstone White Pearl': 'white', 'Mercury Silver': 'silver', 'Titanium Silver': 'silver', 'Obsidian Grey': 'grey', 'Basalt Black': 'black', 'Cobalt Blue': 'blue' },
  models: [
    {
      model: 'D-MAX', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 2, colours: { 'Volcanic Amber': 'orange', 'Radiant Red': 'red', 'Granite Grey': 'grey' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'TF MY17', years: [2017, 2020], seats: 5, doors: 4, tank: 76, towing: 3500, gvm: 3050, ancap: [5, 2013], size: [5295, 1860, 1855],
          equipment: 'Part-time dual-range 4WD, Reversing camera, Trailer sway control, Cruise control, Bluetooth phone and audio, 6 airbags',
          badges: [
            { badge: 'SX', drivetrain: diesel([3, 4, 130, 430], manual(6), '4WD', 7.8), listPrice: 43_900, adds: '16-inch steel wheels, Vinyl floor' },
            { badge: 'LS-M', drivetrain: d30Old, listPrice: 48_700, adds: '16-inch alloy wheels, Fog lights' },
            { badge: 'LS-U', drivetrain: d30Old, listPrice: 51_000, adds: '18-inch alloy wheels, Carpet floor, Climate control, Side steps, LED headlights' },
            { badge: 'LS-T', drivetrain: d30Old, listPrice: 54_900, adds: 'Leather-accented seats, Power driver seat, Keyless entry and start, Satellite navigation, 8-inch touchscreen' },
          ],
        },
        {
          series: 'RG', years: [2020, null], seats: 5, doors: 4, tank: 76, towing: 3500, gvm: 3100, ancap: [5, 2022], size: [5280, 1870, 1810],
          equipment: 'Part-time dual-range 4WD, Rear differential lock, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane keep assist, Blind spot monitoring, Apple CarPlay and Android Auto, 8 airbags',
          badges: [
            { badge: 'SX 4x2', drivetrain: d30Rear, listPrice: 43_200, body: 'Double Cab Pick Up', adds: '17-inch steel wheels, 8-inch touchscreen, Vinyl floor' },
            { badge: 'SX', drivetrain: d30, listPrice: 52_700 },
            { badge: 'LS-M', drivetrain: d30, listPrice: 56_500, adds: '17-inch alloy wheels, LED headlights, Fog lights' },
            { badge: 'LS-U', drivetrain: d30, listPrice: 61_900, adds: '18-inch alloy wheels, Carpet floor, 9-inch touchscreen, Dual-zone climate control, Side steps, Satellite navigation' },
            { badge: 'LS-U+', drivetrain: d30, listPrice: 65_500, years: [2021, null], adds: 'Leather-accented seats, Power driver seat, Heated front seats, Keyless entry and start, Remote engine start' },
            { badge: 'X-Terrain', drivetrain: d30, listPrice: 70_500, adds: 'Black 18-inch alloy wheels, Sports bar, Roller tonneau cover, Under-rail tub liner, Black exterior styling, Rear parking sensors' },
          ],
        },
      ],
    },
    {
      model: 'MU-X', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.4, colours: { 'Marble White Pearl': 'white', 'Red Spinel': 'red' }, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'UC', years: [2017, 2020], seats: 7, doors: 5, tank: 65, towing: 3000, gvm: 2750, ancap: [5, 2013], size: [4825, 1860, 1860],
          equipment: 'Part-time dual-range 4WD, Reversing camera, Trailer sway control, Cruise control, Rear air conditioning, 6 airbags',
          badges: [
            { badge: 'LS-M', drivetrain: muxOld, listPrice: 50_400, adds: '16-inch alloy wheels, 7-inch touchscreen' },
            { badge: 'LS-U', drivetrain: muxOld, listPrice: 52_900, adds: '18-inch alloy wheels, Climate control, Side steps, LED headlights, Rear parking sensors' },
            { badge: 'LS-T', drivetrain: muxOld, listPrice: 56_900, adds: 'Leather seats, Power driver seat, Keyless entry and start, Satellite navigation, 8-inch touchscreen, Roof-mounted DVD player' },
          ],
        },
        {
          series: 'RJ', years: [2021, null], seats: 7, doors: 5, tank: 80, towing: 3500, gvm: 2800, ancap: [5, 2022], size: [4850, 1870, 1825],
          equipment: 'Part-time dual-range 4WD, Rear differential lock, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane keep assist, Blind spot monitoring, Apple CarPlay and Android Auto, 8 airbags',
          badges: [
            { badge: 'LS-M', drivetrain: mux, listPrice: 56_400, adds: '17-inch alloy wheels, 7-inch touchscreen, LED headlights, Rear air conditioning' },
            { badge: 'LS-U', drivetrain: mux, listPrice: 63_400, adds: '18-inch alloy wheels, 9-inch touchscreen, Satellite navigation, Power tailgate, Dual-zone climate control, Keyless entry and start, Rear parking sensors' },
            { badge: 'LS-T', drivetrain: mux, listPrice: 70_400, adds: '20-inch alloy wheels, Leather seats, Heated front seats, Power driver seat, Remote engine start, Tyre pressure monitoring' },
          ],
        },
      ],
    },
  ],
}
