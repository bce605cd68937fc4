import { privacyPage, termsPage } from '../../src/newSite/legalPages'
import { faq, form, innerHero, page, pictureAndText, reviewsBlock } from '../../src/newSite/pageParts'
import { paymentPage } from '../../src/newSite/paymentPage'
import { sellMyCarPage } from '../../src/newSite/sellMyCarPage'
import { successPage } from '../../src/newSite/successPage'
import type { DemoSite } from '../demoSite'
import { dealerSearchPages } from '../shared/dealerSearchPages'
import { campaignPages } from './campaigns'
import { companyPages } from './companyPages'

const DEALER = {
  name: 'Harbour Motor Group',
  state: 'New South Wales',
  email: 'hello@harbourmotorgroup.test',
  phone: '02 5550 4100',
}

export const pages: DemoSite['pages'] = (refs) => {
  const { image } = refs
  const hero = image('harbour-hero.webp')
  return [
    page(
      '/',
      'New, demo and used cars in Sydney and the coast',
      'Harbour Motor Group sells Toyota, Mazda, Kia, Hyundai, Ford and MG, and used cars of every make, from six New South Wales locations.',
      [
        {
          blockType: 'heroBanner',
          eyebrow: 'Six locations, one stock list',
          heading: 'Find the car that fits your week',
          text: 'New, demo and used cars from Wollongong to Newcastle. Each price says what it includes.',
          image: hero,
          size: 'tall',
          actions: [
            { label: 'Search our stock', link: '/search/new-used-and-demo-cars' },
            { label: 'Value my trade-in', link: '/trade-in' },
          ],
          showSearch: true,
          featureLinks: [
            { title: 'See our latest offers', link: '/special-offers', icon: 'offer' },
            {
              title: 'Book your service online',
              subText: 'Save time & book online',
              link: '/service',
              icon: 'service',
            },
            {
              title: 'Sell your car',
              subText: 'Get an instant offer in 2 minutes',
              link: '/trade-in',
              icon: 'tradeIn',
            },
          ],
        },
        { blockType: 'brandGrid', heading: 'Sold and serviced here', showCounts: true },
        { blockType: 'facetTiles', heading: 'Browse by body', facet: 'body', limit: 8, background: 'paper' },
        {
          blockType: 'stockList',
          heading: 'Just in',
          display: 'carousel',
          limit: 10,
          sort: 'newest',
          linkLabel: 'See all stock',
          background: 'surface',
        },
        {
          blockType: 'specialOffers',
          heading: 'On offer now',
          intro: 'Each with its price and its last day.',
          display: 'carousel',
          limit: 6,
          linkLabel: 'All offers',
        },
        {
          blockType: 'whyChooseUs',
          heading: 'Why people drive past three other yards',
          panels: [
            {
              icon: 'protection',
              title: 'Mechanical protection',
              text: 'Three years of cover on engine, gearbox and electrics of every used car under ten years old.',
            },
            {
              icon: 'quality',
              title: 'Quality assured',
              text: 'A 128-point inspection by a technician who signs it, and you read the report before you pay.',
            },
            {
              icon: 'finance',
              title: 'Personalised finance',
              text: 'Several lenders, one conversation, and the comparison rate said out loud.',
              linkLabel: 'Estimate a repayment',
              link: '/finance',
            },
          ],
          background: 'surface',
        },
        pictureAndText({
          image: image('shared-trade-in.webp'),
          position: 'right',
          heading: 'Your car is worth more than a guess',
          parts: [
            'Tell us the year, model and kilometres. You see a range, from comparable cars that we have sold ourselves, and a firm figure when you bring it in.',
          ],
          button: ['Start a valuation', '/trade-in'],
        }),
        {
          blockType: 'statistics',
          heading: 'One group, from the first look to the last service',
          background: 'ink',
          figures: [
            { figure: '6', label: 'locations' },
            { figure: '6', label: 'new-car brands' },
            { figure: '31', label: 'years in business' },
          ],
        },
        {
          blockType: 'salesCounter',
          heading: 'Sales this Month',
          text: 'Cars, parts and services across the group',
          source: 'formula',
        },
        reviewsBlock('What customers say'),
        {
          blockType: 'postTeasers',
          heading: 'From our blog',
          subtitle: 'What we tell our own families.',
          limit: 3,
          linkLabel: 'Read the blog',
        },
        { blockType: 'locationsGrid', heading: 'Six places to kick the tyres', locationType: 'all' },
        {
          blockType: 'paymentsStrip',
          heading: 'We accept',
          methods: ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'],
          note: 'For deposits, servicing and parts. No surcharge on debit cards.',
          background: 'surface',
        },
      ],
    ),
    page(
      '/about-us',
      'About us',
      'A family business since 1995, Harbour Motor Group runs six dealerships and their workshops in New South Wales.',
      [
        innerHero(
          'A motor group that answers the phone',
          'Family-owned since 1995, with 240 people across six locations.',
          hero,
        ),
        pictureAndText({
          image: image('harbour-parramatta.webp'),
          heading: 'From one yard on Church Street',
          parts: [
            'Con and Maria Vassos opened a used-car yard in Parramatta in 1995 with eleven cars and one rule: write the price on the windscreen and stick to it.',
            'Their daughters run the group today. The cars are newer and there are more of them, and each price still says what it includes: Drive Away is all you pay, and Excl. Govt. Charges says what comes on top.',
          ],
        }),
        pictureAndText({
          image: image('harbour-brookvale.webp'),
          position: 'right',
          background: 'surface',
          heading: 'What we promise',
          parts: [
            {
              list: [
                'The same price online and in the showroom, and in words what it includes',
                'A written inspection report with every used car',
                'Seven days to swap a used car that does not suit you',
                'The same workshop team for as long as you own the car',
              ],
            },
          ],
        }),
        {
          blockType: 'timeline',
          heading: 'Thirty-one years in six lines',
          entries: [
            {
              when: '1995',
              title: 'Eleven cars on Church Street',
              text: 'Con and Maria Vassos write the price on the windscreen and stick to it.',
            },
            {
              when: '2002',
              title: 'The first new-car franchise',
              text: 'Mazda, in a showroom that had been a carpet shop.',
            },
            {
              when: '2008',
              title: 'Over the bridge',
              text: 'Brookvale opens the week that the markets close. It sells nine cars.',
            },
            {
              when: '2014',
              title: 'North and south',
              text: 'Newcastle and Wollongong join within a year of each other.',
            },
            {
              when: '2019',
              title: 'Their daughters take the keys',
              text: 'Eleni runs the showrooms and Dina the money. Con still does Saturdays.',
            },
            {
              when: '2024',
              title: 'Half of the demonstrators plug in',
              text: 'And there is a charger at every location that customers may use.',
            },
          ],
          background: 'surface',
        },
        {
          blockType: 'team',
          heading: 'Who you will meet',
          people: [
            {
              name: 'Eleni Vassos',
              role: 'Dealer principal',
              text: 'Started on the wash bay at fifteen. Still moves cars when it rains.',
            },
            { name: 'Dina Vassos', role: 'Finance', text: 'Will talk you out of a loan that you do not need.' },
            { name: 'Tom Nguyen', role: 'Sales manager, Alexandria', phone: '02 5550 4103' },
            { name: 'Priya Raman', role: 'Service manager', text: 'Twenty years on the tools before she ran them.' },
          ],
        },
        reviewsBlock('Ask our customers'),
        { blockType: 'locationsGrid', heading: 'Our locations', locationType: 'all' },
      ],
    ),
    page(
      '/locations',
      'Our locations',
      'Addresses, phones and opening hours of the six Harbour Motor Group locations.',
      [
        {
          blockType: 'locationsGrid',
          heading: 'Our locations',
          intro: 'Sales, service and parts from Wollongong to Newcastle.',
          locationType: 'all',
        },
        { blockType: 'locationMap', heading: 'On the map', showList: true, background: 'surface' },
      ],
    ),
    page('/contact', 'Contact us', 'Call, visit or write to Harbour Motor Group.', [
      innerHero('Talk to a person', 'We answer messages within one business day, most within the hour.', hero),
      form('general', {
        heading: 'Send us a message',
        intro: 'Choose a location and your message goes straight to its team.',
        askCategory: true,
      }),
      { blockType: 'locationsGrid', heading: 'Or come and see us', locationType: 'all', background: 'surface' },
    ]),
    page(
      '/finance',
      'Car finance and repayments',
      'Estimate repayments with the rate and comparison rate in sight, then apply with Harbour Motor Group.',
      [
        innerHero(
          'Know the figure before you fall for the car',
          'Move the sliders, see the repayment, the rate and what it rests on.',
          image('shared-finance.webp'),
          [{ label: 'Apply for finance', link: '/finance-enquiry' }],
        ),
        {
          blockType: 'repaymentCalculator',
          heading: 'Estimate your repayments',
          showInterest: true,
          showResidual: true,
          buttonLabel: 'Enquire about finance',
          buttonLink: '#finance-form',
          anchor: 'finance-calculator',
        },
        {
          ...form('finance', {
            heading: 'Ask our finance team',
            intro: 'A rough budget is enough. We come back with options from several lenders, not one.',
            background: 'surface',
          }),
          anchor: 'finance-form',
        },
        faq(
          'About car finance',
          [
            [
              'What is a comparison rate?',
              'The interest rate with most fees folded in, worked out on a set example: a $30,000 secured loan over five years. It lets you compare lenders on one number.',
            ],
            [
              'What is a final payment?',
              'An amount left to the end of the term, also called a balloon or residual. Repayments are lower, and you pay, refinance or trade the car when it falls due.',
            ],
            [
              'Will an enquiry touch my credit file?',
              'Using the calculator and asking us a question do not. A formal application does, and we tell you before we send one.',
            ],
          ],
          'surface',
        ),
      ],
    ),
    page('/finance-enquiry', 'Finance enquiry', 'Ask the Harbour finance team about a loan, lease or novated lease.', [
      innerHero(
        'Ask before you choose',
        'A loan, a lease or a novated lease: which one depends on you, not on the car.',
        image('/stock-photos/hatch-interior-wheel.webp'),
      ),
      {
        ...form('finance', {
          heading: 'Ask our finance team',
          intro: 'Tell us roughly what you want to spend and we come back with options from several lenders, not one.',
        }),
        anchor: 'finance-form',
      },
    ]),
    page(
      '/service',
      'Book a service',
      'Factory-trained technicians for Toyota, Mazda, Kia, Hyundai, Ford and MG at six locations.',
      [
        innerHero(
          'Serviced by the people who sold it',
          'Capped-price servicing, genuine parts and a loan car when the job takes longer.',
          image('shared-service.webp'),
        ),
        form('service', {
          heading: 'Book a service',
          intro: 'Choose a drop-off time that is free at the workshop nearest you.',
          askRego: true,
          submitLabel: 'Book this service',
        }),
        { blockType: 'locationsGrid', heading: 'Our workshops', locationType: 'service', background: 'surface' },
      ],
    ),
    page(
      '/vehicle-parts-and-accessories',
      'Parts and accessories',
      'Genuine parts and accessories, in stock or ordered by the next business day.',
      [
        innerHero(
          'The right part, first time',
          'Genuine parts for six brands, most on the shelf and the rest here tomorrow.',
          image('shared-parts.webp'),
        ),
        form('parts', {
          heading: 'Ask for a part',
          intro: 'Your registration lets us look up the exact part.',
          askRego: true,
        }),
      ],
    ),
    page('/book-test-drive', 'Book a test drive', 'Drive the car you have in mind, on your own roads if you like.', [
      innerHero(
        'Take the long way round the block',
        'Thirty minutes, your choice of road, nobody talking you through the glovebox.',
        hero,
      ),
      form('testDrive', {
        heading: 'Book a test drive',
        intro: 'Choose a time that is free and bring your licence.',
        submitLabel: 'Book this test drive',
      }),
    ]),
    page(
      '/trade-in',
      'Trade-in valuation',
      'What is your car worth? A range from comparable sales, then a firm figure in person.',
      [
        innerHero('What is your car worth?', 'Year, model, kilometres. We do the rest.', image('shared-trade-in.webp')),
        form('tradeIn', {
          heading: 'Tell us about your car',
          intro: 'Four short steps. Cars over 7 years old or 100,000 km are valued in person.',
          askRego: true,
          submitLabel: 'Value my car',
        }),
        faq(
          'Trade-in questions',
          [
            [
              'How do you value my car?',
              'Against comparable cars that we have sold in the last three months, then in person for condition.',
            ],
            [
              'Can I trade in a car with finance owing?',
              'Yes. We pay out the lender on the day and take the rest off your next car.',
            ],
            ['Do I have to buy from you?', 'No. We buy cars outright, and pay the same day.'],
          ],
          'surface',
        ),
      ],
    ),
    page('/special-offers', 'Special offers', 'Current offers on new, demo and used cars at Harbour Motor Group.', [
      innerHero(
        'Offers worth crossing the bridge for',
        'Demonstrators and reduced used cars, from all six locations.',
        hero,
      ),
      {
        blockType: 'specialOffers',
        heading: 'On now',
        intro: 'Open one for its small print and the cars that it is for.',
        display: 'grid',
        limit: 12,
        whenEmpty: 'say',
      },
      {
        blockType: 'stockList',
        heading: 'Ex-demo savings',
        intro: 'Low kilometres, balance of new-car warranty.',
        display: 'grid',
        limit: 8,
        sort: 'price_asc',
        filters: { carTypes: ['demo'] },
        whenEmpty: 'say',
        linkLabel: 'See every demo car',
        link: '/search/demo-cars',
      },
      {
        blockType: 'stockList',
        heading: 'Newest used arrivals',
        display: 'carousel',
        limit: 10,
        sort: 'newest',
        filters: { carTypes: ['used'] },
        linkLabel: 'See all used cars',
        link: '/search/used-cars',
        background: 'surface',
      },
    ]),
    page('/fleet', 'Fleet', 'Vehicles and servicing for businesses of 3 to 300 cars.', [
      innerHero(
        'One contact for the whole fleet',
        'Registered fleet pricing on six brands, with servicing at your gate.',
        image('harbour-newcastle.webp'),
      ),
      pictureAndText({
        image: image('/stock-photos/ute-white-front-quarter.webp'),
        heading: 'From three cars to three hundred',
        parts: [
          'Our fleet team looks after tradespeople, councils and a courier company with 180 vans. You have one name to call, a loan car policy in writing and a monthly report of every vehicle.',
        ],
      }),
      form('fleet', {
        heading: 'Talk to the fleet team',
        intro: 'How many vehicles, what they do, and when you need them.',
      }),
    ]),
    page('/careers', 'Careers', 'Work at Harbour Motor Group: sales, workshop, parts and apprenticeships.', [
      innerHero(
        'Come and work with us',
        'Apprentices, technicians, parts people and salespeople who would rather listen.',
        image('shared-service.webp'),
      ),
      pictureAndText({
        image: image('shared-parts.webp'),
        heading: 'Apprenticeships start in February and July',
        parts: [
          'We train twelve apprentices a year and pay for tools in the first. Half of our workshop supervisors started with us at seventeen.',
        ],
      }),
      form('careers', {
        heading: 'Introduce yourself',
        intro: 'Tell us what you do well and where you would like to work.',
      }),
    ]),
    ...companyPages(refs),
    ...campaignPages(refs),
    ...dealerSearchPages({
      dealer: 'Harbour Motor Group',
      place: 'dealership',
      places: 'dealerships',
      where: 'from Wollongong to Newcastle',
      image: image('harbour-parramatta.webp'),
    }),
    sellMyCarPage('car', image('/stock-photos/sedan-blue-front-quarter.webp')),
    paymentPage({ online: true }),
    termsPage(DEALER),
    privacyPage(DEALER),
    successPage(
      DEALER.name,
      'Somebody from the location that you chose will call or write within one business day. Keep the reference from your email in case you call us first.',
    ),
  ]
}
