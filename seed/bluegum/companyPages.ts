import { applyForFinancePage } from '../../src/newSite/applyForFinancePage'
import { blogPage } from '../../src/newSite/blogPage'
import { innerHero, page, pictureAndText } from '../../src/newSite/pageParts'
import type { PageContent } from '../../src/newSite/siteContent'
import type { Refs } from '../demoSite'
import { brandOverviewPage, financeAndInsurancePage } from '../shared/companyPages'

/** Company pages of a used-car specialist, with an expired and a current campaign. */
export function companyPages({ image }: Refs): PageContent[] {
  return [
    page(
      '/brands',
      'Brands',
      'Used cars of every make at Bluegum Cars, with how many of each are in the yards today.',
      [
        innerHero(
          'Whatever badge it wears',
          'We buy on condition. The badge is up to you.',
          image('bluegum-hero.webp'),
        ),
        { blockType: 'brandGrid', heading: 'In the yards today', showCounts: true },
        { blockType: 'facetTiles', heading: 'Or by shape', facet: 'body', limit: 8, background: 'surface' },
      ],
    ),
    brandOverviewPage({
      brand: 'mazda',
      name: 'Mazda',
      image: image('bluegum-bendigo.webp'),
      heading: 'Why we buy so many Mazdas',
      text: 'They age well, the parts are cheap and the people who traded them in looked after them.',
      carType: 'used',
      tabs: [
        [
          'What lasts',
          [
            'Engines and six-speed automatics of the last ten years give us next to no trouble. The **CX-5** from 2017 on is the car that comes back least.',
          ],
        ],
        [
          'What to look at',
          [
            {
              list: [
                'Front lower control-arm bushes from about 90,000 km',
                'Infotainment that reboots on cars before 2019: a twenty-minute update',
                'Diesels that never left town: walk away, as we do',
              ],
            },
          ],
        ],
        [
          'What it costs to keep',
          ['A logbook service is $310 to $420 at our workshop. Insurance is among the lowest of its class.'],
        ],
      ],
    }),
    financeAndInsurancePage({
      heading: 'A loan that is as plain as the car',
      text: 'Used-car finance from four lenders, and insurance that you may leave on the table.',
      image: image('shared-finance.webp'),
      columns: [
        ['Third party, fire and theft', 'For the cheapest cars'],
        ['Comprehensive', 'For most'],
        ['Comprehensive with choice', 'Your own repairer'],
      ],
      covers: [
        ['Damage to other people’s property', 'Yes\nYes\nYes'],
        ['Fire and theft', 'Up to $10,000\nYes\nYes'],
        ['Damage to your own car', 'No\nYes\nYes'],
        ['Choose your own repairer', 'No\nNo\nYes'],
        ['Hire car', 'No\nAfter theft\nAfter anything'],
      ],
      note: 'A summary only. Read the Product Disclosure Statement before you decide. Bluegum is paid the same whichever you choose.',
      questions: [
        ['How old a car can I finance?', 'Up to twelve years old at the start of the loan with most lenders.'],
        ['Do you do rent-to-own?', 'No. It costs more than any loan we would be prepared to sell you.'],
      ],
    }),
    applyForFinancePage({ image: image('shared-finance.webp'), noun: 'car' }),
    blogPage(
      'Straight answers',
      'Plain advice on used cars from the people at Bluegum.',
      'Straight answers',
      'The questions that we are asked most, and what we say.',
    ),
    {
      ...page('/eofy', 'End of financial year', 'The end of financial year sale at Bluegum Cars.', [
        innerHero(
          'Forty cars, one week',
          'Vans, wagons and utes for whoever has a return to lodge.',
          image('bluegum-hero.webp'),
        ),
        {
          blockType: 'stockList',
          heading: 'For the business',
          display: 'grid',
          limit: 8,
          sort: 'price_asc',
          filters: { bodies: ['Ute', 'Van', 'Wagon'] },
        },
      ]),
      // Expired long ago, to show the expiry message.
      expiresAt: '2025-06-15T16:00:00+10:00',
      expiresAt_tz: 'Australia/Melbourne',
      afterExpiry: 'message',
      expiryMessage:
        'That sale has been and gone. Our prices are the same on the first of July as on the thirtieth of June.',
      expiryLink: '/search/used-cars',
    },
    page(
      '/pages/seven-day-swap',
      'The seven-day swap',
      'Take a Bluegum car home for a week. If it does not suit, swap it for another.',
      [
        innerHero(
          'A week is longer than a test drive',
          'Take it to work, to school and up your own driveway. If it does not suit, bring it back and choose another.',
          image('/stock-photos/suv-green-front-quarter.webp'),
          [{ label: 'See our cars', link: '/search/used-cars' }],
        ),
        {
          blockType: 'timeline',
          heading: 'How it works',
          entries: [
            {
              when: 'Day 0',
              title: 'You buy it',
              text: 'At the price on the site. The swap is in the contract, not in a brochure.',
            },
            {
              when: 'Days 1 to 7',
              title: 'You live with it',
              text: 'Up to 700 km. That is Ballarat to Mildura and half of the way home.',
            },
            {
              when: 'Day 7',
              title: 'Keep it or swap it',
              text: 'For any other car in our three yards. You pay the difference, or we do.',
            },
          ],
        },
        {
          blockType: 'comparisonTable',
          heading: 'Compared with what the law gives you',
          columns: [
            { title: 'Private sale' },
            { title: 'Any dealer in Victoria', detail: 'By law' },
            { title: 'Bluegum', detail: 'In the contract', highlight: true },
          ],
          rows: [
            { label: 'Clear title', values: 'If you check\nYes\nYes' },
            { label: 'Change your mind', values: 'No\n3 days, less a fee\n7 days, swap at no cost' },
            { label: 'Warranty', values: 'No\n3 months, under 10 years\n12 months, under 10 years' },
            { label: 'Inspection report', values: 'If you pay\nNo\nYes' },
          ],
          note: 'The cooling-off period of the Motor Car Traders Act applies as well and is not affected.',
          background: 'surface',
        },
        pictureAndText({
          image: image('shared-service.webp'),
          heading: 'Why we can',
          parts: [
            'Because we looked at it first. Last year nineteen cars came back out of 1,140, and most of those for a bigger boot.',
          ],
          button: ['How we inspect', '/how-we-inspect'],
        }),
      ],
    ),
  ]
}
