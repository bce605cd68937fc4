import { privacyPage, termsPage } from '../../src/newSite/legalPages'
import { faq, form, innerHero, page, pictureAndText, reviewsBlock } from '../../src/newSite/pageParts'
import { paymentPage } from '../../src/newSite/paymentPage'
import { sellMyCarPage } from '../../src/newSite/sellMyCarPage'
import { successPage } from '../../src/newSite/successPage'
import type { DemoSite } from '../demoSite'
import { dealerSearchPages } from '../shared/dealerSearchPages'
import { companyPages } from './companyPages'

const DEALER = {
  name: 'Wayfarer Caravans',
  state: 'Queensland',
  email: 'ahoy@wayfarercaravans.test',
  phone: '07 5550 7300',
}

export const pages: DemoSite['pages'] = (refs) => {
  const { image } = refs
  const hero = image('wayfarer-hero.webp')
  return [
    page(
      '/',
      'Caravans and campers on the Sunshine Coast',
      'New and used caravans and camper trailers in Caloundra and Caboolture, with an honest towing check and a two-hour handover.',
      [
        {
          blockType: 'heroBanner',
          eyebrow: 'Caloundra and Caboolture',
          heading: 'Leave on a Tuesday. Come back when you like.',
          text: 'Caravans, pop-tops and campers, matched to the car that you already have.',
          image: hero,
          size: 'tall',
          actions: [
            { label: 'Find your van', link: '/search/new-used-and-demo-cars' },
            { label: 'What can I tow?', link: '/towing-guide' },
          ],
          featureLinks: [],
        },
        pictureAndText({
          image: image('wayfarer-caloundra.webp'),
          heading: 'Start with the car you have',
          parts: [
            'Most people fall for a van and then find out what it weighs. We do it the other way round. Tell us your car and we show you the vans it can tow with water, food and grandchildren aboard.',
          ],
          button: ['See what I can tow', '/tow-match'],
        }),
        {
          blockType: 'stockList',
          heading: 'Ready to hitch',
          display: 'carousel',
          limit: 9,
          sort: 'recommended',
          linkLabel: 'See every van',
          background: 'surface',
        },
        { blockType: 'specialOffers', heading: 'On now', display: 'grid', limit: 3, linkLabel: 'All offers' },
        { blockType: 'brandGrid', heading: 'By maker', showCounts: true },
        reviewsBlock('Postcards from the road'),
        {
          blockType: 'postTeasers',
          heading: 'The journal',
          subtitle: 'Towing, packing and places. Mostly learned the hard way.',
          limit: 3,
          linkLabel: 'Read on',
        },
        faq('First van?', [
          [
            'Do I need a special licence?',
            'No. An ordinary car licence covers a caravan up to 4,500 kg, within what your car may tow.',
          ],
          ['Will you teach me to reverse?', 'Yes, in our yard, with cones, for as long as it takes.'],
          ['Can I store it with you?', 'Caboolture has forty undercover bays by the month.'],
        ]),
        { blockType: 'locationsGrid', heading: 'Come and lie on the beds', locationType: 'all', background: 'surface' },
      ],
    ),
    page(
      '/towing-guide',
      'Towing guide',
      'What the masses on the plates mean, and how to tell what your car can tow.',
      [
        innerHero('What can I tow?', 'Four numbers decide it. Here they are in plain words.', hero),
        {
          blockType: 'towMatcher',
          heading: 'Check your car',
          intro: 'Choose it, or enter its figures, and we list the vans in the yard that it may tow.',
        },
        pictureAndText({
          image: image('/stock-photos/caravan-white-side.webp'),
          heading: 'The numbers on the plates',
          background: 'surface',
          parts: [
            {
              list: [
                '**Tare** is what the van weighs empty, as it left the factory.',
                '**ATM**, aggregate trailer mass, is the most the van may weigh loaded and unhitched. Your car’s braked towing capacity must be at least this.',
                '**GCM**, gross combination mass, is the most that car and van may weigh together, people and fuel included. It is the number that catches people out.',
                '**Tow ball mass** is how much of the van rests on the car, usually about a tenth of its loaded weight. Too little and it sways; too much and the steering goes light.',
              ],
            },
          ],
        }),
        {
          blockType: 'comparisonTable',
          heading: 'One car, two vans',
          intro: 'A family wagon that weighs 2,650 kg with people and luggage in it, and what its handbook allows.',
          columns: [
            { title: 'The wagon', detail: 'Its limits' },
            { title: 'A 17-foot van', detail: 'May be towed', highlight: true },
            { title: 'A 22-foot van', detail: 'May not, three times over' },
          ],
          rows: [
            { label: 'Towing capacity and ATM', values: '3,000 kg\n2,450 kg\n3,200 kg' },
            { label: 'On the tow ball', values: '300 kg\n230 kg\n330 kg' },
            { label: 'Car and van together', values: '5,500 kg\n5,100 kg\n5,850 kg' },
          ],
          note: 'An example. The plates and the handbook of your own car and van decide.',
        },
        pictureAndText({
          image: image('/stock-photos/caravan-white-nose.avif'),
          position: 'right',
          heading: 'Not sure? Bring the car',
          background: 'surface',
          parts: ['Caboolture has a weighbridge. We weigh car and van, loaded as you travel, and the answer is free.'],
          button: ['Find Caboolture', '/our-location/caboolture'],
        }),
      ],
    ),
    page('/about-us', 'About us', 'Wayfarer Caravans has fitted Queenslanders to caravans since 2003.', [
      innerHero(
        'We have been there, in the rain',
        'Everyone who sells our vans has lived in one for at least a month.',
        image('wayfarer-caloundra.webp'),
      ),
      pictureAndText({
        image: image('wayfarer-caboolture.webp'),
        heading: 'A lap of the country, then a yard',
        parts: [
          'Helen Marsh and Dev Chowdhury drove around Australia in 2002 in a borrowed Viscount. They came home with opinions about annexes and a plan. Wayfarer opened in Caloundra the next year.',
        ],
      }),
      reviewsBlock('Postcards from the road'),
    ]),
    page('/locations', 'Where to find us', 'Wayfarer yards in Caloundra and Caboolture.', [
      { blockType: 'locationsGrid', heading: 'Where to find us', locationType: 'all' },
      { blockType: 'locationMap', heading: 'On the map', showList: true, background: 'surface' },
    ]),
    page('/contact', 'Contact us', 'Call, visit or write to Wayfarer Caravans.', [
      form('general', {
        heading: 'Write to us',
        intro: 'Tell us your car, your crew and where you would like to go.',
        askCategory: true,
      }),
      { blockType: 'locationsGrid', heading: 'Or come by', locationType: 'all', background: 'surface' },
    ]),
    page(
      '/finance',
      'Caravan finance',
      'Estimate repayments over up to seven years, with the rate and comparison rate in sight.',
      [
        innerHero(
          'What would it cost a week?',
          'Loans to seven years, with the rate and comparison rate beside every figure.',
          hero,
        ),
        {
          blockType: 'repaymentCalculator',
          heading: 'Work out a repayment',
          showInterest: true,
          showResidual: false,
          buttonLabel: 'Ask about finance',
          buttonLink: '#finance-form',
          anchor: 'finance-calculator',
        },
        {
          ...form('finance', {
            heading: 'Ask about finance',
            intro: 'Which van, and roughly what you want to spend.',
            background: 'surface',
          }),
          anchor: 'finance-form',
        },
      ],
    ),
    page('/finance-enquiry', 'Finance enquiry', 'Ask Wayfarer about caravan finance.', [
      innerHero(
        'A loan for the long road',
        'For the van, the tow car, or both at once.',
        image('/stock-photos/caravan-interior.webp'),
      ),
      {
        ...form('finance', { heading: 'Ask about finance', intro: 'A rough budget is enough.' }),
        anchor: 'finance-form',
      },
    ]),
    page(
      '/service',
      'Caravan servicing',
      'Bearings, brakes, gas certificates and water leaks, in Caloundra and Caboolture.',
      [
        innerHero(
          'Before the big trip',
          'Bearings, brakes, gas certificate, seals: one day, one price.',
          image('shared-service.webp'),
        ),
        form('service', {
          heading: 'Book a service',
          intro: 'Tell us the van and when you leave.',
          submitLabel: 'Book this service',
        }),
      ],
    ),
    page(
      '/vehicle-parts-and-accessories',
      'Parts and accessories',
      'Awnings, solar, batteries, weight distribution hitches and spares.',
      [
        innerHero(
          'The good kind of extra weight',
          'Awnings, solar, batteries and hitches, fitted by us.',
          image('shared-parts.webp'),
        ),
        form('parts', { heading: 'Ask for a price', intro: 'Tell us the van and what you would like.' }),
      ],
    ),
    page('/book-test-drive', 'Book a walk-through', 'See a van with the awning out and the kettle on.', [
      innerHero('Awning out, kettle on', 'Book an hour and we set the van up as you would at camp.', hero),
      form('testDrive', {
        heading: 'Book a walk-through',
        intro: 'Which van, and when?',
        submitLabel: 'Book this time',
      }),
    ]),
    page('/trade-in', 'Trade in your van', 'What is your caravan, camper or tow car worth?', [
      innerHero(
        'What is yours worth?',
        'An estimate online, and a firm figure once we have walked around it.',
        image('/stock-photos/caravan-beige-front-quarter.webp'),
      ),
      form('tradeIn', {
        heading: 'Tell us about yours',
        intro: 'Maker, model, year, and how it has been kept.',
        submitLabel: 'Value my van',
      }),
    ]),
    page('/special-offers', 'Special offers', 'Run-out and show-display vans at Wayfarer.', [
      innerHero('Show vans and run-outs', 'Displayed, not towed.', hero),
      { blockType: 'specialOffers', heading: 'On now', display: 'grid', limit: 12, whenEmpty: 'say' },
      {
        blockType: 'stockList',
        heading: 'The best prices in the yard',
        whenEmpty: 'say',
        display: 'grid',
        limit: 8,
        sort: 'price_asc',
        linkLabel: 'See every van',
      },
    ]),
    page('/fleet', 'Parks and hire', 'Vans for holiday parks, hire fleets and worksites.', [
      innerHero('For parks, hire and worksites', 'Robust layouts, bulk pricing, service on site.', hero),
      form('fleet', { heading: 'Tell us the plan', intro: 'How many, where, and from when.' }),
    ]),
    page('/careers', 'Careers', 'Work at Wayfarer Caravans.', [
      pictureAndText({
        image: image('wayfarer-caboolture.webp'),
        heading: 'Must like camping',
        parts: [
          'We are looking for a gas fitter and a handover host. A month in a van is part of the training.',
          'Tell us where you have been, and what you would have packed instead.',
        ],
      }),
      form('careers', { heading: 'Tell us about you', intro: 'Where was your best camp?' }),
    ]),
    ...companyPages(refs),
    ...dealerSearchPages({
      dealer: 'Wayfarer Caravans',
      place: 'yard',
      places: 'yards',
      where: 'on the Sunshine Coast and in Caboolture',
      image: image('wayfarer-caloundra.webp'),
    }),
    sellMyCarPage('caravan', image('/stock-photos/caravan-popup-white-front-quarter.webp')),
    paymentPage({ online: true }),
    termsPage(DEALER),
    privacyPage(DEALER),
    successPage(
      DEALER.name,
      'One of us will be in touch within a day. If you are already on the road, tell us when you have reception.',
    ),
  ]
}
