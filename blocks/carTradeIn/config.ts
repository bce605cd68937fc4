import { defineBlock } from '../defineBlock'

export const carTradeInBlock = defineBlock({
  slug: 'carTradeIn',
  interfaceName: 'CarTradeInBlock',
  labels: { singular: 'Trade-in offer', plural: 'Trade-in offers' },
  description: 'An estimate of the shopper’s trade-in and the remaining amount to pay.',
  group: 'Car page',
  keywords: ['valuation', 'sell my car', 'swap', 'part exchange'],
  places: ['car'],
  requires: 'tradeInValuation',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Trade in your car' }],
})
