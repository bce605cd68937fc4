import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const countdownBlock = defineBlock({
  slug: 'countdown',
  interfaceName: 'CountdownBlock',
  labels: { singular: 'Countdown', plural: 'Countdowns' },
  description: 'A countdown in days, hours, minutes and seconds to the end of an offer or event, with a button.',
  group: 'Offers and news',
  keywords: ['timer', 'clock', 'sale ends', 'deadline', 'event'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 240 },
    {
      name: 'until',
      label: 'Until',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' },
        description: 'Leave empty to use the page’s end date under Campaign.',
      },
    },
    {
      name: 'endedText',
      label: 'Text after it ends',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Replaces the countdown. Leave empty to hide the section.' },
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
