import { defineBlock } from '../defineBlock'

export const carDetailsBlock = defineBlock({
  slug: 'carDetails',
  interfaceName: 'CarDetailsBlock',
  labels: { singular: 'Vehicle details', plural: 'Vehicle details' },
  description: 'Stock number, VIN, registration, colours and build dates.',
  group: 'Car page',
  keywords: ['stock number', 'VIN', 'rego', 'registration'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Vehicle details' }],
})
