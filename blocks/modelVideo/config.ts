import { defineBlock } from '../defineBlock'

export const modelVideoBlock = defineBlock({
  slug: 'modelVideo',
  interfaceName: 'ModelVideoBlock',
  labels: { singular: 'Model video', plural: 'Model videos' },
  description: 'The model’s video, loaded when played.',
  group: 'Model page',
  keywords: ['YouTube', 'film', 'movie'],
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'See it move' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
