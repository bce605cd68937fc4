import type { Field, NumberFieldSingleValidation } from 'payload'
import { number as validateNumber } from 'payload/shared'
import { findComparisonProblem } from '../../../src/domain/finance/comparisonRate'
import type { FinanceProvider } from '../../../src/payload-types'
import { number } from '../../fields/basicFields'

const fee = (name: string, label: string, description: string) =>
  number(name, label, {
    required: true,
    defaultValue: 0,
    min: 0,
    max: 10_000,
    admin: { step: 0.01, width: '25%', description },
  })

const rate = (name: string, label: string, description: string, validate?: NumberFieldSingleValidation) =>
  number(name, label, {
    min: 0,
    max: 100,
    admin: { step: 0.01, width: '50%', description },
    ...(validate && { validate }),
  })

/** The lender's stated comparison rate must follow from its rate and the fees above. */
const validateComparisonRate: NumberFieldSingleValidation = (value, options) => {
  const base = validateNumber(value, options)
  if (base !== true || value == null) return base
  const { rates, fees } = options.data as Partial<FinanceProvider>
  if (rates?.ratePercent == null) return 'Enter the interest rate that it belongs to.'
  return (fees && findComparisonProblem(value, rates.ratePercent, fees)) ?? true
}

/** Fees and quoted rates of a lender (FIN-04, FIN-05). Dollars and percent a year. */
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
          fee('establishment', 'Establishment ($)', 'Added to the loan. A car\u2019s lender record can override it.'),
          fee('securityRegistration', 'Security registration ($)', 'Added to the loan.'),
          fee('dealerAgency', 'Dealer agency ($)', 'Added to the loan.'),
          fee('monthlyAccount', 'Monthly account fee ($)', 'Paid with each repayment.'),
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
          rate(
            'ratePercent',
            'Interest rate (% a year)',
            'Default rate in calculators. Leave empty to use the site\u2019s.',
          ),
          rate(
            'comparisonRatePercent',
            'Comparison rate (% a year)',
            'As quoted by the lender, to check it. Shoppers see the one computed from the rate and fees; another is refused.',
            validateComparisonRate,
          ),
        ],
      },
      {
        type: 'row',
        fields: [
          rate('comparisonFrom', 'Comparison rates from (%)', 'If the lender quotes a range, such as 8.38 to 19.42.'),
          rate('comparisonTo', 'to (%)', 'Leave empty to use the percentages in the disclaimer.'),
        ],
      },
    ],
  },
]
