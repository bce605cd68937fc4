import { defineBlock } from '../defineBlock'

export const carPriceHistoryBlock = defineBlock({
  slug: 'carPriceHistory',
  interfaceName: 'CarPriceHistoryBlock',
  labels: { singular: 'Price history', plural: 'Price histories' },
  description: 'The price changes that were recorded while the car was for sale, if there are any.',
  group: 'Car page',
  keywords: ['price drop', 'reduced', 'was now'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Price history' }],
})
