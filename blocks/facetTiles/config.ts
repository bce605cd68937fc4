import { defineBlock } from '../defineBlock'
import { stockFacetOptions } from '../fields/stockFilter'

export const facetTilesBlock = defineBlock({
  slug: 'facetTiles',
  interfaceName: 'FacetTilesBlock',
  labels: { singular: 'Stock tiles', plural: 'Stock tiles' },
  description: 'Tiles for makes, body types or other filters, with stock counts and a link to the search.',
  group: 'Stock',
  keywords: ['makes', 'body types', 'categories', 'shop by', 'cards'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Browse by body type' },
    {
      type: 'row',
      fields: [
        {
          name: 'facet',
          label: 'Group by',
          type: 'select',
          required: true,
          defaultValue: 'body',
          options: stockFacetOptions,
        },
        {
          name: 'limit',
          label: 'Maximum tiles',
          type: 'number',
          required: true,
          defaultValue: 8,
          min: 2,
          max: 40,
          admin: { description: 'Highest stock counts first.' },
        },
      ],
    },
  ],
})
