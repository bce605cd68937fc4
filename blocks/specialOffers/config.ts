import { defineBlock } from '../defineBlock'

export const specialOffersBlock = defineBlock({
  slug: 'specialOffers',
  interfaceName: 'SpecialOffersBlock',
  labels: { singular: 'Special offers', plural: 'Special offers' },
  description: 'Current offers, each with its price, end date and disclaimer.',
  group: 'Offers and news',
  keywords: ['deals', 'specials', 'promotions', 'sale', 'discounts', 'cards'],
  places: ['page', 'location', 'model'],
  slot: 'full',
  requires: 'offers',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Special offers', maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'offers',
      label: 'Offers',
      type: 'relationship',
      relationTo: 'offers',
      hasMany: true,
      maxDepth: 0,
      maxRows: 24,
      admin: {
        description:
          'All of them are shown in this order, each between its dates. Leave empty for the current offers by their position.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'display',
          label: 'Display as',
          type: 'select',
          required: true,
          defaultValue: 'grid',
          options: [
            { value: 'grid', label: 'Grid' },
            { value: 'carousel', label: 'Carousel' },
          ],
        },
        { name: 'limit', label: 'Maximum offers', type: 'number', required: true, defaultValue: 9, min: 1, max: 24 },
      ],
    },
    {
      name: 'whenEmpty',
      label: 'If there are no offers',
      type: 'select',
      defaultValue: 'hide',
      options: [
        { value: 'hide', label: 'Hide the section' },
        { value: 'say', label: 'Show a message with a link to stock' },
      ],
    },
    {
      name: 'linkLabel',
      label: 'All offers link label',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Leave empty for no link.' },
    },
  ],
})
