import { defineBlock } from '../defineBlock'

export const modelColoursBlock = defineBlock({
  slug: 'modelColours',
  interfaceName: 'ModelColoursBlock',
  labels: { singular: 'Model colours', plural: 'Model colours' },
  description: 'The model’s colours, with a picture of the model in the chosen one.',
  group: 'Model page',
  keywords: ['paint', 'colors', 'swatches'],
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Colours' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
