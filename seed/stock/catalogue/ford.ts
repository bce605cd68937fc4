import type { CatalogueMake } from './catalogue'
import { auto, diesel, dualClutch, eCvt, manual, petrol, plugIn, turbo, twinTurboDiesel } from './drivetrains'

const biTurbo = twinTurboDiesel([2, 4, 154, 500], auto(10), '4WD', 7.2)
const v6 = diesel([3, 6, 184, 600], auto(10), '4WD', 8.4)
const d32 = diesel([3.2, 5, 147, 470], auto(6), '4WD', 8.9)

// biome-ignore format: a table, one badge a line
export const ford: CatalogueMake = {
  make: 'Ford',
  retention: 0.98,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Arctic White': 'white', 'Aluminium Silver': 'silver', 'Meteor Grey': 'grey', 'Shadow Black': 'black', 'Blue Lightning': 'blue' },
  models: [
    {
      model: 'Ranger', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 2.4, retention: 1.05, colours: { 'Sedona Orange': 'orange', 'Code Orange': 'orange', 'Conquer Grey': 'grey', 'Lightning Blue': 'blue' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'PX MkII', years: [2015, 2018], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3200, ancap: [5, 2015], size: [5351, 1860, 1848],
          equipment: 'Part-time dual-range 4WD, Bluetooth phone and audio, Rear differential lock, Trailer sway control, Cruise control',
          badges: [
            { badge: 'XLS', drivetrain: diesel([3.2, 5, 147, 470], manual(6), '4WD', 8.9), listPrice: 47_790, adds: '16-inch alloy wheels' },
            { badge: 'XLT', drivetrain: d32, listPrice: 57_790, adds: '17-inch alloy wheels, SYNC 3 touchscreen, Dual-zone climate control, Reversing camera, Sports bar, Tow bar, Rear parking sensors' },
            { badge: 'Wildtrak', drivetrain: d32, listPrice: 61_790, adds: '18-inch alloy wheels, Power roller shutter, Heated front seats, Satellite navigation, Leather-accented seats' },
          ],
        },
        {
          series: 'PX MkIII', years: [2019, 2022], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3200, ancap: [5, 2015], size: [5446, 1867, 1848],
          equipment: 'Part-time dual-range 4WD, Reversing camera, Rear differential lock, Autonomous emergency braking, Trailer sway control, Cruise control',
          badges: [
            { badge: 'XLS', drivetrain: d32, listPrice: 51_690, adds: '16-inch alloy wheels' },
            { badge: 'XLT', drivetrain: d32, listPrice: 60_940, adds: '17-inch alloy wheels, SYNC 3 touchscreen, Apple CarPlay and Android Auto, Dual-zone climate control, Sports bar, Tow bar' },
            { badge: 'Wildtrak', drivetrain: twinTurboDiesel([2, 4, 157, 500], auto(10), '4WD', 7.4), listPrice: 67_190, adds: '18-inch alloy wheels, Power roller shutter, Heated front seats, Adaptive cruise control, Satellite navigation' },
            { badge: 'Raptor', drivetrain: twinTurboDiesel([2, 4, 157, 500], auto(10), '4WD', 8.2), listPrice: 79_390, towing: 2500, resets: true, adds: 'Fox Racing shock absorbers, Coil-spring rear suspension, 17-inch alloy wheels with all-terrain tyres, Technical suede seats, Paddle shifters, Terrain management, SYNC 3 touchscreen' },
          ],
        },
        {
          series: 'PY', years: [2022, null], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3230, ancap: [5, 2022], size: [5370, 1918, 1884],
          equipment: 'Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keep assist, Part-time dual-range 4WD, Rear differential lock, 9 airbags',
          badges: [
            { badge: 'XL', drivetrain: diesel([2, 4, 125, 405], auto(6), '4WD', 7.4), listPrice: 52_480, adds: '16-inch steel wheels, 10-inch touchscreen, Vinyl floor' },
            { badge: 'XLS', drivetrain: biTurbo, listPrice: 59_330, adds: '16-inch alloy wheels, Carpet floor, Drive modes, Side steps' },
            { badge: 'XLT', drivetrain: biTurbo, listPrice: 65_290, adds: '17-inch alloy wheels, LED headlights, Dual-zone climate control, Keyless entry and start, Adaptive cruise control, Sports bar, Tow bar, Rear parking sensors' },
            { badge: 'Sport', drivetrain: v6, listPrice: 71_590, adds: 'Black 18-inch alloy wheels, Leather-accented seats, Full-time 4WD, Power driver seat, Wireless phone charging' },
            { badge: 'Wildtrak', drivetrain: v6, listPrice: 76_590, adds: 'Power roller shutter, 12-inch touchscreen, Heated front seats, 360-degree camera, Matrix LED headlights, Zone lighting' },
            { badge: 'Raptor', drivetrain: { ...turbo([3, 6, 292, 583], auto(10), '4WD', 11.5, { premium: true }), induction: 'Twin turbo' }, listPrice: 90_690, towing: 2500, adds: 'Fox 2.5-inch live-valve shock absorbers, Front and rear differential locks, Baja mode, Bang and Olufsen audio, Active exhaust' },
          ],
        },
      ],
    },
    {
      model: 'Everest', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.2, retention: 1.05, colours: { 'Equinox Bronze': 'bronze', 'Sedona Orange': 'orange' }, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'UA II', years: [2019, 2022], seats: 7, doors: 5, tank: 80, towing: 3100, gvm: 3100, ancap: [5, 2015], size: [4892, 1862, 1837],
          equipment: 'Reversing camera, SYNC 3 touchscreen, Apple CarPlay and Android Auto, Autonomous emergency braking, Rear parking sensors, Rear climate control',
          badges: [
            { badge: 'Ambiente', drivetrain: diesel([3.2, 5, 143, 470], auto(6), '4WD', 8.5), listPrice: 56_190, adds: '17-inch alloy wheels, Cruise control' },
            { badge: 'Trend', drivetrain: twinTurboDiesel([2, 4, 157, 500], auto(10), '4WD', 7.1), listPrice: 65_490, adds: '18-inch alloy wheels, Power tailgate, Adaptive cruise control, Satellite navigation, Roof rails, Side steps' },
            { badge: 'Titanium', drivetrain: twinTurboDiesel([2, 4, 157, 500], auto(10), '4WD', 7.1), listPrice: 74_701, adds: '20-inch alloy wheels, Panoramic sunroof, Leather seats, Heated front seats, Blind spot monitoring, Tow bar' },
          ],
        },
        {
          series: 'UB', years: [2022, null], seats: 7, doors: 5, tank: 80, towing: 3500, gvm: 3150, ancap: [5, 2022], size: [4914, 1923, 1842],
          equipment: 'Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, Dual-range 4WD, 9 airbags, LED headlights',
          badges: [
            { badge: 'Trend', drivetrain: twinTurboDiesel([2, 4, 154, 500], auto(10), '4WD', 7.2), listPrice: 66_660, adds: '18-inch alloy wheels, 12-inch touchscreen, Leather-accented seats, Power tailgate, Dual-zone climate control, Keyless entry and start' },
            { badge: 'Sport', drivetrain: v6, listPrice: 73_090, adds: 'Black 20-inch alloy wheels, Heated and ventilated front seats, Black roof rails, Wireless phone charging' },
            { badge: 'Platinum', drivetrain: v6, listPrice: 82_140, adds: '21-inch alloy wheels, Panoramic sunroof, Bang and Olufsen audio, 360-degree camera, Matrix LED headlights, Power-folding third row, Tow bar' },
          ],
        },
      ],
    },
    {
      model: 'Puma', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.5, retention: 0.92, colours: { 'Fantastic Red': 'red', 'Desert Island Blue': 'blue' }, categories: ['City car'],
      generations: [
        {
          series: 'JK', years: [2020, 2024], seats: 5, doors: 5, tank: 42, towing: 900, gvm: 1760, ancap: [5, 2019], size: [4186, 1805, 1550],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keep assist, Wireless phone charging, Satellite navigation, Boot MegaBox',
          badges: [
            { badge: 'Base', drivetrain: turbo([1, 3, 92, 170], dualClutch(7), 'FWD', 5.3, { premium: true }), listPrice: 30_840, adds: '17-inch alloy wheels, LED daytime running lights' },
            { badge: 'ST-Line', drivetrain: turbo([1, 3, 92, 170], dualClutch(7), 'FWD', 5.3, { premium: true }), listPrice: 32_990, adds: 'Sports suspension, 12.3-inch digital instruments, Climate control, Paddle shifters' },
            { badge: 'ST-Line V', drivetrain: turbo([1, 3, 92, 170], dualClutch(7), 'FWD', 5.3, { premium: true }), listPrice: 36_190, adds: '18-inch alloy wheels, LED headlights, Power tailgate, Keyless entry, Bang and Olufsen audio' },
          ],
        },
      ],
    },
    {
      model: 'Escape', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.6, retention: 0.9, colours: { 'Rapid Red': 'red' }, categories: ['Family'],
      generations: [
        {
          series: 'ZH', years: [2020, 2023], seats: 5, doors: 5, tank: 54, towing: 1800, gvm: 2150, ancap: [5, 2019], size: [4614, 1883, 1679],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Blind spot monitoring, Satellite navigation, Wireless phone charging, Dual-zone climate control',
          badges: [
            { badge: 'Base', drivetrain: turbo([2, 4, 183, 387], auto(8), 'FWD', 8.6), listPrice: 36_890, adds: '17-inch alloy wheels, Keyless start' },
            { badge: 'ST-Line', drivetrain: turbo([2, 4, 183, 387], auto(8), 'AWD', 8.6), listPrice: 42_390, adds: '18-inch alloy wheels, Sports suspension, 12.3-inch digital instruments, Paddle shifters' },
            { badge: 'Vignale', drivetrain: turbo([2, 4, 183, 387], auto(8), 'AWD', 8.6), listPrice: 49_590, adds: 'Leather seats, Heated and ventilated front seats, Panoramic sunroof, Head-up display, Bang and Olufsen audio, Power tailgate' },
            { badge: 'ST-Line PHEV', drivetrain: plugIn([2.5, 4, 167, 200], eCvt, 'FWD', 1.5, { batteryKwh: 14.4, electricRangeKm: 56 }), listPrice: 54_440, years: [2022, 2023], towing: 1200, resets: true, adds: '18-inch alloy wheels, 12.3-inch digital instruments, LED headlights, Power driver seat, Heated front seats' },
          ],
        },
      ],
    },
    {
      model: 'Focus', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 0.7, retention: 0.92, colours: { 'Orange Fury': 'orange', 'Race Red': 'red' }, categories: ['First car'],
      generations: [
        {
          series: 'LZ', years: [2015, 2018], seats: 5, doors: 5, tank: 55, towing: 1200, gvm: 1920, ancap: [5, 2015], size: [4358, 1823, 1484],
          equipment: 'Reversing camera, Bluetooth phone and audio, SYNC touchscreen, Keyless start, Rear parking sensors',
          badges: [
            { badge: 'Trend', drivetrain: turbo([1.5, 4, 132, 240], auto(6), 'FWD', 6.4), listPrice: 24_390, adds: '16-inch alloy wheels' },
            { badge: 'Titanium', drivetrain: turbo([1.5, 4, 132, 240], auto(6), 'FWD', 6.4), listPrice: 32_690, adds: '18-inch alloy wheels, Leather-accented seats, Heated front seats, Bi-xenon headlights, Sony premium audio, Dual-zone climate control' },
          ],
        },
        {
          series: 'SA', years: [2018, 2022], seats: 5, doors: 5, tank: 52, towing: 1200, gvm: 1900, ancap: [5, 2018], size: [4378, 1825, 1454],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keep assist, SYNC 3 touchscreen',
          badges: [
            { badge: 'ST-Line', drivetrain: turbo([1.5, 3, 134, 240], auto(8), 'FWD', 6.4), listPrice: 30_990, adds: '17-inch alloy wheels, Sports suspension, Wireless phone charging, Satellite navigation, Dual-zone climate control' },
            { badge: 'ST', drivetrain: turbo([2.3, 4, 206, 420], manual(6), 'FWD', 7.9, { premium: true }), listPrice: 44_890, years: [2019, 2022], adds: '19-inch alloy wheels, Recaro sports seats, Electronic limited-slip differential, Adaptive dampers, Heated steering wheel, LED headlights, Bang and Olufsen audio' },
          ],
        },
      ],
    },
    {
      model: 'Mustang', body: 'Fastback', simpleBody: 'Coupe', picture: 'coupe', popularity: 0.5, retention: 1.06, colours: { 'Race Red': 'red', 'Grabber Blue': 'blue', 'Twister Orange': 'orange', 'Grabber Yellow': 'yellow' }, categories: ['Performance', 'Weekend'],
      generations: [
        {
          series: 'FN', years: [2018, 2023], seats: 4, doors: 2, tank: 60, towing: null, gvm: 2190, ancap: [3, 2017], size: [4794, 1916, 1387],
          equipment: 'SYNC 3 touchscreen, Apple CarPlay and Android Auto, Reversing camera, Adaptive cruise control, LED headlights, Leather seats, Heated and cooled front seats',
          badges: [
            { badge: 'High Performance', drivetrain: turbo([2.3, 4, 236, 448], auto(10), 'RWD', 9.4, { premium: true }), listPrice: 56_490, years: [2020, 2023], adds: '19-inch alloy wheels, Active exhaust' },
            { badge: 'GT', drivetrain: petrol([5, 8, 339, 556], manual(6), 'RWD', 13.0, { premium: true }), listPrice: 70_890, adds: 'Brembo brakes, Limited-slip differential, Line lock, 12-inch digital instruments' },
          ],
        },
        {
          series: 'FO', years: [2024, null], seats: 4, doors: 2, tank: 60, towing: null, gvm: 2200, ancap: null, size: [4810, 1915, 1401],
          equipment: 'Wireless Apple CarPlay and Android Auto, 13.2-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, LED headlights, Heated and ventilated front seats, Bang and Olufsen audio',
          badges: [
            { badge: 'EcoBoost', drivetrain: turbo([2.3, 4, 232, 475], auto(10), 'RWD', 9.2, { premium: true }), listPrice: 71_990, adds: '19-inch alloy wheels, Active exhaust' },
            { badge: 'GT', drivetrain: petrol([5, 8, 345, 550], manual(6), 'RWD', 13.6, { premium: true }), listPrice: 83_990, adds: 'Brembo brakes, Limited-slip differential, Electronic drift brake' },
          ],
        },
      ],
    },
    {
      model: 'Territory', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.7, retention: 0.85, colours: { 'Winter White': 'white', 'Smoke': 'grey', 'Kinetic': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'SZ MkII', years: [2014, 2016], seats: 7, doors: 5, tank: 75, towing: 2700, gvm: 2670, ancap: [5, 2011], size: [4883, 1898, 1716],
          equipment: 'Reversing camera, SYNC 2 touchscreen, Bluetooth phone and audio, Rear parking sensors, Cruise control',
          badges: [
            { badge: 'TX', drivetrain: petrol([4, 6, 195, 391], auto(6), 'RWD', 10.6), listPrice: 36_990, seats: 5, towing: 2300, adds: '17-inch alloy wheels' },
            { badge: 'TS', drivetrain: diesel([2.7, 6, 140, 440], auto(6), 'RWD', 8.2), listPrice: 44_740, adds: 'Dual-zone climate control, Third-row seats, Power driver seat, Roof rails' },
            { badge: 'Titanium', drivetrain: diesel([2.7, 6, 140, 440], auto(6), 'AWD', 9.0), listPrice: 56_740, adds: '18-inch alloy wheels, Leather seats, Sunroof, Heated front seats, Satellite navigation' },
          ],
        },
      ],
    },
    {
      model: 'Falcon', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 0.4, retention: 1.05, colours: { 'Winter White': 'white', 'Kinetic': 'blue', 'Victory Gold': 'yellow', 'Emperor': 'red' }, categories: ['Performance'],
      generations: [
        {
          series: 'FG X', years: [2014, 2016], seats: 5, doors: 4, tank: 68, towing: 2300, gvm: 2290, ancap: [5, 2008], size: [4949, 1868, 1494],
          equipment: 'Reversing camera, SYNC 2 touchscreen, Bluetooth phone and audio, Front and rear parking sensors, Cruise control',
          badges: [
            { badge: 'XR6', drivetrain: petrol([4, 6, 195, 391], auto(6), 'RWD', 9.5), listPrice: 37_890, adds: '18-inch alloy wheels, Sports suspension' },
            { badge: 'XR6 Turbo', drivetrain: turbo([4, 6, 270, 533], auto(6), 'RWD', 11.2), listPrice: 45_290, adds: 'Power driver seat, Limited-slip differential' },
            { badge: 'XR8', drivetrain: { ...petrol([5, 8, 335, 570], auto(6), 'RWD', 13.7, { premium: true }), induction: 'Supercharged' }, listPrice: 55_690, adds: '19-inch alloy wheels, Brembo front brakes, Leather sports seats' },
          ],
        },
      ],
    },
    {
      model: 'Transit Custom', body: 'Van', simpleBody: 'Van', picture: 'van', popularity: 0.5, retention: 0.95, colours: { 'Frozen White': 'white', 'Moondust Silver': 'silver' }, categories: ['Work'],
      generations: [
        {
          series: 'VN', years: [2014, 2023], seats: 3, doors: 4, tank: 72, towing: 2500, gvm: 3100, ancap: [5, 2012], size: [4973, 1986, 2020],
          equipment: 'Reversing camera, Bluetooth phone and audio, Dual sliding doors, Cruise control, Rear parking sensors',
          badges: [
            { badge: '300S', drivetrain: diesel([2, 4, 96, 385], auto(6), 'FWD', 7.3), listPrice: 46_590, adds: '16-inch steel wheels, Load-through bulkhead' },
            { badge: '320L Sport', drivetrain: diesel([2, 4, 136, 405], auto(6), 'FWD', 7.3), listPrice: 56_790, adds: '17-inch alloy wheels, Leather-accented seats, Adaptive cruise control, Apple CarPlay and Android Auto' },
          ],
        },
        {
          series: 'VV', years: [2024, null], seats: 3, doors: 4, tank: 70, towing: 2500, gvm: 3225, ancap: [5, 2024], size: [5050, 2032, 1983],
          equipment: '13-inch touchscreen, Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane keep assist, Sliding door',
          badges: [{ badge: 'Trend LWB', drivetrain: diesel([2, 4, 125, 390], auto(8), 'FWD', 8.0), listPrice: 60_590, adds: '16-inch alloy wheels, LED headlights, Adaptive cruise control, Blind spot monitoring, Power driver seat' }],
        },
      ],
    },
    {
      model: 'F-150', body: 'SuperCrew Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 0.3, colours: { 'Oxford White': 'white', 'Rapid Red': 'red', 'Antimatter Blue': 'blue' }, categories: ['Touring'],
      generations: [
        {
          series: 'P702', years: [2023, null], seats: 5, doors: 4, tank: 136, towing: 4500, gvm: 3220, ancap: null, size: [5884, 2030, 1984],
          equipment: '12-inch touchscreen, Wireless Apple CarPlay and Android Auto, 360-degree camera, Autonomous emergency braking, Adaptive cruise control, Leather seats, Trailer backup assist, LED headlights',
          badges: [
            { badge: 'XLT SWB', drivetrain: { ...turbo([3.5, 6, 298, 678], auto(10), '4WD', 12.5), induction: 'Twin turbo' }, listPrice: 111_995, adds: '20-inch alloy wheels, Heated front seats, Side steps' },
            { badge: 'Lariat LWB', drivetrain: { ...turbo([3.5, 6, 298, 678], auto(10), '4WD', 12.7), induction: 'Twin turbo' }, listPrice: 146_995, adds: 'Panoramic sunroof, Bang and Olufsen audio, Ventilated front seats, Head-up display, Matrix LED headlights' },
          ],
        },
      ],
    },
    {
      model: 'Kuga', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.5, retention: 0.85, colours: { 'Magnetic': 'grey', 'Deep Impact Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'TF II', years: [2013, 2016], seats: 5, doors: 5, tank: 60, towing: 1500, gvm: 2200, ancap: [5, 2012], size: [4524, 1838, 1689],
          equipment: 'Bluetooth phone and audio, SYNC, Rear parking sensors, 7 airbags, Cruise control',
          badges: [
            { badge: 'Ambiente', drivetrain: turbo([1.5, 4, 110, 240], manual(6), 'FWD', 6.3), listPrice: 27_490, adds: '17-inch steel wheels' },
            { badge: 'Trend', drivetrain: turbo([1.5, 4, 134, 240], auto(6), 'AWD', 7.7), listPrice: 36_240, adds: '18-inch alloy wheels, Dual-zone climate control, Keyless entry and start, Partial leather trim, Reversing camera' },
          ],
        },
      ],
    },
  ],
}
