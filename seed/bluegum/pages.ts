import { privacyPage, termsPage } from '../../src/newSite/legalPages'
import { faq, form, innerHero, page, pictureAndText, reviewsBlock } from '../../src/newSite/pageParts'
import { paymentPage } from '../../src/newSite/paymentPage'
import { sellMyCarPage } from '../../src/newSite/sellMyCarPage'
import { successPage } from '../../src/newSite/successPage'
import type { DemoSite } from '../demoSite'
import { dealerSearchPages } from '../shared/dealerSearchPages'
import { companyPages } from './companyPages'

const DEALER = { name: 'Bluegum Cars', state: 'Victoria', email: 'hello@bluegumcars.test', phone: '03 5550 2200' }

export const pages: DemoSite['pages'] = (refs) => {
  const { image } = refs
  const hero = image('bluegum-hero.webp')
  return [
    page(
      '/',
      'Good used cars in Ballarat, Bendigo and Geelong',
      'Inspected, honestly described used cars with a seven-day swap, from Bluegum Cars in country Victoria.',
      [
        {
          blockType: 'heroBanner',
          eyebrow: 'Used cars, and nothing else',
          heading: 'Good cars. Straight answers.',
          text: 'Every car comes with the inspection report, stone chips and all, and a week to change your mind.',
          image: hero,
          size: 'tall',
          actions: [
            { label: 'See our cars', link: '/search/used-cars' },
            { label: 'Sell us yours', link: '/trade-in' },
          ],
          featureLinks: [],
        },
        { blockType: 'quickSearch', heading: 'What are you after?' },
        {
          blockType: 'stockList',
          heading: 'New in the yards',
          display: 'grid',
          limit: 8,
          sort: 'newest',
          linkLabel: 'See every car',
        },
        { blockType: 'brandGrid', heading: 'By maker', showCounts: true },
        { blockType: 'facetTiles', heading: 'By shape', facet: 'body', limit: 8, background: 'surface' },
        pictureAndText({
          image: image('shared-service.webp'),
          heading: 'Three hours on the hoist before it gets a price',
          parts: [
            'We turn down about a third of the cars we are offered. The rest spend a morning in our own workshop, and whatever we find goes into a report that hangs from the mirror and sits on this site.',
          ],
          button: ['How we inspect', '/how-we-inspect'],
        }),
        {
          blockType: 'whyChooseUs',
          heading: 'What you get that you cannot see',
          panels: [
            {
              icon: 'quality',
              title: 'The report',
              text: 'Three hours on the hoist, written down, hung from the mirror and put on this site.',
            },
            {
              icon: 'care',
              title: 'A week to change your mind',
              text: 'Swap it for any other car in our three yards.',
              linkLabel: 'The seven-day swap',
              link: '/pages/seven-day-swap',
            },
            {
              icon: 'protection',
              title: 'Mechanical protection',
              text: 'Twelve months on engine, gearbox and electrics of every car under ten years.',
            },
          ],
        },
        reviewsBlock('Said by people who bought one'),
        {
          blockType: 'priceSliderSearch',
          heading: 'Start with your budget',
          text: 'Most of our cars are between $12,000 and $45,000.',
        },
        {
          blockType: 'postTeasers',
          heading: 'Straight answers',
          subtitle: 'The questions that we are asked most.',
          limit: 3,
          linkLabel: 'More of them',
        },
        {
          blockType: 'salesCounter',
          heading: 'Cars sold this month',
          text: 'Counted from the yard book, not the clock',
          source: 'sold',
          background: 'surface',
        },
        faq('Before you drive over', [
          [
            'Is the car still there?',
            'If the site shows it, yes. A car comes down the minute somebody signs for it, and stays listed as sold for a few days so that you can see what it went for.',
          ],
          [
            'Can my own mechanic look at it?',
            'Please. Any of our cars can go to a workshop of your choice for a morning, or your mechanic can use our hoist.',
          ],
          [
            'What does the price leave out?',
            'Government charges, where the price says so: registration, CTP insurance, the transfer fee and stamp duty. We quote them before you sign. The roadworthy certificate is always in it.',
          ],
          ['Do you deliver?', 'Anywhere in Victoria for a flat fee, and interstate by quote.'],
        ]),
        {
          blockType: 'locationsGrid',
          heading: 'Three yards, one list of cars',
          intro: 'We bring a car to the yard nearest you at no cost.',
          locationType: 'all',
          background: 'surface',
        },
      ],
    ),
    page(
      '/how-we-inspect',
      'How we inspect every car',
      'The 158 points of the Bluegum inspection, and what happens with what we find.',
      [
        innerHero(
          '158 points, one signature',
          'The technician who inspected your car signs the report with a name, not a number.',
          image('shared-service.webp'),
        ),
        pictureAndText({
          image: image('bluegum-ballarat.webp'),
          heading: 'What we look at',
          parts: [
            {
              list: [
                'Engine, gearbox and drivetrain, cold and warm',
                'Brakes, tyres and suspension, measured rather than judged',
                'Every electric window, seat, camera and charging port',
                'Paint depth on each panel, to show old repairs',
                'Finance, write-off and odometer records',
              ],
            },
          ],
        }),
        pictureAndText({
          image: image('/stock-photos/suv-green-wheel.avif'),
          position: 'right',
          background: 'surface',
          heading: 'What happens with what we find',
          parts: [
            'Safety items are fixed before sale. Wear and cosmetic marks are written down, photographed and counted in the price. If something turns up that we missed, tell us within three months and we put it right.',
          ],
        }),
        {
          blockType: 'statistics',
          heading: 'The inspection in numbers',
          background: 'ink',
          figures: [
            { figure: '158', label: 'points checked' },
            { figure: '3 h', label: 'on the hoist' },
            { figure: '1 in 3', label: 'cars turned away' },
          ],
        },
      ],
    ),
    page('/about-us', 'About us', 'Bluegum Cars was started in Ballarat in 2009 by two mechanics.', [
      innerHero(
        'Two mechanics and a dog called Diff',
        'How a workshop in Ballarat came to sell cars.',
        image('shared-service.webp'),
      ),
      pictureAndText({
        image: image('bluegum-geelong.webp'),
        heading: 'It started with saying no',
        parts: [
          'Fiona Ashby and Ravi Menon ran a workshop that checked used cars for buyers. They said "do not buy that one" so often that in 2009 a customer asked them to find one they would say yes to. They did. Then they found another.',
          'Seventeen years later there are three yards and forty people. Diff has been succeeded by Clutch.',
        ],
      }),
      {
        blockType: 'team',
        heading: 'Who signs the report',
        people: [
          { name: 'Fiona Ashby', role: 'Founder, Ballarat', text: 'Still road-tests every car over $30,000 herself.' },
          { name: 'Ravi Menon', role: 'Founder and buyer', text: 'Has said no to about 5,000 cars, politely.' },
          { name: 'Jess Hartley', role: 'Yard manager, Bendigo', text: 'Will tell you what it costs to keep.' },
          {
            name: 'Marco Bellini',
            role: 'Inspections',
            text: 'One hundred and fifty-eight points, one signature: his.',
          },
        ],
      },
      reviewsBlock('What people say'),
      { blockType: 'locationsGrid', heading: 'Come and look', locationType: 'all' },
    ]),
    page(
      '/locations',
      'Our yards',
      'Addresses and opening hours of the Bluegum yards in Ballarat, Bendigo and Geelong.',
      [
        { blockType: 'locationsGrid', heading: 'Our yards', intro: 'Open seven days.', locationType: 'all' },
        { blockType: 'locationMap', heading: 'On the map', showList: true, background: 'surface' },
      ],
    ),
    page('/contact', 'Contact us', 'Call, visit or write to Bluegum Cars.', [
      form('general', {
        heading: 'Ask us anything',
        intro: 'A person at the yard you choose reads it, usually within the hour.',
      }),
      { blockType: 'locationsGrid', heading: 'Or drop in', locationType: 'all', background: 'surface' },
    ]),
    page(
      '/finance',
      'Finance and repayments',
      'What a used car costs a week, with the rate and comparison rate beside it.',
      [
        innerHero(
          'What will it cost a week?',
          'Move the sliders. Compare it with your bank. Take whichever is better.',
          image('shared-finance.webp'),
        ),
        {
          blockType: 'repaymentCalculator',
          heading: 'Work it out',
          showInterest: false,
          showResidual: false,
          buttonLabel: 'Ask about finance',
          buttonLink: '#finance-form',
          anchor: 'finance-calculator',
        },
        {
          ...form('finance', {
            heading: 'Ask about finance',
            intro: 'A rough budget is enough to start.',
            background: 'surface',
          }),
          anchor: 'finance-form',
        },
        faq(
          'Straight answers on finance',
          [
            [
              'Is your rate the best I can get?',
              'Sometimes. Ask your bank too and bring us their offer; if it is better, take it.',
            ],
            [
              'Can I pay it out early?',
              'Yes. Our lenders charge a closing fee of at most $395, and you save the interest.',
            ],
          ],
          'surface',
        ),
      ],
    ),
    page('/finance-enquiry', 'Finance enquiry', 'Ask Bluegum Cars about finance for a used car.', [
      {
        ...form('finance', { heading: 'Ask about finance', intro: 'A rough budget is enough to start.' }),
        anchor: 'finance-form',
      },
    ]),
    page('/service', 'Servicing', 'Servicing in Ballarat for any make, by the people who inspect our own cars.', [
      innerHero(
        'Any make, same hoist',
        'The workshop that inspects our cars will look after yours.',
        image('shared-service.webp'),
      ),
      form('service', {
        heading: 'Book a service',
        intro: 'At our Ballarat workshop, weekdays from eight.',
        askRego: true,
        submitLabel: 'Book this service',
      }),
    ]),
    page(
      '/vehicle-parts-and-accessories',
      'Parts and accessories',
      'Roof racks, tow bars, mats and seat covers, fitted before you collect.',
      [
        innerHero(
          'Ready for the first weekend',
          'Tow bars, racks, mats and seat covers, fitted before you collect.',
          image('shared-parts.webp'),
        ),
        form('parts', {
          heading: 'Ask for a price',
          intro: 'Tell us the car and what you would like fitted.',
          askRego: true,
        }),
      ],
    ),
    page('/book-test-drive', 'Book a test drive', 'Take a Bluegum car home for an hour.', [
      innerHero('Take it home for an hour', 'See whether it fits the garage, the pram and the dog.', hero),
      form('testDrive', {
        heading: 'Book a test drive',
        intro: 'Choose a time. We will have it out the front.',
        submitLabel: 'Book this test drive',
      }),
    ]),
    page('/trade-in', 'Sell us your car', 'A fair range by message, a firm offer in person, money the same day.', [
      innerHero(
        'Sell us yours',
        'A range by message, a firm offer in half an hour, money the same day.',
        image('shared-trade-in.webp'),
      ),
      form('tradeIn', {
        heading: 'Tell us about it',
        intro: 'Four short steps. Cars over 7 years old or 100,000 km are valued in person.',
        askRego: true,
        submitLabel: 'Get an offer',
      }),
      faq(
        'Selling to us',
        [
          [
            'Do I have to buy one of yours?',
            'No. About half the cars we buy come from people who are not after another.',
          ],
          ['What if there is finance on it?', 'We pay out the lender and give you the rest.'],
        ],
        'surface',
      ),
    ]),
    page('/fleet', 'Small business', 'Used vans and utes for tradespeople and small businesses.', [
      innerHero('Vans and utes for small business', 'Tax invoice, tow bar, racks: tell us once and it is ready.', hero),
      form('fleet', { heading: 'Tell us what you need', intro: 'How many, what for, and by when.' }),
    ]),
    page('/careers', 'Work with us', 'Jobs at the Bluegum yards and workshop.', [
      pictureAndText({
        image: image('shared-service.webp'),
        heading: 'Work with us',
        parts: [
          'We hire slowly and people stay. If you can explain a gearbox to a teenager and like being outside, write to us.',
        ],
      }),
      form('careers', { heading: 'Introduce yourself', intro: 'A few lines are enough.' }),
    ]),
    ...companyPages(refs),
    ...dealerSearchPages({
      dealer: 'Bluegum Cars',
      place: 'yard',
      places: 'yards',
      where: 'in Ballarat, Bendigo and Geelong',
      image: image('bluegum-geelong.webp'),
    }),
    sellMyCarPage('car'),
    paymentPage({ online: true }),
    termsPage(DEALER),
    privacyPage(DEALER),
    successPage(DEALER.name, 'Somebody from the yard will call or write, usually within the hour while we are open.'),
  ]
}
