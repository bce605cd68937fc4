import { defineBlock } from '../defineBlock'

export const reviewsBlock = defineBlock({
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  description: 'The average rating and recent reviews, as a grid or carousel.',
  group: 'Reviews',
  keywords: ['Google reviews', 'stars', 'rating', 'testimonials', 'feedback'],
  places: ['page', 'location', 'model', 'car'],
  requires: 'reviews',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'What our customers say' },
    {
      type: 'row',
      fields: [
        {
          name: 'display',
          label: 'Display as',
          type: 'select',
          defaultValue: 'auto',
          options: [
            { value: 'auto', label: 'Grid for up to three reviews, otherwise carousel' },
            { value: 'grid', label: 'Grid' },
            { value: 'carousel', label: 'Carousel' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'quantity',
          label: 'Number of reviews',
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
      label: 'Minimum average rating',
      type: 'number',
      min: 0,
      max: 5,
      admin: {
        step: 0.1,
        placeholder: 'Site default',
        description:
          'The section shows only if the average is above this. Leave empty to use Sites, Locations and reviews.',
      },
    },
    { name: 'showDistribution', label: 'Show the star distribution', type: 'checkbox', defaultValue: false },
    { name: 'autoplay', label: 'Play automatically', type: 'checkbox', defaultValue: false },
  ],
})
