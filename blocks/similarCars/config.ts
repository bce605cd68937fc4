import { defineBlock } from '../defineBlock'

export const similarCarsBlock = defineBlock({
  slug: 'similarCars',
  interfaceName: 'SimilarCarsBlock',
  labels: { singular: 'Similar cars', plural: 'Similar cars' },
  description: 'Up to six available cars with a similar model and price.',
  group: 'Car page',
  keywords: ['recommended', 'related', 'you may also like', 'vehicles'],
  places: ['car'],
  slot: 'full',
  hasHeading: true,
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'You may also like' }],
})
