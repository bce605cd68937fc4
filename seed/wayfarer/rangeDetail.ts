import { modelDetail } from '../shared/modelDetail'

const HANDOVER: [string, string] = [
  'Two hours with us',
  'We show you every tap and switch, and you tow it round the block before you go.',
]

/** Content of Wayfarer's model pages by slug. */
export const rangeDetail = {
  'jayco-journey': modelDetail({
    look: 'caravan',
    paint: 'white',
    description:
      'The van that most people come back for: twenty layouts, an ensuite in each, and a chassis that has done the lap.',
    variants: [
      ['17.55-5', 79_990, ['Sleeps two', 'Island queen', 'Rear ensuite', '170 W of solar'], '2,080 kg tare'],
      [
        '19.61-3 Outback',
        94_490,
        ['Sleeps two', 'Off-road suspension', '340 W of solar', 'Three water tanks'],
        '2,480 kg tare',
      ],
      ['21.66-3', 98_990, ['Sleeps five', 'Triple bunks', 'Ensuite', 'Tandem axle'], '2,650 kg tare'],
    ],
    features: [
      ['Made for the lap', 'A galvanised chassis, one-piece walls and five years on the structure.'],
      ['Wakes with the sun', 'A window beside each pillow, and blinds that let you decide.'],
      HANDOVER,
    ],
    figures: [
      ['Size', 'Body length', '17.5 to 21.4 ft'],
      ['Weight', 'Tare', '2,080 to 2,650 kg'],
      ['Weight', 'ATM', '2,480 to 3,220 kg'],
      ['Living', 'Sleeps', '2 to 5'],
    ],
    disclaimer: 'Weights are the maker\u2019s, without options. Check your car\u2019s towing limit before you order.',
  }),
  'jayco-swan': modelDetail({
    look: 'caravan-popup',
    paint: 'white',
    description: 'Folds to the height of a wagon, tows behind a family car and opens to sleep six.',
    variants: [
      ['Touring', 41_990, ['Two double beds', 'Slide-out kitchen', 'Three-way fridge'], '1,170 kg tare'],
      ['Outback', 46_990, ['Off-road suspension', 'Solar and battery', 'Two water tanks'], '1,310 kg tare'],
    ],
    features: [
      ['Up in ten minutes', 'One handle, two people, no swearing. We time you at handover.'],
      ['Tows behind what you own', 'Under 1,500 kg loaded in its Touring form.'],
      HANDOVER,
    ],
    figures: [
      ['Size', 'Body length', '14.3 ft'],
      ['Weight', 'Tare', '1,170 to 1,310 kg'],
      ['Living', 'Sleeps', '6'],
    ],
  }),
  'new-age-road-owl': modelDetail({
    look: 'caravan',
    paint: 'grey',
    description: 'The couple\u2019s tourer with an ensuite and a weight that a medium SUV can pull.',
    variants: [
      ['RO18BE', 74_990, ['Sleeps two', 'Island queen', 'Rear ensuite'], '2,050 kg tare'],
      ['RO20BBE', 82_990, ['Sleeps five', 'Triple bunks', 'Ensuite'], '2,380 kg tare'],
    ],
    features: [
      ['Light for its length', 'A composite frame that never rots, and weighs less.'],
      ['A fridge that stays cold', '188 litres, on gas, mains or battery.'],
      HANDOVER,
    ],
    figures: [
      ['Size', 'Body length', '18.3 to 20.3 ft'],
      ['Weight', 'Tare', '2,050 to 2,380 kg'],
      ['Living', 'Sleeps', '2 to 5'],
    ],
  }),
  'avan-aspire': modelDetail({
    look: 'caravan',
    paint: 'beige',
    description: 'Fibreglass walls, a low roof line and a shape that the wind forgives.',
    variants: [
      ['499', 68_990, ['Sleeps two', 'Two singles or a double', 'Rear ensuite'], '1,480 kg tare'],
      ['617', 81_490, ['Sleeps four', 'Island double', 'Central ensuite'], '1,890 kg tare'],
    ],
    features: [
      ['Under 1,500 kg', 'The 499 tows behind a medium car, with an ensuite inside.'],
      ['Walls in one piece', 'No joins along the sides, so nowhere for water to start.'],
      HANDOVER,
    ],
    figures: [
      ['Size', 'Body length', '16.4 to 20.2 ft'],
      ['Weight', 'Tare', '1,480 to 1,890 kg'],
      ['Living', 'Sleeps', '2 to 4'],
    ],
  }),
  'crusader-excalibur': modelDetail({
    look: 'caravan',
    paint: 'silver',
    description: 'Leather, lithium and a kitchen that you would put in a house. The 2027 layout arrives in autumn.',
    variants: [
      ['Prince 20', null, ['Sleeps two', 'Leather lounge', '200 Ah of lithium', 'Diesel heater']],
      ['X-Treme 22', null, ['Off-road suspension', '800 W of solar', '2000 W inverter', 'Three water tanks']],
    ],
    features: [
      ['A week off the grid', '400 Ah of lithium and 800 W on the roof.'],
      ['Warm in July', 'A diesel heater, and glass that keeps what it makes.'],
      HANDOVER,
    ],
    figures: [
      ['Size', 'Body length', '20.3 to 22 ft'],
      ['Weight', 'ATM', '3,090 to 3,500 kg'],
      ['Living', 'Sleeps', '2'],
    ],
  }),
} as const
