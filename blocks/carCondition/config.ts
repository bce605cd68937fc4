import { defineBlock } from '../defineBlock'

export const carConditionBlock = defineBlock({
  slug: 'carCondition',
  interfaceName: 'CarConditionBlock',
  labels: { singular: 'Condition', plural: 'Condition' },
  description:
    'Owners, keys, service history, tyres and marked imperfections of a used or demo vehicle, where the feed states them.',
  group: 'Car page',
  keywords: ['inspection', 'damage', 'grade', 'wear'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Condition' }],
})
