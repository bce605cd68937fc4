import { defineBlock } from '../defineBlock'

export const modelOffersBlock = defineBlock({
  slug: 'modelOffers',
  interfaceName: 'ModelOffersBlock',
  labels: { singular: 'Model offers', plural: 'Model offers' },
  description: 'Current offers on this model.',
  group: 'Model page',
  keywords: ['specials', 'deals', 'promotions', 'drive away'],
  places: ['model'],
  fields: [
    {
      name: 'heading',
      label: 'Heading',
      type: 'text',
      required: true,
      maxLength: 80,
      defaultValue: 'Offers on this model',
    },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
