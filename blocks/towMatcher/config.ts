import { defineBlock } from '../defineBlock'

export const towMatcherBlock = defineBlock({
  slug: 'towMatcher',
  interfaceName: 'TowMatcherBlock',
  labels: { singular: 'Tow matcher', plural: 'Tow matchers' },
  description: 'Shoppers choose their car, from Stock, Tow vehicles, and see which caravans it may tow.',
  group: 'Stock',
  keywords: ['caravan', 'towing capacity', 'trailer', 'tow vehicle'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'What can your car tow?' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 300 },
  ],
})
