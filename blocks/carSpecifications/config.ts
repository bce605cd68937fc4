import { defineBlock } from '../defineBlock'

export const carSpecificationsBlock = defineBlock({
  slug: 'carSpecifications',
  interfaceName: 'CarSpecificationsBlock',
  labels: { singular: 'Specifications', plural: 'Specifications' },
  description: 'Engine, dimensions, towing and safety: the first four, then the rest behind Show More.',
  group: 'Car page',
  keywords: ['specs', 'engine', 'dimensions', 'technical data', 'ANCAP'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Specifications' }],
})
