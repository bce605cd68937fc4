import { defineBlock } from '../defineBlock'

export const modelColoursBlock = defineBlock({
  slug: 'modelColours',
  interfaceName: 'ModelColoursBlock',
  labels: { singular: 'Model colours', plural: 'Model colours' },
  description: 'The model’s colours. Choosing one shows the model in that colour.',
  group: 'Model page',
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Colours' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
