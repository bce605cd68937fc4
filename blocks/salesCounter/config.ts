import { defineBlock } from '../defineBlock'

export const salesCounterBlock = defineBlock({
  slug: 'salesCounter',
  interfaceName: 'SalesCounterBlock',
  labels: { singular: 'Sales counter', plural: 'Sales counters' },
  description: 'A large running count of this month’s sales.',
  group: 'Content',
  keywords: ['cars sold', 'number', 'ticker', 'statistics'],
  fields: [
    {
      name: 'heading',
      label: 'Heading',
      type: 'text',
      required: true,
      defaultValue: 'Sales this Month',
      maxLength: 60,
    },
    { name: 'text', label: 'Text below', type: 'text', maxLength: 120 },
    {
      name: 'source',
      label: 'Count',
      type: 'select',
      required: true,
      defaultValue: 'formula',
      options: [
        { value: 'formula', label: 'Estimate: one sale every 7.5 minutes, across the group' },
        { value: 'sold', label: 'Actual: cars this site sold this month' },
      ],
      admin: {
        description: 'The estimate restarts each month, Brisbane time. Actual sales come from your stock feed.',
      },
    },
  ],
})
