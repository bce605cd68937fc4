import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'
import { stockFilterFields } from '../fields/stockFilter'

export const stockListBlock = defineBlock({
  slug: 'stockList',
  interfaceName: 'StockListBlock',
  labels: { singular: 'Stock list', plural: 'Stock lists' },
  description: 'Cars chosen by filters, as a grid or carousel, with a link to the rest.',
  group: 'Stock',
  keywords: ['cars', 'vehicles', 'inventory', 'featured cars', 'carousel', 'used cars', 'cards'],
  places: ['page', 'location', 'model', 'car'],
  slot: 'full',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      type: 'row',
      fields: [
        {
          name: 'display',
          label: 'Display as',
          type: 'select',
          required: true,
          defaultValue: 'carousel',
          options: [
            { value: 'carousel', label: 'Carousel' },
            { value: 'grid', label: 'Grid' },
          ],
        },
        { name: 'limit', label: 'Maximum cars', type: 'number', required: true, defaultValue: 8, min: 1, max: 24 },
        {
          name: 'sort',
          label: 'Sort by',
          type: 'select',
          required: true,
          defaultValue: 'recommended',
          options: [
            { value: 'recommended', label: 'Recommended' },
            { value: 'newest', label: 'Newest arrivals' },
            { value: 'price_asc', label: 'Lowest price' },
            { value: 'price_desc', label: 'Highest price' },
            { value: 'km_asc', label: 'Lowest kilometres' },
            { value: 'year_desc', label: 'Newest year' },
          ],
        },
      ],
    },
    {
      name: 'cars',
      label: 'Chosen cars',
      type: 'relationship',
      relationTo: 'cars',
      hasMany: true,
      maxDepth: 0,
      maxRows: 24,
      admin: {
        // The list shows stock numbers and prices, which tell cars of one name apart.
        appearance: 'drawer',
        description:
          'All of them are shown, in this order, until they are sold. Leave empty to choose by the filters below.',
      },
    },
    stockFilterFields('Leave empty for all stock. Not used while cars are chosen above. Sold cars are never shown.'),
    {
      name: 'whenEmpty',
      label: 'If no car matches',
      type: 'select',
      defaultValue: 'hide',
      options: [
        { value: 'hide', label: 'Hide the list' },
        { value: 'say', label: 'Show a message with a link to offers' },
      ],
      admin: { description: 'Show a message if the page is about this list.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'linkLabel',
          label: 'Link label',
          type: 'text',
          admin: { description: 'Leave empty for no link.' },
        },
        linkField({
          name: 'link',
          label: 'Link',
          admin: { description: 'Leave empty to open the search with the filters above.' },
        }),
      ],
    },
  ],
})
