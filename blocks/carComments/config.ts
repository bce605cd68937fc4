import { defineBlock } from '../defineBlock'

export const carCommentsBlock = defineBlock({
  slug: 'carComments',
  interfaceName: 'CarCommentsBlock',
  labels: { singular: 'Dealer comments', plural: 'Dealer comments' },
  description: 'What the dealer says of the car; long texts open with Show More.',
  group: 'Car page',
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Dealer comments' }],
})
