import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const videoBlock = defineBlock({
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  description: 'A video behind a picture; nothing of it loads before a shopper presses play.',
  group: 'Content',
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    linkField({
      name: 'url',
      label: 'Address of the video',
      required: true,
      admin: {
        placeholder: 'https://www.youtube.com/watch?v=...',
        description: 'On YouTube or Vimeo, or a file that ends in .mp4.',
      },
    }),
    { name: 'poster', label: 'Picture before it plays', type: 'upload', relationTo: 'media' },
  ],
})
