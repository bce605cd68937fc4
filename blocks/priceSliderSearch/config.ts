import { defineBlock } from '../defineBlock'

export const priceSliderSearchBlock = defineBlock({
  slug: 'priceSliderSearch',
  interfaceName: 'PriceSliderSearchBlock',
  labels: { singular: 'Price slider search', plural: 'Price slider searches' },
  description: 'A price slider from $5,000 to $250,000, with the number of matching cars and a button to the results.',
  group: 'Stock',
  keywords: ['budget', 'find a car', 'finder', 'range'],
  places: ['page', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Shop by price' },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 240 },
  ],
})
