import { defineBlock } from '../defineBlock'

export const modelHeroBlock = defineBlock({
  slug: 'modelHero',
  interfaceName: 'ModelHeroBlock',
  labels: { singular: 'Model introduction', plural: 'Model introductions' },
  description: 'The model’s banner or picture, name, label and From price, with stock and test drive buttons.',
  group: 'Model page',
  keywords: ['hero', 'banner', 'cover', 'from price'],
  places: ['model'],
  width: 'bleed',
  fields: [
    {
      name: 'offerLine',
      label: 'Text below the price',
      type: 'text',
      maxLength: 90,
    },
  ],
})
