import { defineBlock } from '../defineBlock'
import { stockFilterFields } from '../fields/stockFilter'

export const stockSearchBlock = defineBlock({
  slug: 'stockSearch',
  interfaceName: 'StockSearchBlock',
  labels: { singular: 'Stock search', plural: 'Stock searches' },
  description: 'The full stock search with filters, sorting and results, used once per page.',
  group: 'Stock',
  keywords: ['filters', 'results', 'inventory', 'find a car', 'vehicles'],
  places: ['search', 'page'],
  slot: 'full',
  width: 'bleed',
  hasHeading: true,
  fields: [
    {
      name: 'heading',
      label: 'Heading',
      type: 'text',
      admin: {
        placeholder: 'Everything in our yards',
        description:
          'On the search page, of all stock: a search has a heading that names its results, such as "Used Mazda CX-5".',
      },
    },
    stockFilterFields('Leave empty for all stock. These filters always apply, and shoppers filter within them.'),
  ],
})
