import { modelDetail } from '../shared/modelDetail'

const DEMO: [string, string] = [
  'Try it in your own dirt',
  'We float one out to your place and leave it there for the day.',
]

/** Content of Ironbark's model pages by slug. */
export const rangeDetail = {
  'kubota-m7': modelDetail({
    look: 'tractor',
    paint: 'orange',
    fuel: 'Diesel',
    description:
      'Kubota\u2019s largest: four cylinders that pull like six, and a cab that you can sit in for fourteen hours.',
    variants: [
      ['M7-132', null, ['130 hp', '30F/15R powershift', 'Loader joystick']],
      ['M7-152', null, ['150 hp', '30F/15R powershift', 'Cab suspension']],
      ['M7-173 Premium KVT', null, ['170 hp', 'Stepless gearbox', 'ISOBUS terminal', 'GPS guidance']],
    ],
    features: [
      ['Lifts 9,400 kg', 'More than most that are a size larger.'],
      ['Steers itself', 'Guidance that holds a line to two centimetres, ready from the factory.'],
      DEMO,
    ],
    figures: [
      ['Engine', 'Power', '130 to 170 hp'],
      ['Engine', 'Capacity', '6.1 litres'],
      ['Hydraulics', 'Lift at the ball', '9,400 kg'],
      ['Hydraulics', 'Flow', '110 L/min'],
    ],
  }),
  'kubota-l-series': modelDetail({
    look: 'tractor',
    paint: 'orange',
    fuel: 'Diesel',
    description: 'The tractor for a hundred acres: small enough for the shed, large enough for a round bale.',
    variants: [
      ['L3800', null, ['38 hp', '8F/4R gears', 'Roll bar']],
      ['L4600', null, ['46 hp', 'Shuttle shift', 'Roll bar']],
      ['L6060', null, ['62 hp', 'Hydrostatic', 'Air-conditioned cab']],
    ],
    features: [
      ['Starts every time', 'A Kubota diesel, and parts for it on our shelf.'],
      ['One pedal', 'The hydrostatic ones go and stop without a clutch.'],
      DEMO,
    ],
    figures: [
      ['Engine', 'Power', '38 to 62 hp'],
      ['Hydraulics', 'Lift', '1,200 to 1,750 kg'],
      ['Size', 'Fuel tank', '38 to 61 litres'],
    ],
  }),
  'john-deere-6r': modelDetail({
    look: 'tractor',
    paint: 'green',
    fuel: 'Diesel',
    description: 'Row-crop power with the stepless gearbox that the others are measured by.',
    variants: [
      ['6R 155', null, ['155 hp', 'AutoPowr stepless', 'Cab suspension']],
      ['6R 195', null, ['195 hp', 'DirectDrive', 'GPS guidance', 'ISOBUS terminal']],
    ],
    features: [
      ['Set a speed, forget the gears', 'AutoPowr finds the revs that burn least.'],
      ['Knows the paddock', 'Maps, guidance and section control on one screen.'],
      DEMO,
    ],
    figures: [
      ['Engine', 'Power', '155 to 195 hp'],
      ['Hydraulics', 'Lift', '7,900 to 9,500 kg'],
      ['Hydraulics', 'Flow', '155 L/min'],
    ],
  }),
  'massey-ferguson-5s': modelDetail({
    look: 'tractor',
    paint: 'red',
    fuel: 'Diesel',
    description: 'The loader tractor, with a bonnet that falls away so that you see the bucket and not the bonnet.',
    variants: [
      ['5S.105', null, ['105 hp', 'Dyna-4 gearbox', 'Loader ready']],
      ['5S.125', null, ['125 hp', 'Dyna-4 gearbox', 'Air seat']],
    ],
    features: [
      ['See what you lift', 'A steep bonnet and a glass roof.'],
      ['Turns in a laneway', 'Four metres, wall to wall.'],
      DEMO,
    ],
    figures: [
      ['Engine', 'Power', '105 to 145 hp'],
      ['Hydraulics', 'Lift', '6,000 kg'],
    ],
  }),
  'isuzu-d-max': modelDetail({
    look: 'ute',
    paint: 'white',
    fuel: 'Diesel',
    description: 'Three litres, 3,500 kg braked towing, and no opinions about mud.',
    variants: [
      ['SX cab chassis', null, ['3.0-litre diesel', 'Alloy tray', 'Rear differential lock'], '4x4'],
      ['LS-U', null, ['18-inch alloys', 'Leather wheel', 'Tub liner'], '4x4'],
      ['X-Terrain', null, ['Leather seats', 'Roller cover', 'Remote start'], '4x4'],
    ],
    features: [
      ['Six years of cover', 'Isuzu UTE\u2019s own, to 150,000 km, with roadside help for seven.'],
      ['Fitted out here', 'Bars, trays and canopies go on in our shed, and stay under warranty.'],
      ['Lends itself', 'Take it for a day, with your own trailer behind it.'],
    ],
    colours: [
      ['Mineral White', '#f2f3f1', 'white'],
      ['Cobalt Blue', '#24448a', 'blue'],
      ['Obsidian Grey', '#505458', 'grey'],
    ],
    figures: [
      ['Engine', 'Power', '140 kW'],
      ['Engine', 'Torque', '450 Nm'],
      ['Towing', 'Braked', '3,500 kg'],
    ],
  }),
  'toyota-landcruiser-70': modelDetail({
    look: 'ute',
    paint: 'beige',
    fuel: 'Diesel',
    description: 'Single cab, double cab or Troopy. They come as fast as Toyota can make them, and we keep a list.',
    variants: [
      ['WorkMate single cab', null, ['2.8-litre diesel', 'Automatic', 'Steel wheels'], '79'],
      ['GXL double cab', null, ['Alloys', 'Diff locks', 'Snorkel'], '79'],
    ],
    features: [
      ['Forty years of parts', 'Whatever you break on it, somebody in Bourke has one.'],
      ['Locks at both ends', 'Front and rear differential locks in every GXL.'],
      ['Built up in our shed', 'Suspension, bars and tanks, engineered and registered.'],
    ],
    colours: [
      ['Sandy Taupe', '#b7a888', 'beige'],
      ['French Vanilla', '#f1efe6', 'white'],
    ],
    figures: [
      ['Engine', 'Power', '150 kW'],
      ['Engine', 'Torque', '500 Nm'],
      ['Towing', 'Braked', '3,500 kg'],
    ],
  }),
} as const
