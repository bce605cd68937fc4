import { defineBlock } from '../defineBlock'

export const carFeaturesBlock = defineBlock({
  slug: 'carFeatures',
  interfaceName: 'CarFeaturesBlock',
  labels: { singular: 'Features', plural: 'Features' },
  description: 'The car’s equipment; eight at first, then Show All.',
  group: 'Car page',
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Features' }],
})
