import { defineBlock } from '../defineBlock'

export const postTeasersBlock = defineBlock({
  slug: 'postTeasers',
  interfaceName: 'PostTeasersBlock',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  description: 'The latest blog posts, or those on one topic, as cards.',
  group: 'Offers and news',
  keywords: ['news', 'articles', 'latest', 'cards'],
  places: ['page', 'location', 'model', 'car'],
  slot: 'full',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'From our blog', maxLength: 80 },
    { name: 'subtitle', label: 'Subtitle', type: 'textarea', maxLength: 240 },
    {
      type: 'row',
      fields: [
        { name: 'limit', label: 'Maximum posts', type: 'number', required: true, defaultValue: 3, min: 1, max: 48 },
        {
          name: 'category',
          label: 'Topic',
          type: 'text',
          maxLength: 30,
          admin: { description: 'As written on the posts. Leave empty for all topics.' },
        },
        {
          name: 'linkLabel',
          label: 'Blog link label',
          type: 'text',
          maxLength: 40,
          admin: { description: 'Leave empty for no link.' },
        },
      ],
    },
  ],
})
