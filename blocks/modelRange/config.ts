import { defineBlock } from '../defineBlock'

export const modelRangeBlock = defineBlock({
  slug: 'modelRange',
  interfaceName: 'ModelRangeBlock',
  labels: { singular: 'Model range', plural: 'Model ranges' },
  description: 'The new models as cards, with a choice of body that the address remembers.',
  group: 'Stock',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Our range' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'make',
      label: 'Only of',
      type: 'relationship',
      relationTo: 'makes',
      admin: { description: 'Empty shows the whole range.' },
    },
  ],
})
