import { modelDetail } from '../shared/modelDetail'

const TOYOTA_COVER: [string, string] = [
  'Five years of cover',
  'Toyota\u2019s own warranty, whatever the distance in private use.',
]
const KIA_COVER: [string, string] = [
  'Seven years of cover',
  'Kia\u2019s own warranty, and it goes with the car when you sell it.',
]
const WHITE: [string, string, string] = ['White', '#f2f3f1', 'white']

/** Content of Harbour's model pages by slug. */
export const rangeDetail = {
  'toyota-corolla': modelDetail({
    look: 'hatch',
    paint: 'white',
    fuel: 'Hybrid',
    description:
      'Every Corolla is now a hybrid: it charges itself as you brake, starts on electricity and uses about four litres in a hundred kilometres of city.',
    variants: [
      ['Ascent Sport', 33_990, ['Hybrid drive', 'Adaptive cruise control', 'Reversing camera', 'Wireless CarPlay']],
      ['SX', 37_290, ['Larger touchscreen', 'Satellite navigation', 'Keyless entry and start', 'Wireless charging']],
      ['ZR', 41_490, ['18-inch alloys', 'Head-up display', 'JBL sound', 'Heated leather-accented seats']],
    ],
    features: [
      ['Four litres in the city', 'A hybrid that needs no plug, and a tank that lasts past a thousand kilometres.'],
      ['Brakes when you do not', 'Sees cars, people and bicycles by day and by night.'],
      TOYOTA_COVER,
    ],
    colours: [
      ['Glacier White', '#f2f3f1', 'white'],
      ['Feverish Red', '#a3161c', 'red', 'Premium, $675'],
      ['Lunar Blue', '#27466f', 'blue', 'Premium, $675'],
    ],
    figures: [
      ['Engine', 'Capacity', '1.8 litres, hybrid'],
      ['Engine', 'Power', '103 kW combined'],
      ['Engine', 'Fuel, combined', '4.0 L/100 km'],
      ['Size', 'Length', '4,375 mm'],
      ['Size', 'Boot', '217 litres'],
    ],
  }),
  'toyota-rav4': modelDetail({
    look: 'suv',
    paint: 'silver',
    fuel: 'Hybrid',
    description: 'The all-new RAV4 keeps what families bought the last one for, and uses less fuel to do it.',
    variants: [
      ['GX', 49_990, ['Hybrid drive', 'Front-wheel drive', 'LED headlights', 'Five seats']],
      ['XSE', 56_490, ['All-wheel drive', '18-inch alloys', 'Powered tailgate', 'Heated front seats']],
      ['Cruiser', 60_990, ['Ventilated leather seats', '360-degree camera', 'JBL sound', 'Panoramic roof']],
    ],
    features: [
      ['A boot that takes the pram', '542 litres with the seats up, and a floor at knee height.'],
      ['All four wheels, when it matters', 'An electric motor drives the rear axle on wet grass and gravel.'],
      TOYOTA_COVER,
    ],
    colours: [WHITE, ['Silver Sky', '#a9adb0', 'silver'], ['Atomic Rush', '#9d1b20', 'red', 'Premium, $675']],
    figures: [
      ['Engine', 'Capacity', '2.5 litres, hybrid'],
      ['Engine', 'Power', '143 kW combined'],
      ['Towing', 'Braked', '1,500 kg'],
      ['Size', 'Boot', '542 litres'],
    ],
  }),
  'toyota-hilux': modelDetail({
    look: 'ute',
    paint: 'grey',
    fuel: 'Diesel or petrol',
    description:
      'Built for the worksite and fitted out for the weekend. Every diesel double cab tows 3,500 kg, and every one of them is serviced at six of our workshops.',
    variants: [
      ['WorkMate single cab', 34_990, ['2.7-litre petrol', 'Rear-wheel drive', 'Seven airbags', 'Vinyl floor'], '4x2'],
      [
        'SR extra cab',
        54_310,
        ['2.8-litre diesel', 'Dual-range 4x4', 'Rear differential lock', '17-inch steel wheels'],
        '4x4',
      ],
      [
        'SR5 double cab',
        63_260,
        [
          '2.8-litre diesel, 48-volt',
          'Leather-accented seats',
          'Satellite navigation',
          'LED headlights',
          '18-inch alloys',
          'Tow bar wiring',
        ],
        '4x4',
      ],
    ],
    features: [
      ['Tows 3,500 kg', 'A van, a boat or an excavator, and trailer sway control that keeps it in line.'],
      ['Goes where the track ends', 'Low range, a rear locker and hill descent control in every 4x4.'],
      TOYOTA_COVER,
    ],
    colours: [
      ['Glacier White', '#f2f3f1', 'white'],
      ['Graphite', '#55595d', 'grey', 'Premium, $675'],
      ['Nebula Blue', '#24406e', 'blue', 'Premium, $675'],
    ],
    figures: [
      ['Engine', 'Capacity', '2.8 litres, diesel'],
      ['Engine', 'Power', '150 kW'],
      ['Engine', 'Torque', '500 Nm'],
      ['Towing', 'Braked', '3,500 kg'],
      ['Towing', 'Payload', 'up to 1,045 kg'],
      ['Size', 'Length', '5,325 mm'],
    ],
    disclaimer: 'Towing needs a tow bar, tongue and ball, which cost extra. State rules apply.',
  }),
  'mazda-cx-5': modelDetail({
    look: 'suv',
    paint: 'red',
    fuel: 'Petrol',
    description: 'Quiet, well put together and good to drive: the one to try before you decide that SUVs are dull.',
    variants: [
      ['Maxx', 41_990, ['2.5-litre petrol', 'Front-wheel drive', 'Reversing camera', 'LED headlights']],
      ['Touring', 46_990, ['All-wheel drive', 'Leather-accented seats', 'Satellite navigation', 'Head-up display']],
      ['Akera', 57_490, ['Turbo petrol', 'Nappa leather', 'Sunroof', 'Bose sound', '360-degree camera']],
    ],
    features: [
      ['Calm inside', 'Thicker glass and softer seats than the price suggests.'],
      ['Five years of cover', 'Mazda\u2019s warranty and roadside help, whatever the distance.'],
      ['The right size', 'Small enough for a city street, large enough for three across the back.'],
    ],
    colours: [
      ['Soul Red', '#8c1220', 'red', 'Premium, $595'],
      WHITE,
      ['Machine Grey', '#5a5d61', 'grey', 'Premium, $595'],
    ],
    figures: [
      ['Engine', 'Capacity', '2.5 litres'],
      ['Engine', 'Power', '140 kW'],
      ['Towing', 'Braked', '1,800 kg'],
      ['Size', 'Boot', '438 litres'],
    ],
  }),
  'mazda-3': modelDetail({
    look: 'hatch',
    paint: 'red',
    fuel: 'Petrol',
    description: 'A small car that feels like a large one from the driver\u2019s seat, as a hatch or a sedan.',
    variants: [
      ['Pure', 34_990, ['2.0-litre petrol', 'Head-up display', 'Adaptive cruise control', '16-inch alloys']],
      ['Evolve', 37_790, ['18-inch alloys', 'Dual-zone air', 'Satellite navigation', 'Paddle shifters']],
      ['GT', 43_290, ['2.5-litre petrol', 'Leather seats', 'Sunroof', 'Bose sound']],
    ],
    features: [
      ['Made to be driven', 'Steering and seats that you notice on the second corner.'],
      ['Sees more', 'A head-up display in every one, from the first.'],
      ['Five years of cover', 'Mazda\u2019s warranty and roadside help, whatever the distance.'],
    ],
    colours: [['Soul Red', '#8c1220', 'red', 'Premium, $595'], WHITE, ['Deep Crystal Blue', '#22375e', 'blue']],
    figures: [
      ['Engine', 'Capacity', '2.0 litres'],
      ['Engine', 'Power', '114 kW'],
      ['Size', 'Boot', '295 litres'],
    ],
  }),
  'kia-sportage': modelDetail({
    look: 'suv',
    paint: 'green',
    fuel: 'Petrol, diesel or hybrid',
    description: 'Three ways to drive it, one long warranty, and a back seat that grown-ups do not complain about.',
    variants: [
      ['S', 39_990, ['2.0-litre petrol', 'Front-wheel drive', 'Eight-inch screen', 'Reversing camera']],
      ['SX', 44_490, ['12.3-inch screen', 'Dual-zone air', 'Satellite navigation', 'Privacy glass']],
      ['GT-Line hybrid', 58_370, ['Turbo hybrid', 'Panoramic roof', 'Heated and cooled seats', 'Powered tailgate']],
    ],
    features: [
      ['900 km between fills', 'The hybrid sips, and never needs a plug.'],
      ['Room for five', 'More space behind the driver than any rival of its price.'],
      KIA_COVER,
    ],
    colours: [['Jungle Wood Green', '#3c5144', 'green'], WHITE, ['Gravity Grey', '#575b60', 'grey', 'Premium, $520']],
    figures: [
      ['Engine', 'Hybrid power', '169 kW combined'],
      ['Engine', 'Fuel, hybrid', '4.9 L/100 km'],
      ['Towing', 'Braked', '1,900 kg'],
      ['Size', 'Boot', '586 litres'],
    ],
  }),
  'kia-ev5': modelDetail({
    look: 'suv',
    paint: 'beige',
    fuel: 'Electric',
    description: 'An electric family car for the price of a good petrol one, with up to 555 km between charges.',
    variants: [
      ['Air Standard Range', 56_770, ['400 km of range', 'Front-wheel drive', 'Two 12.3-inch screens', 'Heat pump']],
      ['Air Long Range', 61_170, ['555 km of range', '88 kWh battery', 'Heat pump']],
      [
        'GT-Line',
        71_770,
        ['All-wheel drive', 'Massaging driver\u2019s seat', 'Powered tailgate', 'Harman Kardon sound'],
      ],
    ],
    features: [
      ['A flat floor', 'Five adults sit in it without negotiating for their feet.'],
      ['Runs the campsite', 'A household socket in the boot, fed by the drive battery.'],
      KIA_COVER,
    ],
    colours: [['Ivory Silver', '#cfc8b8', 'beige'], WHITE, ['Snow Blue', '#2e4d78', 'blue']],
    figures: [
      ['Drive', 'Battery', '60.3 or 88.1 kWh'],
      ['Drive', 'Range, WLTP', '400 to 555 km'],
      ['Drive', 'Fast charge, 10 to 80%', 'about 38 minutes'],
      ['Size', 'Boot', '513 litres'],
    ],
  }),
  'hyundai-tucson': modelDetail({
    look: 'suv',
    paint: 'grey',
    fuel: 'Petrol or hybrid',
    description: 'A quiet cabin, a generous boot and a choice of petrol or hybrid.',
    variants: [
      ['Base', 42_990, ['2.0-litre petrol', '12.3-inch screen', 'Adaptive cruise control', 'Five seats']],
      ['Elite hybrid', 51_490, ['Turbo hybrid', 'Heated leather seats', 'Smart key', 'Powered tailgate']],
      ['Premium hybrid', 58_990, ['Bose sound', 'Panoramic roof', 'Blind-spot camera', 'Three-zone air']],
    ],
    features: [
      ['Shows your blind spot', 'Indicate, and the mirror\u2019s view stands between the dials.'],
      ['Five years of cover', 'Hyundai\u2019s warranty, whatever the distance.'],
      ['Quiet', 'Laminated glass in front and a hybrid that starts without a sound.'],
    ],
    colours: [['Titan Grey', '#63676b', 'grey'], WHITE, ['Ultimate Red', '#8f1a22', 'red', 'Premium, $750']],
    figures: [
      ['Engine', 'Hybrid power', '172 kW combined'],
      ['Engine', 'Fuel, hybrid', '5.3 L/100 km'],
      ['Towing', 'Braked', '1,900 kg'],
      ['Size', 'Boot', '582 litres'],
    ],
  }),
  'ford-ranger': modelDetail({
    look: 'ute',
    paint: 'blue',
    fuel: 'Diesel',
    description: 'From a cab chassis for the tray you already own to the Wildtrak in every second driveway.',
    variants: [
      ['XL single cab chassis', 38_990, ['2.0-litre diesel', 'Rear-wheel drive', 'Ten-inch screen'], '4x2'],
      ['XLT double cab', 66_490, ['Bi-turbo diesel', 'Ten-speed automatic', '17-inch alloys', 'Tow pack'], '4x4'],
      ['Wildtrak V6', 79_990, ['3.0-litre V6', 'Leather seats', 'Powered roller shutter', 'Zone lighting'], '4x4'],
    ],
    features: [
      ['A V6 if you want one', '600 Nm, full-time four-wheel drive and 3,500 kg behind it.'],
      ['A tray that was thought about', 'A step in its corner, a ruler in its tailgate, a pallet between its arches.'],
      ['Five years of cover', 'Ford\u2019s warranty, whatever the distance.'],
    ],
    colours: [
      ['Blue Lightning', '#2450a0', 'blue', 'Premium, $700'],
      ['Arctic White', '#f2f3f1', 'white'],
      ['Meteor Grey', '#55595d', 'grey'],
    ],
    figures: [
      ['Engine', 'V6 power', '184 kW'],
      ['Engine', 'V6 torque', '600 Nm'],
      ['Towing', 'Braked', '3,500 kg'],
      ['Size', 'Length', '5,370 mm'],
    ],
    disclaimer: 'Towing needs a tow bar, tongue and ball. State rules apply.',
  }),
  'mg-mg4': modelDetail({
    look: 'hatch',
    paint: 'orange',
    fuel: 'Electric',
    description: 'Rear-wheel drive, up to 530 km of range and a price that used to buy a petrol hatch.',
    variants: [
      ['Excite 51', 37_990, ['350 km of range', 'Rear-wheel drive', 'Adaptive cruise control', '10.25-inch screen']],
      ['Essence 64', 46_990, ['450 km of range', 'Heated seats', '360-degree camera', 'Wireless charging']],
      ['Long Range 77', 55_990, ['530 km of range', '77 kWh battery', 'Fast charging at 144 kW']],
    ],
    features: [
      ['Cheap to keep', 'About $4 of off-peak electricity in a hundred kilometres, and a service every two years.'],
      ['Seven years of cover', 'MG\u2019s warranty on the car and its battery.'],
      ['Charges over lunch', '10 to 80 per cent in about half an hour on a fast charger.'],
    ],
    colours: [['Fizzy Orange', '#d7571f', 'orange', 'Premium, $500'], WHITE, ['Brighton Blue', '#2c5b92', 'blue']],
    figures: [
      ['Drive', 'Battery', '51 to 77 kWh'],
      ['Drive', 'Range, WLTP', '350 to 530 km'],
      ['Drive', 'Power', '125 to 180 kW'],
      ['Size', 'Boot', '363 litres'],
    ],
  }),
  'ford-mustang-mach-e': modelDetail({
    look: 'suv',
    paint: 'blue',
    fuel: 'Electric',
    description:
      'Quick, electric and due this summer. Register your interest and we will call when the first one lands.',
    variants: [
      ['Select', null, ['470 km of range', 'Rear-wheel drive', '15.5-inch screen']],
      ['GT', null, ['All-wheel drive', '358 kW', 'Adaptive dampers', 'Sport seats']],
    ],
    features: [
      ['0 to 100 in 3.7 seconds', 'In the GT, and without a sound.'],
      ['Two boots', 'One behind, and one under the bonnet that you can hose out.'],
      ['Eight years on the battery', 'Ford\u2019s cover, to 160,000 km.'],
    ],
    colours: [['Grabber Blue', '#1f63b5', 'blue'], WHITE, ['Rapid Red', '#951b22', 'red']],
    figures: [
      ['Drive', 'Battery', '73 or 91 kWh'],
      ['Drive', 'Range, WLTP', '470 to 600 km'],
      ['Size', 'Boots', '402 and 81 litres'],
    ],
    disclaimer: 'Figures are the maker\u2019s for Europe; those for Australia follow.',
  }),
} as const
