import type { CatalogueMake } from './catalogue'
import {
  auto,
  cvt,
  dualClutch,
  electric,
  manual,
  petrol,
  reduction,
  turbo,
  turboHybrid,
  twinTurboDiesel,
} from './drivetrains'

const t32 = petrol([2.5, 4, 126, 226], cvt, 'AWD', 8.3)
const t33 = petrol([2.5, 4, 135, 244], cvt, 'AWD', 7.8)
const ePower = turboHybrid([1.5, 3, 157, 330], reduction, 'AWD', 6.1)
const d23 = twinTurboDiesel([2.3, 4, 140, 450], auto(7), '4WD', 7.9)
const v8 = petrol([5.6, 8, 298, 560], auto(7), '4WD', 14.4, { premium: true })
const j12 = turbo([1.3, 4, 110, 250], cvt, 'FWD', 6.1, { premium: true })

// biome-ignore format: a table, one badge a line
export const nissan: CatalogueMake = {
  make: 'Nissan',
  retention: 0.97,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Polar White': 'white', 'Ivory Pearl': 'white', 'Platinum Silver': 'silver', 'Brilliant Silver': 'silver', 'Gun Metallic': 'grey', 'Cosmic Black': 'black', 'Magnetic Red': 'red' },
  models: [
    {
      model: 'X-Trail', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.8, colours: { 'Champagne Silver': 'beige', 'Marine Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'T32', years: [2014, 2022], seats: 5, doors: 5, tank: 60, towing: 1500, gvm: 2100, ancap: [5, 2017], size: [4690, 1830, 1740],
          equipment: 'Reversing camera, Rear parking sensors, Autonomous emergency braking, Cruise control, Push-button start, 6 airbags',
          badges: [
            { badge: 'ST', drivetrain: petrol([2.5, 4, 126, 226], cvt, 'FWD', 7.9), listPrice: 31_990, adds: '17-inch alloy wheels, Air conditioning' },
            { badge: 'ST-L', drivetrain: t32, listPrice: 39_740, adds: '18-inch alloy wheels, Leather seats, Heated front seats, 360-degree view monitor, Satellite navigation, Dual-zone climate control' },
            { badge: 'Ti', drivetrain: t32, listPrice: 45_990, adds: '19-inch alloy wheels, Panoramic sunroof, Power tailgate, Bose audio, Adaptive cruise control, LED headlights' },
          ],
        },
        {
          series: 'T33', years: [2023, null], seats: 5, doors: 5, tank: 55, towing: 2000, gvm: 2330, ancap: [5, 2021], size: [4680, 1840, 1725],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Blind spot warning, Lane departure prevention, Rear parking sensors, LED headlights, Keyless entry and start, 7 airbags',
          badges: [
            { badge: 'ST', drivetrain: t33, listPrice: 41_190, seats: 7, adds: '17-inch alloy wheels, 8-inch touchscreen, Cruise control' },
            { badge: 'ST-L', drivetrain: t33, listPrice: 44_790, seats: 7, adds: '18-inch alloy wheels, ProPILOT adaptive cruise control, 360-degree view monitor, Synthetic leather seats, Heated front seats' },
            { badge: 'Ti', drivetrain: t33, listPrice: 50_765, adds: '19-inch alloy wheels, 12.3-inch touchscreen, Leather seats, Panoramic sunroof, Three-zone climate control, 12.3-inch digital instruments' },
            { badge: 'Ti-L', drivetrain: t33, listPrice: 53_665, adds: '20-inch alloy wheels, Nappa leather, Bose premium audio, Power tailgate, Heated rear seats, Head-up display' },
            { badge: 'ST-L e-POWER', drivetrain: ePower, listPrice: 50_765, towing: 1650, years: [2023, null], resets: true, adds: '18-inch alloy wheels, e-4ORCE all-wheel drive, ProPILOT adaptive cruise control, Heated front seats, 12.3-inch touchscreen' },
            { badge: 'Ti e-POWER', drivetrain: ePower, listPrice: 55_765, towing: 1650, adds: '19-inch alloy wheels, Leather seats, Panoramic sunroof, Head-up display, Three-zone climate control' },
          ],
        },
      ],
    },
    {
      model: 'Navara', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.6, colours: { 'Stealth Grey': 'grey', 'Forged Copper': 'orange', 'Deep Sapphire': 'blue', 'Hornet Gold': 'orange' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'D23', years: [2015, 2020], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 2910, ancap: [5, 2015], size: [5255, 1850, 1840],
          equipment: 'Part-time dual-range 4WD, Bluetooth phone and audio, Cruise control, Coil-spring rear suspension, 7 airbags',
          badges: [
            { badge: 'RX', drivetrain: twinTurboDiesel([2.3, 4, 140, 450], manual(6), '4WD', 6.5), listPrice: 42_990, adds: '16-inch steel wheels' },
            { badge: 'ST', drivetrain: { ...d23, consumption: 7 }, listPrice: 48_990, adds: '16-inch alloy wheels, Reversing camera, Rear differential lock' },
            { badge: 'ST-X', drivetrain: { ...d23, consumption: 7 }, listPrice: 55_550, adds: '18-inch alloy wheels, Dual-zone climate control, LED headlights, Satellite navigation, 360-degree view monitor, Keyless entry and start, Sports bar' },
            { badge: 'N-TREK', drivetrain: { ...d23, consumption: 7 }, listPrice: 57_450, years: [2019, 2020], adds: 'Black 18-inch alloy wheels, Leather seats, Black exterior styling, Heated front seats' },
          ],
        },
        {
          series: 'D23 MY21', years: [2021, 2025], seats: 5, doors: 4, tank: 73, towing: 3500, gvm: 3150, ancap: [5, 2015], size: [5260, 1850, 1860],
          equipment: 'Part-time dual-range 4WD, 8-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Cruise control, Rear differential lock, 7 airbags',
          badges: [
            { badge: 'SL', drivetrain: d23, listPrice: 50_090, adds: '17-inch steel wheels, Vinyl floor' },
            { badge: 'ST', drivetrain: d23, listPrice: 54_065, adds: '17-inch alloy wheels, Carpet floor, LED headlights, Side steps, Sports bar' },
            { badge: 'ST-X', drivetrain: d23, listPrice: 60_765, adds: '18-inch alloy wheels, Dual-zone climate control, 360-degree view monitor, Blind spot warning, Keyless entry and start, Utili-track tub rails' },
            { badge: 'PRO-4X', drivetrain: { ...d23, consumption: 8.1 }, listPrice: 63_065, adds: '17-inch alloy wheels with all-terrain tyres, Leather seats, Heated front seats, Red tow hooks, Tub liner' },
            { badge: 'PRO-4X Warrior', drivetrain: { ...d23, consumption: 8.1 }, listPrice: 70_265, years: [2022, 2025], adds: 'Raised suspension by Premcar, Bull bar, LED light bar, Underbody protection' },
          ],
        },
      ],
    },
    {
      model: 'Qashqai', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.3, colours: { 'Vivid Blue': 'blue', 'Nitric Blue': 'blue' }, categories: ['City car'],
      generations: [
        {
          series: 'J11', years: [2014, 2022], seats: 5, doors: 5, tank: 65, towing: 1200, gvm: 1935, ancap: [5, 2017], size: [4394, 1806, 1595],
          equipment: 'Reversing camera, Autonomous emergency braking, Rear parking sensors, Cruise control, Push-button start, 6 airbags',
          badges: [
            { badge: 'ST', drivetrain: petrol([2, 4, 106, 200], cvt, 'FWD', 6.9), listPrice: 29_990, adds: '17-inch alloy wheels, Air conditioning' },
            { badge: 'ST-L', drivetrain: petrol([2, 4, 106, 200], cvt, 'FWD', 6.9), listPrice: 34_300, adds: '18-inch alloy wheels, Part-leather seats, Heated front seats, 360-degree view monitor, Satellite navigation' },
            { badge: 'Ti', drivetrain: petrol([2, 4, 106, 200], cvt, 'FWD', 6.9), listPrice: 38_490, adds: '19-inch alloy wheels, Leather seats, Panoramic glass roof, Adaptive cruise control, LED headlights, Dual-zone climate control' },
          ],
        },
        {
          series: 'J12', years: [2023, null], seats: 5, doors: 5, tank: 55, towing: 1500, gvm: 1945, ancap: [5, 2021], size: [4425, 1835, 1625],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Blind spot warning, LED headlights, Rear parking sensors, 7 airbags',
          badges: [
            { badge: 'ST', drivetrain: j12, listPrice: 34_665, adds: '17-inch alloy wheels, 8-inch touchscreen, Cruise control' },
            { badge: 'ST-L', drivetrain: j12, listPrice: 39_265, adds: '18-inch alloy wheels, 12.3-inch touchscreen, ProPILOT adaptive cruise control, Heated front seats, Keyless entry and start' },
            { badge: 'Ti', drivetrain: j12, listPrice: 43_965, adds: '19-inch alloy wheels, Leather seats, Panoramic glass roof, Wireless phone charging, 12.3-inch digital instruments, Dual-zone climate control' },
            { badge: 'Ti e-POWER', drivetrain: { ...ePower, kw: 140, drive: 'FWD', consumption: 5.2 }, listPrice: 51_590, towing: 750, years: [2024, null] },
          ],
        },
      ],
    },
    {
      model: 'Patrol', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.9, retention: 1.15, colours: { 'Moonstone White': 'white', 'Hermosa Blue': 'blue', 'Black Obsidian': 'black' }, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'Y62', years: [2013, 2025], seats: 8, doors: 5, tank: 140, towing: 3500, gvm: 3500, ancap: null, size: [5175, 1995, 1940],
          equipment: 'Dual-range 4WD, Hydraulic Body Motion Control, Rear differential lock, 360-degree view monitor, Leather seats, Satellite navigation, Tri-zone climate control, 6 airbags',
          badges: [
            { badge: 'Ti', drivetrain: v8, listPrice: 88_065, adds: '18-inch alloy wheels, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power front seats' },
            { badge: 'Ti-L', drivetrain: v8, listPrice: 101_665, seats: 7, adds: 'Bose premium audio, Sunroof, Power tailgate, Heated and cooled front seats, Rear entertainment screens' },
            { badge: 'Warrior', drivetrain: v8, listPrice: 105_660, years: [2023, 2025], resets: true, adds: '18-inch alloy wheels with all-terrain tyres, Raised suspension by Premcar, Side-exit bi-modal exhaust, Underbody protection, Adaptive cruise control' },
          ],
        },
      ],
    },
    {
      model: 'Leaf', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 0.3, retention: 0.82, categories: ['City car'],
      generations: [
        {
          series: 'ZE1', years: [2019, 2024], seats: 5, doors: 5, tank: null, towing: null, gvm: 1995, ancap: [5, 2018], size: [4490, 1788, 1540],
          equipment: 'Apple CarPlay and Android Auto, 8-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, e-Pedal, Heated seats, Vehicle-to-grid capable',
          badges: [
            { badge: 'Base', drivetrain: electric(110, 320, 'FWD', 39, 270), listPrice: 50_990, adds: '17-inch alloy wheels, Part-leather seats, Bose audio' },
            { badge: 'e+', drivetrain: electric(160, 340, 'FWD', 59, 385), listPrice: 61_490, years: [2021, 2024] },
          ],
        },
      ],
    },
    {
      model: 'Juke', body: 'Hatchback', simpleBody: 'SUV', picture: 'suv', popularity: 0.6, retention: 0.93, categories: ['City car'],
      generations: [
        {
          series: 'F16', years: [2020, null], seats: 5, doors: 5, tank: 46, towing: 1250, gvm: 1720, ancap: [5, 2019], size: [4210, 1800, 1595],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, LED headlights, Rear parking sensors, 6 airbags',
          badges: [
            { badge: 'ST', drivetrain: turbo([1, 3, 84, 180], dualClutch(7), 'FWD', 5.8, { premium: true }), listPrice: 30_390, adds: '17-inch alloy wheels, 8-inch touchscreen, Cruise control' },
            { badge: 'ST-L', drivetrain: turbo([1, 3, 84, 180], dualClutch(7), 'FWD', 5.8, { premium: true }), listPrice: 34_440, adds: '19-inch alloy wheels, Adaptive cruise control, Heated front seats, Blind spot warning, 360-degree view monitor' },
            { badge: 'Ti', drivetrain: turbo([1, 3, 84, 180], dualClutch(7), 'FWD', 5.8, { premium: true }), listPrice: 36_890, adds: 'Leather-accented seats, Bose audio' },
          ],
        },
      ],
    },
  ],
}
