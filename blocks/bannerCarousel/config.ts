import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const bannerCarouselBlock = defineBlock({
  slug: 'bannerCarousel',
  interfaceName: 'BannerCarouselBlock',
  labels: { singular: 'Banner carousel', plural: 'Banner carousels' },
  description: 'A slideshow of two to six large pictures, each with a headline and a button.',
  group: 'Heroes',
  keywords: ['slider', 'slideshow', 'hero', 'rotating banner', 'homepage banner'],
  places: ['page', 'model'],
  width: 'bleed',
  fields: [
    {
      name: 'slides',
      label: 'Banners',
      labels: { singular: 'Banner', plural: 'Banners' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      admin: { description: 'The second banner shows first, so that shoppers can move either way.' },
      fields: [
        { name: 'heading', label: 'Headline', type: 'text', required: true, maxLength: 80 },
        { name: 'text', label: 'Text', type: 'textarea', maxLength: 180 },
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
        {
          type: 'row',
          fields: [
            { name: 'buttonLabel', label: 'Button', type: 'text', maxLength: 40 },
            linkField({ name: 'link', label: 'Link' }),
          ],
        },
      ],
    },
    {
      name: 'autoplay',
      label: 'Play automatically',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Changes every six seconds until a shopper interacts. Includes a pause button.' },
    },
  ],
})
