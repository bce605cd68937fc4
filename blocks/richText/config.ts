import { defineBlock } from '../defineBlock'

export const richTextBlock = defineBlock({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  description: 'Headings, paragraphs, lists and links in a comfortable reading width.',
  group: 'Content',
  places: ['page', 'location', 'model', 'car'],
  fields: [{ name: 'content', label: 'Text', type: 'richText', required: true }],
})
