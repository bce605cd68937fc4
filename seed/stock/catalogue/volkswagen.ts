import type { CatalogueMake } from './catalogue'
import { auto, diesel, dualClutch, turbo, twinTurboDiesel } from './drivetrains'

const tsi110 = turbo([1.4, 4, 110, 250], dualClutch(6), 'FWD', 7.7, { premium: true })
const golf8 = turbo([1.4, 4, 110, 250], auto(8), 'FWD', 5.8, { premium: true })
const tsi132 = turbo([2, 4, 132, 320], dualClutch(7), 'AWD', 8.1, { premium: true })
const tsi162 = turbo([2, 4, 162, 350], dualClutch(7), 'AWD', 8.5, { premium: true })
const polo = turbo([1, 3, 85, 200], dualClutch(7), 'FWD', 5.4, { premium: true })
const v6 = diesel([3, 6, 190, 580], auto(8), '4WD', 9)
const v6New = diesel([3, 6, 184, 600], auto(10), '4WD', 8.4)

// biome-ignore format: a table, one badge a line
export const volkswagen: CatalogueMake = {
  make: 'Volkswagen',
  retention: 0.97,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Pure White': 'white', 'Oryx White': 'white', 'Reflex Silver': 'silver', 'Dolphin Grey': 'grey', 'Deep Black Pearl': 'black', 'Atlantic Blue': 'blue', 'Kings Red': 'red' },
  models: [
    {
      model: 'Golf', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.8, colours: { 'Tornado Red': 'red', 'Lapiz Blue': 'blue' }, categories: ['First car'],
      generations: [
        {
          series: '7.5', years: [2017, 2020], seats: 5, doors: 5, tank: 50, towing: 1400, gvm: 1810, ancap: [5, 2013], size: [4258, 1799, 1492],
          equipment: '8-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Rear parking sensors, Cruise control, 7 airbags',
          badges: [
            { badge: '110TSI Trendline', drivetrain: { ...tsi110, gearbox: dualClutch(7), consumption: 5.4 }, listPrice: 27_790, adds: '16-inch alloy wheels' },
            { badge: '110TSI Comfortline', drivetrain: { ...tsi110, gearbox: dualClutch(7), consumption: 5.4 }, listPrice: 30_290, adds: 'Satellite navigation, Dual-zone climate control, Auto headlights' },
            { badge: '110TSI Highline', drivetrain: { ...tsi110, gearbox: dualClutch(7), consumption: 5.4 }, listPrice: 36_790, adds: '17-inch alloy wheels, Leather seats, Heated front seats, LED headlights, Keyless entry and start' },
            { badge: 'GTI', drivetrain: turbo([2, 4, 180, 370], dualClutch(7), 'FWD', 6.7, { premium: true }), listPrice: 46_190, adds: '18-inch alloy wheels, Progressive steering, Electronic differential lock, Sports suspension' },
            { badge: 'R', drivetrain: turbo([2, 4, 213, 380], dualClutch(7), 'AWD', 7.2, { premium: true }), listPrice: 57_190, adds: '19-inch alloy wheels, Adaptive chassis control, 12.3-inch digital instruments' },
          ],
        },
        {
          series: '8', years: [2021, 2024], seats: 5, doors: 5, tank: 50, towing: 1400, gvm: 1800, ancap: [5, 2019], size: [4284, 1789, 1491],
          equipment: '10.25-inch digital instruments, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Lane assist, 8 airbags',
          badges: [
            { badge: '110TSI', drivetrain: golf8, listPrice: 34_250, adds: '16-inch alloy wheels, 8.25-inch touchscreen' },
            { badge: '110TSI Life', drivetrain: golf8, listPrice: 37_250, adds: '17-inch alloy wheels, 10-inch touchscreen, Satellite navigation, Three-zone climate control, Wireless phone charging' },
            { badge: '110TSI R-Line', drivetrain: golf8, listPrice: 40_790, adds: 'Sports suspension, Sports front seats, Heated front seats, Ambient lighting in 30 colours' },
            { badge: 'GTI', drivetrain: turbo([2, 4, 180, 370], dualClutch(7), 'FWD', 7, { premium: true }), listPrice: 55_490, adds: '18-inch alloy wheels, Adaptive chassis control, Matrix LED headlights, Electronic differential lock' },
            { badge: 'R', drivetrain: turbo([2, 4, 235, 400], dualClutch(7), 'AWD', 7.8, { premium: true }), listPrice: 68_990, adds: '19-inch alloy wheels, Nappa leather, R-Performance torque vectoring, Head-up display' },
          ],
        },
      ],
    },
    {
      model: 'Polo', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.1, colours: { 'Reef Blue': 'blue', 'Vibrant Violet': 'blue' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'AW', years: [2018, 2025], seats: 5, doors: 5, tank: 40, towing: 1100, gvm: 1660, ancap: [5, 2022], size: [4074, 1751, 1451],
          equipment: '8-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Rear parking sensors, Cruise control, 6 airbags',
          badges: [
            { badge: '70TSI Trendline', drivetrain: turbo([1, 3, 70, 175], dualClutch(7), 'FWD', 5, { premium: true }), listPrice: 21_890, years: [2018, 2021], adds: '15-inch steel wheels' },
            { badge: '85TSI Comfortline', drivetrain: polo, listPrice: 24_390, years: [2018, 2021], adds: '15-inch alloy wheels, Leather steering wheel' },
            { badge: '85TSI Style', drivetrain: polo, listPrice: 31_250, years: [2022, 2025], adds: '16-inch alloy wheels, Matrix LED headlights, Adaptive cruise control, Climate control, 8-inch digital instruments, Ambient lighting' },
            { badge: 'GTI', drivetrain: turbo([2, 4, 152, 320], dualClutch(6), 'FWD', 6.5, { premium: true }), listPrice: 39_690, adds: '18-inch alloy wheels, Sports suspension, Tartan sports seats, Electronic differential lock, Keyless entry and start' },
          ],
        },
      ],
    },
    {
      model: 'Tiguan', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.5, colours: { 'Nightshade Blue': 'blue', 'Pyrite Silver': 'silver' }, categories: ['Family'],
      generations: [
        {
          series: '5N', years: [2017, 2024], seats: 5, doors: 5, tank: 60, towing: 2500, gvm: 2210, ancap: [5, 2016], size: [4486, 1839, 1658],
          equipment: '8-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Parking sensors front and rear, Lane assist, 7 airbags',
          badges: [
            { badge: '110TSI Life', drivetrain: tsi110, listPrice: 43_690, towing: 1800, years: [2021, 2024], adds: '18-inch alloy wheels, Adaptive cruise control, Three-zone climate control, LED headlights, Power tailgate' },
            { badge: '132TSI Life', drivetrain: tsi132, listPrice: 47_690, years: [2021, 2024], adds: 'Drive mode selection' },
            { badge: '162TSI Elegance', drivetrain: tsi162, listPrice: 55_290, years: [2021, 2024], adds: '19-inch alloy wheels, Leather seats, Heated front seats, Heated steering wheel, Adaptive chassis control, Matrix LED headlights' },
            { badge: '110TSI Comfortline', drivetrain: tsi110, listPrice: 39_690, towing: 1800, years: [2017, 2020], resets: true, adds: '17-inch alloy wheels, Satellite navigation, Three-zone climate control, Cruise control' },
            { badge: '162TSI Highline', drivetrain: tsi162, listPrice: 51_490, years: [2017, 2020], adds: '18-inch alloy wheels, Leather seats, Heated front seats, LED headlights, Power tailgate, Adaptive cruise control' },
          ],
        },
        {
          series: 'CT', years: [2025, null], seats: 5, doors: 5, tank: 60, towing: 2300, gvm: 2230, ancap: [5, 2024], size: [4539, 1842, 1656],
          equipment: '12.9-inch touchscreen, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate, 9 airbags',
          badges: [
            { badge: '110TSI Life', drivetrain: { ...tsi110, gearbox: dualClutch(7), consumption: 6.3 }, listPrice: 48_490, towing: 1800, adds: '18-inch alloy wheels, Three-zone climate control' },
            { badge: '150TSI Elegance', drivetrain: turbo([2, 4, 150, 320], dualClutch(7), 'AWD', 8.2, { premium: true }), listPrice: 57_990, adds: '19-inch alloy wheels, Leather seats, Heated and ventilated front seats, Matrix LED headlights' },
            { badge: '195TSI R-Line', drivetrain: turbo([2, 4, 195, 400], dualClutch(7), 'AWD', 8.5, { premium: true }), listPrice: 65_990, adds: '20-inch alloy wheels, Adaptive chassis control, Harman Kardon audio, Head-up display' },
          ],
        },
      ],
    },
    {
      model: 'Amarok', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.3, retention: 1.05, colours: { 'Starlight Blue': 'blue', 'Honey Orange': 'orange', 'Mid Blue': 'blue' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: '2H', years: [2017, 2022], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3080, ancap: null, size: [5254, 1954, 1834],
          equipment: 'Permanent 4MOTION all-wheel drive, Rear differential lock, Apple CarPlay and Android Auto, Reversing camera, Rear parking sensors, Cruise control, 4 airbags',
          badges: [
            { badge: 'TDI420 Core', drivetrain: twinTurboDiesel([2, 4, 132, 420], auto(8), '4WD', 8.3), listPrice: 52_590, towing: 3000, adds: '17-inch alloy wheels' },
            { badge: 'TDI550 Sportline', drivetrain: { ...v6, kw: 165, nm: 550 }, listPrice: 59_590, adds: '18-inch alloy wheels, Dual-zone climate control, Sports bar' },
            { badge: 'TDI580 Highline', drivetrain: v6, listPrice: 69_490, adds: 'Bi-xenon headlights, Satellite navigation, Side steps, Vienna leather seats' },
            { badge: 'TDI580 Ultimate', drivetrain: v6, listPrice: 73_990, adds: '19-inch alloy wheels, Nappa leather, Heated front seats, Power front seats' },
          ],
        },
        {
          series: 'NF', years: [2023, null], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3350, ancap: [5, 2022], size: [5350, 1910, 1888],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane assist, Rear differential lock, LED headlights, 9 airbags',
          badges: [
            { badge: 'TDI500 Life', drivetrain: twinTurboDiesel([2, 4, 154, 500], auto(10), '4WD', 7.2), listPrice: 58_990, adds: '17-inch alloy wheels, 10-inch touchscreen, Adaptive cruise control, Rear parking sensors' },
            { badge: 'TDI600 Style', drivetrain: v6New, listPrice: 72_990, adds: '18-inch alloy wheels, 12-inch touchscreen, Matrix LED headlights, Dual-zone climate control, 360-degree camera, Heated front seats' },
            { badge: 'TDI600 PanAmericana', drivetrain: v6New, listPrice: 77_490, adds: 'Black 18-inch alloy wheels, Leather seats, Harman Kardon audio, Sports bar, Side steps' },
            { badge: 'TDI600 Aventura', drivetrain: v6New, listPrice: 81_490, adds: '21-inch alloy wheels, Power roller cover, Chrome styling bar' },
          ],
        },
      ],
    },
  ],
}
