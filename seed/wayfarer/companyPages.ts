import { richText } from '../../blocks/examples/richText'
import { applyForFinancePage } from '../../src/newSite/applyForFinancePage'
import { blogPage } from '../../src/newSite/blogPage'
import { faq, form, innerHero, page } from '../../src/newSite/pageParts'
import type { PageContent } from '../../src/newSite/siteContent'
import type { Refs } from '../demoSite'
import { brandOverviewPage, financeAndInsurancePage } from '../shared/companyPages'
import { endOfFinancialYearSale, midnightIn } from '../shared/dates'

/** Brand, finance, blog and campaign pages of a caravan dealer. */
export function companyPages({ image }: Refs): PageContent[] {
  return [
    page('/brands', 'Brands', 'The caravan and camper makers that Wayfarer sells and looks after.', [
      innerHero(
        'Five makers, all built here',
        'We have been to every factory, and asked to see the bin.',
        image('wayfarer-caboolture.webp'),
      ),
      { blockType: 'brandGrid', heading: 'By maker', showCounts: true },
      {
        blockType: 'whyChooseUs',
        heading: 'How a maker gets into our yard',
        panels: [
          {
            icon: 'quality',
            title: 'We sleep in it',
            text: 'Three nights, in weather, before we order the first one.',
          },
          {
            icon: 'service',
            title: 'We can mend it',
            text: 'Parts within a week, drawings on file, and our own people trained.',
          },
          {
            icon: 'protection',
            title: 'They stand behind it',
            text: 'Structural warranty of at least five years, honoured by any of our workshops.',
          },
        ],
        background: 'surface',
      },
    ]),
    brandOverviewPage({
      brand: 'jayco',
      name: 'Jayco',
      image: image('/stock-photos/caravan-white-front-quarter.webp'),
      heading: 'Jayco, from camper to full van',
      text: 'The one with a dealer in every town that you will ever break down in.',
      tabs: [
        [
          'For two',
          [
            'A **Journey** with an island bed and an ensuite, around 2.4 tonnes loaded. Most mid-sized SUVs tow it with room to spare.',
          ],
        ],
        [
          'For a family',
          ['The **Swan** camper sleeps six and goes up in twelve minutes. Less with teenagers, if they help.'],
        ],
        ['Warranty', ['Five years structural, and service anywhere in the country.']],
      ],
    }),
    financeAndInsurancePage({
      heading: 'The trip, paid and covered',
      text: 'Caravan loans up to seven years, and cover that follows you across the Nullarbor.',
      image: image('shared-finance.webp'),
      columns: [
        ['On site', 'It stays where it is'],
        ['Touring', 'It goes where you go'],
        ['Touring plus', 'And so does everything in it'],
      ],
      covers: [
        ['Fire, storm and theft', 'Yes\nYes\nYes'],
        ['Accident on the road', 'No\nYes\nYes'],
        ['Unsealed and beach', 'No\nGazetted roads\nYes'],
        ['Contents', '$1,000\n$1,000\n$8,000'],
        ['A bed if you are stranded', 'No\n$150 a night\n$250 a night'],
      ],
      note: 'A summary only. Read the Product Disclosure Statement before you decide. Wayfarer is paid a commission by the insurer.',
      questions: [
        ['Can the tow car go on the same loan?', 'Yes, with two of our lenders, and usually at a better rate.'],
        ['Is the annexe covered?', 'While it is up, for storm and theft. Not for what you leave in it.'],
      ],
    }),
    applyForFinancePage({ image: image('shared-finance.webp'), noun: 'van' }),
    blogPage(
      'The journal',
      'Towing, packing and places, from people who live in the vans that they sell.',
      'The journal',
      'Towing, packing and places. Mostly learned the hard way.',
    ),
    {
      ...page('/eofy', 'Before July', 'Vans for hire fleets and parks that can be delivered by 30 June.', [
        innerHero(
          'For parks and hire fleets',
          'On the ground, plated and delivered by 30 June.',
          image('wayfarer-caboolture.webp'),
        ),
        {
          blockType: 'countdown',
          heading: 'Delivered by the thirtieth',
          buttonLabel: 'Ask about a fleet price',
          link: '/fleet',
          background: 'surface',
        },
        {
          blockType: 'stockList',
          heading: 'On the ground',
          display: 'grid',
          limit: 6,
          sort: 'price_asc',
          filters: { carTypes: ['new'] },
          whenEmpty: 'say',
        },
      ]),
      expiresAt: endOfFinancialYearSale(),
      expiresAt_tz: 'Australia/Brisbane',
      afterExpiry: 'message',
      expiryMessage: 'The sale before July is over. Hire fleets and parks can ask for a price all year.',
      expiryLink: '/fleet',
    },
    {
      ...page(
        '/pages/big-lap',
        'The big lap weekend',
        'Two days of talks, tow tests and open vans at Caloundra for whoever is planning to go right around.',
        [
          {
            blockType: 'bannerCarousel',
            slides: [
              {
                heading: 'Every door open',
                text: 'Forty vans to lie down in. Bring your pillow.',
                image: image('wayfarer-caboolture.webp'),
                buttonLabel: 'See the vans',
                link: '/search/new-used-and-demo-cars',
              },
              {
                heading: 'The big lap weekend',
                text: 'Two days of talks, tow tests and kettles at Caloundra. Free, with a sausage.',
                image: image('wayfarer-hero.webp'),
                buttonLabel: 'Keep me a seat',
                link: '#seat',
              },
              {
                heading: 'Weigh your rig',
                text: 'Car, van and ball, on our scales, at no cost all weekend.',
                image: image('wayfarer-caloundra.webp'),
                buttonLabel: 'What can I tow?',
                link: '/towing-guide',
              },
            ],
          },
          {
            blockType: 'countdown',
            heading: 'Gates close when it is over',
            text: 'Saturday and Sunday, eight until four, rain or shine.',
            endedText: 'Thanks to everybody who came.',
            buttonLabel: 'Keep me a seat',
            link: '#seat',
          },
          {
            blockType: 'tabs',
            heading: 'What is on',
            tabs: [
              {
                label: 'Saturday',
                content: richText([
                  {
                    list: [
                      '**9.00** What it really costs: Helen and Dev’s spreadsheet, with the fuel',
                      '**11.00** Reversing, with cones and no audience',
                      '**2.00** Batteries and sun: how much is enough',
                    ],
                  },
                ]),
              },
              {
                label: 'Sunday',
                content: richText([
                  {
                    list: [
                      '**9.00** Packing for a tonne less than you think',
                      '**11.00** School on the road: two families tell',
                      '**2.00** Where not to go in February',
                    ],
                  },
                ]),
              },
            ],
            background: 'surface',
          },
          {
            blockType: 'pictureGallery',
            heading: 'Last year',
            display: 'wall',
            pictures: [
              { image: image('wayfarer-hero.webp'), caption: 'Sunday, about six' },
              { image: image('wayfarer-caloundra.webp'), caption: 'The yard at Caloundra' },
              { image: image('wayfarer-caboolture.webp'), caption: 'Overflow at Caboolture' },
            ],
          },
          {
            blockType: 'video',
            heading: 'Ninety seconds on the handover',
            intro: 'What we go through with you before you hitch up.',
            url: '/stock-photos/video/suv-blue-walkaround.mp4',
            poster: image('wayfarer-caloundra.webp'),
            background: 'surface',
          },
          faq('Good to know', [
            ['Can I bring the dog?', 'Please. Water and shade behind the service bays.'],
            ['Where do I park a rig?', 'In the oval across the road. Somebody in a hat will wave.'],
          ]),
          {
            ...form('general', {
              heading: 'Keep me a seat',
              intro: 'Talks fill up. Tell us which ones, and how many of you there are.',
              submitLabel: 'Keep my seat',
              background: 'surface',
            }),
            anchor: 'seat',
          },
        ],
      ),
      expiresAt: midnightIn(44),
      expiresAt_tz: 'Australia/Brisbane',
      afterExpiry: 'message',
      expiryMessage: 'The weekend is over, and so are the sausages. We do it again next spring.',
      expiryLink: '/',
      campaignColours: { own: true, accent: '#b04a16', accentInk: '#ffffff' },
      utm: { source: 'newsletter', medium: 'email', campaign: 'big-lap' },
    },
  ]
}
