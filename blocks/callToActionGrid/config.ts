import { defineBlock } from '../defineBlock'
import { featureIconField } from '../fields/icon'
import { linkField } from '../fields/link'

export const callToActionGridBlock = defineBlock({
  slug: 'callToActionGrid',
  interfaceName: 'CallToActionGridBlock',
  labels: { singular: 'Call-to-action grid', plural: 'Call-to-action grids' },
  description: 'Two to six tiles, each with an icon, a title and a link.',
  group: 'Content',
  keywords: ['cta', 'call to action', 'cards', 'tiles', 'quick links', 'icons'],
  places: ['page', 'location', 'model', 'car'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'tiles',
      label: 'Tiles',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Title', type: 'text', required: true },
            { name: 'text', label: 'Text', type: 'text' },
          ],
        },
        {
          type: 'row',
          fields: [linkField({ name: 'link', label: 'Link', required: true }), featureIconField('stock')],
        },
      ],
    },
  ],
})
