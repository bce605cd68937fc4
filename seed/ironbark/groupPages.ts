import { applyForFinancePage } from '../../src/newSite/applyForFinancePage'
import { blogPage } from '../../src/newSite/blogPage'
import { form, innerHero, page } from '../../src/newSite/pageParts'
import type { PageContent } from '../../src/newSite/siteContent'
import type { Refs } from '../demoSite'
import { brandOverviewPage, breadcrumbs, businessPage, financeAndInsurancePage } from '../shared/companyPages'
import { endOfFinancialYearSale } from '../shared/dates'

/** Ironbark's brand, finance and campaign pages, and the businesses of its parent, The Western Group. */
export function groupPages(refs: Refs): PageContent[] {
  return [...brandPages(refs), ...moneyPages(refs), ...westernGroup(refs), eofy(refs)]
}

function brandPages({ image, make }: Refs): PageContent[] {
  return [
    page('/brands', 'Brands', 'The machinery and vehicle brands that Ironbark sells, and holds parts for.', [
      breadcrumbs(),
      innerHero(
        'We sell what we can service',
        'Seven names, and parts on the shelf for every one.',
        image('ironbark-hero.webp'),
      ),
      {
        blockType: 'brandGrid',
        heading: 'On the yard',
        showCounts: true,
        groups: [
          {
            label: 'Tractors and harvest',
            icon: 'tractor',
            makes: ['kubota', 'john-deere', 'massey-ferguson', 'new-holland', 'case-ih'].map(make),
          },
          { label: 'Utes and wagons', icon: 'truck', makes: ['toyota', 'isuzu-ute'].map(make) },
        ],
      },
    ]),
    brandOverviewPage({
      brand: 'kubota',
      name: 'Kubota',
      image: image('/stock-photos/tractor-orange-front-quarter.webp'),
      heading: 'Kubota in the central west',
      text: 'From the L Series on the hobby block to the M7 on eight hundred hectares, with a field ute behind both.',
      tabs: [
        [
          'Which one?',
          [
            'Under forty hectares, an **L Series** with a loader does nearly everything. For hay and a mid-sized seeder, look at the **M Series**. If you are pulling a bar all day, it is the **M7** with KVT.',
            'Bring your soil and your implements to the conversation. Horsepower is the last thing we ask about.',
          ],
        ],
        [
          'Warranty',
          ['Two years on the whole machine and four on the powertrain, with the hours written on the contract.'],
        ],
        [
          'Service',
          [
            'Fifty-hour check at your place, free. After that our field utes do scheduled services on farm from Nyngan to Mudgee.',
          ],
        ],
      ],
    }),
    brandOverviewPage({
      brand: 'john-deere',
      name: 'John Deere',
      image: image('/stock-photos/tractor-green-front-quarter.webp'),
      heading: 'Good used John Deere',
      text: 'We are not the franchise. We are who people ring for a straight one with its service book.',
      carType: 'used',
      tabs: [
        [
          'What we check',
          [
            {
              list: [
                'Hours against the module, not only the dash',
                'Hydraulics hot, under load',
                'Front axle and hitch for play',
                'Guidance: receiver, display and who owns the licences',
              ],
            },
          ],
        ],
        ['Parts', ['Filters, belts and wear parts are on the shelf. Anything else comes by the overnight truck.']],
      ],
    }),
  ]
}

