import { faq, form, innerHero, page } from './pageParts'
import type { PageContent } from './siteContent'

/** The application itself, with the papers that it takes. */
export function applyForFinancePage({ image, noun }: { image: number; noun: string }): PageContent {
  return page(
    '/apply-for-finance',
    'Apply for finance',
    `Apply for finance on your next ${noun}: what you need and how long it takes.`,
    [
      innerHero('Ten minutes, and mostly ticking boxes', 'Most people hear back the same day.', image, [
        { label: 'Work out a repayment first', link: '/finance' },
      ]),
      {
        blockType: 'timeline',
        heading: 'How it goes',
        entries: [
          {
            when: 'Today',
            title: 'You tell us what you have in mind',
            text: 'The form below. Nothing is sent to a lender, and your credit file is left alone.',
          },
          {
            when: 'Same day',
            title: 'We ring with two or three options',
            text: 'Each with its rate, its comparison rate, its fees and what it comes to in the end.',
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
          intro: 'We need only what is not marked optional; the rest helps us to ring you with something useful.',
          submitLabel: 'Send my application',
          ground: 'surface',
        }),
        anchor: 'finance-form',
      },
      faq('Before you apply', [
        ['Do I need a deposit?', 'Not always. A deposit lowers the repayment and often the rate.'],
        [
          'I am self-employed. Is that a problem?',
          'No. Bring your last two tax returns, or twelve months of business statements, and we ask lenders who know how that works.',
        ],
        [
          'Can I pay it out early?',
          'With most of our lenders, at no cost or a small one. We tell you which before you sign.',
        ],
      ]),
    ],
  )
}
