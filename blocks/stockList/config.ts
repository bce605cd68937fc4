import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'
import { stockFilterFields } from '../fields/stockFilter'

export const stockListBlock = defineBlock({
  slug: 'stockList',
  interfaceName: 'StockListBlock',
  labels: { singular: 'Stock list', plural: 'Stock lists' },
  description: 'A few cars chosen by filters, as a grid or a row to swipe, with a link to the rest.',
  group: 'Stock',
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
          label: 'Shown as',
          type: 'select',
          required: true,
          defaultValue: 'carousel',
          options: [
            { value: 'carousel', label: 'Row to swipe' },
            { value: 'grid', label: 'Grid' },
          ],
        },
        { name: 'limit', label: 'At most', type: 'number', required: true, defaultValue: 8, min: 1, max: 24 },
        {
          name: 'sort',
          label: 'Order',
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
    stockFilterFields('Leave empty for all stock. Sold cars are never listed here.'),
    {
      name: 'whenEmpty',
      label: 'Where no car matches',
      type: 'select',
      defaultValue: 'hide',
      options: [
        { value: 'hide', label: 'Leave the list out' },
        { value: 'say', label: 'Say so, with a way to the offers' },
      ],
      admin: { description: 'Say so on a page that is about this list, such as the offers.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'linkLabel',
          label: 'Link label',
          type: 'text',
          admin: { description: 'Empty leaves the link out.' },
        },
        linkField({
          name: 'link',
          label: 'Link',
          admin: { description: 'Empty leads to the search with the filters above.' },
        }),
      ],
    },
  ],
})
