import { defineBlock } from '../defineBlock'

export const modelVariantsBlock = defineBlock({
  slug: 'modelVariants',
  interfaceName: 'ModelVariantsBlock',
  labels: { singular: 'Model variants', plural: 'Model variants' },
  description: 'The model’s variants side by side, with prices and features.',
  group: 'Model page',
  keywords: ['grades', 'trims', 'badges', 'compare', 'prices'],
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Choose yours' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
