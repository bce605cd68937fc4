import { defineBlock } from '../defineBlock'

export const carTowingBlock = defineBlock({
  slug: 'carTowing',
  interfaceName: 'CarTowingBlock',
  labels: { singular: 'Towing', plural: 'Towing' },
  description: 'On caravans: which cars can tow it, with the margin, and a check of the shopper’s own car.',
  group: 'Car page',
  keywords: ['caravan', 'tow match', 'towing capacity', 'trailer'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Can you tow it?' }],
})
