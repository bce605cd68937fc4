import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '../../src/domain/site/paymentMethods'
import { defineBlock } from '../defineBlock'

export const paymentsStripBlock = defineBlock({
  slug: 'paymentsStrip',
  interfaceName: 'PaymentsStripBlock',
  labels: { singular: 'Accepted payments', plural: 'Accepted payments' },
  description: 'The cards and wallets that you take, as a strip of their marks.',
  group: 'Finance',
  places: ['page', 'location', 'car'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'We accept', maxLength: 60 },
    {
      name: 'methods',
      label: 'Methods',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...PAYMENT_METHOD_NAMES],
      options: PAYMENT_METHOD_NAMES.map((value) => ({ value, label: PAYMENT_METHODS[value] })),
    },
    {
      name: 'note',
      label: 'Note',
      type: 'text',
      maxLength: 160,
      admin: { placeholder: 'No surcharge on deposits', description: 'A line beneath the marks.' },
    },
  ],
})
