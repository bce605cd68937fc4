import { defineBlock } from '../defineBlock'

export const timelineBlock = defineBlock({
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  description: 'Years or steps on a vertical line, each with a title and short text.',
  group: 'Content',
  keywords: ['history', 'steps', 'milestones', 'how it works', 'process', 'about us'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'entries',
      label: 'Entries',
      labels: { singular: 'Entry', plural: 'Entries' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 20,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'when',
              label: 'Year or step',
              type: 'text',
              required: true,
              maxLength: 20,
              admin: { width: '30%', placeholder: '1995' },
            },
            { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 80, admin: { width: '70%' } },
          ],
        },
        { name: 'text', label: 'Text', type: 'textarea', maxLength: 320 },
      ],
    },
  ],
})
