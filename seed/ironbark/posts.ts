import { richText } from '../../blocks/examples/richText'
import type { DemoSite } from '../demoSite'
import { daysAgo } from '../shared/dates'

export const posts: NonNullable<DemoSite['posts']> = ({ image }) => [
  {
    slug: 'grease-it-before-it-squeaks',
    title: 'Grease it before it squeaks',
    category: 'Workshop',
    author: 'Mick Ironside',
    published_at: daysAgo(4),
    image: image('shared-service.webp'),
    excerpt:
      'Ten minutes a morning in harvest, in the order that I do it, with the three nipples that everybody misses.',
    content: richText([
      'I have pulled apart a lot of front axles. Nearly all of them had a grease gun hanging on the wall beside them.',
      { heading: 'The order' },
      {
        list: [
          'Front axle pivots and kingpins, while the weight is off',
          'Hitch: both lift links, the top link and the stabilisers',
          'Loader, from the bucket back to the towers',
          'PTO shaft: the two crosses, and the tube itself once a week',
        ],
        ordered: true,
      },
      { heading: 'The three that get missed' },
      'The clutch cross shaft, behind the step. The front driveshaft slip joint, under its guard. The seat pivot, which is why yours clunks.',
      'If a nipple will not take grease, do not pump harder. Take it out and look. They are two dollars at the counter and I will give you one.',
    ]),
  },
  {
    slug: 'buying-a-used-tractor-by-its-hours',
    title: 'Buying a used tractor by more than its hours',
    category: 'Buying',
    author: 'Kate Ironside',
    published_at: daysAgo(27),
    image: image('/stock-photos/tractor-green-front-quarter.webp'),
    excerpt: 'Four thousand hours on a loader and four thousand behind a boom spray are not the same tractor.',
    content: richText([
      'Hours are where people start, and too often where they stop.',
      {
        list: [
          '**Ask what it did.** Loader work wears the front; towing wears the back; spraying wears nothing but the seat.',
          '**Start it cold.** If the seller has warmed it up, come back tomorrow.',
          '**Work the hydraulics hot.** Lift something heavy and leave it up while you have a cup of tea.',
          '**Read the module.** The dash can be swapped. We plug in and print what the engine remembers.',
        ],
      },
      'Everything in our yard has that printout in the window. If you are buying somewhere else, we will do it for you for the price of the drive.',
    ]),
  },
  {
    slug: 'payments-after-harvest',
    title: 'Payments after harvest, and what they really cost',
    category: 'Finance',
    author: 'Kate Ironside',
    published_at: daysAgo(58),
    image: image('shared-finance.webp'),
    excerpt: 'One payment a year suits the season. It also costs a bit more, and you should know how much.',
    content: richText([
      'With one payment a year you owe the whole amount for longer, so you pay more interest than with twelve. On $150,000 over five years the difference is usually between two and three thousand dollars.',
      'For most people that is cheap for not having to find money in August. But know the figure. Ask for both, side by side, with the comparison rate on each. [We will print them](/finance-enquiry).',
    ]),
  },
]
