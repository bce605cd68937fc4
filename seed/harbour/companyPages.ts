import { applyForFinancePage } from '../../src/newSite/applyForFinancePage'
import { blogPage } from '../../src/newSite/blogPage'
import { innerHero, page } from '../../src/newSite/pageParts'
import type { PageContent } from '../../src/newSite/siteContent'
import type { Refs } from '../demoSite'
import { brandOverviewPage, financeAndInsurancePage } from '../shared/companyPages'

/** Company pages of a group with six locations: brands, finance and insurance, and the blog. */
export function companyPages({ image, make }: Refs): PageContent[] {
  return [
    page(
      '/brands',
      'Brands',
      'The brands that Harbour Motor Group sells new, and those that it services, finances and buys.',
      [
        innerHero(
          'Six brands on the sign',
          'And a good many more through the workshop and the used-car yards.',
          image('harbour-alexandria.webp'),
        ),
        {
          blockType: 'brandGrid',
          heading: 'Sold new and serviced here',
          intro: 'Factory-trained technicians and genuine parts at every location.',
          showCounts: true,
        },
        {
          blockType: 'brandGrid',
          heading: 'Bought, financed and insured here',
          intro: 'If it has wheels and a number plate, we can lend on it, insure it and take it in trade.',
          showCounts: false,
          groups: [
            { label: 'Motorcycles', icon: 'motorcycle', makes: ['honda', 'yamaha', 'ducati', 'ktm'].map(make) },
            { label: 'Trucks', icon: 'truck', makes: ['volvo', 'scania', 'man', 'iveco'].map(make) },
          ],
          background: 'surface',
        },
      ],
    ),
    brandOverviewPage({
      brand: 'toyota',
      name: 'Toyota',
      image: image('harbour-parramatta.webp'),
      heading: 'Toyota at Parramatta and Wollongong',
      text: 'Hybrids that are here, HiLux that can be ordered, and the workshop that has kept both going since 1995.',
      tabs: [
        [
          'Range',
          [
            'From the **Corolla** that half of Sydney learned to drive in to the **HiLux** that built the other half. Most of what we sell is hybrid now, and most of it is on the ground.',
            'See the range with prices on [our models page](/models).',
          ],
        ],
        [
          'Warranty',
          [
            'Five years from the maker, however far you drive, and seven on the engine and driveline with logbook servicing. The hybrid battery is checked every year and can be covered for up to ten.',
          ],
        ],
        [
          'Servicing',
          [
            'Capped prices for the first five services, published before you book. A loan car whenever the job takes longer than the morning.',
          ],
        ],
      ],
    }),
    brandOverviewPage({
      brand: 'kia',
      name: 'Kia',
      image: image('harbour-brookvale.webp'),
      heading: 'Kia at Brookvale',
      text: 'Seven years of warranty, the EV5 on the floor and a charger in the yard that you may use.',
      tabs: [
        [
          'Range',
          [
            'The **Sportage** is what most people come for. The **EV5** is what a third of them drive home in.',
            'Both are on the floor, with the key in.',
          ],
        ],
        [
          'Going electric',
          [
            {
              list: [
                'Take an EV5 overnight and charge it from your own socket',
                'We measure your switchboard and price the wall charger',
                'The whole thing can go on one novated lease',
              ],
            },
          ],
        ],
        ['Warranty', ['Seven years, unlimited kilometres, and it goes with the car when you sell it.']],
      ],
    }),
    financeAndInsurancePage({
      heading: 'Pay for it, and cover it, in one sitting',
      text: 'Loans from several lenders and insurance that you can turn down, from people who are paid the same either way.',
      image: image('shared-finance.webp'),
      columns: [
        ['Third party', 'What you did to others'],
        ['Comprehensive', 'And what happened to yours'],
        ['Comprehensive and gap', 'And what is still owing'],
      ],
      covers: [
        ['Damage to other people’s property', 'Yes\nYes\nYes'],
        ['Damage to your own car', 'No\nYes\nYes'],
        ['Theft and fire', 'No\nYes\nYes'],
        ['Hire car after an accident', 'No\n14 days\n21 days'],
        ['New for old if it is written off', 'No\nFirst 2 years\nFirst 3 years'],
        ['What is owing beyond its value', 'No\nNo\nUp to $20,000'],
      ],
      note: 'A summary only. Read the Product Disclosure Statement and the target market determination before you decide. Harbour Motor Group is an authorised representative of the insurer and is paid a commission.',
      questions: [
        [
          'May I bring my own insurer?',
          'Of course. We need a certificate of currency at the handover if a lender is involved.',
        ],
        [
          'What does a loan cost in the end?',
          'Every quote that we give you shows the total of all repayments and fees, beside the rate and the comparison rate.',
        ],
      ],
    }),
    applyForFinancePage({ image: image('shared-finance.webp'), noun: 'car' }),
    blogPage(
      'Blog',
      'News and advice on buying, owning and selling a car, from the people at Harbour Motor Group.',
      'From the workshop and the showroom',
      'What we tell our own families before they buy, drive or sell a car.',
    ),
  ]
}
