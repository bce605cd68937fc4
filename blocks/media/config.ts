import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const mediaBlock = defineBlock({
  slug: 'media',
  interfaceName: 'MediaBlock',
  labels: { singular: 'Picture and text', plural: 'Pictures and text' },
  description: 'A picture on its own, or beside a short text with a button.',
  group: 'Content',
  keywords: ['image', 'photo', 'text with image', 'feature', 'promo', 'columns'],
  places: ['page', 'location', 'model', 'car'],
  fields: [
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', label: 'Caption', type: 'text' },
    {
      name: 'position',
      label: 'Picture position',
      type: 'select',
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'Left of the text' },
        { value: 'right', label: 'Right of the text' },
        { value: 'above', label: 'Full width, no text' },
      ],
    },
    {
      type: 'group',
      name: 'beside',
      label: 'Text beside the picture',
      admin: { condition: (_, block) => block?.position !== 'above' },
      fields: [
        { name: 'heading', label: 'Heading', type: 'text' },
        { name: 'content', label: 'Text', type: 'richText' },
        {
          type: 'row',
          fields: [
            { name: 'buttonLabel', label: 'Button', type: 'text' },
            linkField({ name: 'buttonLink', label: 'Link' }),
          ],
        },
      ],
    },
  ],
})
