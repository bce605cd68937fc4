import { defineBlock } from '../defineBlock'

export const carVideoBlock = defineBlock({
  slug: 'carVideo',
  interfaceName: 'CarVideoBlock',
  labels: { singular: 'Car video', plural: 'Car videos' },
  description: 'The car’s video, if it has one, loaded when played.',
  group: 'Car page',
  keywords: ['YouTube', 'film', 'walkaround'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Watch the video' }],
})
