import { defineBlock } from '../defineBlock'

const MAX_ODDS = 100

export const prizeWheelBlock = defineBlock({
  slug: 'prizeWheel',
  interfaceName: 'PrizeWheelBlock',
  labels: { singular: 'Prize wheel', plural: 'Prize wheels' },
  description: 'A wheel that a signed-in shopper spins once for a prize, whose code is emailed.',
  group: 'Offers and news',
  keywords: ['spin', 'competition', 'giveaway', 'win', 'game', 'promo'],
  requires: 'prizeWheel',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 300 },
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          label: 'Starts',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' } },
        },
        {
          name: 'endsAt',
          label: 'Ends',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' } },
        },
      ],
    },
    {
      name: 'prizes',
      label: 'Prizes',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      required: true,
      admin: { description: 'The odds are percent of all spins; what is left to 100 wins nothing.' },
      validate: (rows: unknown) => {
        if (!Array.isArray(rows) || rows.length === 0) return 'Add at least one prize.'
        const total = rows.reduce((sum: number, row) => sum + Number((row as { odds?: number }).odds ?? 0), 0)
        return total <= MAX_ODDS || `The odds add up to ${total}. Use at most ${MAX_ODDS} in all.`
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Prize', type: 'text', required: true, maxLength: 60 },
            { name: 'odds', label: 'Odds (%)', type: 'number', required: true, min: 0, max: MAX_ODDS },
            {
              name: 'stock',
              label: 'Number of prizes',
              type: 'number',
              min: 0,
              admin: { description: 'Empty for any number.' },
            },
          ],
        },
      ],
    },
    {
      name: 'terms',
      label: 'Terms',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { description: 'Who may enter, what can be won, and how prizes are claimed.' },
    },
    {
      name: 'permitNumber',
      label: 'Permit number',
      type: 'text',
      maxLength: 120,
      admin: { description: 'For example NSW TP/01234. Shown below the terms.' },
    },
  ],
})
