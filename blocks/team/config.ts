import { defineBlock } from '../defineBlock'
import { phoneField } from '../fields/phone'

export const teamBlock = defineBlock({
  slug: 'team',
  interfaceName: 'TeamBlock',
  labels: { singular: 'Team', plural: 'Teams' },
  description: 'Team members with their role, a short bio and contact details.',
  group: 'Content',
  keywords: ['staff', 'people', 'about us', 'meet us', 'salespeople', 'cards'],
  places: ['page', 'location'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Our people', maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'people',
      label: 'People',
      labels: { singular: 'Person', plural: 'People' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 60 },
            { name: 'role', label: 'Role', type: 'text', required: true, maxLength: 60 },
          ],
        },
        { name: 'text', label: 'Short bio', type: 'textarea', maxLength: 200 },
        {
          name: 'image',
          label: 'Portrait',
          type: 'upload',
          relationTo: 'media',
          admin: { description: 'Leave empty to show initials.' },
        },
        {
          type: 'row',
          fields: [
            phoneField({ width: '50%' }),
            { name: 'email', label: 'Email', type: 'email', admin: { width: '50%' } },
          ],
        },
      ],
    },
  ],
})
