import { defineBlock } from '../defineBlock'

export const modelSmallPrintBlock = defineBlock({
  slug: 'modelSmallPrint',
  interfaceName: 'ModelSmallPrintBlock',
  labels: { singular: 'Model small print', plural: 'Model small print' },
  description: 'The small print of the model, and the site’s words about prices where prices are shown.',
  group: 'Model page',
  places: ['model'],
  hasHeading: false,
  fields: [
    { name: 'withPrices', label: 'And the site\u2019s words about prices', type: 'checkbox', defaultValue: true },
  ],
})
