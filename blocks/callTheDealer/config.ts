import { defineBlock } from '../defineBlock'

export const callTheDealerBlock = defineBlock({
  slug: 'callTheDealer',
  interfaceName: 'CallTheDealerBlock',
  labels: { singular: 'Call the dealer', plural: 'Call the dealer' },
  description: 'The dealer’s phone number, hidden until clicked, and a link to the dealer’s other stock.',
  group: 'Car page',
  keywords: ['phone', 'telephone', 'contact', 'number'],
  places: ['car'],
  slot: 'sidebar',
  requires: 'callTheDealer',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Call the dealer' }],
})
