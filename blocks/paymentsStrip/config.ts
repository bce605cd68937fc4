import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '../../src/domain/site/paymentMethods'
import { defineBlock } from '../defineBlock'

export const paymentsStripBlock = defineBlock({
  slug: 'paymentsStrip',
  interfaceName: 'PaymentsStripBlock',
  labels: { singular: 'Accepted payments', plural: 'Accepted payments' },
  description: 'Logos of the cards and wallets you accept.',
  group: 'Finance',
  keywords: ['credit cards', 'Visa', 'Afterpay', 'PayPal', 'logos'],
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
      admin: { placeholder: 'No surcharge on deposits', description: 'Shown below the logos.' },
    },
  ],
})
