import { defineBlock } from '../defineBlock'

export const modelRangeBlock = defineBlock({
  slug: 'modelRange',
  interfaceName: 'ModelRangeBlock',
  labels: { singular: 'Model range', plural: 'Model ranges' },
  description: 'New models as cards, with a body type filter.',
  group: 'Stock',
  keywords: ['new cars', 'new vehicles', 'cards', 'line-up', 'showroom'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Our range' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'make',
      label: 'Make',
      type: 'relationship',
      relationTo: 'makes',
      admin: { description: 'Leave empty to show the whole range.' },
    },
  ],
})
