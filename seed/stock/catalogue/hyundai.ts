import type { CatalogueMake } from './catalogue'
import { auto, cvt, diesel, dualClutch, electric, manual, petrol, turbo, turboHybrid } from './drivetrains'

// biome-ignore format: a table, one badge a line
export const hyundai: CatalogueMake = {
  make: 'Hyundai',
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Atlas White': 'white', 'Polar White': 'white', 'Abyss Black': 'black', 'Phantom Black': 'black', 'Ecotronic Grey': 'grey', 'Shimmering Silver': 'silver' },
  models: [
    {
      model: 'i30', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.4, colours: { 'Fiery Red': 'red', 'Intense Blue': 'blue', 'Iron Gray': 'grey' }, categories: ['First car'],
      generations: [
        {
          series: 'GD4', years: [2014, 2017], seats: 5, doors: 5, tank: 53, towing: 1300, gvm: 1820, ancap: [5, 2012], size: [4300, 1780, 1470],
          equipment: 'Bluetooth phone and audio, Cruise control, Rear parking sensors, 7 airbags',
          badges: [
            { badge: 'Active', drivetrain: petrol([1.8, 4, 107, 175], auto(6), 'FWD', 7.3), listPrice: 23_090, adds: '15-inch steel wheels, 7-inch touchscreen' },
            { badge: 'SR Premium', drivetrain: petrol([2, 4, 124, 201], auto(6), 'FWD', 7.6), listPrice: 31_350, adds: '17-inch alloy wheels, Leather seats, Panoramic sunroof, Heated front seats, Keyless entry and start, Reversing camera' },
          ],
        },
        {
          series: 'PD', years: [2017, 2024], seats: 5, doors: 5, tank: 50, towing: 1300, gvm: 1830, ancap: [5, 2017], size: [4340, 1795, 1455],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Rear parking sensors, 7 airbags, Cruise control, 8-inch touchscreen',
          badges: [
            { badge: 'Active', drivetrain: petrol([2, 4, 120, 203], auto(6), 'FWD', 7.4), listPrice: 25_920, adds: '16-inch alloy wheels, Autonomous emergency braking' },
            { badge: 'Elite', drivetrain: petrol([2, 4, 120, 203], auto(6), 'FWD', 7.4), listPrice: 30_220, adds: '17-inch alloy wheels, Leather-appointed seats, Satellite navigation, Keyless entry and start, Dual-zone climate control, Blind spot collision avoidance' },
            { badge: 'N Line', drivetrain: turbo([1.6, 4, 150, 265], dualClutch(7), 'FWD', 7.1), listPrice: 33_420, adds: '18-inch alloy wheels, Sports suspension, N Line sports seats, Paddle shifters' },
            { badge: 'N', drivetrain: turbo([2, 4, 206, 392], manual(6), 'FWD', 8.5, { premium: true }), listPrice: 47_500, years: [2018, 2024], adds: '19-inch forged alloy wheels, Electronic limited-slip differential, Adaptive dampers, Active exhaust, Launch control' },
          ],
        },
      ],
    },
    {
      model: 'i30 Sedan', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.9, colours: { 'Fiery Red': 'red', 'Intense Blue': 'blue', 'Amazon Gray': 'grey' },
      generations: [
        {
          series: 'CN7.V2', years: [2020, null], seats: 5, doors: 4, tank: 47, towing: 1300, gvm: 1780, ancap: null, size: [4710, 1825, 1430],
          equipment: 'Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane following assist, Blind spot collision avoidance, 8-inch touchscreen',
          badges: [
            { badge: 'Base', drivetrain: petrol([2, 4, 117, 191], auto(6), 'FWD', 6.8), listPrice: 29_000, adds: '16-inch alloy wheels, Adaptive cruise control' },
            { badge: 'Elite', drivetrain: petrol([2, 4, 117, 191], auto(6), 'FWD', 6.8), listPrice: 33_500, adds: '17-inch alloy wheels, 10.25-inch touchscreen, Leather-appointed seats, Dual-zone climate control, Keyless entry and start' },
            { badge: 'Premium', drivetrain: petrol([2, 4, 117, 191], auto(6), 'FWD', 6.8), listPrice: 37_500, adds: 'Sunroof, Heated and ventilated front seats, Bose premium audio, LED headlights, Wireless phone charging' },
          ],
        },
      ],
    },
    {
      model: 'Venue', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.9, colours: { 'Fiery Red': 'red', 'The Denim': 'blue', 'Acid Yellow': 'yellow', 'Cosmic Grey': 'grey' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'QX', years: [2019, null], seats: 5, doors: 5, tank: 45, towing: 800, gvm: 1630, ancap: [4, 2019], size: [4040, 1770, 1592],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keeping assist, 8-inch touchscreen',
          badges: [
            { badge: 'Base', drivetrain: petrol([1.6, 4, 90, 151], auto(6), 'FWD', 7.2), listPrice: 25_900, adds: '15-inch steel wheels, Cruise control' },
            { badge: 'Active', drivetrain: petrol([1.6, 4, 90, 151], auto(6), 'FWD', 7.2), listPrice: 28_150, adds: '15-inch alloy wheels, Rear parking sensors, Power-folding mirrors' },
            { badge: 'Elite', drivetrain: petrol([1.6, 4, 90, 151], auto(6), 'FWD', 7.2), listPrice: 30_750, adds: '17-inch alloy wheels, Climate control, Satellite navigation, Keyless entry and start, Blind spot collision warning, Sunroof' },
          ],
        },
      ],
    },
    {
      model: 'Kona', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.4, colours: { 'Ultimate Red': 'red', 'Neoteric Yellow': 'yellow', 'Mirage Green': 'green', 'Denim Blue': 'blue' },
      generations: [
        {
          series: 'OS', years: [2017, 2023], seats: 5, doors: 5, tank: 50, towing: 1300, gvm: 1880, ancap: [5, 2017], size: [4205, 1800, 1565],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Rear parking sensors, Cruise control, 8-inch touchscreen',
          badges: [
            { badge: 'Active', drivetrain: petrol([2, 4, 110, 180], cvt, 'FWD', 6.2), listPrice: 28_200, adds: '16-inch alloy wheels, Autonomous emergency braking' },
            { badge: 'Elite', drivetrain: petrol([2, 4, 110, 180], cvt, 'FWD', 6.2), listPrice: 32_100, adds: '17-inch alloy wheels, Leather-appointed seats, Satellite navigation, Keyless entry and start, Adaptive cruise control' },
            { badge: 'Highlander', drivetrain: turbo([1.6, 4, 146, 265], dualClutch(7), 'AWD', 6.9), listPrice: 42_500, adds: '18-inch alloy wheels, Sunroof, Heated and ventilated front seats, Head-up display, LED headlights, Harman Kardon audio' },
            { badge: 'Electric Elite', drivetrain: electric(150, 395, 'FWD', 64, 484), listPrice: 60_500, years: [2019, 2023], resets: true, adds: '17-inch alloy wheels, Leather-appointed seats, Adaptive cruise control, Blind spot collision avoidance, Keyless entry and start, Head-up display' },
          ],
        },
        {
          series: 'SX2', years: [2023, null], seats: 5, doors: 5, tank: 47, towing: 1300, gvm: 1900, ancap: [4, 2023], size: [4350, 1825, 1580],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot collision avoidance, Lane following assist, Dual-zone climate control',
          badges: [
            { badge: 'Base', drivetrain: petrol([2, 4, 110, 180], cvt, 'FWD', 6.6), listPrice: 32_950, adds: '17-inch alloy wheels, Rear parking sensors' },
            { badge: 'Hybrid', drivetrain: turboHybrid([1.6, 4, 104, 265], dualClutch(6), 'FWD', 3.9), listPrice: 36_950, resets: true, adds: '18-inch alloy wheels, Rear parking sensors' },
            { badge: 'Premium', drivetrain: turbo([1.6, 4, 146, 265], auto(8), 'AWD', 7.3), listPrice: 46_500, adds: 'Leather-appointed seats, Heated and ventilated front seats, Sunroof, Bose premium audio, Surround-view monitor, Power tailgate, 12.3-inch digital instruments' },
          ],
        },
      ],
    },
    {
      model: 'Tucson', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.7, colours: { 'Fiery Red': 'red', 'Deep Sea': 'blue', 'Titan Gray': 'grey', 'Amazon Gray': 'grey' }, categories: ['Family'],
      generations: [
        {
          series: 'TL', years: [2015, 2021], seats: 5, doors: 5, tank: 62, towing: 1600, gvm: 2190, ancap: [5, 2015], size: [4480, 1850, 1660],
          equipment: 'Reversing camera, Bluetooth phone and audio, Rear parking sensors, Cruise control, 6 airbags',
          badges: [
            { badge: 'Active', drivetrain: petrol([2, 4, 122, 205], auto(6), 'FWD', 7.9), listPrice: 31_990, adds: '17-inch alloy wheels, Apple CarPlay and Android Auto' },
            { badge: 'Elite', drivetrain: turbo([1.6, 4, 130, 265], dualClutch(7), 'AWD', 7.7), listPrice: 41_900, adds: 'Leather-appointed seats, Dual-zone climate control, Satellite navigation, Keyless entry and start, Power driver seat' },
            { badge: 'Highlander', drivetrain: diesel([2, 4, 136, 400], auto(8), 'AWD', 6.4), listPrice: 49_150, adds: '19-inch alloy wheels, Panoramic sunroof, Heated and ventilated front seats, LED headlights, Power tailgate, Adaptive cruise control, Wireless phone charging' },
          ],
        },
        {
          series: 'NX4', years: [2021, null], seats: 5, doors: 5, tank: 54, towing: 1650, gvm: 2220, ancap: [5, 2021], size: [4640, 1865, 1665],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot collision avoidance, Lane following assist, Rear parking sensors, LED daytime running lights',
          badges: [
            { badge: 'Base', drivetrain: petrol([2, 4, 115, 192], auto(6), 'FWD', 8.1), listPrice: 39_100, adds: '17-inch alloy wheels, Fabric seats' },
            { badge: 'Elite', drivetrain: turboHybrid([1.6, 4, 172, 367], auto(6), 'FWD', 5.3), listPrice: 50_600, years: [2024, null], adds: '18-inch alloy wheels, 12.3-inch touchscreen, Leather-appointed seats, Dual-zone climate control, Keyless entry and start, Heated front seats' },
            { badge: 'Highlander', drivetrain: diesel([2, 4, 137, 416], auto(8), 'AWD', 6.3), listPrice: 54_150, years: [2021, 2024], resets: true, adds: '19-inch alloy wheels, 10.25-inch touchscreen, Panoramic sunroof, Heated and ventilated front seats, Bose premium audio, Surround-view monitor, Power tailgate, Remote smart parking' },
            { badge: 'Premium', drivetrain: turboHybrid([1.6, 4, 172, 367], auto(6), 'AWD', 5.3), listPrice: 61_100, years: [2024, null], resets: true, adds: '19-inch alloy wheels, Dual 12.3-inch displays, Panoramic sunroof, Heated and ventilated front seats, Bose premium audio, Surround-view monitor, Power tailgate, Head-up display' },
          ],
        },
      ],
    },
    {
      model: 'Santa Fe', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.1, colours: { 'Lagoon Blue': 'blue', 'Earthy Brass': 'bronze', 'Terracotta Orange': 'orange', 'Magnetic Force': 'grey' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'TM', years: [2018, 2023], seats: 7, doors: 5, tank: 71, towing: 2000, gvm: 2510, ancap: [5, 2018], size: [4785, 1900, 1685],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Rear occupant alert, Rear parking sensors, Adaptive cruise control',
          badges: [
            { badge: 'Active', drivetrain: diesel([2.2, 4, 147, 440], auto(8), 'AWD', 7.5), listPrice: 48_130, adds: '17-inch alloy wheels, 8-inch touchscreen' },
            { badge: 'Elite', drivetrain: diesel([2.2, 4, 148, 440], dualClutch(8), 'AWD', 6.1), listPrice: 58_300, adds: '18-inch alloy wheels, Leather-appointed seats, Keyless entry and start, Dual-zone climate control, Harman Kardon audio, Power tailgate' },
            { badge: 'Highlander', drivetrain: diesel([2.2, 4, 148, 440], dualClutch(8), 'AWD', 6.1), listPrice: 65_200, adds: '20-inch alloy wheels, Panoramic sunroof, Heated and ventilated front seats, Head-up display, Surround-view monitor, 12.3-inch digital instruments' },
          ],
        },
        {
          series: 'MX5', years: [2024, null], seats: 7, doors: 5, tank: 67, towing: 2000, gvm: 2650, ancap: [5, 2024], size: [4830, 1900, 1780],
          equipment: 'Wireless Apple CarPlay and Android Auto, Dual 12.3-inch displays, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot collision avoidance, Keyless entry and start, LED headlights, Dual wireless phone charging',
          badges: [
            { badge: 'Base', drivetrain: turboHybrid([1.6, 4, 172, 367], auto(6), 'FWD', 5.6), listPrice: 55_500, adds: '18-inch alloy wheels, Front and rear parking sensors' },
            { badge: 'Elite', drivetrain: turboHybrid([1.6, 4, 172, 367], auto(6), 'AWD', 5.6), listPrice: 63_000, adds: '20-inch alloy wheels, Leather-appointed seats, Heated front seats, Power tailgate, Three-zone climate control' },
            { badge: 'Calligraphy', drivetrain: turboHybrid([1.6, 4, 172, 367], auto(6), 'AWD', 5.6), listPrice: 75_000, adds: '21-inch alloy wheels, Nappa leather, Dual sunroofs, Bose premium audio, Head-up display, Surround-view monitor, Ventilated front seats' },
          ],
        },
      ],
    },
    {
      model: 'Palisade', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.6, retention: 1.04, colours: { 'Moonlight Cloud': 'blue', 'Robust Emerald': 'green', 'Graphite Grey': 'grey' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'LX2', years: [2020, 2025], seats: 8, doors: 5, tank: 71, towing: 2200, gvm: 2755, ancap: [4, 2022], size: [4995, 1975, 1750],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot collision avoidance, Three-zone climate control, Leather-appointed seats',
          badges: [
            { badge: 'Elite', drivetrain: petrol([3.8, 6, 217, 355], auto(8), 'FWD', 10.7), listPrice: 66_800, adds: '18-inch alloy wheels, Power front seats, Keyless entry and start' },
            { badge: 'Highlander', drivetrain: diesel([2.2, 4, 147, 440], auto(8), 'AWD', 7.3), listPrice: 75_900, seats: 7, adds: '20-inch alloy wheels, Nappa leather, Dual sunroofs, Infinity premium audio, Head-up display, Surround-view monitor, Power-folding third row' },
          ],
        },
      ],
    },
    {
      model: 'Staria', body: 'Wagon', simpleBody: 'People Mover', picture: 'people-mover', popularity: 0.4, colours: { 'Graphite Gray': 'grey', 'Moonlight Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'US4', years: [2021, null], seats: 8, doors: 5, tank: 75, towing: 2500, gvm: 3090, ancap: [5, 2021], size: [5253, 1997, 1990],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot collision avoidance, Dual-zone climate control, Dual sliding doors',
          badges: [
            { badge: 'Base', drivetrain: diesel([2.2, 4, 130, 430], auto(8), 'FWD', 8.2), listPrice: 53_000, adds: '18-inch alloy wheels, Cloth seats' },
            { badge: 'Elite', drivetrain: diesel([2.2, 4, 130, 430], auto(8), 'FWD', 8.2), listPrice: 60_500, adds: 'Power sliding doors, Power tailgate, Leather-appointed seats, Surround-view monitor, Satellite navigation' },
            { badge: 'Highlander', drivetrain: diesel([2.2, 4, 130, 430], auto(8), 'FWD', 8.2), listPrice: 67_000, adds: 'Dual sunroofs, Heated and ventilated front seats, Bose premium audio, Rear passenger monitor' },
          ],
        },
      ],
    },
    {
      model: 'iLoad', body: 'Van', simpleBody: 'Van', picture: 'van', popularity: 0.4, retention: 0.95, colours: { 'Creamy White': 'white', 'Hyper Silver': 'silver' }, categories: ['Work'],
      generations: [
        {
          series: 'TQ4', years: [2016, 2021], seats: 3, doors: 4, tank: 75, towing: 1500, gvm: 3230, ancap: [4, 2011], size: [5150, 1920, 1925],
          equipment: 'Reversing camera, Bluetooth phone and audio, Dual sliding doors, Cruise control, Apple CarPlay and Android Auto',
          badges: [{ badge: 'Base', drivetrain: diesel([2.5, 4, 125, 441], auto(5), 'RWD', 8.8), listPrice: 41_790, adds: '16-inch steel wheels, Rear parking sensors' }],
        },
      ],
    },
    {
      model: 'Ioniq 5', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.6, retention: 0.82, colours: { 'Gravity Gold Matte': 'beige', 'Digital Teal': 'teal', 'Lucid Blue': 'blue', 'Cyber Grey': 'grey' },
      generations: [
        {
          series: 'NE', years: [2021, null], seats: 5, doors: 5, tank: null, towing: 1600, gvm: 2540, ancap: [5, 2021], size: [4635, 1890, 1605],
          equipment: 'Apple CarPlay and Android Auto, Dual 12.3-inch displays, Autonomous emergency braking, Adaptive cruise control, Blind spot collision avoidance, Vehicle-to-load, 800 V fast charging, Leather-appointed seats, Keyless entry and start',
          badges: [
            { badge: 'Dynamiq', drivetrain: electric(168, 350, 'RWD', 77.4, 507), listPrice: 69_800, years: [2022, 2024], adds: '19-inch alloy wheels, Heated front seats, Power driver seat' },
            { badge: 'Techniq', drivetrain: electric(239, 605, 'AWD', 77.4, 454), listPrice: 77_500, years: [2022, 2024], adds: '20-inch alloy wheels, Vision glass roof, Ventilated front seats, Bose premium audio, Head-up display, Surround-view monitor' },
            { badge: 'Standard Range', drivetrain: electric(125, 350, 'RWD', 63, 440), listPrice: 69_800, years: [2025, null], resets: true, adds: '19-inch alloy wheels, Wireless Apple CarPlay and Android Auto, Rear wiper' },
          ],
        },
      ],
    },
  ],
}