function moneyPages({ image }: Refs): PageContent[] {
  return [
    financeAndInsurancePage({
      heading: 'Repayments that follow the season',
      text: 'Machinery finance with payments after harvest, and cover for a tractor that is worth more than the house.',
      image: image('shared-finance.webp'),
      columns: [
        ['Farm pack', 'On your farm policy'],
        ['Machinery', 'On its own'],
        ['Machinery and hire', 'And one to keep going'],
      ],
      covers: [
        ['Fire in the paddock or the shed', 'Yes\nYes\nYes'],
        ['On the road between blocks', 'No\nYes\nYes'],
        ['Attached implements', 'No\nUp to $50,000\nUp to $100,000'],
        ['Breakdown of electronics', 'No\nYes\nYes'],
        ['Hire machine in harvest', 'No\nNo\nUp to 21 days'],
      ],
      note: 'A summary only. Read the Product Disclosure Statement before you decide. Ironbark is paid a commission by the insurer.',
      questions: [
        [
          'Can I pay once a year?',
          'Yes: monthly, quarterly, half-yearly or once after harvest, with most of our lenders.',
        ],
        ['Do you finance used gear?', 'To about fifteen years old at the end of the loan, and private sales as well.'],
      ],
    }),
    applyForFinancePage({ image: image('shared-finance.webp'), noun: 'machine' }),
    blogPage(
      'Yard notes',
      'Notes on tractors, utes and the season from the people at Ironbark.',
      'Yard notes',
      'Written between customers. Mostly about things that people ask us at the counter.',
    ),
  ]
}

