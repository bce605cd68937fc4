import { defineBlock } from '../defineBlock'

export const modelStockBlock = defineBlock({
  slug: 'modelStock',
  interfaceName: 'ModelStockBlock',
  labels: { singular: 'Stock of the model', plural: 'Stock of the model' },
  description: 'Cars of this model that can be bought now, with a link to all of them.',
  group: 'Model page',
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'In stock now' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    { name: 'limit', label: 'At most', type: 'number', required: true, defaultValue: 8, min: 1, max: 24 },
    {
      name: 'whenEmpty',
      label: 'Where none is in stock',
      type: 'select',
      defaultValue: 'hide',
      options: [
        { value: 'hide', label: 'Leave the list out' },
        { value: 'say', label: 'Say so' },
      ],
    },
  ],
})
