import type { CatalogueMake } from './catalogue'
import { auto, cvt, diesel, eCvt, manual, petrol, plugIn, turbo, twinTurboDiesel } from './drivetrains'

const mq = diesel([2.4, 4, 133, 430], auto(5), '4WD', 7.6)
const mr = diesel([2.4, 4, 133, 430], auto(6), '4WD', 8.6)
const mv = twinTurboDiesel([2.4, 4, 150, 470], auto(6), '4WD', 7.7)
const zmFwd = petrol([2.5, 4, 135, 244], cvt, 'FWD', 7.7)
const zmAwd = petrol([2.5, 4, 135, 244], cvt, 'AWD', 8.1)
const phev = plugIn([2.4, 4, 185, 450], eCvt, 'AWD', 1.5, { batteryKwh: 20, electricRangeKm: 84 })
const sport = diesel([2.4, 4, 133, 430], auto(8), '4WD', 8)

// biome-ignore format: a table, one badge a line
export const mitsubishi: CatalogueMake = {
  make: 'Mitsubishi',
  retention: 0.97,
  warranty: '10-year or 200,000 km warranty, where serviced by Mitsubishi',
  colours: { 'White': 'white', 'White Diamond': 'white', 'Sterling Silver': 'silver', 'Titanium': 'grey', 'Graphite Grey': 'grey', 'Black Mica': 'black', 'Red Diamond': 'red' },
  models: [
    {
      model: 'Triton', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.9, colours: { 'Sunflare Orange': 'orange', 'Impulse Blue': 'blue', 'Yamabuki Orange': 'orange' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'MQ', years: [2015, 2018], seats: 5, doors: 4, tank: 75, towing: 3100, gvm: 2900, ancap: [5, 2015], size: [5280, 1815, 1780],
          equipment: 'Part-time dual-range 4WD, Bluetooth phone and audio, Cruise control, Trailer stability assist, 7 airbags',
          badges: [
            { badge: 'GLX', drivetrain: diesel([2.4, 4, 133, 430], manual(6), '4WD', 7.2), listPrice: 36_240, adds: '16-inch steel wheels, Vinyl floor' },
            { badge: 'GLS', drivetrain: mq, listPrice: 43_490, adds: '17-inch alloy wheels, Carpet floor, Super Select II 4WD, Reversing camera, Dual-zone climate control, Side steps' },
            { badge: 'Exceed', drivetrain: mq, listPrice: 48_290, adds: 'Leather seats, Heated front seats, Satellite navigation, Rear differential lock, Keyless entry and start' },
          ],
        },
        {
          series: 'MR', years: [2019, 2023], seats: 5, doors: 4, tank: 75, towing: 3100, gvm: 2900, ancap: [5, 2015], size: [5305, 1815, 1795],
          equipment: 'Part-time dual-range 4WD, Reversing camera, Autonomous emergency braking, Trailer stability assist, Apple CarPlay and Android Auto, Cruise control, 7 airbags',
          badges: [
            { badge: 'GLX', drivetrain: mr, listPrice: 43_690, adds: '16-inch steel wheels, Vinyl floor' },
            { badge: 'GLX-R', drivetrain: mr, listPrice: 45_690, adds: '18-inch alloy wheels, Carpet floor, Side steps, LED headlights, Privacy glass' },
            { badge: 'GLS', drivetrain: mr, listPrice: 49_190, adds: 'Super Select II 4WD, Dual-zone climate control, Blind spot monitoring, Rear parking sensors' },
            { badge: 'GSR', drivetrain: mr, listPrice: 54_440, years: [2020, 2023], adds: 'Black 18-inch alloy wheels, Leather seats, Heated front seats, 360-degree camera, Rear differential lock' },
          ],
        },
        {
          series: 'MV', years: [2024, null], seats: 5, doors: 4, tank: 75, towing: 3500, gvm: 3200, ancap: [5, 2024], size: [5360, 1930, 1815],
          equipment: 'Part-time dual-range 4WD, 8-inch touchscreen, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot warning, Driver monitoring, 8 airbags',
          badges: [
            { badge: 'GLX', drivetrain: mv, listPrice: 50_340, adds: '16-inch steel wheels, Vinyl floor' },
            { badge: 'GLX-R', drivetrain: mv, listPrice: 53_840, adds: '17-inch alloy wheels, Carpet floor, LED headlights, Side steps, Rear parking sensors' },
            { badge: 'GLS', drivetrain: { ...mv, consumption: 7.8 }, listPrice: 59_090, adds: '18-inch alloy wheels, Super Select II 4WD, Dual-zone climate control, 360-degree camera, Rear differential lock, Keyless entry and start' },
            { badge: 'GSR', drivetrain: { ...mv, consumption: 7.8 }, listPrice: 63_840, adds: 'Black 18-inch alloy wheels, Leather seats, Heated front seats, Sports bar, Roller cover' },
          ],
        },
      ],
    },
    {
      model: 'Outlander', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.8, colours: { 'Cosmic Blue': 'blue', 'Bronze Metallic': 'bronze' }, categories: ['Family'],
      generations: [
        {
          series: 'ZL', years: [2016, 2021], seats: 7, doors: 5, tank: 63, towing: 1600, gvm: 2210, ancap: [5, 2014], size: [4695, 1810, 1710],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Rear parking sensors, Dual-zone climate control, Cruise control, 7 airbags',
          badges: [
            { badge: 'ES', drivetrain: petrol([2.4, 4, 124, 220], cvt, 'FWD', 7), listPrice: 32_390, adds: '18-inch alloy wheels, Cloth seats' },
            { badge: 'LS', drivetrain: petrol([2.4, 4, 124, 220], cvt, 'AWD', 7.2), listPrice: 37_190, adds: 'Autonomous emergency braking, Adaptive cruise control, Lane departure warning, Keyless entry and start' },
            { badge: 'Exceed', drivetrain: petrol([2.4, 4, 124, 220], cvt, 'AWD', 7.2), listPrice: 43_290, adds: 'Leather seats, Sunroof, Power tailgate, Heated front seats, LED headlights, Blind spot warning' },
            { badge: 'PHEV ES', drivetrain: plugIn([2.4, 4, 94, 199], eCvt, 'AWD', 1.9, { batteryKwh: 13.8, electricRangeKm: 54 }), listPrice: 47_990, years: [2019, 2021], seats: 5, towing: 1500, resets: true, adds: '18-inch alloy wheels, DC fast charging, Regenerative braking paddles' },
          ],
        },
        {
          series: 'ZM', years: [2022, null], seats: 7, doors: 5, tank: 55, towing: 1600, gvm: 2340, ancap: [5, 2022], size: [4710, 1862, 1745],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Blind spot warning, Lane departure warning, Rear parking sensors, LED headlights, Keyless entry and start, 11 airbags',
          badges: [
            { badge: 'ES', drivetrain: zmFwd, listPrice: 37_740, adds: '18-inch alloy wheels, 8-inch touchscreen, Dual-zone climate control' },
            { badge: 'LS', drivetrain: zmAwd, listPrice: 43_490, adds: '9-inch touchscreen, Satellite navigation, Wireless phone charging, Power tailgate' },
            { badge: 'Aspire', drivetrain: zmAwd, listPrice: 46_490, adds: '20-inch alloy wheels, Adaptive cruise control, Heated front seats, Three-zone climate control, Suede-look seats' },
            { badge: 'Exceed Tourer', drivetrain: zmAwd, listPrice: 53_240, adds: 'Two-tone quilted leather, Bose audio, Panoramic sunroof, 360-degree camera, Head-up display, 12.3-inch digital instruments' },
            { badge: 'PHEV ES', drivetrain: phev, listPrice: 57_290, seats: 5, resets: true, adds: '18-inch alloy wheels, DC fast charging, Vehicle-to-home charging, Dual-zone climate control, 9-inch touchscreen' },
            { badge: 'PHEV Aspire', drivetrain: phev, listPrice: 63_790, adds: '20-inch alloy wheels, Adaptive cruise control, Power tailgate, Heated front seats, 12.3-inch digital instruments, 1500-watt power outlets' },
          ],
        },
      ],
    },
    {
      model: 'ASX', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.7, retention: 0.96, colours: { 'Lightning Blue': 'blue', 'Oak Brown': 'bronze' }, categories: ['City car'],
      generations: [
        {
          series: 'XC', years: [2016, 2019], seats: 5, doors: 5, tank: 63, towing: 1300, gvm: 1970, ancap: [5, 2014], size: [4365, 1810, 1640],
          equipment: 'Bluetooth phone and audio, Reversing camera, Cruise control, 7 airbags',
          badges: [
            { badge: 'LS', drivetrain: petrol([2, 4, 110, 197], cvt, 'FWD', 7.6), listPrice: 26_990, adds: '17-inch alloy wheels, Apple CarPlay and Android Auto, Rear parking sensors' },
            { badge: 'XLS', drivetrain: petrol([2, 4, 110, 197], cvt, 'FWD', 7.6), listPrice: 31_490, adds: '18-inch alloy wheels, Leather seats, Panoramic glass roof, Heated front seats' },
          ],
        },
        {
          series: 'XD', years: [2020, 2024], seats: 5, doors: 5, tank: 63, towing: 1300, gvm: 1970, ancap: [5, 2014], size: [4365, 1810, 1640],
          equipment: 'Apple CarPlay and Android Auto, 8-inch touchscreen, Reversing camera, Cruise control, LED headlights, 7 airbags',
          badges: [
            { badge: 'ES', drivetrain: petrol([2, 4, 110, 197], cvt, 'FWD', 7.6), listPrice: 26_240, adds: '18-inch alloy wheels, Climate control' },
            { badge: 'LS', drivetrain: petrol([2, 4, 110, 197], cvt, 'FWD', 7.6), listPrice: 28_490, adds: 'Autonomous emergency braking, Lane departure warning, Rear parking sensors' },
            { badge: 'GSR', drivetrain: petrol([2.4, 4, 123, 222], cvt, 'FWD', 7.9), listPrice: 31_490, adds: 'Black 18-inch alloy wheels, Blind spot warning, Suede-look seats, Keyless entry and start' },
            { badge: 'Exceed', drivetrain: petrol([2.4, 4, 123, 222], cvt, 'FWD', 7.9), listPrice: 34_990, adds: 'Leather seats, Panoramic glass roof, Heated front seats, 9-speaker Rockford Fosgate sound' },
          ],
        },
        {
          series: 'XE', years: [2025, null], seats: 5, doors: 5, tank: 48, towing: 1250, gvm: 1860, ancap: null, size: [4239, 1797, 1575],
          equipment: '10.4-inch touchscreen, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane keep assist, LED headlights',
          badges: [
            { badge: 'LS', drivetrain: turbo([1.3, 4, 113, 270], auto(7), 'FWD', 6.4, { premium: true }), listPrice: 37_740, adds: '17-inch alloy wheels, Climate control' },
            { badge: 'Aspire', drivetrain: turbo([1.3, 4, 113, 270], auto(7), 'FWD', 6.4, { premium: true }), listPrice: 42_690, adds: '18-inch alloy wheels, Synthetic leather seats, Power driver seat, Heated front seats, 360-degree camera' },
          ],
        },
      ],
    },
    {
      model: 'Pajero Sport', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.1, colours: { 'Terra Rossa': 'red', 'Deep Bronze': 'bronze' }, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'QE', years: [2016, 2019], seats: 7, doors: 5, tank: 68, towing: 3100, gvm: 2710, ancap: [5, 2015], size: [4785, 1815, 1805],
          equipment: 'Super Select II 4WD, Reversing camera, Rear parking sensors, Dual-zone climate control, Apple CarPlay and Android Auto, 7 airbags',
          badges: [
            { badge: 'GLX', drivetrain: sport, listPrice: 46_490, seats: 5, adds: '18-inch alloy wheels, Cruise control' },
            { badge: 'Exceed', drivetrain: sport, listPrice: 55_190, adds: 'Leather seats, Heated front seats, Autonomous emergency braking, Adaptive cruise control, 360-degree camera, Rear DVD player' },
          ],
        },
        {
          series: 'QF', years: [2020, 2024], seats: 7, doors: 5, tank: 68, towing: 3100, gvm: 2775, ancap: [5, 2015], size: [4825, 1815, 1835],
          equipment: '8-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Rear parking sensors, LED headlights, 7 airbags',
          badges: [
            { badge: 'GLX', drivetrain: sport, listPrice: 48_340, seats: 5, adds: '18-inch alloy wheels, Dual-range 4WD' },
            { badge: 'GLS', drivetrain: sport, listPrice: 55_290, adds: 'Super Select II 4WD, Leather seats, Power tailgate, Satellite navigation, Three-zone climate control' },
            { badge: 'Exceed', drivetrain: sport, listPrice: 60_690, adds: 'Heated front seats, Sunroof, 360-degree camera, Blind spot warning, 8-inch digital instruments' },
            { badge: 'GSR', drivetrain: sport, listPrice: 62_440, years: [2022, 2024], adds: 'Black 18-inch alloy wheels, Black roof, Black exterior styling' },
          ],
        },
      ],
    },
  ],
}