/** Pages of the group's other businesses, which have no sites of their own. */
function westernGroup({ image }: Refs): PageContent[] {
  return [
    businessPage({
      path: '/twg-cars',
      title: 'TWG Cars',
      description: 'Everyday used cars and wagons from The Western Group, inspected in the Ironbark workshop.',
      heading: 'Town cars, country prices',
      text: 'The Western Group’s used cars, checked in the same shed as the tractors.',
      image: image('ironbark-wellington-nsw.webp'),
      first: [
        {
          blockType: 'stockList',
          heading: 'On the lot at Wellington today',
          display: 'carousel',
          limit: 9,
          sort: 'newest',
          // Tractors are used too, and no town cars.
          filters: { carTypes: ['used'], bodies: ['Ute', 'SUV'] },
          linkLabel: 'Everything used',
          link: '/search/used-cars',
        },
      ],
      panelsHeading: 'What comes with it',
      panels: [
        ['quality', 'Checked by us', 'The same hoist and the same people as your ute.'],
        ['delivery', 'Brought to you', 'Free to anywhere within 200 km of Dubbo.'],
        ['care', 'Three months to find fault', 'Engine, gearbox and diff, in writing, on every car above $8,000.'],
      ],
      story: {
        image: image('/stock-photos/hatch-white-high.avif'),
        position: 'right',
        heading: 'Why a tractor dealer sells hatchbacks',
        parts: [
          'Because the people who buy tractors have kids who get their Ps. We were finding cars for them anyway. TWG Cars keeps about thirty at Wellington, and [every one is in our search](/search/used-cars).',
        ],
      },
      kind: 'general',
      formHeading: 'Looking for something in particular?',
      formIntro: 'Tell us what it is for and what you would like to spend. We buy at three auctions a week.',
    }),
    businessPage({
      path: '/twg-rental',
      title: 'TWG Rental',
      description: 'Tractors, loaders, utes and a fuel trailer by the day, week or harvest.',
      heading: 'Hire one for the season',
      text: 'Tractors, loaders and utes by the day, the week or the harvest, serviced and full of diesel.',
      image: image('/stock-photos/tractor-red-front-quarter.webp'),
      first: [
        {
          blockType: 'comparisonTable',
          heading: 'By the day, week or harvest',
          columns: [
            { title: 'Day', detail: '7 am to 7 am' },
            { title: 'Week', detail: 'Seven days for the price of five' },
            { title: 'Harvest', detail: 'Six weeks', highlight: true },
          ],
          rows: [
            { label: 'Hours on the meter', values: '10\n60\nNo limit' },
            { label: 'A loan machine if ours lets you down', values: 'No\nNo\nYes' },
          ],
          note: 'If you buy within 60 days, half of what you paid in hire comes off the price.',
        },
      ],
      panels: [
        ['stock', 'Eleven machines', 'From a 40 hp with a slasher to a 170 hp with guidance.'],
        ['delivery', 'Floated out', 'And floated home. We tie it down; you keep working.'],
        ['protection', 'Covered', 'Damage cover is in the day rate, with the excess written on the front page.'],
      ],
      story: {
        image: image('/stock-photos/tractor-red-high.avif'),
        position: 'left',
        heading: 'What you bring back',
        parts: [
          'The machine, swept out, and the meter where it is. We fill the tank and charge the diesel at what it cost us.',
        ],
      },
      kind: 'general',
      formHeading: 'Ask for dates',
      formIntro: 'Say what you need it to do and when. We ring back with a machine and a figure.',
    }),
    businessPage({
      path: '/twg-tyres',
      title: 'TWG Tyres',
      description: 'Tractor, truck, ute and car tyres, fitted in the shed or in the paddock.',
      heading: 'Flat out there is no good',
      text: 'Tractor, truck, ute and car tyres, fitted in the shed or where it stopped.',
      image: image('shared-parts.webp'),
      panels: [
        ['service', 'In the paddock', 'Two service trucks with a crane, seven days in harvest.'],
        ['stock', 'On the rack', '600 tyres, from a wheelbarrow to a 710/70 R42.'],
        ['quality', 'Ballast done right', 'We weigh the axles and set pressure for the job, not the label.'],
      ],
      story: {
        image: image('/stock-photos/tractor-green-wheel.avif'),
        position: 'left',
        heading: 'Pressure is free horsepower',
        parts: [
          'A rear tyre run at 20 psi where 12 would carry the load wastes fuel and packs the soil. Bring the tractor with its implement on and we weigh it, set it and write it on the guard. It costs nothing.',
        ],
      },
      last: [
        {
          blockType: 'comparisonTable',
          heading: 'One tractor, three pressures',
          intro:
            'A 170 hp front-wheel assist on 520/85 R42 duals, as we weighed it. Yours will differ, so we weigh yours.',
          columns: [
            { title: 'On the road', detail: 'Seeder folded, 40 km/h' },
            { title: 'Seeding', detail: 'Air cart on the drawbar', highlight: true },
            { title: 'Spraying', detail: 'Light, and already wet' },
          ],
          rows: [
            { label: 'On the rear axle', values: '8,400 kg\n7,600 kg\n6,100 kg' },
            { label: 'Rear tyres', values: '20 psi\n12 psi\n9 psi' },
            { label: 'Front tyres', values: '22 psi\n16 psi\n12 psi' },
          ],
        },
      ],
      kind: 'parts',
      formHeading: 'Ask about a tyre',
      formIntro: 'The size on the sidewall is enough. A photo of the damage helps.',
    }),
    businessPage({
      path: '/neotek',
      title: 'NeoTek precision farming',
      description: 'Guidance, section control and telematics from NeoTek, fitted and supported by Ironbark.',
      heading: 'Straight lines, and proof of them',
      text: 'Guidance, section control and telematics for tractors of any colour and nearly any age.',
      image: image('/stock-photos/tractor-silver-front-quarter.webp'),
      last: [
        {
          blockType: 'comparisonTable',
          heading: 'Three steps up',
          columns: [
            { title: 'Guidance', detail: 'You steer by a bar of lights' },
            { title: 'Auto-steer', detail: 'It steers, you watch', highlight: true },
            { title: 'Section control', detail: 'It also shuts off what is done' },
          ],
          rows: [
            { label: 'Repeats the line next season', values: 'No\nYes\nYes' },
            { label: 'Cuts overlap in short rows', values: 'No\nNo\nYes' },
            {
              label: 'Fits a tractor without hydraulics for it',
              values: 'Yes\nWith a motor on the wheel\nWith a motor on the wheel',
            },
          ],
        },
        {
          blockType: 'timeline',
          heading: 'From the first call to the first straight line',
          background: 'surface',
          entries: [
            { when: 'Day 1', title: 'We look at the tractor', text: 'What is on it already, and what it pulls.' },
            { when: 'Day 3', title: 'You get a quote', text: 'With your own overlap, measured on your last run.' },
            { when: 'Week 2', title: 'We fit it', text: 'In the shed at Dubbo or in yours, in about a day.' },
            { when: 'Week 2', title: 'We ride along', text: 'Until the first paddock is in the screen and straight.' },
          ],
        },
      ],
      panelsHeading: 'What you get',
      panels: [
        ['location', 'Two-centimetre guidance', 'On our own base stations at Dubbo, Narromine and Wellington.'],
        ['quality', 'Any colour', 'Retrofit kits for most tractors from 1998 on.'],
        ['phone', 'Somebody answers', 'A support line that is staffed from five in seeding and harvest.'],
      ],
      story: {
        image: image('/stock-photos/tractor-interior.webp'),
        position: 'right',
        heading: 'What it pays back',
        parts: [
          'On 800 hectares a seven per cent overlap is 56 hectares that you sowed, sprayed and paid for twice. Most of our customers have the kit back in two seasons. We measure yours before we quote.',
        ],
      },
      kind: 'general',
      formHeading: 'Have us look at your tractor',
      formIntro: 'Make, model and year, and what is on it already.',
    }),
    businessPage({
      path: '/4x4-outdoor',
      title: '4x4 Outdoor',
      description: 'Bull bars, suspension, canopies and touring gear, fitted at Dubbo with an engineer’s certificate.',
      heading: 'Fitted out for the long way',
      text: 'Bars, suspension, canopies and fridges, fitted so that they stay on, and certified where they must be.',
      image: image('/stock-photos/ute-grey-front-quarter.webp'),
      first: [
        {
          blockType: 'timeline',
          heading: 'From the weighbridge to the road',
          entries: [
            { when: 'First', title: 'We weigh it', text: 'Each axle, with who and what you carry.' },
            { when: 'Then', title: 'You choose', text: 'From a list with the weight of every part on it.' },
            {
              when: 'In the shed',
              title: 'We fit it',
              text: 'Most fit-outs take three days. You get photos of what is behind the trim.',
            },
            {
              when: 'Last',
              title: 'We weigh it again',
              text: 'And write what is left on the inside of the fuel flap.',
            },
          ],
        },
      ],
      last: [
        {
          blockType: 'stockList',
          heading: 'Utes to start from',
          display: 'carousel',
          limit: 6,
          sort: 'newest',
          filters: { bodies: ['Ute'] },
          linkLabel: 'Every ute',
        },
      ],
      panels: [
        ['service', 'Fitted here', 'By people who drive the Bourke road for work.'],
        ['quality', 'Certified', 'GVM upgrades with an engineer’s certificate, before registration where we can.'],
        ['protection', 'Covered together', 'Added to a new ute, it goes on the same loan and the same warranty.'],
      ],
      story: {
        image: image('/stock-photos/ute-grey-wheel.avif'),
        position: 'left',
        heading: 'Weigh first, shop second',
        parts: [
          'A dual cab with a canopy, a bar, a winch and four people is often over its limit before the fridge is full. We weigh yours for nothing and tell you what is left.',
        ],
      },
      kind: 'parts',
      formHeading: 'Plan a fit-out',
      formIntro: 'Tell us the vehicle and where it is going.',
    }),
  ]
}

