import { defineBlock } from '../defineBlock'

export const testimonialsBlock = defineBlock({
  slug: 'testimonials',
  interfaceName: 'TestimonialsBlock',
  labels: { singular: 'Testimonials', plural: 'Testimonials' },
  description: 'Customer quotes of your choice, in large type.',
  group: 'Reviews',
  keywords: ['quotes', 'reviews', 'customer stories', 'feedback', 'happy customers'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'In their words', maxLength: 80 },
    {
      name: 'quotes',
      label: 'Quotes',
      labels: { singular: 'Quote', plural: 'Quotes' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'quote', label: 'Quote', type: 'textarea', required: true, maxLength: 400 },
        {
          type: 'row',
          fields: [
            { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 60 },
            { name: 'detail', label: 'Details', type: 'text', maxLength: 80 },
          ],
        },
        { name: 'image', label: 'Portrait', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
})
