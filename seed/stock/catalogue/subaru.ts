import type { CatalogueMake } from './catalogue'
import { cvt, eCvt, hybrid, manual, petrol, turbo } from './drivetrains'

const f25 = petrol([2.5, 4, 136, 239], cvt, 'AWD', 7.4)
const f25Old = petrol([2.5, 4, 126, 235], cvt, 'AWD', 8.1)
const o25 = petrol([2.5, 4, 138, 245], cvt, 'AWD', 7.3)
const p20 = petrol([2, 4, 115, 196], cvt, 'AWD', 7)
const impreza = petrol([2, 4, 115, 196], cvt, 'AWD', 7.5)
const eBoxer = hybrid([2, 4, 110, 196], cvt, 'AWD', 6.5)

// biome-ignore format: a table, one badge a line
export const subaru: CatalogueMake = {
  make: 'Subaru',
  retention: 1.04,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Crystal White Pearl': 'white', 'Ice Silver Metallic': 'silver', 'Magnetite Grey Metallic': 'grey', 'Crystal Black Silica': 'black', 'Dark Blue Pearl': 'blue', 'Crimson Red Pearl': 'red' },
  models: [
    {
      model: 'Forester', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 2, colours: { 'Autumn Green Metallic': 'green', 'Jasper Green Metallic': 'green' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'S4', years: [2013, 2018], seats: 5, doors: 5, tank: 60, towing: 1500, gvm: 2015, ancap: [5, 2012], size: [4610, 1795, 1735],
          equipment: 'Symmetrical all-wheel drive, X-Mode, Reversing camera, Bluetooth phone and audio, Cruise control, 7 airbags',
          badges: [
            { badge: '2.5i-L', drivetrain: f25Old, listPrice: 33_240, adds: '17-inch alloy wheels, EyeSight driver assist, Dual-zone climate control' },
            { badge: '2.5i-S', drivetrain: f25Old, listPrice: 39_740, adds: '18-inch alloy wheels, Leather seats, Sunroof, Power tailgate, Satellite navigation, LED headlights' },
            { badge: 'XT Premium', drivetrain: turbo([2, 4, 177, 350], cvt, 'AWD', 8.5, { premium: true }), listPrice: 48_240, adds: 'SI-Drive, Harman Kardon audio, Heated front seats' },
          ],
        },
        {
          series: 'S5', years: [2019, 2025], seats: 5, doors: 5, tank: 63, towing: 1800, gvm: 2223, ancap: [5, 2019], size: [4640, 1815, 1730],
          equipment: 'Symmetrical all-wheel drive, X-Mode, EyeSight driver assist, Reversing camera, Apple CarPlay and Android Auto, Adaptive cruise control, Autonomous emergency braking, Driver monitoring, Dual-zone climate control',
          badges: [
            { badge: '2.5i', drivetrain: f25, listPrice: 35_990, adds: '17-inch alloy wheels, 6.5-inch touchscreen' },
            { badge: '2.5i-L', drivetrain: f25, listPrice: 38_390, adds: 'Blind spot monitoring, Front and side view monitor, LED headlights' },
            { badge: '2.5i Premium', drivetrain: f25, listPrice: 41_640, adds: '18-inch alloy wheels, 8-inch touchscreen, Satellite navigation, Power tailgate, Power front seats' },
            { badge: '2.5i-S', drivetrain: f25, listPrice: 44_190, adds: 'Leather seats, Sunroof, Harman Kardon audio, Heated front seats' },
            { badge: 'Hybrid S', drivetrain: { ...eBoxer, consumption: 6.7 }, listPrice: 47_190, towing: 1200, years: [2020, 2025] },
          ],
        },
        {
          series: 'S6', years: [2025, null], seats: 5, doors: 5, tank: 63, towing: 1800, gvm: 2230, ancap: [5, 2024], size: [4655, 1830, 1730],
          equipment: 'Symmetrical all-wheel drive, Dual-function X-Mode, EyeSight driver assist, 11.6-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Adaptive cruise control, Autonomous emergency braking, LED headlights, Blind spot monitoring, 9 airbags',
          badges: [
            { badge: 'AWD', drivetrain: petrol([2.5, 4, 136, 247], cvt, 'AWD', 7.4), listPrice: 43_490, adds: '18-inch alloy wheels, Dual-zone climate control' },
            { badge: 'AWD Premium', drivetrain: petrol([2.5, 4, 136, 247], cvt, 'AWD', 7.4), listPrice: 47_490, adds: 'Power tailgate, Power front seats, Satellite navigation, Wireless phone charging' },
            { badge: 'AWD Hybrid Touring', drivetrain: hybrid([2.5, 4, 145, 276], eCvt, 'AWD', 6.2), listPrice: 56_490, adds: '19-inch alloy wheels, Leather seats, Heated and ventilated front seats, Sunroof, Harman Kardon audio, 360-degree view monitor' },
          ],
        },
      ],
    },
    {
      model: 'Outback', body: 'Wagon', simpleBody: 'Wagon', picture: 'wagon', popularity: 1.5, colours: { 'Cashmere Gold Opal': 'bronze', 'Autumn Green Metallic': 'green', 'Brilliant Bronze Metallic': 'bronze' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'B6A', years: [2015, 2020], seats: 5, doors: 5, tank: 60, towing: 1500, gvm: 2100, ancap: [5, 2014], size: [4820, 1840, 1675],
          equipment: 'Symmetrical all-wheel drive, X-Mode, EyeSight driver assist, Reversing camera, Adaptive cruise control, Dual-zone climate control, 7 airbags',
          badges: [
            { badge: '2.5i', drivetrain: { ...o25, kw: 129, nm: 235 }, listPrice: 36_240, adds: '17-inch alloy wheels' },
            { badge: '2.5i Premium', drivetrain: { ...o25, kw: 129, nm: 235 }, listPrice: 42_740, adds: '18-inch alloy wheels, Leather seats, Sunroof, Power tailgate, Satellite navigation, Heated front seats' },
            { badge: '3.6R', drivetrain: petrol([3.6, 6, 191, 350], cvt, 'AWD', 9.9), listPrice: 49_140, towing: 1800, adds: 'SI-Drive, Harman Kardon audio' },
          ],
        },
        {
          series: 'B7A', years: [2021, 2025], seats: 5, doors: 5, tank: 63, towing: 2000, gvm: 2200, ancap: [5, 2021], size: [4870, 1875, 1675],
          equipment: 'Symmetrical all-wheel drive, Dual-function X-Mode, EyeSight driver assist, 11.6-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Adaptive cruise control, Autonomous emergency braking, Blind spot monitoring, LED headlights, 8 airbags',
          badges: [
            { badge: 'AWD', drivetrain: o25, listPrice: 42_690, adds: '18-inch alloy wheels, Dual-zone climate control' },
            { badge: 'AWD Sport', drivetrain: o25, listPrice: 47_190, adds: 'Power tailgate, Front and side view monitor, Heated seats, Water-repellent trim' },
            { badge: 'AWD Touring', drivetrain: o25, listPrice: 50_990, adds: 'Nappa leather, Sunroof, Harman Kardon audio, Heated steering wheel' },
            { badge: 'AWD Touring XT', drivetrain: turbo([2.4, 4, 183, 350], cvt, 'AWD', 9), listPrice: 55_990, towing: 2400, years: [2023, 2025] },
          ],
        },
      ],
    },
    {
      model: 'XV', body: 'Hatchback', simpleBody: 'SUV', picture: 'suv', popularity: 1.2, colours: { 'Sunshine Orange': 'orange', 'Cool Grey Khaki': 'grey', 'Horizon Blue Pearl': 'blue' }, categories: ['City car'],
      generations: [
        {
          series: 'G5X', years: [2018, 2022], seats: 5, doors: 5, tank: 63, towing: 1400, gvm: 1940, ancap: [5, 2017], size: [4465, 1800, 1615],
          equipment: 'Symmetrical all-wheel drive, X-Mode, Apple CarPlay and Android Auto, Reversing camera, Cruise control, 7 airbags',
          badges: [
            { badge: '2.0i', drivetrain: p20, listPrice: 29_690, adds: '17-inch alloy wheels, 6.5-inch touchscreen' },
            { badge: '2.0i-L', drivetrain: p20, listPrice: 31_990, adds: '8-inch touchscreen, EyeSight driver assist, Adaptive cruise control, Dual-zone climate control' },
            { badge: '2.0i-S', drivetrain: p20, listPrice: 37_290, adds: '18-inch alloy wheels, Leather seats, Sunroof, Satellite navigation, LED headlights, Blind spot monitoring' },
            { badge: 'Hybrid S', drivetrain: eBoxer, listPrice: 40_790, towing: 1270, years: [2020, 2022] },
          ],
        },
      ],
    },
    {
      model: 'Crosstrek', body: 'Hatchback', simpleBody: 'SUV', picture: 'suv', popularity: 1, colours: { 'Sun Blaze Pearl': 'orange', 'Offshore Blue Metallic': 'blue' }, categories: ['City car'],
      generations: [
        {
          series: 'G6X', years: [2023, null], seats: 5, doors: 5, tank: 63, towing: 1400, gvm: 1980, ancap: [5, 2023], size: [4495, 1800, 1600],
          equipment: 'Symmetrical all-wheel drive, X-Mode, EyeSight driver assist, Wireless Apple CarPlay and Android Auto, Reversing camera, Adaptive cruise control, Autonomous emergency braking, LED headlights, Dual-zone climate control',
          badges: [
            { badge: '2.0L', drivetrain: { ...p20, consumption: 7.2 }, listPrice: 34_990, adds: '17-inch alloy wheels, Dual 7-inch touchscreens' },
            { badge: '2.0R', drivetrain: { ...p20, consumption: 7.2 }, listPrice: 38_490, adds: '18-inch alloy wheels, 11.6-inch touchscreen, Blind spot monitoring, Heated front seats' },
            { badge: '2.0S', drivetrain: { ...p20, consumption: 7.2 }, listPrice: 41_490, adds: 'Leather seats, Sunroof, Satellite navigation, Power driver seat, 360-degree view monitor' },
            { badge: 'Hybrid S', drivetrain: eBoxer, listPrice: 45_090, towing: 1270 },
          ],
        },
      ],
    },
    {
      model: 'Impreza', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 0.9, categories: ['First car'],
      generations: [
        {
          series: 'G5', years: [2017, 2022], seats: 5, doors: 5, tank: 50, towing: 1200, gvm: 1830, ancap: [5, 2016], size: [4460, 1775, 1480],
          equipment: 'Symmetrical all-wheel drive, Apple CarPlay and Android Auto, Reversing camera, Cruise control, Climate control, 7 airbags',
          badges: [
            { badge: '2.0i', drivetrain: { ...impreza, consumption: 7.2 }, listPrice: 23_990, adds: '16-inch steel wheels, 6.5-inch touchscreen' },
            { badge: '2.0i-L', drivetrain: { ...impreza, consumption: 7.2 }, listPrice: 26_990, adds: '17-inch alloy wheels, 8-inch touchscreen, EyeSight driver assist, Dual-zone climate control' },
            { badge: '2.0i-S', drivetrain: { ...impreza, consumption: 7.2 }, listPrice: 30_490, adds: '18-inch alloy wheels, Leather seats, Sunroof, Heated front seats, LED headlights, Satellite navigation' },
          ],
        },
        {
          series: 'G6', years: [2023, null], seats: 5, doors: 5, tank: 50, towing: 1200, gvm: 1890, ancap: [5, 2023], size: [4475, 1780, 1515],
          equipment: 'Symmetrical all-wheel drive, EyeSight driver assist, Wireless Apple CarPlay and Android Auto, 11.6-inch touchscreen, Reversing camera, Adaptive cruise control, Autonomous emergency braking, LED headlights, Dual-zone climate control',
          badges: [
            { badge: '2.0L', drivetrain: impreza, listPrice: 31_490, adds: '17-inch alloy wheels' },
            { badge: '2.0R', drivetrain: impreza, listPrice: 34_990, adds: 'Front and side view monitor, Wireless phone charging, Blind spot monitoring, Heated front seats' },
            { badge: '2.0S', drivetrain: impreza, listPrice: 37_990, adds: '18-inch alloy wheels, Leather seats, Sunroof, Satellite navigation' },
          ],
        },
      ],
    },
    {
      model: 'WRX', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.4, colours: { 'WR Blue Pearl': 'blue', 'Solar Orange': 'orange' }, categories: ['Performance'],
      generations: [
        {
          series: 'VB', years: [2022, null], seats: 5, doors: 4, tank: 63, towing: 1200, gvm: 2000, ancap: null, size: [4670, 1825, 1465],
          equipment: 'Symmetrical all-wheel drive, 11.6-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, LED headlights, Dual-zone climate control',
          badges: [
            { badge: 'AWD', drivetrain: turbo([2.4, 4, 202, 350], manual(6), 'AWD', 9.9, { premium: true }), listPrice: 45_990, adds: '17-inch alloy wheels' },
            { badge: 'RS', drivetrain: turbo([2.4, 4, 202, 350], cvt, 'AWD', 8.5, { premium: true }), listPrice: 54_490, adds: '18-inch alloy wheels, EyeSight driver assist, Ultrasuede seats, Heated front seats, Harman Kardon audio' },
          ],
        },
      ],
    },
  ],
}
