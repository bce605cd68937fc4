import { defineBlock } from '../defineBlock'

export const testimonialsBlock = defineBlock({
  slug: 'testimonials',
  interfaceName: 'TestimonialsBlock',
  labels: { singular: 'Testimonials', plural: 'Testimonials' },
  description: 'Words of customers that you choose yourself, in large type.',
  group: 'Reviews',
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
        { name: 'quote', label: 'What they said', type: 'textarea', required: true, maxLength: 400 },
        {
          type: 'row',
          fields: [
            { name: 'name', label: 'Who', type: 'text', required: true, maxLength: 60 },
            { name: 'detail', label: 'Who they are', type: 'text', maxLength: 80 },
          ],
        },
        { name: 'image', label: 'Portrait', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
})
