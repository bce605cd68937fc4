import { defineBlock } from '../defineBlock'
import { stockFacetOptions } from '../fields/stockFilter'

export const facetTilesBlock = defineBlock({
  slug: 'facetTiles',
  interfaceName: 'FacetTilesBlock',
  labels: { singular: 'Stock tiles', plural: 'Stock tiles' },
  description: 'One tile for each make, body type or the like, with how many are in stock, leading to the search.',
  group: 'Stock',
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Browse by body type' },
    {
      type: 'row',
      fields: [
        {
          name: 'facet',
          label: 'One tile for each',
          type: 'select',
          required: true,
          defaultValue: 'body',
          options: stockFacetOptions,
        },
        {
          name: 'limit',
          label: 'At most',
          type: 'number',
          required: true,
          defaultValue: 8,
          min: 2,
          max: 40,
          admin: { description: 'Those with the most stock come first.' },
        },
      ],
    },
  ],
})
