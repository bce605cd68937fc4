import { defineBlock } from '../defineBlock'

export const carKeyInformationBlock = defineBlock({
  slug: 'carKeyInformation',
  interfaceName: 'CarKeyInformationBlock',
  labels: { singular: 'Key information', plural: 'Key information' },
  description: 'Key facts about the car: the first four, then the rest behind Show More.',
  group: 'Car page',
  keywords: ['summary', 'facts', 'overview', 'kilometres', 'odometer'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Key information' }],
})
