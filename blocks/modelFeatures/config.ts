import { defineBlock } from '../defineBlock'

export const modelFeaturesBlock = defineBlock({
  slug: 'modelFeatures',
  interfaceName: 'ModelFeaturesBlock',
  labels: { singular: 'Model features', plural: 'Model features' },
  description: 'The model’s features, each in its own layout.',
  group: 'Model page',
  keywords: ['highlights', 'hotspots', 'equipment', 'selling points'],
  places: ['model'],
  fields: [
    {
      name: 'heading',
      label: 'Heading',
      type: 'text',
      required: true,
      maxLength: 80,
      defaultValue: 'Why you will like it',
    },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