function eofy({ image }: Refs): PageContent {
  return {
    ...page('/eofy', 'Before the books close', 'Tractors and utes that can be yours and working by 30 June.', [
      innerHero(
        'Working by 30 June',
        'Not on a ship, not on order: standing in the yard at Dubbo with fuel in it.',
        image('ironbark-hero.webp'),
        [{ label: 'Ring the yard', link: '/contact' }],
      ),
      {
        blockType: 'countdown',
        heading: 'Knock-off is 4 pm on the thirtieth',
        text: 'After that the float has gone home.',
        buttonLabel: 'What is in the yard',
        link: '/search/new-used-and-demo-cars',
        background: 'surface',
      },
      {
        blockType: 'stockList',
        heading: 'Here now',
        display: 'grid',
        limit: 8,
        sort: 'price_desc',
        linkLabel: 'All stock',
      },
      form('fleet', {
        heading: 'Hold one',
        intro: 'Leave a number. We ring before we lock up.',
        background: 'surface',
      }),
    ]),
    expiresAt: endOfFinancialYearSale(),
    expiresAt_tz: 'Australia/Sydney',
    afterExpiry: 'message',
    expiryMessage: 'The books for that year are closed. What is on offer now is on the offers page.',
    expiryLink: '/special-offers',
    utm: { source: 'local-paper', medium: 'print', campaign: 'eofy' },
  }
}
