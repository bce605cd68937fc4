import type { CatalogueMake } from './catalogue'
import { auto, diesel, manual, petrol, plugIn, turbo, twinTurboDiesel } from './drivetrains'

const g25 = petrol([2.5, 4, 140, 252], auto(6), 'AWD', 7.4)
const g25Fwd = petrol([2.5, 4, 140, 252], auto(6), 'FWD', 6.9)
const d30 = diesel([3, 4, 140, 450], auto(6), '4WD', 8.0)
const d30Manual = diesel([3, 4, 140, 450], manual(6), '4WD', 7.7)

// biome-ignore format: a table, one badge a line
export const mazda: CatalogueMake = {
  make: 'Mazda',
  retention: 1.03,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Snowflake White Pearl': 'white', 'Arctic White': 'white', 'Soul Red Crystal': 'red', 'Machine Grey': 'grey', 'Jet Black': 'black', 'Deep Crystal Blue': 'blue', 'Platinum Quartz': 'beige', 'Polymetal Grey': 'grey' },
  models: [
    {
      model: 'Mazda2', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', categories: ['City car', 'First car'],
      generations: [
        {
          series: 'DJ', years: [2015, 2025], seats: 5, doors: 5, tank: 44, towing: 900, gvm: 1528, ancap: [5, 2015], size: [4065, 1695, 1495],
          equipment: 'Bluetooth phone and audio, Reversing camera, Autonomous emergency braking, Rear parking sensors, Push-button start, Cruise control',
          badges: [
            { badge: 'Neo', drivetrain: petrol([1.5, 4, 79, 139], manual(6), 'FWD', 5.4), listPrice: 16_690, years: [2015, 2020], adds: '15-inch steel wheels' },
            { badge: 'G15 Pure', drivetrain: petrol([1.5, 4, 82, 144], auto(6), 'FWD', 5.3), listPrice: 24_610, years: [2020, 2025], adds: '15-inch alloy wheels, Apple CarPlay and Android Auto, LED headlights' },
            { badge: 'G15 Evolve', drivetrain: petrol([1.5, 4, 82, 144], auto(6), 'FWD', 5.0), listPrice: 26_010, years: [2020, 2025], adds: '16-inch alloy wheels, Satellite navigation, Head-up display, Climate control, Blind spot monitoring' },
            { badge: 'G15 GT', drivetrain: petrol([1.5, 4, 82, 144], auto(6), 'FWD', 5.0), listPrice: 28_390, years: [2020, 2025], adds: 'Leather seats, Keyless entry, Adaptive LED headlights, 360-degree view monitor' },
          ],
        },
      ],
    },
    {
      model: 'Mazda3', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.5, categories: ['First car'],
      generations: [
        {
          series: 'BN', years: [2016, 2018], seats: 5, doors: 5, tank: 51, towing: 1200, gvm: 1809, ancap: [5, 2016], size: [4470, 1795, 1465],
          equipment: 'Bluetooth phone and audio, Autonomous emergency braking, Push-button start, Cruise control, 6 airbags',
          badges: [
            { badge: 'Neo', drivetrain: petrol([2, 4, 114, 200], manual(6), 'FWD', 5.9), listPrice: 20_490, adds: '16-inch steel wheels, Rear parking sensors' },
            { badge: 'Maxx', drivetrain: petrol([2, 4, 114, 200], auto(6), 'FWD', 5.8), listPrice: 24_890, adds: '16-inch alloy wheels, Reversing camera, Satellite navigation, Paddle shifters' },
            { badge: 'SP25', drivetrain: petrol([2.5, 4, 138, 250], auto(6), 'FWD', 6.1), listPrice: 27_690, adds: '18-inch alloy wheels, Dual-zone climate control, Keyless entry, Blind spot monitoring' },
            { badge: 'SP25 GT', drivetrain: petrol([2.5, 4, 138, 250], auto(6), 'FWD', 6.1), listPrice: 31_990, adds: 'Leather seats, Heated front seats, Head-up display, Bose premium audio, Adaptive LED headlights' },
          ],
        },
        {
          series: 'BP', years: [2019, null], seats: 5, doors: 5, tank: 51, towing: 1200, gvm: 1873, ancap: [5, 2019], size: [4460, 1795, 1435],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, Lane keep assist, LED headlights, Head-up display, Keyless start',
          badges: [
            { badge: 'G20 Pure', drivetrain: petrol([2, 4, 114, 200], auto(6), 'FWD', 6.2), listPrice: 31_810, adds: '16-inch alloy wheels, 8.8-inch display' },
            { badge: 'G20 Evolve', drivetrain: petrol([2, 4, 114, 200], auto(6), 'FWD', 6.2), listPrice: 33_520, adds: '18-inch alloy wheels, Dual-zone climate control, Paddle shifters, Keyless entry' },
            { badge: 'G25 Evolve SP', drivetrain: petrol([2.5, 4, 139, 252], auto(6), 'FWD', 6.6), listPrice: 36_020, adds: 'Wireless phone charging, 10.25-inch display, Traffic jam assist' },
            { badge: 'G25 GT', drivetrain: petrol([2.5, 4, 139, 252], auto(6), 'FWD', 6.6), listPrice: 39_220, adds: 'Leather seats, Heated front seats, 12-speaker Bose audio, Adaptive LED headlights, 360-degree view monitor' },
            { badge: 'G25 Astina', drivetrain: petrol([2.5, 4, 139, 252], auto(6), 'FWD', 6.6), listPrice: 42_820, adds: 'Sunroof, Heated steering wheel, Driver monitoring' },
          ],
        },
      ],
    },
    {
      model: 'Mazda6', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.7,
      generations: [
        {
          series: 'GL', years: [2015, 2024], seats: 5, doors: 4, tank: 62, towing: 1500, gvm: 2050, ancap: [5, 2018], size: [4865, 1840, 1450],
          equipment: 'Reversing camera, Autonomous emergency braking, Blind spot monitoring, Satellite navigation, Dual-zone climate control, Keyless start, LED headlights',
          badges: [
            { badge: 'Sport', drivetrain: petrol([2.5, 4, 140, 252], auto(6), 'FWD', 7.0), listPrice: 36_140, adds: '17-inch alloy wheels, Head-up display' },
            { badge: 'Touring', drivetrain: petrol([2.5, 4, 140, 252], auto(6), 'FWD', 7.0), listPrice: 41_240, adds: 'Leather seats, Power front seats, Keyless entry, Adaptive cruise control' },
            { badge: 'GT', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'FWD', 7.6), listPrice: 47_640, years: [2018, 2024], adds: '19-inch alloy wheels, Heated seats, Bose premium audio, Apple CarPlay and Android Auto, Adaptive LED headlights' },
            { badge: 'Atenza', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'FWD', 7.6), listPrice: 51_140, years: [2018, 2024], adds: 'Nappa leather, Ventilated front seats, Sunroof, 360-degree view monitor' },
          ],
        },
      ],
    },
    {
      model: 'CX-3', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.1, categories: ['City car'],
      generations: [
        {
          series: 'DK', years: [2015, null], seats: 5, doors: 5, tank: 48, towing: 1200, gvm: 1778, ancap: [5, 2015], size: [4275, 1765, 1535],
          equipment: 'Reversing camera, Autonomous emergency braking, Rear parking sensors, Push-button start, Cruise control, 7-inch touchscreen',
          badges: [
            { badge: 'Maxx', drivetrain: petrol([2, 4, 109, 192], auto(6), 'FWD', 6.1), listPrice: 24_890, years: [2015, 2018], adds: '16-inch alloy wheels, Satellite navigation' },
            { badge: 'G20 Evolve', drivetrain: petrol([2, 4, 110, 195], auto(6), 'FWD', 6.3), listPrice: 32_560, years: [2022, null], adds: '16-inch alloy wheels, Apple CarPlay and Android Auto, Blind spot monitoring, Adaptive cruise control, LED headlights, Head-up display' },
            { badge: 'sTouring', drivetrain: petrol([2, 4, 110, 195], auto(6), 'FWD', 6.3), listPrice: 31_390, years: [2016, 2023], adds: '18-inch alloy wheels, Climate control, Keyless entry, Partial leatherette trim' },
            { badge: 'Akari', drivetrain: petrol([2, 4, 110, 195], auto(6), 'AWD', 6.7), listPrice: 39_540, years: [2015, 2023], adds: 'Leather seats, Sunroof, Heated front seats, Bose premium audio, Adaptive LED headlights, 360-degree view monitor' },
          ],
        },
      ],
    },
    {
      model: 'CX-30', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.4,
      generations: [
        {
          series: 'DM', years: [2020, null], seats: 5, doors: 5, tank: 51, towing: 1200, gvm: 1886, ancap: [5, 2019], size: [4395, 1795, 1540],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Head-up display, Keyless start',
          badges: [
            { badge: 'G20 Pure', drivetrain: petrol([2, 4, 114, 200], auto(6), 'FWD', 6.5), listPrice: 34_840, adds: '16-inch alloy wheels, 8.8-inch display' },
            { badge: 'G20 Evolve', drivetrain: petrol([2, 4, 114, 200], auto(6), 'FWD', 6.5), listPrice: 36_780, adds: '18-inch alloy wheels, Dual-zone climate control, Keyless entry, Paddle shifters' },
            { badge: 'G25 Touring', drivetrain: petrol([2.5, 4, 139, 252], auto(6), 'AWD', 6.9), listPrice: 42_390, adds: 'Leather seats, Power driver seat, 10.25-inch display, Wireless phone charging' },
            { badge: 'G25 Astina', drivetrain: petrol([2.5, 4, 139, 252], auto(6), 'AWD', 6.9), listPrice: 48_060, adds: '12-speaker Bose audio, Sunroof, Heated front seats, Adaptive LED headlights, 360-degree view monitor, Power tailgate' },
          ],
        },
      ],
    },
    {
      model: 'CX-5', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 2, categories: ['Family'],
      generations: [
        {
          series: 'KE', years: [2012, 2016], seats: 5, doors: 5, tank: 58, towing: 1800, gvm: 2143, ancap: [5, 2012], size: [4540, 1840, 1710],
          equipment: 'Bluetooth phone and audio, Push-button start, Cruise control, 6 airbags, Reversing camera',
          badges: [
            { badge: 'Maxx', drivetrain: petrol([2, 4, 114, 200], auto(6), 'FWD', 6.4), listPrice: 29_890, adds: '17-inch steel wheels' },
            { badge: 'Maxx Sport', drivetrain: petrol([2.5, 4, 138, 250], auto(6), 'AWD', 7.4), listPrice: 36_260, adds: '17-inch alloy wheels, Satellite navigation, Dual-zone climate control, Front fog lights, Rain-sensing wipers' },
            { badge: 'Grand Touring', drivetrain: diesel([2.2, 4, 129, 420], auto(6), 'AWD', 5.7), listPrice: 47_410, adds: '19-inch alloy wheels, Leather seats, Heated front seats, Sunroof, Bose premium audio, Bi-xenon headlights' },
          ],
        },
        {
          series: 'KF', years: [2017, null], seats: 5, doors: 5, tank: 58, towing: 1800, gvm: 2217, ancap: [5, 2017], size: [4575, 1845, 1685],
          equipment: 'Reversing camera, Autonomous emergency braking, Blind spot monitoring, LED headlights, Rear parking sensors, Push-button start, Electric parking brake',
          badges: [
            { badge: 'Maxx', drivetrain: g25Fwd, listPrice: 36_390, adds: '17-inch alloy wheels, 8-inch display' },
            { badge: 'Maxx Sport', drivetrain: g25, listPrice: 42_990, adds: 'Satellite navigation, Dual-zone climate control, Adaptive cruise control, Apple CarPlay and Android Auto, Rear air vents' },
            { badge: 'Touring', drivetrain: g25, listPrice: 45_400, adds: 'Black Maztex and suede trim, Keyless entry, Head-up display, Front parking sensors' },
            { badge: 'GT SP', drivetrain: g25, listPrice: 51_400, years: [2021, null], adds: '19-inch alloy wheels, Leather seats, Heated front seats, Bose premium audio, Sunroof, Power tailgate' },
            { badge: 'Akera', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'AWD', 8.2), listPrice: 57_500, years: [2019, null], adds: 'Nappa leather, Ventilated front seats, 360-degree view monitor, Adaptive LED headlights, Heated steering wheel' },
          ],
        },
      ],
    },
    {
      model: 'CX-8', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.8, categories: ['Family'],
      generations: [
        {
          series: 'KG', years: [2018, 2023], seats: 7, doors: 5, tank: 72, towing: 2000, gvm: 2620, ancap: [5, 2018], size: [4900, 1840, 1725],
          equipment: 'Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Three-zone climate control, Satellite navigation, Head-up display',
          badges: [
            { badge: 'Sport', drivetrain: petrol([2.5, 4, 140, 252], auto(6), 'FWD', 8.1), listPrice: 43_010, adds: '17-inch alloy wheels, Apple CarPlay and Android Auto' },
            { badge: 'Touring', drivetrain: twinTurboDiesel([2.2, 4, 140, 450], auto(6), 'AWD', 6.0), listPrice: 55_410, adds: 'Leather seats, Heated front seats, Keyless entry, Power front seats, Front parking sensors' },
            { badge: 'Asaki', drivetrain: twinTurboDiesel([2.2, 4, 140, 450], auto(6), 'AWD', 6.0), listPrice: 66_440, adds: '19-inch alloy wheels, Nappa leather, Bose premium audio, Sunroof, 360-degree view monitor, Power tailgate' },
          ],
        },
      ],
    },
    {
      model: 'CX-9', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.9, categories: ['Family'],
      generations: [
        {
          series: 'TC', years: [2016, 2023], seats: 7, doors: 5, tank: 74, towing: 2000, gvm: 2608, ancap: [5, 2016], size: [5075, 1969, 1747],
          equipment: 'Reversing camera, Autonomous emergency braking, Blind spot monitoring, LED headlights, Three-zone climate control, Satellite navigation, Rear parking sensors',
          badges: [
            { badge: 'Sport', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'FWD', 8.4), listPrice: 48_390, adds: '18-inch alloy wheels, Apple CarPlay and Android Auto' },
            { badge: 'Touring', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'AWD', 9.0), listPrice: 58_820, adds: 'Leather seats, Heated front seats, Power front seats, Keyless entry, Head-up display' },
            { badge: 'GT', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'AWD', 9.0), listPrice: 66_920, adds: '20-inch alloy wheels, Bose premium audio, Sunroof, Power tailgate' },
            { badge: 'Azami', drivetrain: turbo([2.5, 4, 170, 420], auto(6), 'AWD', 9.0), listPrice: 69_990, adds: 'Nappa leather, Ventilated front seats, 360-degree view monitor, Adaptive LED headlights' },
          ],
        },
      ],
    },
    {
      model: 'CX-60', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.8, retention: 0.93, colours: { 'Rhodium White': 'white', 'Copper Quartz': 'bronze' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'KH', years: [2023, null], seats: 5, doors: 5, tank: 58, towing: 2500, gvm: 2560, ancap: [5, 2022], size: [4740, 1890, 1691],
          equipment: 'Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Head-up display, Dual-zone climate control',
          badges: [
            { badge: 'G40e Evolve', drivetrain: turbo([3.3, 6, 209, 450], auto(8), 'AWD', 7.4), listPrice: 60_550, adds: '18-inch alloy wheels, Leather seats, Satellite navigation' },
            { badge: 'D50e GT', drivetrain: diesel([3.3, 6, 187, 550], auto(8), 'AWD', 5.0), listPrice: 70_100, adds: '20-inch alloy wheels, Panoramic sunroof, Heated front seats, 12-speaker Bose audio, 360-degree view monitor' },
            { badge: 'P50e Azami', drivetrain: plugIn([2.5, 4, 241, 500], auto(8), 'AWD', 2.1, { batteryKwh: 17.8, electricRangeKm: 76 }), listPrice: 87_890, adds: 'Nappa leather, Ventilated front seats, Heated second-row seats, Driver personalisation' },
          ],
        },
      ],
    },
    {
      model: 'CX-90', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.5, retention: 0.95, colours: { 'Rhodium White': 'white', 'Artisan Red': 'red' }, categories: ['Family', 'Touring'],
      generations: [
        {
          series: 'KK', years: [2023, null], seats: 7, doors: 5, tank: 74, towing: 2500, gvm: 2930, ancap: [5, 2023], size: [5120, 1994, 1745],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch display, 360-degree view monitor, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Three-zone climate control, Leather seats',
          badges: [
            { badge: 'D50e Touring', drivetrain: diesel([3.3, 6, 187, 550], auto(8), 'AWD', 5.4), listPrice: 74_385, adds: '19-inch alloy wheels, Heated front seats, Wireless phone charging' },
            { badge: 'G50e GT', drivetrain: turbo([3.3, 6, 254, 500], auto(8), 'AWD', 8.2), listPrice: 84_800, adds: '21-inch alloy wheels, Panoramic sunroof, 12-speaker Bose audio, Heated second-row seats' },
            { badge: 'D50e Azami', drivetrain: diesel([3.3, 6, 187, 550], auto(8), 'AWD', 5.4), listPrice: 94_045, adds: 'Nappa leather, Ventilated front seats, Adaptive LED headlights' },
          ],
        },
      ],
    },
    {
      model: 'BT-50', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 1.1, retention: 0.97, colours: { 'Ingot Silver': 'silver', 'Gunblue': 'blue', 'Concrete Grey': 'grey' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'UR', years: [2015, 2020], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3200, ancap: [5, 2011], size: [5373, 1850, 1821],
          equipment: 'Part-time dual-range 4WD, Bluetooth phone and audio, Cruise control, Rear differential lock, Trailer sway control',
          badges: [
            { badge: 'XT', drivetrain: diesel([3.2, 5, 147, 470], manual(6), '4WD', 8.9), listPrice: 46_290, adds: '16-inch steel wheels' },
            { badge: 'XTR', drivetrain: diesel([3.2, 5, 147, 470], auto(6), '4WD', 9.2), listPrice: 51_790, adds: '17-inch alloy wheels, Dual-zone climate control, Satellite navigation, Side steps, Reversing camera' },
            { badge: 'GT', drivetrain: diesel([3.2, 5, 147, 470], auto(6), '4WD', 9.2), listPrice: 54_000, adds: 'Leather seats, Power driver seat, Chrome sports bar, Tow bar' },
          ],
        },
        {
          series: 'TF', years: [2020, null], seats: 5, doors: 4, tank: 76, towing: 3500, gvm: 3100, ancap: [5, 2020], size: [5280, 1870, 1790],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, LED headlights, Part-time dual-range 4WD, 8 airbags',
          badges: [
            { badge: 'XT', drivetrain: d30Manual, listPrice: 54_130, adds: '17-inch steel wheels, 7-inch touchscreen' },
            { badge: 'XTR', drivetrain: d30, listPrice: 60_820, adds: '18-inch alloy wheels, Satellite navigation, Dual-zone climate control, Side steps, Keyless entry and start' },
            { badge: 'GT', drivetrain: d30, listPrice: 64_210, adds: 'Leather seats, Heated front seats, Power driver seat, Front parking sensors' },
            { badge: 'SP', drivetrain: d30, listPrice: 68_280, years: [2021, null], adds: 'Black 18-inch alloy wheels, Roller tonneau cover, Sports bar, Tub liner' },
          ],
        },
      ],
    },
    {
      model: 'MX-5', body: 'Roadster', simpleBody: 'Convertible', picture: 'convertible', popularity: 0.4, retention: 1.08, categories: ['Performance', 'Weekend'],
      generations: [
        {
          series: 'ND', years: [2015, null], seats: 2, doors: 2, tank: 45, towing: null, gvm: 1320, ancap: [5, 2016], size: [3915, 1735, 1235],
          equipment: 'LED headlights, Keyless start, Cruise control, Limited-slip differential, 7-inch display',
          badges: [
            { badge: 'G20 Roadster', drivetrain: petrol([2, 4, 135, 205], manual(6), 'RWD', 6.8, { premium: true }), listPrice: 42_640, years: [2018, null], adds: '17-inch alloy wheels, Reversing camera, Apple CarPlay and Android Auto, Climate control' },
            { badge: 'G20 GT RF', drivetrain: petrol([2, 4, 135, 205], auto(6), 'RWD', 7.0, { premium: true }), listPrice: 54_840, years: [2018, null], adds: 'Power retractable hard top, Leather seats, Heated seats, 9-speaker Bose audio, Adaptive LED headlights' },
          ],
        },
      ],
    },
  ],
}
