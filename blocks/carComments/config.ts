import { defineBlock } from '../defineBlock'

export const carCommentsBlock = defineBlock({
  slug: 'carComments',
  interfaceName: 'CarCommentsBlock',
  labels: { singular: 'Dealer comments', plural: 'Dealer comments' },
  description: 'The dealer’s description of the car, with long text behind Show More.',
  group: 'Car page',
  keywords: ['description', 'advert text', 'seller notes'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Dealer comments' }],
})
