import { defineBlock } from '../defineBlock'

export const carFinanceEstimateBlock = defineBlock({
  slug: 'carFinanceEstimate',
  interfaceName: 'CarFinanceEstimateBlock',
  labels: { singular: 'Finance estimate', plural: 'Finance estimates' },
  description: 'The weekly repayment with its rates and the lender’s disclaimer.',
  group: 'Car page',
  keywords: ['repayments', 'loan', 'weekly payment', 'rate', 'comparison rate'],
  places: ['car'],
  requires: 'finance',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Finance estimate' }],
})
