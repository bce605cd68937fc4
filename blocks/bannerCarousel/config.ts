import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const bannerCarouselBlock = defineBlock({
  slug: 'bannerCarousel',
  interfaceName: 'BannerCarouselBlock',
  labels: { singular: 'Banner carousel', plural: 'Banner carousels' },
  description: 'Two to six large pictures with a headline and a button each, one after the other.',
  group: 'Heroes',
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
      admin: { description: 'The second one is seen first; shoppers can go both ways from it.' },
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
      label: 'Move on by itself',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Every six seconds, until a shopper touches it; there is a pause button.' },
    },
  ],
})
