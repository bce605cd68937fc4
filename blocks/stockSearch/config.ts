import { defineBlock } from '../defineBlock'
import { stockFilterFields } from '../fields/stockFilter'

export const stockSearchBlock = defineBlock({
  slug: 'stockSearch',
  interfaceName: 'StockSearchBlock',
  labels: { singular: 'Stock search', plural: 'Stock searches' },
  description: 'The whole search: text, filters, sorting and the cars that match; one to a page.',
  group: 'Stock',
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
        description: 'On search pages it is left out: the heading names what is listed, as in "Used Mazda CX-5".',
      },
    },
    stockFilterFields('Leave empty for all stock. What is set here always holds, and shoppers filter within it.'),
  ],
})
