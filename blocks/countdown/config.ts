import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const countdownBlock = defineBlock({
  slug: 'countdown',
  interfaceName: 'CountdownBlock',
  labels: { singular: 'Countdown', plural: 'Countdowns' },
  description: 'Days, hours, minutes and seconds until an offer or event ends, with a button.',
  group: 'Offers and news',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 240 },
    {
      name: 'until',
      label: 'Until',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' },
        description: 'Empty counts to the end of the page, as set under Campaign.',
      },
    },
    {
      name: 'endedText',
      label: 'Once it has ended',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Stands instead of the figures. Empty takes the whole section away.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'buttonLabel', label: 'Button', type: 'text', maxLength: 40 },
        linkField({ name: 'link', label: 'Link' }),
      ],
    },
  ],
})
