import { defineBlock } from '../defineBlock'

export const carGalleryBlock = defineBlock({
  slug: 'carGallery',
  interfaceName: 'CarGalleryBlock',
  labels: { singular: 'Photo gallery', plural: 'Photo galleries' },
  description: 'The car’s photos: a large one with arrows, thumbnails and a full-screen view.',
  group: 'Car page',
  places: ['car'],
  fields: [],
})
