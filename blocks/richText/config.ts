import { defineBlock } from '../defineBlock'

export const richTextBlock = defineBlock({
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Text' },
  description: 'Headings, paragraphs, lists and links in a readable column.',
  group: 'Content',
  keywords: ['paragraph', 'copy', 'heading', 'article', 'words', 'HTML'],
  places: ['page', 'location', 'model', 'car'],
  fields: [{ name: 'content', label: 'Text', type: 'richText', required: true }],
})
