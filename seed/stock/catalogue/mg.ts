import type { CatalogueMake } from './catalogue'
import { auto, cvt, dualClutch, eCvt, electric, hybrid, petrol, turbo, turboHybrid } from './drivetrains'

const mg3Hybrid = hybrid([1.5, 4, 155, 425], eCvt, 'FWD', 4.3)
const zsHybrid = hybrid([1.5, 4, 158, 465], eCvt, 'FWD', 4.7)
const hsHybrid = turboHybrid([1.5, 4, 165, 340], eCvt, 'FWD', 5.2)
const hsTurbo = turbo([1.5, 4, 119, 250], dualClutch(7), 'FWD', 7.3, { premium: true })
const hsTurboNew = turbo([1.5, 4, 125, 275], dualClutch(7), 'FWD', 6.9, { premium: true })

// biome-ignore format: a table, one badge a line
export const mg: CatalogueMake = {
  make: 'MG',
  retention: 0.9,
  warranty: '10-year or 250,000 km warranty, where serviced by MG',
  colours: { 'Dover White': 'white', 'York White': 'white', 'Pebble Black': 'black', 'Diamond Red': 'red', 'Sterling Silver': 'silver', 'Brighton Blue': 'blue', 'Hampstead Grey': 'grey' },
  models: [
    {
      model: 'MG3', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.3, colours: { 'Tudor Yellow': 'yellow' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'SZP1', years: [2018, 2023], seats: 5, doors: 5, tank: 45, towing: null, gvm: 1531, ancap: null, size: [4055, 1729, 1504],
          equipment: '8-inch touchscreen, Apple CarPlay, Reversing camera, Rear parking sensors, Cruise control, Air conditioning, 6 airbags',
          badges: [
            { badge: 'Core', drivetrain: petrol([1.5, 4, 82, 150], auto(4), 'FWD', 6.7), listPrice: 17_790, adds: '15-inch alloy wheels' },
            { badge: 'Excite', drivetrain: petrol([1.5, 4, 82, 150], auto(4), 'FWD', 6.7), listPrice: 18_990, adds: '16-inch alloy wheels, Satellite navigation, Body kit, Yamaha 3D sound, Leather-look trim' },
          ],
        },
        {
          series: 'ZP22', years: [2024, null], seats: 5, doors: 5, tank: 36, towing: 500, gvm: 1705, ancap: [3, 2024], size: [4113, 1797, 1502],
          equipment: '10.25-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane keep assist, 7-inch digital instruments, Rear parking sensors',
          badges: [
            { badge: 'Vibe', drivetrain: petrol([1.5, 4, 81, 142], cvt, 'FWD', 6.0), listPrice: 21_390, adds: '15-inch steel wheels' },
            { badge: 'Excite', drivetrain: petrol([1.5, 4, 81, 142], cvt, 'FWD', 6.0), listPrice: 23_390, adds: '16-inch alloy wheels, Satellite navigation, Blind spot monitoring' },
            { badge: 'Hybrid+ Excite', drivetrain: mg3Hybrid, listPrice: 27_990 },
            { badge: 'Hybrid+ Essence', drivetrain: mg3Hybrid, listPrice: 29_990, adds: 'LED headlights, 360-degree camera, Keyless entry and start, Heated front seats, Heated steering wheel' },
          ],
        },
      ],
    },
    {
      model: 'ZS', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 2, categories: ['City car'],
      generations: [
        {
          series: 'AZS1', years: [2018, 2024], seats: 5, doors: 5, tank: 48, towing: 500, gvm: 1765, ancap: [4, 2017], size: [4314, 1809, 1653],
          equipment: '8-inch touchscreen, Apple CarPlay, Reversing camera, Rear parking sensors, Cruise control, 6 airbags',
          badges: [
            { badge: 'Excite', drivetrain: petrol([1.5, 4, 84, 150], auto(4), 'FWD', 7.1), listPrice: 21_490, adds: '17-inch alloy wheels, Halogen headlights' },
            { badge: 'Essence', drivetrain: turbo([1, 3, 82, 160], auto(6), 'FWD', 6.7), listPrice: 24_990, years: [2018, 2020], adds: 'Synthetic leather seats, Panoramic glass roof, 360-degree camera, Keyless entry and start' },
            { badge: 'ZST Essence', drivetrain: turbo([1.3, 3, 115, 230], auto(6), 'FWD', 6.9), listPrice: 30_490, years: [2020, 2024], adds: '10.1-inch touchscreen, LED headlights, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, Lane departure warning' },
          ],
        },
        {
          series: 'ZS32', years: [2024, null], seats: 5, doors: 5, tank: 55, towing: 500, gvm: 1890, ancap: [4, 2024], size: [4430, 1818, 1635],
          equipment: '12.3-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane keep assist, Blind spot monitoring, LED headlights, 12.3-inch digital instruments',
          badges: [
            { badge: 'Excite', drivetrain: petrol([1.5, 4, 81, 142], cvt, 'FWD', 6.9), listPrice: 26_990, years: [2025, null], adds: '17-inch alloy wheels' },
            { badge: 'Essence', drivetrain: petrol([1.5, 4, 81, 142], cvt, 'FWD', 6.9), listPrice: 29_990, years: [2025, null], adds: '18-inch alloy wheels, Synthetic leather seats, 360-degree camera, Power driver seat, Heated front seats, Sunroof' },
            { badge: 'Hybrid+ Excite', drivetrain: zsHybrid, listPrice: 33_990, resets: true, adds: '17-inch alloy wheels, Keyless entry and start' },
            { badge: 'Hybrid+ Essence', drivetrain: zsHybrid, listPrice: 36_990, adds: '18-inch alloy wheels, Synthetic leather seats, 360-degree camera, Power driver seat, Heated front seats, Sunroof' },
          ],
        },
      ],
    },
    {
      model: 'HS', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.2, categories: ['Family'],
      generations: [
        {
          series: 'SAS23', years: [2019, 2024], seats: 5, doors: 5, tank: 55, towing: 1500, gvm: 2012, ancap: [5, 2019], size: [4574, 1876, 1685],
          equipment: '10.1-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, Lane keep assist',
          badges: [
            { badge: 'Vibe', drivetrain: hsTurbo, listPrice: 29_990, adds: '17-inch alloy wheels' },
            { badge: 'Excite', drivetrain: hsTurbo, listPrice: 33_690, adds: '18-inch alloy wheels, Satellite navigation, Power tailgate, Dual-zone climate control, Alloy pedals' },
            { badge: 'Essence', drivetrain: hsTurbo, listPrice: 37_690, adds: 'Leather seats, Panoramic sunroof, Power front seats, Heated front seats, 360-degree camera, LED headlights' },
          ],
        },
        {
          series: 'AS33', years: [2024, null], seats: 5, doors: 5, tank: 55, towing: 1500, gvm: 2120, ancap: [5, 2024], size: [4655, 1890, 1663],
          equipment: '12.3-inch touchscreen, 12.3-inch digital instruments, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Dual-zone climate control',
          badges: [
            { badge: 'Vibe', drivetrain: hsTurboNew, listPrice: 33_990, adds: '18-inch alloy wheels, Cloth seats' },
            { badge: 'Excite', drivetrain: hsTurboNew, listPrice: 36_990, adds: 'Satellite navigation, Rain-sensing wipers, Rear privacy glass' },
            { badge: 'Essence', drivetrain: hsTurboNew, listPrice: 40_990, adds: '19-inch alloy wheels, Synthetic leather seats, Power tailgate, Panoramic sunroof, 360-degree camera, Heated front seats, Wireless phone charging' },
            { badge: 'Hybrid+ Essence', drivetrain: hsHybrid, listPrice: 44_990 },
          ],
        },
      ],
    },
    {
      model: 'MG4', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.1, retention: 0.9, colours: { 'Fizzy Orange': 'orange', 'Volcano Orange': 'orange' }, categories: ['City car'],
      generations: [
        {
          series: 'EH32', years: [2023, null], seats: 5, doors: 5, tank: null, towing: 500, gvm: 2183, ancap: [5, 2022], size: [4287, 1836, 1516],
          equipment: '10.25-inch touchscreen, 7-inch digital instruments, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Vehicle-to-load power, Keyless entry and start',
          badges: [
            { badge: 'Excite 51', drivetrain: electric(125, 250, 'RWD', 51, 350), listPrice: 37_990, adds: '17-inch alloy wheels' },
            { badge: 'Excite 64', drivetrain: electric(150, 250, 'RWD', 64, 450), listPrice: 41_990, adds: 'Active grille shutter' },
            { badge: 'Essence 64', drivetrain: electric(150, 250, 'RWD', 64, 435), listPrice: 44_990, adds: '18-inch alloy wheels, Synthetic leather seats, 360-degree camera, Wireless phone charging, Heated front seats, Heated steering wheel' },
            { badge: 'Long Range 77', drivetrain: electric(180, 350, 'RWD', 77, 530), listPrice: 50_990, adds: 'Two-tone roof' },
            { badge: 'XPower', drivetrain: electric(320, 600, 'AWD', 64, 400), listPrice: 59_990, adds: 'Launch control, Alcantara seat trim, Orange brake callipers, Dynamic Cornering Control' },
          ],
        },
      ],
    },
  ],
}
