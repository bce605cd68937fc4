import { defineBlock } from '../defineBlock'

export const salesCounterBlock = defineBlock({
  slug: 'salesCounter',
  interfaceName: 'SalesCounterBlock',
  labels: { singular: 'Sales counter', plural: 'Sales counters' },
  description: 'A large running figure of the sales of this month.',
  group: 'Content',
  fields: [
    {
      name: 'heading',
      label: 'Heading',
      type: 'text',
      required: true,
      defaultValue: 'Sales this Month',
      maxLength: 60,
    },
    { name: 'text', label: 'Line below', type: 'text', maxLength: 120 },
    {
      name: 'source',
      label: 'What it counts',
      type: 'select',
      required: true,
      defaultValue: 'formula',
      options: [
        { value: 'formula', label: 'By the clock: one every 7 1/2 minutes, across the group' },
        { value: 'sold', label: 'Cars of this site that were sold this month' },
      ],
      admin: {
        description:
          'By the clock it starts anew on the first of each month, in Brisbane. Counting real sales takes them from your stock feed.',
      },
    },
  ],
})
