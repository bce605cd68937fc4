import type { Field } from 'payload'
import { help, text, textarea, tick } from '../fields/plain'

/** What a shopper hears back by email. Who at the dealer receives a lead is said by routing rules. */
export const enquiryFields: Field[] = [
  {
    name: 'enquiryReceipt',
    label: 'Receipt for the shopper',
    type: 'group',
    interfaceName: 'SiteEnquiryReceipt',
    admin: {
      hideGutter: true,
      description: 'An email with the reference and what the shopper wrote, as soon as an enquiry is in.',
    },
    fields: [
      tick('send', 'Send a receipt', { defaultValue: true }),
      text('subject', 'Subject', {
        defaultValue: 'We have your enquiry',
        maxLength: 120,
        ...help('The reference follows by itself.'),
      }),
      textarea('text', 'Text', {
        defaultValue:
          'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.',
        maxLength: 1000,
        ...help('Stands above what the shopper wrote. An empty line starts a new paragraph.'),
      }),
    ],
  },
]
