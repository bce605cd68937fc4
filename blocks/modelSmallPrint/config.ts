import { defineBlock } from '../defineBlock'

export const modelSmallPrintBlock = defineBlock({
  slug: 'modelSmallPrint',
  interfaceName: 'ModelSmallPrintBlock',
  labels: { singular: 'Model disclaimer', plural: 'Model disclaimers' },
  description: 'The model’s disclaimer and, where prices show, the site’s price disclaimer.',
  group: 'Model page',
  keywords: ['terms', 'legal', 'small print', 'conditions'],
  places: ['model'],
  hasHeading: false,
  fields: [{ name: 'withPrices', label: 'Include the price disclaimer', type: 'checkbox', defaultValue: true }],
})
