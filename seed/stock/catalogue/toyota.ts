import type { CatalogueMake } from './catalogue'
import { auto, cvt, diesel, eCvt, electric, hybrid, manual, petrol, plugIn, turbo } from './drivetrains'

const d28 = diesel([2.8, 4, 150, 500], auto(6), '4WD', 8.0)
const d28Manual = diesel([2.8, 4, 150, 420], manual(6), '4WD', 7.9)
const d24 = diesel([2.4, 4, 110, 400], auto(6), '4WD', 7.8)
const d28Old = diesel([2.8, 4, 130, 450], auto(6), '4WD', 8.5)
const hybrid25Fwd = hybrid([2.5, 4, 160, 221], eCvt, 'FWD', 4.7)
const hybrid25Awd = hybrid([2.5, 4, 163, 221], eCvt, 'AWD', 4.8)

// biome-ignore format: a table, one badge a line
export const toyota: CatalogueMake = {
  make: 'Toyota',
  retention: 1.12,
  warranty: '5-year unlimited-kilometre warranty',
  colours: { 'Glacier White': 'white', 'Crystal Pearl': 'white', 'Silver Storm': 'silver', Graphite: 'grey', 'Eclipse Black': 'black', 'Nebula Blue': 'blue' },
  models: [
    {
      model: 'Yaris', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', colours: { 'Coral Rose': 'red', 'Atomic Rush': 'red' }, categories: ['City car', 'First car'],
      generations: [
        {
          series: 'MXPH10R', years: [2020, null], seats: 5, doors: 5, tank: 36, towing: 400, gvm: 1550, ancap: [5, 2020], size: [3940, 1695, 1505],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, Auto high beam, LED headlights',
          badges: [
            { badge: 'Ascent Sport', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'FWD', 3.3), listPrice: 28_990, adds: '15-inch wheels, Electric parking brake' },
            { badge: 'SX', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'FWD', 3.3), listPrice: 32_190, adds: '15-inch alloy wheels, Keyless entry and start, Climate control, Leather-accented steering wheel, Privacy glass, Satellite navigation' },
            { badge: 'ZR', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'FWD', 3.3), listPrice: 35_370, adds: '16-inch alloy wheels, Blind spot monitor, Rear cross-traffic alert, Head-up display, Sport front seats' },
          ],
        },
      ],
    },
    {
      model: 'Yaris Cross', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.3, colours: { 'Atomic Rush': 'red', 'Mineral Blue': 'blue' }, categories: ['City car'],
      generations: [
        {
          series: 'MXPJ10R', years: [2020, null], seats: 5, doors: 5, tank: 36, towing: 400, gvm: 1690, ancap: [5, 2021], size: [4180, 1765, 1590],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, Keyless entry and start, Climate control',
          badges: [
            { badge: 'GX', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'FWD', 3.8), listPrice: 31_790, adds: '16-inch alloy wheels, LED headlights' },
            { badge: 'GXL', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'FWD', 3.8), listPrice: 34_990, adds: 'Blind spot monitor, Rear cross-traffic alert, Satellite navigation, Premium steering wheel' },
            { badge: 'Urban', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'AWD', 4.0), listPrice: 40_890, adds: '18-inch alloy wheels, Heated front seats, Power driver seat, Head-up display, Hands-free power tailgate' },
            { badge: 'GR Sport', drivetrain: hybrid([1.5, 3, 85, 141], eCvt, 'FWD', 3.8), listPrice: 38_150, years: [2022, null], adds: 'GR sports suspension, GR Sport body kit, Suede and leather-accented sports seats' },
          ],
        },
      ],
    },
    {
      model: 'Corolla', body: 'Hatchback', simpleBody: 'Hatch', picture: 'hatch', popularity: 1.6, colours: { 'Feverish Red': 'red', 'Volcanic Red': 'red', 'Peacock Black': 'black' }, categories: ['First car'],
      generations: [
        {
          series: 'ZRE182R', years: [2015, 2018], seats: 5, doors: 5, tank: 50, towing: 1300, gvm: 1750, ancap: [5, 2012], size: [4330, 1760, 1475],
          equipment: 'Bluetooth phone and audio, Reversing camera, 7 airbags, Cruise control, Touchscreen audio',
          badges: [
            { badge: 'Ascent', drivetrain: petrol([1.8, 4, 103, 173], manual(6), 'FWD', 6.7), listPrice: 20_190 },
            { badge: 'Ascent Sport', drivetrain: petrol([1.8, 4, 103, 173], cvt, 'FWD', 6.1), listPrice: 23_250, adds: '16-inch alloy wheels, Front fog lights, Satellite navigation' },
            { badge: 'ZR', drivetrain: petrol([1.8, 4, 103, 173], cvt, 'FWD', 6.1), listPrice: 30_020, adds: '17-inch alloy wheels, Heated leather-accented front seats, LED headlights, Panoramic glass roof, Keyless entry and start' },
          ],
        },
        {
          series: 'ZWE219R', years: [2019, null], seats: 5, doors: 5, tank: 43, towing: 450, gvm: 1820, ancap: [5, 2018], size: [4375, 1790, 1435],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, LED headlights, 8-inch touchscreen',
          badges: [
            { badge: 'Ascent Sport', drivetrain: hybrid([1.8, 4, 103, 142], eCvt, 'FWD', 4.0), listPrice: 32_110, adds: '16-inch alloy wheels, Auto high beam' },
            { badge: 'SX', drivetrain: hybrid([1.8, 4, 103, 142], eCvt, 'FWD', 4.0), listPrice: 35_310, adds: 'Keyless entry and start, Dual-zone climate control, Wireless phone charging, Satellite navigation, Blind spot monitor' },
            { badge: 'ZR', drivetrain: hybrid([1.8, 4, 103, 142], eCvt, 'FWD', 4.0), listPrice: 39_100, adds: '18-inch alloy wheels, Head-up display, JBL premium audio, Sports front seats, Heated front seats, Ambient lighting' },
          ],
        },
      ],
    },
    {
      model: 'Corolla Cross', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 1.4, colours: { 'Atomic Rush': 'red', 'Celestite Grey': 'grey' },
      generations: [
        {
          series: 'MXGH10R', years: [2022, null], seats: 5, doors: 5, tank: 43, towing: 750, gvm: 1940, ancap: [5, 2021], size: [4460, 1825, 1620],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, LED headlights, 8 airbags',
          badges: [
            { badge: 'GX', drivetrain: hybrid([2, 4, 146, 190], eCvt, 'FWD', 4.2), listPrice: 37_440, adds: '17-inch alloy wheels, Keyless entry and start' },
            { badge: 'GXL', drivetrain: hybrid([2, 4, 146, 190], eCvt, 'FWD', 4.2), listPrice: 40_690, adds: 'Dual-zone climate control, Roof rails, Satellite navigation, Blind spot monitor, Wireless phone charging' },
            { badge: 'Atmos', drivetrain: hybrid([2, 4, 146, 190], eCvt, 'AWD', 4.4), listPrice: 50_030, adds: '18-inch alloy wheels, Panoramic glass roof, 10.5-inch touchscreen, Heated front seats, Hands-free power tailgate, Surround-view camera' },
          ],
        },
      ],
    },
    {
      model: 'C-HR', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.7, colours: { 'Atomic Rush': 'red', Hornet: 'yellow' },
      generations: [
        {
          series: 'NGX10R', years: [2017, 2023], seats: 5, doors: 5, tank: 50, towing: 600, gvm: 1845, ancap: [5, 2017], size: [4360, 1795, 1565],
          equipment: 'Bluetooth phone and audio, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Satellite navigation, Dual-zone climate control',
          badges: [
            { badge: 'GXL', drivetrain: turbo([1.2, 4, 85, 185], cvt, 'FWD', 6.4, { premium: true }), listPrice: 31_215, adds: '17-inch alloy wheels, Blind spot monitor, Rear cross-traffic alert' },
            { badge: 'Koba', drivetrain: hybrid([1.8, 4, 90, 142], eCvt, 'FWD', 4.3), listPrice: 37_665, years: [2020, 2023], adds: '18-inch alloy wheels, LED headlights, Heated leather-accented front seats, Keyless entry and start, Surround-view camera, Apple CarPlay and Android Auto' },
          ],
        },
      ],
    },
    {
      model: 'Camry', body: 'Sedan', simpleBody: 'Sedan', picture: 'sedan', popularity: 1.1, colours: { 'Feverish Red': 'red', 'Frosted White': 'white', 'Liquid Mercury': 'silver' }, categories: ['Rideshare ready'],
      generations: [
        {
          series: 'AXVH71R', years: [2018, 2023], seats: 5, doors: 4, tank: 50, towing: 400, gvm: 2030, ancap: [5, 2017], size: [4885, 1840, 1445],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane departure alert, Adaptive cruise control, LED headlights, Dual-zone climate control',
          badges: [
            { badge: 'Ascent', drivetrain: hybrid([2.5, 4, 160, 221], eCvt, 'FWD', 4.2), listPrice: 33_990, adds: '16-inch alloy wheels, 7-inch touchscreen' },
            { badge: 'Ascent Sport', drivetrain: hybrid([2.5, 4, 160, 221], eCvt, 'FWD', 4.5), listPrice: 36_070, adds: '17-inch alloy wheels, Power driver seat, Satellite navigation, Keyless entry and start' },
            { badge: 'SX', drivetrain: petrol([2.5, 4, 152, 243], auto(8), 'FWD', 6.8), listPrice: 37_290, adds: '19-inch alloy wheels, Leather-accented seats, Sports suspension, Wireless phone charging, Paddle shifters' },
            { badge: 'SL', drivetrain: hybrid([2.5, 4, 160, 221], eCvt, 'FWD', 4.5), listPrice: 46_990, adds: '18-inch alloy wheels, Tilt and slide sunroof, Heated and ventilated front seats, Blind spot monitor, Panoramic view monitor, Head-up display' },
          ],
        },
        {
          series: 'AXVH80R', years: [2024, null], seats: 5, doors: 4, tank: 50, towing: 400, gvm: 2060, ancap: [5, 2024], size: [4920, 1840, 1445],
          equipment: 'Wireless Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, Blind spot monitor, LED headlights, Dual-zone climate control',
          badges: [
            { badge: 'Ascent', drivetrain: hybrid([2.5, 4, 170, 221], eCvt, 'FWD', 3.9), listPrice: 39_990, adds: '17-inch alloy wheels, 8-inch touchscreen' },
            { badge: 'Ascent Sport', drivetrain: hybrid([2.5, 4, 170, 221], eCvt, 'FWD', 4.0), listPrice: 42_990, adds: '18-inch alloy wheels, 12.3-inch touchscreen, Power driver seat, Satellite navigation' },
            { badge: 'SL', drivetrain: hybrid([2.5, 4, 170, 221], eCvt, 'FWD', 4.0), listPrice: 53_990, adds: 'Panoramic glass roof, Heated and ventilated front seats, 9-speaker JBL audio, Head-up display, Panoramic view monitor, Leather-accented seats' },
          ],
        },
      ],
    },
    {
      model: 'RAV4', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 2.2, retention: 1.06, colours: { 'Atomic Rush': 'red', 'Saturn Blue': 'blue', 'Eclectic Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'ASA44R', years: [2013, 2018], seats: 5, doors: 5, tank: 60, towing: 1500, gvm: 2130, ancap: [5, 2016], size: [4605, 1845, 1715],
          equipment: 'Bluetooth phone and audio, Reversing camera, 7 airbags, Cruise control, Touchscreen audio',
          badges: [
            { badge: 'GX', drivetrain: petrol([2, 4, 107, 187], cvt, 'FWD', 7.0), listPrice: 31_490, adds: '17-inch steel wheels, Roof rails' },
            { badge: 'GXL', drivetrain: petrol([2.5, 4, 132, 233], auto(6), 'AWD', 8.5), listPrice: 38_450, adds: '17-inch alloy wheels, Keyless entry and start, Dual-zone climate control, Satellite navigation, Privacy glass' },
            { badge: 'Cruiser', drivetrain: petrol([2.5, 4, 132, 233], auto(6), 'AWD', 8.5), listPrice: 44_490, adds: '18-inch alloy wheels, Heated leather-accented seats, Sunroof, Power tailgate, Autonomous emergency braking, Blind spot monitor' },
          ],
        },
        {
          series: 'AXAH54R', years: [2019, 2025], seats: 5, doors: 5, tank: 55, towing: 1500, gvm: 2225, ancap: [5, 2019], size: [4600, 1855, 1685],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, Blind spot monitor, LED headlights, Rear cross-traffic alert',
          badges: [
            { badge: 'GX', drivetrain: hybrid25Fwd, listPrice: 42_260, towing: 480, adds: '17-inch alloy wheels, 8-inch touchscreen' },
            { badge: 'GXL', drivetrain: hybrid25Awd, listPrice: 48_810, adds: '18-inch alloy wheels, Keyless entry and start, Dual-zone climate control, Wireless phone charging, Privacy glass, Roof rails' },
            { badge: 'XSE', drivetrain: hybrid25Awd, listPrice: 51_410, years: [2022, 2025], adds: 'Two-tone paint, Black 18-inch alloy wheels, SofTex seat trim, Power driver seat, Heated front seats' },
            { badge: 'Cruiser', drivetrain: hybrid25Awd, listPrice: 54_510, adds: 'Leather-accented seats, Sunroof, Hands-free power tailgate, JBL premium audio, Panoramic view monitor, 10.5-inch touchscreen' },
            { badge: 'Edge', drivetrain: hybrid25Awd, listPrice: 58_360, adds: 'Ventilated front seats, Panoramic glass roof, Multi-terrain select, Bold grille' },
          ],
        },
        {
          series: 'AXAH64R', years: [2026, null], seats: 5, doors: 5, tank: 55, towing: 1500, ancap: null, size: [4600, 1855, 1685],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch digital instruments, Reversing camera, Autonomous emergency braking, Lane trace assist, Adaptive cruise control, Blind spot monitor, LED headlights',
          badges: [
            { badge: 'GX', drivetrain: hybrid([2.5, 4, 143, 221], eCvt, 'FWD', 4.5), listPrice: 45_990, towing: 800, adds: '17-inch alloy wheels, 10.5-inch touchscreen' },
            { badge: 'Edge', drivetrain: hybrid([2.5, 4, 143, 221], eCvt, 'AWD', 4.6), listPrice: 55_340, adds: '18-inch alloy wheels, 12.9-inch touchscreen, Power driver seat, Heated front seats, Wireless phone charging, Hands-free power tailgate' },
            { badge: 'Cruiser', drivetrain: hybrid([2.5, 4, 143, 221], eCvt, 'AWD', 4.6), listPrice: 60_340, adds: 'Leather-accented seats, Ventilated front seats, JBL premium audio, Panoramic view monitor, Panoramic glass roof' },
            { badge: 'GR Sport', drivetrain: plugIn([2.5, 4, 227, 221], eCvt, 'AWD', 1.5, { batteryKwh: 22.7, electricRangeKm: 100 }), listPrice: 66_340, adds: 'GR sports suspension, 20-inch alloy wheels, GR Sport seats' },
          ],
        },
      ],
    },
    {
      model: 'Kluger', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.3, colours: { 'Liquorice Brown': 'bronze', 'Atomic Rush': 'red', 'Saturn Blue': 'blue' }, categories: ['Family'],
      generations: [
        {
          series: 'GSU50R', years: [2014, 2020], seats: 7, doors: 5, tank: 72, towing: 2000, gvm: 2720, ancap: [5, 2016], size: [4890, 1925, 1730],
          equipment: 'Reversing camera, Bluetooth phone and audio, Rear climate control, 7 airbags, Rear parking sensors',
          badges: [
            { badge: 'GX', drivetrain: petrol([3.5, 6, 218, 350], auto(8), 'FWD', 9.1), listPrice: 44_850, adds: '18-inch alloy wheels, Autonomous emergency braking' },
            { badge: 'GXL', drivetrain: petrol([3.5, 6, 218, 350], auto(8), 'AWD', 9.5), listPrice: 58_950, adds: 'Leather-accented seats, Heated front seats, Keyless entry and start, Satellite navigation, Three-zone climate control' },
            { badge: 'Grande', drivetrain: petrol([3.5, 6, 218, 350], auto(8), 'AWD', 9.5), listPrice: 69_250, adds: '19-inch alloy wheels, Sunroof, Rear Blu-ray entertainment, JBL premium audio, Ventilated front seats, Adaptive cruise control' },
          ],
        },
        {
          series: 'AXUH78R', years: [2021, null], seats: 7, doors: 5, tank: 65, towing: 2000, gvm: 2720, ancap: [5, 2021], size: [4966, 1930, 1755],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane trace assist, Blind spot monitor, LED headlights, Three-zone climate control',
          badges: [
            { badge: 'GX', drivetrain: hybrid([2.5, 4, 184, 242], eCvt, 'AWD', 5.6), listPrice: 60_920, adds: '18-inch alloy wheels, Rear parking sensors' },
            { badge: 'GXL', drivetrain: hybrid([2.5, 4, 184, 242], eCvt, 'AWD', 5.6), listPrice: 70_990, adds: 'SofTex seat trim, Heated front seats, Power driver seat, Power tailgate, Satellite navigation' },
            { badge: 'Grande', drivetrain: hybrid([2.5, 4, 184, 242], eCvt, 'AWD', 5.6), listPrice: 82_620, adds: '20-inch alloy wheels, Panoramic glass roof, Leather-accented seats, Ventilated front seats, JBL premium audio, Head-up display, Panoramic view monitor' },
          ],
        },
      ],
    },
    {
      model: 'LandCruiser Prado', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1.5, retention: 1.12, colours: { 'Dusty Bronze': 'bronze', 'Peacock Black': 'black', 'French Vanilla': 'beige', 'Wildfire': 'red' }, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'GDJ150R', years: [2016, 2023], seats: 7, doors: 5, tank: 150, towing: 3000, gvm: 2990, ancap: [5, 2011], size: [4995, 1885, 1890],
          equipment: 'Reversing camera, 7 airbags, Side steps, Full-time dual-range 4WD, Rear parking sensors, Trailer sway control',
          badges: [
            { badge: 'GX', drivetrain: d28, listPrice: 62_830, years: [2021, 2023], adds: '17-inch alloy wheels, Apple CarPlay and Android Auto, Autonomous emergency braking, Adaptive cruise control' },
            { badge: 'GXL', drivetrain: d28Old, listPrice: 62_190, years: [2016, 2020], resets: true, adds: '17-inch alloy wheels, Keyless entry and start, Three-zone climate control, Roof rails, LED headlights' },
            { badge: 'GXL', drivetrain: d28, listPrice: 71_300, years: [2021, 2023], resets: true, adds: '17-inch alloy wheels, Apple CarPlay and Android Auto, Autonomous emergency braking, Adaptive cruise control, Keyless entry and start, Three-zone climate control, Roof rails, LED headlights' },
            { badge: 'VX', drivetrain: d28, listPrice: 81_330, years: [2021, 2023], adds: '18-inch alloy wheels, Leather-accented seats, Heated and ventilated front seats, 14-speaker JBL audio, Panoramic view monitor, Power-folding third row' },
            { badge: 'Kakadu', drivetrain: d28, listPrice: 92_810, years: [2021, 2023], adds: '19-inch alloy wheels, Sunroof, Multi-terrain select, Rear Blu-ray entertainment, Electronic rear differential lock, Adaptive variable suspension' },
          ],
        },
        {
          series: 'GDJ250R', years: [2024, null], seats: 7, doors: 5, tank: 110, towing: 3500, gvm: 3150, ancap: [5, 2024], size: [4925, 1980, 1935],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane trace assist, Blind spot monitor, Full-time dual-range 4WD, LED headlights',
          badges: [
            { badge: 'GX', drivetrain: diesel([2.8, 4, 150, 500], auto(8), '4WD', 7.6), listPrice: 72_500, seats: 5, adds: '18-inch alloy wheels, Side steps' },
            { badge: 'GXL', drivetrain: diesel([2.8, 4, 150, 500], auto(8), '4WD', 7.6), listPrice: 79_990, adds: 'Seven seats, Heated and ventilated front seats, Roof rails, Power tailgate, Wireless phone charging' },
            { badge: 'VX', drivetrain: diesel([2.8, 4, 150, 500], auto(8), '4WD', 7.6), listPrice: 87_400, adds: 'Leather-accented seats, 14-speaker JBL audio, Adaptive variable suspension, Multi-terrain monitor, Satellite navigation' },
            { badge: 'Altitude', drivetrain: diesel([2.8, 4, 150, 500], auto(8), '4WD', 7.6), listPrice: 92_700, seats: 5, adds: 'Stabiliser bar disconnect, Electronic rear differential lock, Head-up display, 2400 W AC outlet, Sunroof' },
            { badge: 'Kakadu', drivetrain: diesel([2.8, 4, 150, 500], auto(8), '4WD', 7.6), listPrice: 99_990, adds: '20-inch alloy wheels, Panoramic glass roof, Heated second-row seats' },
          ],
        },
      ],
    },
    {
      model: 'LandCruiser', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 1, retention: 1.2, colours: { 'Dusty Bronze': 'bronze', 'Merlot Red': 'red', 'Arctic White': 'white' }, categories: ['Family', 'Off-road', 'Touring'],
      generations: [
        {
          series: 'VDJ200R', years: [2012, 2021], seats: 8, doors: 5, tank: 138, towing: 3500, gvm: 3350, ancap: [5, 2011], size: [4990, 1980, 1970],
          equipment: 'Reversing camera, Kinetic dynamic suspension, Full-time dual-range 4WD, Side steps, Crawl control',
          badges: [
            { badge: 'GXL', drivetrain: { ...diesel([4.5, 8, 200, 650], auto(6), '4WD', 9.5), induction: 'Twin turbo' }, listPrice: 92_590, adds: '17-inch alloy wheels, Keyless entry and start, Dual-zone climate control, Roof rails' },
            { badge: 'VX', drivetrain: { ...diesel([4.5, 8, 200, 650], auto(6), '4WD', 9.5), induction: 'Twin turbo' }, listPrice: 103_190, seats: 7, adds: '18-inch alloy wheels, Leather-accented seats, Sunroof, Four-zone climate control, Power driver seat, Satellite navigation' },
            { badge: 'Sahara', drivetrain: { ...diesel([4.5, 8, 200, 650], auto(6), '4WD', 9.5), induction: 'Twin turbo' }, listPrice: 124_790, seats: 7, adds: 'Rear Blu-ray entertainment, Adaptive cruise control, Heated and ventilated seats, Cool box, Power tailgate, Multi-terrain monitor' },
          ],
        },
        {
          series: 'FJA300R', years: [2021, null], seats: 7, doors: 5, tank: 110, towing: 3500, gvm: 3280, ancap: [5, 2022], size: [4980, 1980, 1950],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane departure alert, Full-time dual-range 4WD, LED headlights, Trailer sway control',
          badges: [
            { badge: 'GXL', drivetrain: { ...diesel([3.3, 6, 227, 700], auto(10), '4WD', 8.9), induction: 'Twin turbo' }, listPrice: 111_540, adds: '18-inch alloy wheels, Keyless entry and start, Roof rails, Multi-terrain select, Wireless phone charging' },
            { badge: 'VX', drivetrain: { ...diesel([3.3, 6, 227, 700], auto(10), '4WD', 8.9), induction: 'Twin turbo' }, listPrice: 124_510, adds: 'Synthetic leather seats, Heated and ventilated front seats, 12.3-inch touchscreen, 10-speaker JBL audio, Four-zone climate control, Panoramic view monitor' },
            { badge: 'GR Sport', drivetrain: { ...diesel([3.3, 6, 227, 700], auto(10), '4WD', 8.9), induction: 'Twin turbo' }, listPrice: 149_990, seats: 5, adds: 'Front and rear differential locks, Electronic kinetic dynamic suspension, Power tailgate, GR Sport trim, Sunroof' },
            { badge: 'Sahara ZX', drivetrain: { ...diesel([3.3, 6, 227, 700], auto(10), '4WD', 8.9), induction: 'Twin turbo' }, listPrice: 151_190, seats: 5, resets: true, adds: '20-inch alloy wheels, Leather-accented seats, Heated and ventilated front seats, 14-speaker JBL audio, Sunroof, Torsen rear differential, Power tailgate, Head-up display, Panoramic view monitor' },
          ],
        },
      ],
    },
    {
      model: 'LandCruiser 79', body: 'Double Cab Chassis', simpleBody: 'Ute', picture: 'ute', popularity: 0.9, retention: 1.25, colours: { 'French Vanilla': 'beige', 'Sandy Taupe': 'beige', 'Merlot Red': 'red' }, categories: ['Off-road', 'Farm', 'Work'],
      generations: [
        {
          series: 'VDJL79R', years: [2013, 2023], seats: 5, doors: 4, tank: 130, towing: 3500, gvm: 3510, ancap: [5, 2016], size: [5220, 1870, 1960],
          equipment: 'Part-time dual-range 4WD, Snorkel, Vinyl floor, Bluetooth phone and audio, Steel bumper',
          badges: [
            { badge: 'WorkMate', drivetrain: diesel([4.5, 8, 151, 430], manual(5), '4WD', 10.7), listPrice: 76_400, adds: '16-inch steel wheels, Steel tray' },
            { badge: 'GXL', drivetrain: diesel([4.5, 8, 151, 430], manual(5), '4WD', 10.7), listPrice: 80_500, adds: '16-inch alloy wheels, Front and rear differential locks, Power windows, Cloth seats, Front fog lights' },
          ],
        },
        {
          series: 'GDJL79R', years: [2024, null], seats: 5, doors: 4, tank: 130, towing: 3500, gvm: 3510, ancap: null, size: [5290, 1870, 1960],
          equipment: 'Apple CarPlay and Android Auto, 6.7-inch touchscreen, Reversing camera, Autonomous emergency braking, Lane departure alert, Part-time dual-range 4WD, Snorkel, LED headlights',
          badges: [
            { badge: 'WorkMate', drivetrain: diesel([2.8, 4, 150, 500], auto(6), '4WD', 9.6), listPrice: 82_500, adds: '16-inch steel wheels, Steel tray' },
            { badge: 'GXL', drivetrain: diesel([2.8, 4, 150, 500], auto(6), '4WD', 9.6), listPrice: 86_800, adds: '16-inch alloy wheels, Front and rear differential locks, Carpet floor, Front fog lights' },
          ],
        },
      ],
    },
    {
      model: 'HiLux', body: 'Double Cab Pick Up', simpleBody: 'Ute', picture: 'ute', popularity: 2.3, retention: 1.08, colours: { 'Oxide Bronze': 'bronze', 'Nebula Blue': 'blue', 'Feverish Red': 'red', 'French Vanilla': 'beige', 'Inferno': 'orange' }, categories: ['Work', 'Off-road'],
      generations: [
        {
          series: 'KUN26R', years: [2012, 2015], seats: 5, doors: 4, tank: 76, towing: 2500, gvm: 2835, ancap: [5, 2013], size: [5255, 1835, 1860],
          equipment: 'Part-time dual-range 4WD, Bluetooth phone and audio, Air conditioning, Cruise control, Stability control',
          badges: [
            { badge: 'SR', drivetrain: diesel([3, 4, 126, 343], manual(5), '4WD', 8.1), listPrice: 43_490, adds: '15-inch steel wheels' },
            { badge: 'SR5', drivetrain: diesel([3, 4, 126, 360], auto(5), '4WD', 8.7), listPrice: 53_490, adds: '17-inch alloy wheels, Sports bar, Side steps, Climate control, Reversing camera, Front fog lights' },
          ],
        },
        {
          series: 'GUN126R', years: [2016, 2025], seats: 5, doors: 4, tank: 80, towing: 3500, gvm: 3050, ancap: [5, 2019], size: [5325, 1855, 1815],
          equipment: 'Reversing camera, Part-time dual-range 4WD, Bluetooth phone and audio, 7 airbags, Hill-start assist, Trailer sway control',
          badges: [
            { badge: 'WorkMate', drivetrain: d24, listPrice: 51_540, adds: '17-inch steel wheels, Vinyl floor, Air conditioning' },
            { badge: 'SR', drivetrain: d28Manual, listPrice: 54_790, adds: 'Cloth seats, 8-inch touchscreen, Rear differential lock, Cruise control, Body-coloured bumpers' },
            { badge: 'SR5', drivetrain: d28Old, listPrice: 56_640, years: [2016, 2020], adds: '18-inch alloy wheels, LED headlights, Keyless entry and start, Climate control, Sports bar, Side steps, Satellite navigation' },
            { badge: 'SR5', drivetrain: d28, listPrice: 63_260, years: [2021, 2025], adds: '18-inch alloy wheels, LED headlights, Keyless entry and start, Dual-zone climate control, Sports bar, Side steps, Apple CarPlay and Android Auto, Autonomous emergency braking, Adaptive cruise control' },
            { badge: 'Rogue', drivetrain: d28, listPrice: 70_760, years: [2021, 2025], adds: 'Motorised roller shutter, Leather-accented seats, Heated front seats, Tow bar, JBL premium audio, Panoramic view monitor' },
            { badge: 'Rugged X', drivetrain: d28, listPrice: 71_530, years: [2018, 2025], resets: true, adds: 'Steel bull bar, LED light bar, Snorkel, Rock rails, Tub liner, Tow bar, Leather-accented seats, Keyless entry and start, Satellite navigation' },
            { badge: 'GR Sport', drivetrain: { ...diesel([2.8, 4, 165, 550], auto(6), '4WD', 8.1) }, listPrice: 74_310, years: [2024, 2025], resets: true, adds: 'Monotube dampers, Wide track, GR Sport seats, 17-inch alloy wheels, Rear disc brakes, JBL premium audio, Panoramic view monitor, Autonomous emergency braking, Adaptive cruise control' },
          ],
        },
        {
          series: 'MY26', years: [2026, null], seats: 5, doors: 4, tank: 80, towing: 3500, ancap: [5, 2025], size: [5320, 1885, 1865],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Reversing camera, Autonomous emergency braking, Adaptive cruise control, Lane trace assist, Blind spot monitor, Part-time dual-range 4WD, LED headlights, 8 airbags',
          badges: [
            { badge: 'SR', drivetrain: diesel([2.8, 4, 150, 500], auto(6), '4WD', 7.4), listPrice: 57_990, adds: '17-inch alloy wheels, Rear differential lock, Keyless entry and start, Side steps' },
            { badge: 'SR5', drivetrain: diesel([2.8, 4, 150, 500], auto(6), '4WD', 7.4), listPrice: 63_990, adds: '18-inch alloy wheels, 12.3-inch digital instruments, Heated front seats, Dual-zone climate control, Satellite navigation, Multi-terrain select, Sports bar' },
            { badge: 'Rogue', drivetrain: diesel([2.8, 4, 150, 500], auto(6), '4WD', 7.4), listPrice: 71_990, adds: 'Motorised roller shutter, Leather-accented seats, Tow bar, Panoramic view monitor, Tub liner' },
            { badge: 'Rugged X', drivetrain: diesel([2.8, 4, 150, 500], auto(6), '4WD', 7.4), listPrice: 71_990, resets: true, adds: '18-inch alloy wheels, Hoopless bull bar, LED light bar, Bash plate, Tub liner, Tow bar, Heated front seats, Heated steering wheel, Dual-zone climate control, Multi-terrain monitor' },
          ],
        },
      ],
    },
    {
      model: 'Fortuner', body: 'Wagon', simpleBody: 'SUV', picture: 'suv-large', popularity: 0.6, colours: { 'Phantom Brown': 'bronze' }, categories: ['Family', 'Off-road'],
      generations: [
        {
          series: 'GUN156R', years: [2016, 2025], seats: 7, doors: 5, tank: 80, towing: 3100, gvm: 2800, ancap: [5, 2019], size: [4795, 1855, 1835],
          equipment: 'Reversing camera, 7 airbags, Part-time dual-range 4WD, Side steps, Rear differential lock, Trailer sway control',
          badges: [
            { badge: 'GX', drivetrain: d28, listPrice: 53_775, years: [2021, 2025], adds: '17-inch alloy wheels, Apple CarPlay and Android Auto, Autonomous emergency braking' },
            { badge: 'GXL', drivetrain: d28, listPrice: 58_895, years: [2021, 2025], adds: 'Keyless entry and start, Climate control, Paddle shifters, Downhill assist' },
            { badge: 'Crusade', drivetrain: d28Old, listPrice: 61_410, years: [2016, 2020], resets: true, adds: '18-inch alloy wheels, Leather-accented seats, LED headlights, Power tailgate, Satellite navigation, Climate control' },
          ],
        },
      ],
    },
    {
      model: 'HiAce', body: 'Van', simpleBody: 'Van', picture: 'van', popularity: 0.6, retention: 1.05, categories: ['Work'],
      generations: [
        {
          series: 'GDH300R', years: [2019, null], seats: 3, doors: 4, tank: 70, towing: 1500, gvm: 3300, ancap: [5, 2019], size: [5265, 1950, 1990],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Autonomous emergency braking, Lane departure alert, Dual sliding doors, Blind spot monitor, Rear parking sensors',
          badges: [{ badge: 'LWB', drivetrain: diesel([2.8, 4, 130, 450], auto(6), 'RWD', 8.2), listPrice: 51_640, adds: '16-inch steel wheels, Cargo light' }],
        },
      ],
    },
    {
      model: 'GR86', body: 'Coupe', simpleBody: 'Coupe', picture: 'coupe', popularity: 0.4, colours: { 'Ignition Red': 'red', 'Storm Black': 'black', 'Ice Silver': 'silver' }, categories: ['Performance'],
      generations: [
        {
          series: 'ZN8', years: [2022, null], seats: 4, doors: 2, tank: 50, towing: null, gvm: 1695, ancap: null, size: [4265, 1775, 1310],
          equipment: 'Apple CarPlay and Android Auto, Reversing camera, Torsen limited-slip differential, LED headlights, Dual-zone climate control, Keyless entry and start',
          badges: [
            { badge: 'GT', drivetrain: petrol([2.4, 4, 174, 250], manual(6), 'RWD', 9.5, { premium: true }), listPrice: 45_390, adds: '17-inch alloy wheels' },
            { badge: 'GTS', drivetrain: petrol([2.4, 4, 174, 250], auto(6), 'RWD', 8.8, { premium: true }), listPrice: 47_740, adds: '18-inch alloy wheels, Heated sports seats, Adaptive headlights, Blind spot monitor' },
          ],
        },
      ],
    },
    {
      model: 'bZ4X', body: 'Wagon', simpleBody: 'SUV', picture: 'suv', popularity: 0.5, retention: 0.82, colours: { 'Luxe Blue': 'blue' },
      generations: [
        {
          series: 'XEAM10R', years: [2024, null], seats: 5, doors: 5, tank: null, towing: 750, gvm: 2550, ancap: [5, 2022], size: [4690, 1860, 1650],
          equipment: 'Wireless Apple CarPlay and Android Auto, 12.3-inch touchscreen, Autonomous emergency braking, Adaptive cruise control, Lane trace assist, Panoramic view monitor, Heated front seats, Power tailgate, Dual-zone climate control, Wireless phone charging',
          badges: [
            { badge: '2WD', drivetrain: electric(150, 266, 'FWD', 71.4, 411), listPrice: 66_000, adds: '18-inch alloy wheels, Synthetic leather seats' },
            { badge: 'AWD', drivetrain: electric(160, 337, 'AWD', 71.4, 461), listPrice: 74_900, adds: '20-inch alloy wheels, Leather seats, Ventilated front seats, JBL premium audio, Panoramic glass roof, X-Mode' },
          ],
        },
      ],
    },
  ],
}
