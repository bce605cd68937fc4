import { defineBlock } from '../defineBlock'

export const pictureGalleryBlock = defineBlock({
  slug: 'pictureGallery',
  interfaceName: 'PictureGalleryBlock',
  labels: { singular: 'Picture gallery', plural: 'Picture galleries' },
  description: 'Pictures with captions, as a grid or carousel.',
  group: 'Content',
  keywords: ['photos', 'images', 'album', 'slider', 'carousel'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'display',
      label: 'Display as',
      type: 'select',
      required: true,
      defaultValue: 'wall',
      options: [
        { value: 'wall', label: 'Grid, first picture large' },
        { value: 'carousel', label: 'Carousel' },
      ],
    },
    {
      name: 'pictures',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 24,
      fields: [
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
        { name: 'caption', label: 'Caption', type: 'text', maxLength: 120 },
      ],
    },
  ],
})
