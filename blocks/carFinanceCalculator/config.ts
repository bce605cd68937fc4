import { defineBlock } from '../defineBlock'

export const carFinanceCalculatorBlock = defineBlock({
  slug: 'carFinanceCalculator',
  interfaceName: 'CarFinanceCalculatorBlock',
  labels: { singular: 'Car finance calculator', plural: 'Car finance calculators' },
  description: 'Repayments on this car by deposit, term and frequency.',
  group: 'Car page',
  keywords: ['repayments', 'loan', 'weekly payment'],
  places: ['car'],
  requires: 'finance',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Estimate your repayments' }],
})
