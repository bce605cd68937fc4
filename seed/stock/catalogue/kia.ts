import type { CatalogueMake } from './catalogue'
import { auto, cvt, diesel, dualClutch, electric, manual, petrol, turbo, turboHybrid } from './drivetrains'

const d22 = diesel([2.2, 4, 148, 440], dualClutch(8), 'AWD', 6.1)

// biome-ignore format: a table, one badge a line
export const kia: CatalogueMake = {
  make: 'Kia',
  retention: 1.02,
  warranty: '7-year unlimited-kilometre warranty',
  colours: { 'Clear White': 'white', 'Snow White Pearl': 'white', 'Steel Grey': 'grey', 'Gravity Grey': 'grey', 'Aurora Black Pearl': 'black', 'Silky Silver': 'silver' },
  models: [
    {
      model: 'Picanto', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1, colours: { 'Signal Red': 'red', 'Sporty Blue': 'blue', 'Adventurous Green': 'green' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'JA', years: [2017, null], seats: 5, doors: 5, tank: 35, towing: null, gvm: 1400, ancap: null, size: [3605, 1595, 1485],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Rear parking sensors, Autonomous emergency braking, 8-inch touchscreen',
          badges: [
            { badge: 'S', drivetrain: petrol([1.2, 4, 62, 122], manual(5), 'FWD', 5.0), listPrice: 16_790, years: [2017, 2023], adds: '14-inch steel wheels' },
            { badge: 'Sport', drivetrain: petrol([1.2, 4, 62, 122], auto(4), 'FWD', 6.0), listPrice: 19_690, adds: '14-inch steel wheels with covers, Lane keep assist' },
            { badge: 'GT-Line', drivetrain: petrol([1.2, 4, 62, 122], auto(4), 'FWD', 6.0), listPrice: 21_390, adds: '16-inch alloy wheels, LED headlights, Leather-appointed seats, GT-Line body kit' },
          ],
        },
      ],
    },
    {
      model: 'Cerato', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.2, colours: { 'Mineral Blue': 'blue', 'Runway Red': 'red' }, categories: ['First car'],
      generations: [
        {
          series: 'YD', years: [2014, 2018], seats: 5, doors: 5, tank: 50, towing: 1100, gvm: 1810, ancap: [5, 2013], size: [4350, 1780, 1460],
          equipment: 'Bluetooth phone and audio, Rear parking sensors, Cruise control, 6 airbags',
          badges: [
            { badge: 'S', drivetrain: petrol([2, 4, 112, 192], auto(6), 'FWD', 7.1), listPrice: 22_290, adds: '16-inch steel wheels, Apple CarPlay and Android Auto' },
            { badge: 'Sport', drivetrain: petrol([2, 4, 112, 192], auto(6), 'FWD', 7.1), listPrice: 25_190, adds: '17-inch alloy wheels, Satellite navigation, Reversing camera' },
          ],
        },
        {
          series: 'BD', years: [2018, 2024], seats: 5, doors: 5, tank: 50, towing: 1250, gvm: 1820, ancap: [5, 2019], size: [4510, 1800, 1445],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keep assist, Rear parking sensors, 8-inch touchscreen',
          badges: [
            { badge: 'S', drivetrain: petrol([2, 4, 112, 192], auto(6), 'FWD', 7.4), listPrice: 27_560, adds: '16-inch steel wheels, Cruise control' },
            { badge: 'Sport', drivetrain: petrol([2, 4, 112, 192], auto(6), 'FWD', 7.4), listPrice: 30_340, adds: '17-inch alloy wheels, 10.25-inch touchscreen, Satellite navigation' },
            { badge: 'Sport+', drivetrain: petrol([2, 4, 112, 192], auto(6), 'FWD', 7.4), listPrice: 33_840, adds: 'Leather-appointed seats, Heated front seats, Keyless entry and start, Dual-zone climate control, Adaptive cruise control, Blind spot detection' },
            { badge: 'GT', drivetrain: turbo([1.6, 4, 150, 265], dualClutch(7), 'FWD', 6.9), listPrice: 38_190, adds: '18-inch alloy wheels, Sports suspension, JBL premium audio, Ventilated driver seat, LED headlights, Sunroof' },
          ],
        },
      ],
    },
    {
      model: 'K4', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 1, colours: { 'Wave Blue': 'blue', 'Fiery Red': 'red', 'Interstellar Grey': 'grey' },
      generations: [
        {
          series: 'CL4', years: [2025, null], seats: 5, doors: 4, tank: 47, towing: 1000, gvm: 1850, ancap: null, size: [4710, 1850, 1425],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Lane following assist',
          badges: [
            { badge: 'S', drivetrain: petrol([2, 4, 112, 192], cvt, 'FWD', 6.0), listPrice: 30_590, adds: '16-inch steel wheels, Rear parking sensors' },
            { badge: 'Sport', drivetrain: petrol([2, 4, 112, 192], cvt, 'FWD', 6.0), listPrice: 33_690, adds: '17-inch alloy wheels, Dual-zone climate control, Keyless entry and start' },
            { badge: 'Sport+', drivetrain: petrol([2, 4, 112, 192], cvt, 'FWD', 6.0), listPrice: 35_790, adds: 'Artificial leather seats, Heated front seats, 12.3-inch digital instruments, Wireless phone charging' },
            { badge: 'GT-Line', drivetrain: turbo([1.6, 4, 142, 264], auto(8), 'FWD', 6.8), listPrice: 42_990, adds: '18-inch alloy wheels, Multi-link rear suspension, Sunroof, Harman Kardon audio, Surround-view monitor, Ventilated front seats' },
          ],
        },
      ],
    },
    {
      model: 'Stonic', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.9, colours: { 'Signal Red': 'red', 'Sporty Blue': 'blue', 'Mighty Yellow': 'yellow' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'YB', years: [2021, null], seats: 5, doors: 5, tank: 45, towing: 800, gvm: 1640, ancap: [5, 2017], size: [4140, 1760, 1520],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane following assist, 8-inch touchscreen',
          badges: [
            { badge: 'S', drivetrain: petrol([1.4, 4, 74, 133], auto(6), 'FWD', 6.7), listPrice: 25_660, adds: '15-inch steel wheels, Cruise control' },
            { badge: 'Sport', drivetrain: petrol([1.4, 4, 74, 133], auto(6), 'FWD', 6.7), listPrice: 27_590, adds: '17-inch alloy wheels, Keyless entry and start, Satellite navigation, Rear parking sensors' },
            { badge: 'GT-Line', drivetrain: turbo([1, 3, 74, 172], dualClutch(7), 'FWD', 5.4), listPrice: 31_890, adds: 'LED headlights, Climate control, Two-tone roof, Sports pedals' },
          ],
        },
      ],
    },
    {
      model: 'Seltos', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.4, colours: { 'Starbright Yellow': 'yellow', 'Mars Orange': 'orange', 'Neptune Blue': 'blue' },
      generations: [
        {
          series: 'SP2', years: [2020, null], seats: 5, doors: 5, tank: 50, towing: 1250, gvm: 1850, ancap: [5, 2019], size: [4385, 1800, 1635],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane following assist, Rear parking sensors',
          badges: [
            { badge: 'S', drivetrain: petrol([2, 4, 110, 180], cvt, 'FWD', 6.9), listPrice: 30_300, adds: '16-inch steel wheels, 8-inch touchscreen' },
            { badge: 'Sport', drivetrain: petrol([2, 4, 110, 180], cvt, 'FWD', 6.9), listPrice: 33_500, adds: '17-inch alloy wheels, 10.25-inch touchscreen, Satellite navigation, Climate control, Blind spot assist' },
            { badge: 'Sport+', drivetrain: turbo([1.6, 4, 146, 265], auto(8), 'AWD', 7.4), listPrice: 40_850, adds: 'Keyless entry and start, Heated front seats, Adaptive cruise control, Artificial leather seats' },
            { badge: 'GT-Line', drivetrain: turbo([1.6, 4, 146, 265], auto(8), 'AWD', 7.4), listPrice: 44_650, adds: '18-inch alloy wheels, Sunroof, LED headlights, Bose premium audio, Ventilated front seats, Head-up display, Power tailgate' },
          ],
        },
      ],
    },
    {
      model: 'Sportage', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.8, colours: { 'Vesta Blue': 'blue', 'Fiery Red': 'red', 'Jungle Wood Green': 'green' }, categories: ['Family'],
      generations: [
        {
          series: 'QL', years: [2016, 2021], seats: 5, doors: 5, tank: 62, towing: 1900, gvm: 2250, ancap: [5, 2016], size: [4485, 1855, 1655],
          equipment: 'Reversing camera, Bluetooth phone and audio, Rear parking sensors, Cruise control, 6 airbags',
          badges: [
            { badge: 'Si', drivetrain: petrol([2, 4, 114, 192], auto(6), 'FWD', 7.9), listPrice: 29_990, adds: '17-inch alloy wheels, Apple CarPlay and Android Auto' },
            { badge: 'SLi', drivetrain: diesel([2, 4, 136, 400], auto(8), 'AWD', 6.4), listPrice: 41_790, adds: '18-inch alloy wheels, Leather-appointed seats, Dual-zone climate control, Satellite navigation, LED daytime running lights' },
            { badge: 'GT-Line', drivetrain: diesel([2, 4, 136, 400], auto(8), 'AWD', 6.4), listPrice: 48_490, adds: '19-inch alloy wheels, Panoramic sunroof, Heated and ventilated front seats, LED headlights, JBL premium audio, Power tailgate, Wireless phone charging' },
          ],
        },
        {
          series: 'NQ5', years: [2021, null], seats: 5, doors: 5, tank: 54, towing: 1900, gvm: 2170, ancap: [5, 2022], size: [4660, 1865, 1665],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Lane following assist, Rear parking sensors',
          badges: [
            { badge: 'S', drivetrain: petrol([2, 4, 115, 192], auto(6), 'FWD', 8.1), listPrice: 37_990, adds: '17-inch alloy wheels, 8-inch touchscreen' },
            { badge: 'SX', drivetrain: petrol([2, 4, 115, 192], auto(6), 'FWD', 8.1), listPrice: 40_990, adds: '18-inch alloy wheels, 12.3-inch touchscreen, Dual-zone climate control, Satellite navigation, Front parking sensors' },
            { badge: 'SX+', drivetrain: diesel([2, 4, 137, 416], auto(8), 'AWD', 6.3), listPrice: 50_070, adds: '19-inch alloy wheels, Leather-appointed seats, Heated front seats, Keyless entry and start, Harman Kardon audio, Power tailgate' },
            { badge: 'GT-Line', drivetrain: turboHybrid([1.6, 4, 173, 350], auto(6), 'FWD', 4.9), listPrice: 55_420, years: [2023, null], adds: 'Panoramic sunroof, Ventilated front seats, Dual 12.3-inch curved displays, Surround-view monitor, Remote smart parking, Wireless phone charging' },
          ],
        },
      ],
    },
    {
      model: 'Sorento', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.2, colours: { 'Mineral Blue': 'blue', 'Cityscape Green': 'green', 'Volcanic Sand': 'beige' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'UM', years: [2015, 2020], seats: 7, doors: 5, tank: 71, towing: 2000, gvm: 2510, ancap: [5, 2017], size: [4800, 1890, 1690],
          equipment: 'Reversing camera, Bluetooth phone and audio, Rear parking sensors, Rear air vents, Cruise control',
          badges: [
            { badge: 'Si', drivetrain: petrol([3.5, 6, 206, 336], auto(8), 'FWD', 10.0), listPrice: 42_990, adds: '17-inch alloy wheels, Apple CarPlay and Android Auto' },
            { badge: 'SLi', drivetrain: diesel([2.2, 4, 147, 441], auto(8), 'AWD', 7.2), listPrice: 50_490, adds: '18-inch alloy wheels, Leather-appointed seats, Keyless entry and start, Power driver seat, Satellite navigation' },
            { badge: 'GT-Line', drivetrain: diesel([2.2, 4, 147, 441], auto(8), 'AWD', 7.2), listPrice: 58_990, adds: '19-inch alloy wheels, Panoramic sunroof, Heated and ventilated front seats, LED headlights, Harman Kardon audio, Surround-view camera' },
          ],
        },
        {
          series: 'MQ4', years: [2020, null], seats: 7, doors: 5, tank: 67, towing: 2000, gvm: 2620, ancap: [5, 2020], size: [4815, 1900, 1700],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Lane following assist, Front and rear parking sensors',
          badges: [
            { badge: 'S', drivetrain: petrol([3.5, 6, 200, 332], auto(8), 'FWD', 9.8), listPrice: 50_880, adds: '17-inch alloy wheels, Cloth seats' },
            { badge: 'Sport', drivetrain: d22, listPrice: 56_900, adds: '18-inch alloy wheels, Satellite navigation, Dual-zone climate control, Power driver seat' },
            { badge: 'Sport+', drivetrain: d22, listPrice: 60_880, adds: 'Leather-appointed seats, Heated front seats, Keyless entry and start, Power tailgate' },
            { badge: 'GT-Line', drivetrain: d22, listPrice: 67_880, adds: '20-inch alloy wheels, Panoramic sunroof, Quilted Nappa leather, Bose premium audio, 12.3-inch digital instruments, Surround-view monitor, Head-up display' },
            { badge: 'GT-Line HEV', drivetrain: turboHybrid([1.6, 4, 169, 350], auto(6), 'AWD', 5.8), listPrice: 72_350, years: [2022, null], seats: 7, adds: 'Hybrid drive' },
          ],
        },
      ],
    },
    {
      model: 'Carnival', body: 'Wagon', simpleBody: 'People Mover', picture: 'people-mover', popularity: 1, retention: 1.08, colours: { 'Astra Blue': 'blue', 'Panthera Metal': 'grey', 'Flare Red': 'red' }, categories: ['Family'],
      generations: [
        {
          series: 'YP', years: [2015, 2020], seats: 8, doors: 5, tank: 80, towing: 2000, gvm: 2900, ancap: [5, 2016], size: [5115, 1985, 1755],
          equipment: 'Reversing camera, Bluetooth phone and audio, Rear parking sensors, Tri-zone air conditioning, Cruise control',
          badges: [
            { badge: 'S', drivetrain: petrol([3.3, 6, 206, 336], auto(8), 'FWD', 10.8), listPrice: 43_190, adds: '17-inch steel wheels' },
            { badge: 'SLi', drivetrain: diesel([2.2, 4, 147, 440], auto(8), 'FWD', 7.6), listPrice: 54_290, adds: '18-inch alloy wheels, Power sliding doors, Leather-appointed seats, Satellite navigation, Power tailgate' },
            { badge: 'Platinum', drivetrain: diesel([2.2, 4, 147, 440], auto(8), 'FWD', 7.6), listPrice: 62_790, adds: '19-inch alloy wheels, Dual sunroofs, Heated and ventilated front seats, Surround-view monitor, JBL premium audio' },
          ],
        },
        {
          series: 'KA4', years: [2021, null], seats: 8, doors: 5, tank: 72, towing: 2000, gvm: 2880, ancap: [5, 2021], size: [5155, 1995, 1740],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Rear occupant alert, Tri-zone climate control',
          badges: [
            { badge: 'S', drivetrain: diesel([2.2, 4, 148, 440], auto(8), 'FWD', 6.5), listPrice: 53_150, adds: '17-inch steel wheels, 8-inch touchscreen' },
            { badge: 'SLi', drivetrain: diesel([2.2, 4, 148, 440], auto(8), 'FWD', 6.5), listPrice: 64_680, adds: '18-inch alloy wheels, Power sliding doors, Leather-appointed seats, 12.3-inch touchscreen, Surround-view monitor, Power tailgate' },
            { badge: 'GT-Line', drivetrain: petrol([3.5, 6, 216, 355], auto(8), 'FWD', 9.6), listPrice: 70_990, adds: '19-inch alloy wheels, Dual sunroofs, Heated and ventilated front seats, Bose premium audio, LED headlights, Wireless phone charging' },
          ],
        },
      ],
    },
    {
      model: 'Stinger', body: 'Fastback', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.4, retention: 1.08, colours: { 'Hi Chroma Red': 'red', 'Micro Blue': 'blue', 'Neon Orange': 'orange' }, categories: ['Performance'],
      generations: [
        {
          series: 'CK', years: [2017, 2023], seats: 5, doors: 5, tank: 60, towing: 1500, gvm: 2325, ancap: [5, 2017], size: [4830, 1870, 1400],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Satellite navigation, Leather-appointed seats, Dual-zone climate control, Keyless entry and start, Limited-slip differential',
          badges: [
            { badge: '330S', drivetrain: { ...turbo([3.3, 6, 274, 510], auto(8), 'RWD', 10.2, { premium: true }), induction: 'Twin turbo' }, listPrice: 52_690, years: [2018, 2021], adds: '18-inch alloy wheels, Brembo brakes' },
            { badge: 'GT', drivetrain: { ...turbo([3.3, 6, 274, 510], auto(8), 'RWD', 10.2, { premium: true }), induction: 'Twin turbo' }, listPrice: 66_680, adds: '19-inch alloy wheels, Nappa leather, Adaptive dampers, Head-up display, Harman Kardon audio, Heated and ventilated front seats, Sunroof' },
          ],
        },
      ],
    },
    {
      model: 'EV5', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.8, retention: 0.85, colours: { 'Starry Night Black': 'black', 'Frost Blue': 'blue', 'Tundra Green': 'green' }, categories: ['Family'],
      generations: [
        {
          series: 'OV', years: [2024, null], seats: 5, doors: 5, tank: null, towing: 1250, gvm: 2500, ancap: [5, 2024], size: [4615, 1875, 1715],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Dual-zone climate control, Vehicle-to-load, Keyless entry and start',
          badges: [
            { badge: 'Air Standard Range', drivetrain: electric(160, 310, 'FWD', 64.2, 400), listPrice: 56_770, adds: '18-inch alloy wheels, Reversing camera' },
            { badge: 'Air Long Range', drivetrain: electric(160, 310, 'FWD', 88.1, 555), listPrice: 61_170, adds: 'Vehicle-to-load interior socket' },
            { badge: 'Earth', drivetrain: electric(230, 480, 'AWD', 88.1, 500), listPrice: 64_770, adds: 'Power tailgate, Power driver seat, Heated and ventilated front seats, Surround-view monitor' },
            { badge: 'GT-Line', drivetrain: electric(230, 480, 'AWD', 88.1, 470), listPrice: 71_770, adds: '20-inch alloy wheels, Panoramic sunroof, Harman Kardon audio, Head-up display, Massage driver seat' },
          ],
        },
      ],
    },
    {
      model: 'EV6', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.4, retention: 0.82, colours: { 'Runway Red': 'red', 'Yacht Blue': 'blue', 'Moonscape': 'grey' },
      generations: [
        {
          series: 'CV', years: [2022, null], seats: 5, doors: 5, tank: null, towing: 1600, gvm: 2530, ancap: [5, 2022], size: [4695, 1890, 1550],
          equipment: 'Apple CarPlay and Android Auto, Dual 12.3-inch curved displays, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Vehicle-to-load, 800 V fast charging, LED headlights',
          badges: [
            { badge: 'Air', drivetrain: electric(168, 350, 'RWD', 77.4, 528), listPrice: 72_590, adds: '19-inch alloy wheels, Heated front seats' },
            { badge: 'GT-Line', drivetrain: electric(239, 605, 'AWD', 77.4, 484), listPrice: 87_590, adds: '20-inch alloy wheels, Sunroof, Suede and vegan leather seats, Meridian audio, Head-up display, Power tailgate' },
          ],
        },
      ],
    },
    {
      model: 'Tasman', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 0.9, colours: { 'Tan Beige': 'beige', 'Cityscape Green': 'green', 'Denim Blue': 'blue' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'TK', years: [2025, null], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3250, ancap: [5, 2025], size: [5410, 1930, 1890],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot assist, Dual-range 4WD, 7 airbags',
          badges: [
            { badge: 'S', drivetrain: diesel([2.2, 4, 154, 440], auto(8), '4WD', 8.1), listPrice: 49_990, adds: '17-inch alloy wheels, Vinyl floor, Rear parking sensors' },
            { badge: 'SX', drivetrain: diesel([2.2, 4, 154, 440], auto(8), '4WD', 7.8), listPrice: 54_490, adds: 'Carpet floor, Satellite navigation, Surround-view monitor, Front parking sensors' },
            { badge: 'SX+', drivetrain: diesel([2.2, 4, 154, 440], auto(8), '4WD', 7.8), listPrice: 62_390, adds: '18-inch alloy wheels, Artificial leather seats, Heated and ventilated front seats, Electronic rear differential lock, Harman Kardon audio' },
            { badge: 'X-Pro', drivetrain: diesel([2.2, 4, 154, 440], auto(8), '4WD', 8.1), listPrice: 74_990, adds: 'All-terrain tyres, Sunroof, Sliding rear seats, X-Trek mode, Ground view monitor' },
          ],
        },
      ],
    },
  ],
}
