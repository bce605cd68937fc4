import { defineBlock } from '../defineBlock'

export const tabsBlock = defineBlock({
  slug: 'tabs',
  interfaceName: 'TabsBlock',
  labels: { singular: 'Tabs', plural: 'Tabs' },
  description: 'Two to six tabs with text and a picture.',
  group: 'Content',
  keywords: ['switcher', 'sections', 'panels'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    {
      name: 'tabs',
      label: 'Tabs',
      labels: { singular: 'Tab', plural: 'Tabs' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 30 },
        { name: 'content', label: 'Text', type: 'richText', required: true },
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
})
