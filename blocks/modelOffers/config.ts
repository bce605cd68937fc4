import { defineBlock } from '../defineBlock'

export const modelOffersBlock = defineBlock({
  slug: 'modelOffers',
  interfaceName: 'ModelOffersBlock',
  labels: { singular: 'Offers on the model', plural: 'Offers on the model' },
  description: 'The offers that are on and name this model.',
  group: 'Model page',
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
