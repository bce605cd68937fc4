import type { Field } from 'payload'
import { number } from '../../fields/plain'

const fee = (name: string, label: string, description: string) =>
  number(name, label, {
    required: true,
    defaultValue: 0,
    min: 0,
    max: 10_000,
    admin: { step: 0.01, width: '25%', description },
  })

const rate = (name: string, label: string, description: string) =>
  number(name, label, { min: 0, max: 100, admin: { step: 0.01, width: '50%', description } })

/** What a lender charges beside interest, and the rates it quotes (FIN-04, FIN-05). Dollars and percent a year. */
export const feeFields: Field[] = [
  {
    name: 'fees',
    label: 'Fees',
    type: 'group',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          fee('establishment', 'Establishment ($)', 'Added to the loan. A car\u2019s lender record may name its own.'),
          fee('securityRegistration', 'Security registration ($)', 'Added to the loan.'),
          fee('dealerAgency', 'Dealer agency ($)', 'Added to the loan.'),
          fee('monthlyAccount', 'Account, a month ($)', 'Paid with each repayment.'),
        ],
      },
    ],
  },
  {
    name: 'rates',
    label: 'Rates',
    type: 'group',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          rate('ratePercent', 'Interest rate (% a year)', 'What its calculators start at. Empty uses the site\u2019s.'),
          rate(
            'comparisonRatePercent',
            'Comparison rate (% a year)',
            'As the lender quotes it for that rate. Empty works it out from the rate and the fees.',
          ),
        ],
      },
      {
        type: 'row',
        fields: [
          rate(
            'comparisonFrom',
            'Comparison rates from (%)',
            'Where the lender quotes a range, such as 8.38 to 19.42.',
          ),
          rate('comparisonTo', 'to (%)', 'Empty takes the percentages in the disclaimer.'),
        ],
      },
    ],
  },
]
