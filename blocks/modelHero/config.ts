import { defineBlock } from '../defineBlock'

export const modelHeroBlock = defineBlock({
  slug: 'modelHero',
  interfaceName: 'ModelHeroBlock',
  labels: { singular: 'Model introduction', plural: 'Model introductions' },
  description:
    'The banner or picture of the model, its name, label and From price, and buttons to its stock and a test drive.',
  group: 'Model page',
  places: ['model'],
  width: 'bleed',
  fields: [
    {
      name: 'offerLine',
      label: 'Line below the price',
      type: 'text',
      maxLength: 90,
      admin: { description: 'Empty leaves it out.' },
    },
  ],
})
