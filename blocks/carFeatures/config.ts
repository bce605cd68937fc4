import { defineBlock } from '../defineBlock'

export const carFeaturesBlock = defineBlock({
  slug: 'carFeatures',
  interfaceName: 'CarFeaturesBlock',
  labels: { singular: 'Features', plural: 'Features' },
  description: 'The car’s features: the first eight, then the rest behind Show All.',
  group: 'Car page',
  keywords: ['options', 'equipment', 'accessories', 'extras'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Features' }],
})
