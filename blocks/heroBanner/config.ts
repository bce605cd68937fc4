import { defineBlock } from '../defineBlock'
import { featureIconField } from '../fields/icon'
import { linkField } from '../fields/link'

export const heroBannerBlock = defineBlock({
  slug: 'heroBanner',
  interfaceName: 'HeroBannerBlock',
  labels: { singular: 'Hero banner', plural: 'Hero banners' },
  description: 'A large picture with a headline, buttons, an optional stock search and up to three feature links.',
  group: 'Heroes',
  keywords: ['header image', 'main picture', 'headline', 'cover', 'homepage banner'],
  width: 'bleed',
  fields: [
    { name: 'eyebrow', label: 'Text above the headline', type: 'text', maxLength: 60 },
    { name: 'heading', label: 'Headline', type: 'text', required: true, maxLength: 90 },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 240 },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'size',
      label: 'Height',
      type: 'select',
      defaultValue: 'tall',
      options: [
        { value: 'tall', label: 'Tall, for the home page' },
        { value: 'short', label: 'Short, for inner pages' },
      ],
    },
    {
      name: 'actions',
      label: 'Buttons',
      type: 'array',
      maxRows: 2,
      admin: { description: 'The first is the primary button.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Label', type: 'text', required: true },
            linkField({ name: 'link', label: 'Link', required: true }),
          ],
        },
      ],
    },
    {
      name: 'showSearch',
      label: 'Show the stock search',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Make, model and price, with the number of matching cars.' },
    },
    {
      name: 'featureLinks',
      label: 'Feature links',
      type: 'array',
      maxRows: 3,
      admin: { description: 'Up to three links below the banner. The sub-text is optional.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Title', type: 'text', required: true },
            { name: 'subText', label: 'Sub-text', type: 'text' },
          ],
        },
        {
          type: 'row',
          fields: [linkField({ name: 'link', label: 'Link', required: true }), featureIconField('offer')],
        },
      ],
    },
  ],
})
