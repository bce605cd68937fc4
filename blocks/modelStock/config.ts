import { defineBlock } from '../defineBlock'

export const modelStockBlock = defineBlock({
  slug: 'modelStock',
  interfaceName: 'ModelStockBlock',
  labels: { singular: 'Model stock', plural: 'Model stock' },
  description: 'Available cars of this model, with a link to all of them.',
  group: 'Model page',
  keywords: ['cars', 'available now', 'inventory', 'vehicles'],
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'In stock now' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    { name: 'limit', label: 'Maximum cars', type: 'number', required: true, defaultValue: 8, min: 1, max: 24 },
    {
      name: 'whenEmpty',
      label: 'If none is in stock',
      type: 'select',
      defaultValue: 'hide',
      options: [
        { value: 'hide', label: 'Hide the list' },
        { value: 'say', label: 'Show a message' },
      ],
    },
  ],
})
