import { defineBlock } from '../defineBlock'

export const modelGalleryBlock = defineBlock({
  slug: 'modelGallery',
  interfaceName: 'ModelGalleryBlock',
  labels: { singular: 'Model gallery', plural: 'Model galleries' },
  description: 'The model’s pictures in a grid, the first one large.',
  group: 'Model page',
  keywords: ['photos', 'images', 'pictures'],
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Take a look' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
