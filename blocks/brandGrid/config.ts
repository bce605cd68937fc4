import { defineBlock } from '../defineBlock'
import { vehicleIconField } from '../fields/icon'

export const brandGridBlock = defineBlock({
  slug: 'brandGrid',
  interfaceName: 'BrandGridBlock',
  labels: { singular: 'Brand grid', plural: 'Brand grids' },
  description: 'Brand logos that link to their stock, in tabs such as cars, motorcycles and trucks.',
  group: 'Stock',
  keywords: ['makes', 'logos', 'manufacturers'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Brands we sell' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'showCounts',
      label: 'Show stock counts',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'groups',
      label: 'Groups',
      type: 'array',
      labels: { singular: 'Group', plural: 'Groups' },
      maxRows: 6,
      admin: { description: 'Leave empty to use the brands in the brand bar.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              label: 'Name',
              type: 'text',
              required: true,
              maxLength: 40,
              admin: { width: '50%', placeholder: 'Cars', description: 'Shown if there is more than one group.' },
            },
            vehicleIconField('car'),
          ],
        },
        { name: 'makes', label: 'Brands', type: 'relationship', relationTo: 'makes', hasMany: true, required: true },
      ],
    },
  ],
})
