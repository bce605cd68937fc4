import { defineBlock } from '../defineBlock'

export const statisticsBlock = defineBlock({
  slug: 'statistics',
  interfaceName: 'StatisticsBlock',
  labels: { singular: 'Statistics banner', plural: 'Statistics banners' },
  description: 'Two to four large figures with a label each, such as locations, brands and years in business.',
  group: 'Content',
  keywords: ['numbers', 'figures', 'facts', 'counters', 'stats'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    {
      name: 'figures',
      label: 'Figures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'figure',
              label: 'Figure',
              type: 'text',
              required: true,
              maxLength: 12,
              admin: { placeholder: '50+' },
            },
            { name: 'label', label: 'Label', type: 'text', required: true, maxLength: 60 },
          ],
        },
      ],
    },
  ],
})
