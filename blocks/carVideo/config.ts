import { defineBlock } from '../defineBlock'

export const carVideoBlock = defineBlock({
  slug: 'carVideo',
  interfaceName: 'CarVideoBlock',
  labels: { singular: 'Car video', plural: 'Car videos' },
  description: 'The car’s video, loaded when played. Hidden if there is none.',
  group: 'Car page',
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Watch the video' }],
})
