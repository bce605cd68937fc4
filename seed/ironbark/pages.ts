import { privacyPage, termsPage } from '../../src/newSite/legalPages'
import { faq, form, innerHero, page, pictureAndText, reviewsBlock } from '../../src/newSite/pageParts'
import { paymentPage } from '../../src/newSite/paymentPage'
import { sellMyCarPage } from '../../src/newSite/sellMyCarPage'
import { successPage } from '../../src/newSite/successPage'
import type { DemoSite } from '../demoSite'
import { breadcrumbs } from '../shared/companyPages'
import { dealerSearchPages } from '../shared/dealerSearchPages'
import { groupPages } from './groupPages'

const DEALER = {
  name: 'Ironbark Tractors & Autos',
  state: 'New South Wales',
  email: 'yard@ironbark.test',
  phone: '02 5550 6600',
}

export const pages: DemoSite['pages'] = (refs) => {
  const { image, make } = refs
  const hero = image('ironbark-hero.webp')
  return [
    page(
      '/',
      'Tractors, utes and farm cars in Dubbo and Wellington',
      'New and used tractors, utes and farm cars, with field service and parts, from Ironbark in Dubbo and Wellington.',
      [
        {
          blockType: 'heroBanner',
          eyebrow: 'Dubbo and Wellington since 1968',
          heading: 'Built for the long paddock',
          text: 'Tractors, utes and farm cars from people who have bogged one. Sales, parts and field service, harvest hours when it matters.',
          image: hero,
          size: 'tall',
          actions: [
            { label: 'View Stock', link: '/search/new-used-and-demo-cars' },
            { label: 'View Offers', link: '/special-offers' },
          ],
          featureLinks: [],
        },
        {
          blockType: 'rangeWelcome',
          heading: 'G’day. What are you trying to get done?',
          text: 'Three generations, two yards and nine field utes. Tell us the job and the ground it is on, and we will show you what does it, new or second-hand.',
          stockLabel: 'View Stock',
          stockLink: '/search/new-used-and-demo-cars',
          offersLabel: 'View Offers',
          offersLink: '/special-offers',
          aboutLabel: 'About Us',
          aboutLink: '/about-us',
          rangeLabel: 'View the Range Below',
          rangeLink: '#range',
        },
        {
          blockType: 'helpBar',
          heading: 'How can we help?',
          shownOn: 'phones',
          links: [
            { title: 'Locate a Dealer', link: '/dealer-locator', icon: 'location' },
            { title: 'Book A Test Drive', link: '/book-test-drive', icon: 'testDrive' },
            { title: 'Finance Enquiry', link: '/finance-enquiry', icon: 'finance' },
          ],
        },
        {
          blockType: 'callToActionGrid',
          tiles: [
            { title: 'Book a service', link: '/service', icon: 'service' },
            { title: 'Search our stock', link: '/search/new-used-and-demo-cars', icon: 'stock' },
            { title: 'Book a test drive', link: '/book-test-drive', icon: 'testDrive' },
            { title: 'View latest offers', link: '/special-offers', icon: 'offer' },
            { title: 'Get finance', link: '/finance', icon: 'finance' },
            { title: 'Contact us', link: '/contact', icon: 'contact' },
          ],
        },
        {
          blockType: 'stockList',
          heading: 'The range',
          intro: 'In the yard now, ready to float.',
          display: 'grid',
          limit: 8,
          sort: 'recommended',
          linkLabel: 'All stock',
          background: 'surface',
          anchor: 'range',
        },
        {
          blockType: 'brandGrid',
          heading: 'Names that last out here',
          showCounts: true,
          groups: [
            {
              label: 'Tractors',
              icon: 'tractor',
              makes: [make('kubota'), make('john-deere'), make('massey-ferguson')],
            },
            { label: 'Utes and wagons', icon: 'truck', makes: [make('toyota'), make('isuzu-ute')] },
          ],
        },
        {
          blockType: 'offersTeaser',
          heading: 'About Us',
          text: 'Jack Ironside welded his first loader frame behind the Dubbo saleyards in 1968. The shed is bigger now and the tractors steer themselves, but there is still an Ironside on the parts counter by seven.',
          image: image('ironbark-dubbo.webp'),
          buttonLabel: 'Explore Offers',
          link: '/special-offers',
        },
        {
          blockType: 'statistics',
          heading: 'Behind every machine in the yard',
          background: 'ink',
          figures: [
            { figure: '58', label: 'harvests' },
            { figure: '9', label: 'field service utes' },
            { figure: '14,000', label: 'parts on the shelf' },
          ],
        },
        faq('Trade-in questions', [
          [
            'Will you trade a tractor that is not running?',
            'Usually. Send photos and hours, and we will come and look before you pay for a float.',
          ],
          [
            'How do you value it?',
            'On hours, make, condition and what the same machine made at clearing sales this season.',
          ],
          ['Can I trade a ute on a tractor?', 'Yes, or the other way round.'],
        ]),
        reviewsBlock('From around the district'),
        {
          blockType: 'postTeasers',
          heading: 'Yard notes',
          subtitle: 'Written between customers, mostly about things that people ask us at the counter.',
          limit: 3,
          linkLabel: 'All yard notes',
        },
        { blockType: 'locationsGrid', heading: 'Two yards', locationType: 'all' },
      ],
    ),
    page(
      '/about-us',
      'About us',
      'Ironbark Tractors & Autos has sold and serviced farm machinery in Dubbo since 1968.',
      [
        breadcrumbs(),
        innerHero(
          'An Ironside on the counter by seven',
          'Three generations of machinery in the central west.',
          image('shared-parts.webp'),
        ),
        pictureAndText({
          image: image('ironbark-dubbo.webp'),
          heading: 'What has not changed',
          parts: [
            'We sell what we can service. If we do not hold parts for a brand we do not put it in the yard. Every machine goes out with the mobile number of the person who sold it.',
          ],
        }),
        {
          blockType: 'timeline',
          heading: 'Fifty-eight harvests',
          entries: [
            {
              when: '1968',
              title: 'A welder and a lease',
              text: 'Jack Ironside builds loader frames behind the saleyards.',
            },
            {
              when: '1983',
              title: 'Drought, and the parts counter',
              text: 'Nobody buys a tractor. Everybody fixes one. The shelves go up that winter.',
            },
            {
              when: '2001',
              title: 'Wellington',
              text: 'A second yard, because the float was going there every day anyway.',
            },
            {
              when: '2016',
              title: 'Lines that drive themselves',
              text: 'The first base station, and a support line that starts at five.',
            },
            {
              when: '2022',
              title: 'The Western Group',
              text: 'Tyres, hire, cars and 4x4 gear come under one roof, and Kate takes the office.',
            },
          ],
          background: 'surface',
        },
        {
          blockType: 'testimonials',
          heading: 'In their words',
          quotes: [
            {
              quote: 'They rang to say the part was two days late before I knew that it was due.',
              name: 'Margaret Doyle',
              detail: 'Dairy, Narromine',
            },
            {
              quote: 'Mick talked me down forty horsepower. Nobody has ever sold me less before.',
              name: 'Dave Trindall',
              detail: 'Mixed farming, Gilgandra',
            },
          ],
        },
        {
          blockType: 'callToActionGrid',
          heading: 'The Western Group',
          tiles: [
            { title: 'TWG Cars', text: 'Town cars, country prices', link: '/twg-cars', icon: 'stock' },
            { title: 'TWG Rental', text: 'By the day, week or harvest', link: '/twg-rental', icon: 'testDrive' },
            { title: 'TWG Tyres', text: 'In the shed or the paddock', link: '/twg-tyres', icon: 'service' },
            { title: 'NeoTek', text: 'Guidance and telematics', link: '/neotek', icon: 'location' },
            { title: '4x4 Outdoor', text: 'Bars, canopies and touring', link: '/4x4-outdoor', icon: 'delivery' },
            { title: 'Careers', text: 'Come and work with us', link: '/careers', icon: 'people' },
          ],
          background: 'surface',
        },
        { blockType: 'locationsGrid', heading: 'Two yards', locationType: 'all' },
      ],
    ),
    page('/locations', 'Our yards', 'Ironbark yards in Dubbo and Wellington: addresses, phones, hours.', [
      { blockType: 'locationsGrid', heading: 'Our yards', locationType: 'all', showLicences: true, showPhones: true },
      { blockType: 'locationMap', heading: 'On the map', showList: true, background: 'surface' },
    ]),
    page('/contact', 'Contact us', 'Ring, write or come to the yard.', [
      form('general', {
        heading: 'Drop us a line',
        intro: 'If it is urgent, ring. If you are on the header, text.',
        askCategory: true,
      }),
      { blockType: 'locationsGrid', heading: 'The yards', locationType: 'all', background: 'surface' },
    ]),
    page(
      '/finance',
      'Machinery and car finance',
      'Repayments matched to harvest or by the month, with the rate in sight.',
      [
        innerHero(
          'Pay when the crop does',
          'Annual, seasonal or monthly repayments on machinery; the usual terms on utes.',
          hero,
        ),
        {
          blockType: 'repaymentCalculator',
          heading: 'Work out a repayment',
          showInterest: true,
          showResidual: true,
          buttonLabel: 'Talk to us about finance',
          buttonLink: '#finance-form',
          anchor: 'finance-calculator',
        },
        {
          ...form('finance', {
            heading: 'Talk to us about finance',
            intro: 'What machine, what budget, and when your income falls.',
            background: 'surface',
          }),
          anchor: 'finance-form',
        },
      ],
    ),
    page('/finance-enquiry', 'Finance enquiry', 'Ask Ironbark about machinery or vehicle finance.', [
      innerHero(
        'Pay when the season pays',
        'Machinery, utes and cars, with repayments that fall when your income does.',
        image('/stock-photos/tractor-green-high.avif'),
      ),
      {
        ...form('finance', {
          heading: 'Talk to us about finance',
          intro: 'What machine, what budget, and when your income falls.',
        }),
        anchor: 'finance-form',
      },
    ]),
    page('/service', 'Service', 'Workshop and field service for tractors, utes and farm cars.', [
      innerHero(
        'In the shed or in the paddock',
        'Nine field utes, two workshops, every brand that we sell.',
        image('shared-service.webp'),
      ),
      form('service', {
        heading: 'Book a service',
        intro: 'Machine, hours or kilometres, and what it is doing.',
        submitLabel: 'Book this service',
      }),
    ]),
    page('/vehicle-parts-and-accessories', 'Parts', '14,000 lines on the shelf; the rest by the overnight truck.', [
      innerHero(
        'On the shelf, or on tonight\u2019s truck',
        'Order by four and it is on the counter at seven.',
        image('shared-parts.webp'),
      ),
      form('parts', {
        heading: 'Ask for a part',
        intro: 'A part number is best; make, model and serial number will do.',
      }),
    ]),
    page('/book-test-drive', 'Book a demonstration', 'Try a tractor on your own place, or a ute on our roads.', [
      innerHero('Try it in your own dirt', 'Tractor demonstrations on your place, ute drives from either yard.', hero),
      form('testDrive', {
        heading: 'Book a demonstration',
        intro: 'Which machine, where, and when the ground is right.',
        submitLabel: 'Book this demonstration',
      }),
    ]),
    page('/trade-in', 'Trade it in', 'Trade a tractor, ute or car at Ironbark.', [
      innerHero(
        'What is it worth to us?',
        'Tractors, utes and cars, running or not. A firm figure once we have had a look.',
        image('/stock-photos/tractor-blue-front-quarter.webp'),
      ),
      form('tradeIn', {
        heading: 'Tell us what you have',
        intro: 'Make, model, year, hours or kilometres, and anything that wants doing.',
        submitLabel: 'Send it through',
      }),
    ]),
    page('/special-offers', 'Special offers', 'Run-out tractors and reduced utes at Ironbark.', [
      innerHero('Priced to leave the yard', 'Run-out machinery and utes, while they last.', hero),
      { blockType: 'specialOffers', heading: 'On now', display: 'grid', limit: 12, whenEmpty: 'say' },
      {
        blockType: 'stockList',
        heading: 'Cheapest on the yard',
        whenEmpty: 'say',
        display: 'grid',
        limit: 12,
        sort: 'price_asc',
        linkLabel: 'All stock',
      },
    ]),
    page('/fleet', 'Fleet', 'Utes and machinery for contractors, councils and stations.', [
      innerHero('For contractors, councils and stations', 'Fleet pricing on utes, hire-to-buy on tractors.', hero),
      form('fleet', { heading: 'Tell us the job', intro: 'What it has to do and for how long.' }),
    ]),
    page('/careers', 'Careers', 'Jobs and apprenticeships at Ironbark.', [
      pictureAndText({
        image: image('shared-service.webp'),
        heading: 'Start in the shed',
        parts: ['Two apprenticeships a year, plant mechanic or light vehicle. Country pay, country hours, no traffic.'],
      }),
      form('careers', { heading: 'Put your hand up', intro: 'Tell us what you have pulled apart.' }),
    ]),
    ...groupPages(refs),
    ...dealerSearchPages({
      dealer: 'Ironbark Tractors & Autos',
      place: 'yard',
      places: 'yards',
      where: 'in Dubbo and Wellington',
      image: image('ironbark-dubbo.webp'),
    }),
    sellMyCarPage('ute or car', image('/stock-photos/ute-white-front-quarter.webp')),
    paymentPage({ online: false }),
    termsPage(DEALER),
    privacyPage(DEALER),
    successPage(DEALER.name, 'One of us will ring you back today, or first thing if it is after knock-off.'),
  ]
}
