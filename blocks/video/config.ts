import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const videoBlock = defineBlock({
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  description: 'A video with a cover picture, loaded when played.',
  group: 'Content',
  keywords: ['YouTube', 'Vimeo', 'film', 'movie', 'embed'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    linkField({
      name: 'url',
      label: 'Video URL',
      required: true,
      admin: {
        placeholder: 'https://www.youtube.com/watch?v=...',
        description: 'YouTube, Vimeo or an .mp4 file.',
      },
    }),
    { name: 'poster', label: 'Cover picture', type: 'upload', relationTo: 'media' },
  ],
})
