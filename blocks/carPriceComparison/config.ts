import { defineBlock } from '../defineBlock'

export const carPriceComparisonBlock = defineBlock({
  slug: 'carPriceComparison',
  interfaceName: 'CarPriceComparisonBlock',
  labels: { singular: 'Price comparison', plural: 'Price comparisons' },
  description: 'A gauge that compares a used car’s price with the market, hidden if there is too little data.',
  group: 'Car page',
  keywords: ['gauge', 'market value', 'Autogauge', 'good price'],
  places: ['car'],
  requires: 'priceComparison',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'How the price compares' }],
})
