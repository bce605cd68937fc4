import { defineBlock } from '../defineBlock'

export const carLocationBlock = defineBlock({
  slug: 'carLocation',
  interfaceName: 'CarLocationBlock',
  labels: { singular: 'Vehicle location', plural: 'Vehicle locations' },
  description: 'The car’s location: address, hours, directions and phone.',
  group: 'Car page',
  keywords: ['map', 'yard', 'address', 'where is it'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'See it in person' }],
})
