import { defineBlock } from '../defineBlock'

export const reviewsBlock = defineBlock({
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  description: 'The average rating and recent reviews: a grid of up to three, else a carousel.',
  group: 'Reviews',
  places: ['page', 'location', 'model', 'car'],
  requires: 'reviews',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'What our customers say' },
    {
      name: 'minimumAverage',
      label: 'Show from an average of',
      type: 'number',
      defaultValue: 4,
      min: 0,
      max: 5,
      admin: { step: 0.1, description: 'With a lower average the whole section stays hidden.' },
    },
    { name: 'autoplay', label: 'Move by itself', type: 'checkbox', defaultValue: false },
  ],
})
