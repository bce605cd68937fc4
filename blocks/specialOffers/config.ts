import { defineBlock } from '../defineBlock'

export const specialOffersBlock = defineBlock({
  slug: 'specialOffers',
  interfaceName: 'SpecialOffersBlock',
  labels: { singular: 'Special offers', plural: 'Special offers' },
  description: 'The offers that are on now, each with its price, end and small print behind it.',
  group: 'Offers and news',
  places: ['page', 'location', 'model'],
  slot: 'full',
  requires: 'offers',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Special offers', maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      type: 'row',
      fields: [
        {
          name: 'display',
          label: 'Shown as',
          type: 'select',
          required: true,
          defaultValue: 'grid',
          options: [
            { value: 'grid', label: 'Grid' },
            { value: 'carousel', label: 'Row to swipe' },
          ],
        },
        { name: 'limit', label: 'At most', type: 'number', required: true, defaultValue: 9, min: 1, max: 24 },
      ],
    },
    {
      name: 'whenEmpty',
      label: 'Where no offer is on',
      type: 'select',
      defaultValue: 'hide',
      options: [
        { value: 'hide', label: 'Leave the section out' },
        { value: 'say', label: 'Say so, with a way to the stock' },
      ],
    },
    {
      name: 'linkLabel',
      label: 'Link to all offers',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Empty leaves the link out, as on the offers page itself.' },
    },
  ],
})
