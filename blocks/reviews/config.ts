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
      type: 'row',
      fields: [
        {
          name: 'display',
          label: 'Shown as',
          type: 'select',
          defaultValue: 'auto',
          options: [
            { value: 'auto', label: 'A grid of up to three, else a carousel' },
            { value: 'grid', label: 'A grid' },
            { value: 'carousel', label: 'A carousel' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'quantity',
          label: 'How many',
          type: 'select',
          defaultValue: 'usual',
          options: [
            { value: 'usual', label: 'Up to 10' },
            { value: 'full', label: 'Up to 12' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'minimumAverage',
      label: 'Show above an average of',
      type: 'number',
      min: 0,
      max: 5,
      admin: {
        step: 0.1,
        placeholder: 'As the site says',
        description:
          'At this average or below, the whole section stays hidden. Empty takes the figure under Sites, Locations and reviews.',
      },
    },
    { name: 'showDistribution', label: 'Bars of how many gave each star', type: 'checkbox', defaultValue: false },
    { name: 'autoplay', label: 'Move by itself', type: 'checkbox', defaultValue: false },
  ],
})
