import { richText } from '../../blocks/examples/richText'
import type { DemoSite } from '../demoSite'
import { daysAgo } from '../shared/dates'

export const posts: NonNullable<DemoSite['posts']> = ({ image }) => [
  {
    slug: 'how-many-kilometres-is-too-many',
    title: 'How many kilometres is too many?',
    category: 'Buying',
    author: 'Jess Hartley',
    published_at: daysAgo(5),
    image: image('shared-service.webp'),
    excerpt: 'Fewer than you fear, if there is a book to go with them. A number by itself tells you little.',
    content: richText([
      'We have sold a Corolla with 240,000 on it to a nurse who put another 200,000 on and sent us a Christmas card. We have refused one with 61,000.',
      { heading: 'What matters more' },
      {
        list: [
          '**The book.** Eight stamps on time beat half the kilometres and no stamps.',
          '**Where they were done.** 150,000 km from Horsham is easier on a car than 70,000 km in Brunswick.',
          '**What is due next.** A timing belt at 150,000 km is a $1,200 question at 145,000.',
        ],
      },
      'As a rule of thumb we stop at 200,000 km, because lenders and insurers do. But if you pay cash and can hold a spanner, there are good cars beyond it.',
    ]),
  },
  {
    slug: 'reading-an-inspection-report',
    title: 'How to read an inspection report',
    category: 'Buying',
    author: 'Aaron Pike',
    published_at: daysAgo(33),
    image: image('bluegum-ballarat.webp'),
    excerpt: 'Ours or anybody’s: skip the ticks and go straight to the four lines that cost money.',
    content: richText([
      'A report with 150 ticks is not better than one with 60. What you want to know is what it will cost you in the next two years.',
      {
        list: [
          '**Tyres**: depth and date. Six years is old whatever the tread.',
          '**Brakes**: millimetres, not "OK".',
          '**Leaks**: weeping is a note, dripping is a bill.',
          '**Codes**: what the computers remember, and when it was last cleared.',
        ],
        ordered: true,
      },
      'If a seller will not give you those four, you have learned the most important thing already.',
    ]),
  },
  {
    slug: 'selling-privately-or-to-us',
    title: 'Sell it privately, or to us?',
    category: 'Selling',
    author: 'Jess Hartley',
    published_at: daysAgo(71),
    image: image('shared-trade-in.webp'),
    excerpt: 'Privately you will usually get more. Here is how much more, and what you do for it.',
    content: richText([
      'We would rather that you knew. On a $20,000 car a private buyer pays about $1,500 more than we do.',
      'For that you get it a roadworthy, write the advertisement, answer forty messages, meet six strangers and wait about five weeks. Some people enjoy it. If you do not, [we pay the same day](/trade-in).',
    ]),
  },
]
