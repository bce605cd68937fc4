import { richText } from '../../blocks/examples/richText'
import type { DemoSite } from '../demoSite'
import { daysAgo } from '../shared/dates'

/** Recent blog posts. */
export const posts: NonNullable<DemoSite['posts']> = ({ image }) => [
  {
    slug: 'comparison-rate-in-two-minutes',
    title: 'The comparison rate, in two minutes',
    category: 'Finance',
    author: 'Dina Vassos',
    published_at: daysAgo(6),
    image: image('shared-finance.webp'),
    excerpt: 'Two loans at 6.99% can cost a thousand dollars apart. One number tells you which.',
    content: richText([
      'Every lender advertises a rate. Far fewer shout about the **comparison rate**, which is the same rate with most of the fees folded in. By law it stands beside the rate wherever a rate is advertised, and there is a reason that it is usually in smaller type.',
      { heading: 'Why two numbers?' },
      'A loan at 6.99% with a $900 establishment fee and $10 a month costs more than one at 7.29% with neither. The first looks cheaper until you add it up. The comparison rate has added it up for you, on a set example: $30,000, secured, over five years.',
      { heading: 'What it leaves out' },
      {
        list: [
          'Late fees and the cost of paying out early',
          'Insurance, even if it is added to the loan',
          'Your own amount and term, if they differ from the example',
        ],
      },
      'So use it to choose between lenders, then ask for the total of repayments on your own figures. [Our calculator](/finance) shows both.',
    ]),
  },
  {
    slug: 'charging-at-home-in-an-apartment',
    title: 'Charging at home when home is an apartment',
    category: 'Electric',
    author: 'Tom Nguyen',
    published_at: daysAgo(19),
    image: image('/stock-photos/suv-teal-front-quarter.webp'),
    excerpt:
      'You do not need a wall charger, and you may not need anybody’s permission. Here is what our customers do.',
    content: richText([
      'Half of the electric cars that leave our Alexandria showroom go home to a shared garage. Nobody has brought one back because of it.',
      { heading: 'An ordinary socket is often enough' },
      'A ten-amp socket puts about 15 km into most cars for each hour. Twelve hours overnight is 180 km, which is four days of commuting for the average Sydney driver. If your car space has a socket on your own meter, you are done.',
      { heading: 'If it is on the building’s meter' },
      {
        list: [
          'Ask the strata manager for the by-law on charging: since 2021 it takes a simple majority, not a special one',
          'Offer a plug-in energy meter; they cost $30 and settle most arguments',
          'Where the building wants a system, ask who owns the chargers when you move out',
        ],
      },
      { heading: 'And in between' },
      'There are now fast chargers at eleven supermarkets between the bridge and the airport. Twenty minutes with the groceries is two days of driving.',
    ]),
  },
  {
    slug: 'what-a-128-point-inspection-finds',
    title: 'What a 128-point inspection really finds',
    category: 'Used cars',
    author: 'Priya Raman',
    published_at: daysAgo(41),
    image: image('shared-service.webp'),
    excerpt: 'We opened last quarter’s reports. These six things turn up more than all of the others together.',
    content: richText([
      'Our technicians inspected 412 used cars last quarter and turned 131 away. Here is what the rest most often needed before they went on the yard.',
      {
        list: [
          '**Tyres**, on 38%: usually the rear pair of a front-wheel drive that was never rotated',
          '**Brake fluid**, on 31%: over 3% water, which nobody notices until a long hill',
          '**Cabin filter**, on 29%: free to look at, and never looked at',
          '**Battery**, on 22%: passes in summer, fails in June',
          '**Wheel alignment**, on 19%: kerbs',
          '**A recall that was never done**, on 7%: we ring the maker for every car',
        ],
        ordered: true,
      },
      'The report goes on the car’s page with what we replaced and what we left. If it says that the front pads are at 4 mm, they are at 4 mm, and the price knows it.',
    ]),
  },
  {
    slug: 'selling-a-car-with-finance-owing',
    title: 'Selling a car that still has finance on it',
    category: 'Selling',
    author: 'Dina Vassos',
    published_at: daysAgo(63),
    image: image('shared-trade-in.webp'),
    excerpt: 'It is ordinary, it is legal, and it takes one phone call more than selling a car without.',
    content: richText([
      'About four in ten cars that we buy belong partly to a lender. There is nothing wrong with that as long as the lender is paid first.',
      { heading: 'How it goes' },
      {
        list: [
          'Ask your lender for a payout letter. It holds for about ten days.',
          'We value the car and show you the figure less the payout.',
          'We pay the lender that day and you the rest. Or, where more is owing than it is worth, you bring the difference or carry it over.',
        ],
        ordered: true,
      },
      'The one thing not to do is sell privately and promise to pay the lender afterwards: the buyer can lose the car. [Start a valuation](/trade-in) and we will tell you where you stand.',
    ]),
  },
]
