import { faq, form, innerHero, page } from './pageParts'
import type { PageContent } from './siteContent'

/** The finance application page, with the documents it requires. */
export function applyForFinancePage({ image, noun }: { image: number; noun: string }): PageContent {
  return page(
    '/apply-for-finance',
    'Apply for finance',
    `Apply for finance on your next ${noun}: what you need and how long it takes.`,
    [
      innerHero('Apply in ten minutes', 'Most people hear back the same day.', image, [
        { label: 'Work out a repayment first', link: '/finance' },
      ]),
      {
        blockType: 'timeline',
        heading: 'How it works',
        entries: [
          {
            when: 'Today',
            title: 'You tell us what you have in mind',
            text: 'The form below. Nothing goes to a lender, and your credit file is not touched.',
          },
          {
            when: 'Same day',
            title: 'We call with two or three options',
            text: 'Each with its rate, comparison rate, fees and total cost.',
          },
          {
            when: 'Next day',
            title: 'You choose, and we apply',
            text: 'Now a lender looks at your file. Have your licence, two payslips and a bank statement ready.',
          },
          {
            when: 'Day three',
            title: 'Approved and collected',
            text: `The lender pays us, and the ${noun} is yours to drive away.`,
          },
        ],
      },
      {
        ...form('finance', {
          heading: 'Start here',
          intro: 'Fields marked optional are up to you. The more we know, the better the options we can call you with.',
          submitLabel: 'Send my application',
          background: 'surface',
        }),
        anchor: 'finance-form',
      },
      faq('Before you apply', [
        ['Do I need a deposit?', 'Not always. A deposit lowers the repayment and often the rate.'],
        [
          'I am self-employed. Is that a problem?',
          'No. Bring your last two tax returns, or twelve months of business statements, and we will approach lenders who specialise in this.',
        ],
        [
          'Can I pay it out early?',
          'Yes, with most of our lenders, for little or no cost. We tell you which before you sign.',
        ],
      ]),
    ],
  )
}
