import type { CatalogueMake } from './catalogue'
import { auto, diesel, turbo } from './drivetrains'

const c200 = turbo([1.5, 4, 150, 300], auto(9), 'RWD', 6.9, { premium: true })
const c300 = turbo([2, 4, 190, 400], auto(9), 'RWD', 7.3, { premium: true })
const glc300 = turbo([2, 4, 190, 370], auto(9), 'AWD', 8.1, { premium: true })

// biome-ignore format: a table, one badge a line
export const mercedesBenz: CatalogueMake = {
  make: 'Mercedes-Benz',
  retention: 0.93,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Polar White': 'white', 'Iridium Silver': 'silver', 'Mojave Silver': 'silver', 'Selenite Grey': 'grey', 'Graphite Grey': 'grey', 'Obsidian Black': 'black', 'Brilliant Blue': 'blue' },
  models: [
    {
      model: 'C-Class', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 1.2, colours: { 'Spectral Blue': 'blue', 'Designo Hyacinth Red': 'red' }, categories: ['Prestige'],
      generations: [
        {
          series: 'W205', years: [2014, 2021], seats: 5, doors: 4, tank: 66, towing: 1800, gvm: 2100, ancap: [5, 2014], size: [4686, 1810, 1442],
          equipment: 'Reversing camera, Autonomous emergency braking, Blind spot assist, LED headlights, Satellite navigation, Dual-zone climate control, Power front seats, 9 airbags',
          badges: [
            { badge: 'C200', drivetrain: { ...c200, kw: 135, nm: 280, consumption: 6.4 }, listPrice: 63_400, adds: '18-inch alloy wheels, Synthetic leather seats' },
            { badge: 'C250d', drivetrain: diesel([2.1, 4, 150, 500], auto(9), 'RWD', 4.7), listPrice: 68_900, years: [2014, 2018], adds: '19-inch alloy wheels, Leather seats, Adaptive cruise control' },
            { badge: 'C300', drivetrain: { ...c300, nm: 370, consumption: 7 }, listPrice: 74_300, years: [2016, 2021], adds: '360-degree camera, Keyless entry and start, Agility Control suspension' },
            { badge: 'C43 AMG', drivetrain: { ...turbo([3, 6, 287, 520], auto(9), 'AWD', 9.2, { premium: true }), induction: 'Twin turbo' }, listPrice: 112_300, years: [2017, 2021], adds: 'AMG Ride Control, Burmester audio, Panoramic sunroof, AMG performance exhaust' },
          ],
        },
        {
          series: 'W206', years: [2022, null], seats: 5, doors: 4, tank: 66, towing: 1800, gvm: 2180, ancap: [5, 2022], size: [4751, 1820, 1438],
          equipment: '11.9-inch touchscreen, 12.3-inch digital instruments, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Dual-zone climate control, 10 airbags',
          badges: [
            { badge: 'C200', drivetrain: c200, listPrice: 84_400, adds: '18-inch alloy wheels, Synthetic leather seats, AMG Line exterior' },
            { badge: 'C300', drivetrain: c300, listPrice: 96_300, adds: '19-inch alloy wheels, Leather seats, Digital Light headlights, Heated front seats, Augmented reality navigation' },
          ],
        },
      ],
    },
    {
      model: 'GLC', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.2, colours: { 'Cavansite Blue': 'blue' }, categories: ['Family', 'Prestige'],
      generations: [
        {
          series: 'X253', years: [2016, 2022], seats: 5, doors: 5, tank: 66, towing: 2400, gvm: 2450, ancap: [5, 2015], size: [4656, 1890, 1644],
          equipment: 'Reversing camera, Autonomous emergency braking, Blind spot assist, LED headlights, Satellite navigation, Power tailgate, Keyless start, 9 airbags',
          badges: [
            { badge: 'GLC200', drivetrain: turbo([2, 4, 145, 320], auto(9), 'RWD', 7.8, { premium: true }), listPrice: 70_500, years: [2017, 2022], towing: 2000, adds: '19-inch alloy wheels, Synthetic leather seats, Dual-zone climate control' },
            { badge: 'GLC220d', drivetrain: diesel([2.1, 4, 125, 400], auto(9), 'AWD', 5.6), listPrice: 71_900, years: [2016, 2019], adds: '20-inch alloy wheels, 360-degree camera' },
            { badge: 'GLC300', drivetrain: glc300, listPrice: 84_100, years: [2019, 2022], adds: 'Leather seats, Adaptive cruise control, Apple CarPlay and Android Auto, Heated front seats, Three-zone climate control' },
          ],
        },
        {
          series: 'X254', years: [2023, null], seats: 5, doors: 5, tank: 62, towing: 2400, gvm: 2560, ancap: [5, 2022], size: [4716, 1890, 1640],
          equipment: '11.9-inch touchscreen, 12.3-inch digital instruments, Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Power tailgate, 10 airbags',
          badges: [
            { badge: 'GLC300', drivetrain: { ...glc300, nm: 400, consumption: 8 }, listPrice: 105_500, adds: '20-inch alloy wheels, Leather seats, Heated front seats, Dual-zone climate control, AMG Line exterior' },
          ],
        },
      ],
    },
  ],
}
