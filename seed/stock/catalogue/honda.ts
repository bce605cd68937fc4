import type { CatalogueMake } from './catalogue'
import { cvt, eCvt, hybrid, manual, petrol, turbo } from './drivetrains'

const crv = turbo([1.5, 4, 140, 240], cvt, 'FWD', 7)
const crvNew = turbo([1.5, 4, 140, 240], cvt, 'FWD', 7.1)
const crvHybrid = hybrid([2, 4, 135, 335], eCvt, 'FWD', 5.5)
const civic = turbo([1.5, 4, 127, 220], cvt, 'FWD', 6)

// biome-ignore format: a table, one badge a line
export const honda: CatalogueMake = {
  make: 'Honda',
  retention: 1.02,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Platinum White': 'white', 'Taffeta White': 'white', 'Lunar Silver': 'silver', 'Modern Steel': 'grey', 'Meteoroid Grey': 'grey', 'Crystal Black': 'black', 'Ignite Red': 'red', 'Brilliant Sporty Blue': 'blue' },
  models: [
    {
      model: 'CR-V', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.4, colours: { 'Cosmic Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'RW', years: [2017, 2023], seats: 5, doors: 5, tank: 57, towing: 1500, gvm: 2130, ancap: [5, 2017], size: [4635, 1855, 1679],
          equipment: '7-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Dual-zone climate control, Cruise control, 6 airbags',
          badges: [
            { badge: 'VTi', drivetrain: crv, listPrice: 33_490, adds: '17-inch alloy wheels, Keyless entry and start' },
            { badge: 'VTi-S', drivetrain: crv, listPrice: 36_490, adds: '18-inch alloy wheels, LaneWatch camera, Satellite navigation, Power tailgate, Rear parking sensors' },
            { badge: 'VTi-L7', drivetrain: crv, listPrice: 43_490, seats: 7, adds: 'Leather seats, Heated front seats, Panoramic sunroof, Rear roof vents' },
            { badge: 'VTi-LX', drivetrain: { ...crv, drive: 'AWD', consumption: 7.4 }, listPrice: 49_490, adds: 'LED headlights, Autonomous emergency braking, Adaptive cruise control, Lane keep assist, Wireless phone charging' },
          ],
        },
        {
          series: 'RS', years: [2023, null], seats: 5, doors: 5, tank: 57, towing: 1000, gvm: 2250, ancap: [4, 2023], size: [4704, 1866, 1681],
          equipment: '9-inch touchscreen, Wireless Apple CarPlay, Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate, 11 airbags',
          badges: [
            { badge: 'VTi X', drivetrain: crvNew, listPrice: 41_900, towing: 1500, adds: '17-inch alloy wheels, Dual-zone climate control' },
            { badge: 'VTi L', drivetrain: crvNew, listPrice: 46_400, towing: 1500, adds: '18-inch alloy wheels, Leather-appointed seats, Heated front seats, Wireless phone charging' },
            { badge: 'VTi L7', drivetrain: { ...crvNew, consumption: 7.3 }, listPrice: 48_900, towing: 1500, seats: 7, adds: 'Panoramic sunroof' },
            { badge: 'e:HEV RS', drivetrain: crvHybrid, listPrice: 56_900, adds: '19-inch alloy wheels, Bose audio, 10.2-inch digital instruments, Adaptive driving beam' },
          ],
        },
      ],
    },
    {
      model: 'Civic', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.2, colours: { 'Rallye Red': 'red', 'Aegean Blue': 'blue' }, categories: ['First car'],
      generations: [
        {
          series: 'FC', years: [2016, 2021], seats: 5, doors: 5, tank: 47, towing: 800, gvm: 1755, ancap: [5, 2017], size: [4520, 1799, 1421],
          equipment: '7-inch touchscreen, Apple CarPlay and Android Auto, Reversing camera, Cruise control, Climate control, 6 airbags',
          badges: [
            { badge: 'VTi', drivetrain: petrol([1.8, 4, 104, 174], cvt, 'FWD', 6.4), listPrice: 22_790, adds: '16-inch steel wheels' },
            { badge: 'VTi-S', drivetrain: petrol([1.8, 4, 104, 174], cvt, 'FWD', 6.4), listPrice: 25_090, adds: '16-inch alloy wheels, LaneWatch camera, Keyless entry and start, Rear parking sensors' },
            { badge: 'RS', drivetrain: civic, listPrice: 32_690, adds: '17-inch alloy wheels, LED headlights, Leather seats, Heated front seats, Dual-zone climate control' },
          ],
        },
        {
          series: 'FE', years: [2022, null], seats: 4, doors: 5, tank: 40, towing: null, gvm: 1840, ancap: null, size: [4569, 1802, 1415],
          equipment: '9-inch touchscreen, Wireless Apple CarPlay, Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Bose audio, 8 airbags',
          badges: [
            { badge: 'VTi-LX', drivetrain: { ...civic, kw: 131, nm: 240, consumption: 6.3 }, listPrice: 44_000, years: [2022, 2024], seats: 5, adds: '18-inch alloy wheels, Leather-appointed seats, Heated front seats, Dual-zone climate control' },
            { badge: 'e:HEV LX', drivetrain: hybrid([2, 4, 135, 315], eCvt, 'FWD', 4.2), listPrice: 49_900, seats: 5, adds: '10.2-inch digital instruments, Panoramic sunroof' },
            { badge: 'Type R', drivetrain: turbo([2, 4, 235, 420], manual(6), 'FWD', 8.9, { premium: true }), listPrice: 72_000, years: [2023, 2025], adds: '19-inch alloy wheels, Brembo front brakes, Adaptive dampers, Limited-slip differential' },
          ],
        },
      ],
    },
    {
      model: 'HR-V', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.3, colours: { 'Phoenix Orange': 'orange' }, categories: ['City car'],
      generations: [
        {
          series: 'RU', years: [2015, 2021], seats: 5, doors: 5, tank: 50, towing: 800, gvm: 1815, ancap: [5, 2015], size: [4348, 1790, 1605],
          equipment: '7-inch touchscreen, Reversing camera, Cruise control, Climate control, Magic Seats, 6 airbags',
          badges: [
            { badge: 'VTi', drivetrain: petrol([1.8, 4, 105, 172], cvt, 'FWD', 6.6), listPrice: 25_990, adds: '16-inch alloy wheels' },
            { badge: 'VTi-S', drivetrain: petrol([1.8, 4, 105, 172], cvt, 'FWD', 6.9), listPrice: 28_990, adds: '17-inch alloy wheels, LED headlights, Autonomous emergency braking, LaneWatch camera, Keyless entry and start' },
            { badge: 'VTi-LX', drivetrain: petrol([1.8, 4, 105, 172], cvt, 'FWD', 6.9), listPrice: 35_740, adds: 'Leather seats, Heated front seats, Panoramic sunroof, Dual-zone climate control, Rear parking sensors' },
          ],
        },
        {
          series: 'RV', years: [2022, null], seats: 4, doors: 5, tank: 40, towing: 800, gvm: 1770, ancap: [4, 2022], size: [4347, 1790, 1582],
          equipment: '8-inch touchscreen, Wireless Apple CarPlay, Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Magic Seats, Keyless entry and start',
          badges: [
            { badge: 'Vi X', drivetrain: petrol([1.5, 4, 89, 145], cvt, 'FWD', 5.8), listPrice: 33_400, adds: '18-inch alloy wheels, Climate control' },
            { badge: 'e:HEV L', drivetrain: hybrid([1.5, 4, 96, 253], eCvt, 'FWD', 4.3), listPrice: 42_900, adds: 'Dual-zone climate control, Power tailgate, Heated front seats, Heated steering wheel, Premium audio' },
          ],
        },
      ],
    },
  ],
}
