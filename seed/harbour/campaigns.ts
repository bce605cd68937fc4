import { faq, form, page, pictureAndText } from '../../src/newSite/pageParts'
import type { PageContent } from '../../src/newSite/siteContent'
import type { Refs } from '../demoSite'
import { endOfFinancialYearSale, nextEndOfFinancialYear } from '../shared/dates'

/** Campaign pages for sales and events. */
export function campaignPages({ image }: Refs): PageContent[] {
  return [
    page(
      '/spin-to-win',
      'Spin to win',
      'One spin for everybody who signs in at Harbour Motor Group: floor mats, a first service or a fuel card.',
      [
        {
          blockType: 'prizeWheel',
          heading: 'Spin to win',
          text: 'One spin each. The code comes by email, and we honour it when you collect your car.',
          startsAt: '2026-11-01T00:00:00.000Z',
          endsAt: nextEndOfFinancialYear(),
          prizes: [
            { label: 'Floor mats', odds: 20, stock: 200 },
            { label: 'First service', odds: 5, stock: 20 },
            { label: '$100 fuel card', odds: 2, stock: 5 },
          ],
          terms:
            'A demonstration of the prize wheel. Open to residents of New South Wales aged 18 and over. One spin a person. Prizes are not exchangeable for cash.',
          permitNumber: 'Demonstration only, no permit',
        },
      ],
    ),
    {
      ...page(
        '/eofy',
        'End of financial year',
        'Fleet and demonstrator prices at Harbour Motor Group until 4 pm on 30 June, delivered before the books close.',
        [
          {
            blockType: 'heroBanner',
            eyebrow: 'Until 4 pm, 30 June',
            heading: 'Bought, plated and claimed before the books close',
            text: 'Utes, vans and demonstrators at the year’s sharpest prices, and a handover slot that beats the deadline.',
            image: image('/stock-photos/ute-grey-front-quarter.webp'),
            size: 'tall',
            actions: [
              { label: 'See what is left', link: '/search/new-and-demo-cars' },
              { label: 'Talk to fleet', link: '#fleet-form' },
            ],
          },
          {
            blockType: 'countdown',
            heading: 'Counting down with you',
            text: 'A car counts for this year if it is ready for use by midnight. Ours leave the yard by four.',
            endedText: 'That is the year done.',
            buttonLabel: 'Reserve a handover slot',
            link: '#fleet-form',
            background: 'surface',
          },
          {
            blockType: 'stockList',
            heading: 'Demonstrators, priced to go',
            intro: 'Registered, low kilometres, and here today.',
            display: 'grid',
            limit: 8,
            sort: 'price_asc',
            filters: { carTypes: ['demo'] },
            linkLabel: 'See every demo car',
            link: '/search/demo-cars',
          },
          {
            blockType: 'comparisonTable',
            heading: 'Which way suits the business?',
            columns: [
              { title: 'Chattel mortgage', detail: 'You own it', highlight: true },
              { title: 'Finance lease', detail: 'The lender owns it' },
              { title: 'Novated lease', detail: 'Your employee leases it' },
            ],
            rows: [
              { label: 'On your balance sheet', values: 'Yes\nNo\nNo' },
              { label: 'Claim the GST in one go', values: 'Yes\nNo\nNo' },
              { label: 'Claim the repayments', values: 'Interest only\nYes\nBefore tax' },
              { label: 'A final payment', values: 'You choose\nSet by law\nSet by law' },
            ],
            note: 'General information, not tax advice. Ask your accountant what applies to you before you sign.',
            background: 'surface',
          },
          faq('Before you ring', [
            [
              'Does an order before 30 June count?',
              'No: the vehicle has to be yours and ready for use. That is why this page is about cars that are here.',
            ],
            [
              'Can you plate ten at once?',
              'Yes. Parramatta does up to twelve handovers a day in June, and Newcastle six. Ring early for a run of them.',
            ],
          ]),
          {
            ...form('fleet', {
              heading: 'Hold one for the business',
              intro: 'Say what you need and by when. A fleet person rings within two hours on weekdays.',
              background: 'surface',
            }),
            anchor: 'fleet-form',
          },
        ],
      ),
      expiresAt: endOfFinancialYearSale(),
      expiresAt_tz: 'Australia/Sydney',
      afterExpiry: 'message',
      expiryMessage: 'The end of financial year sale is over. Demonstrators come up for sale every month all the same.',
      expiryLink: '/special-offers',
      campaignColours: { own: true, accent: '#0f6b4f', accentInk: '#ffffff' },
      utm: { source: 'showroom', medium: 'poster', campaign: 'eofy' },
    },
    page(
      '/pages/first-car',
      'Your first car',
      'How to buy a first car without being talked into a second one: budgets, safety and what it costs to run.',
      [
        {
          blockType: 'heroBanner',
          eyebrow: 'For learners, P-platers and whoever is paying',
          heading: 'The first one is the one you remember',
          text: 'So let it be for the right reasons. Cars under $25,000 with five stars, and what they cost to keep.',
          image: image('/stock-photos/hatch-red-front-quarter.webp'),
          size: 'short',
          actions: [{ label: 'See first cars', link: '/search/used-cars?range%5Bprice%5D=5000:25000' }],
        },
        {
          blockType: 'timeline',
          heading: 'In this order',
          entries: [
            {
              when: 'Step 1',
              title: 'Find out what it costs to keep',
              text: 'Insurance for a driver under 25 can be more than the repayments. Get a quote on the model before you love it.',
            },
            {
              when: 'Step 2',
              title: 'Look at the stars, and their year',
              text: 'Five stars from 2014 and five from 2024 are not the same test. Ours show the year beside the rating.',
            },
            {
              when: 'Step 3',
              title: 'Drive it on your own roads',
              text: 'Bring whoever taught you. Take the hill by school and the roundabout you hate.',
            },
            {
              when: 'Step 4',
              title: 'Read the inspection report',
              text: 'It is on the car’s page. If something is worn it says so, and so does the price.',
            },
          ],
        },
        {
          blockType: 'stockList',
          heading: 'Used hatches under $25,000',
          display: 'carousel',
          limit: 9,
          sort: 'price_asc',
          filters: { carTypes: ['used'], bodies: ['Hatch'], priceTo: 25_000 },
          linkLabel: 'See more like these',
          background: 'surface',
        },
        pictureAndText({
          image: image('shared-service.webp'),
          heading: 'Three services on us',
          parts: [
            'Every used car under $25,000 that goes to somebody on their Ls or Ps comes with its next three logbook services. Bring the licence to the handover.',
          ],
          button: ['Ask about it', '/contact'],
        }),
      ],
    ),
  ]
}
