import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const repaymentCalculatorBlock = defineBlock({
  slug: 'repaymentCalculator',
  interfaceName: 'RepaymentCalculatorBlock',
  labels: { singular: 'Repayment calculator', plural: 'Repayment calculators' },
  description: 'Estimates the repayment and comparison rate from price, deposit, term and interest rate.',
  group: 'Finance',
  keywords: ['finance', 'loan', 'repayments', 'interest rate', 'borrow'],
  requires: 'finance',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Estimate your repayments' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      type: 'row',
      fields: [
        { name: 'showInterest', label: 'Let shoppers change the rate', type: 'checkbox', defaultValue: true },
        { name: 'showResidual', label: 'Let shoppers set a final payment', type: 'checkbox', defaultValue: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'buttonLabel', label: 'Button', type: 'text', defaultValue: 'Enquire about finance' },
        linkField({ name: 'buttonLink', label: 'Link', admin: { placeholder: 'The site’s finance page' } }),
      ],
    },
  ],
})
