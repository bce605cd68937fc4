import type { Field } from 'payload'
import { help, number, text, textarea, tick } from '../../fields/plain'

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
  {
    name: 'appointments',
    label: 'Times that shoppers may book',
    type: 'group',
    interfaceName: 'SiteAppointments',
    admin: {
      hideGutter: true,
      description: 'Test drives go by the sales hours of a location, services by those of its workshop.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          minutes('testDriveMinutes', 'Length of a test drive (minutes)', 30),
          atOnce('testDrivesAtOnce', 'Test drives at one time', 1),
        ],
      },
      {
        type: 'row',
        fields: [
          minutes('serviceMinutes', 'Between two service times (minutes)', 30),
          atOnce('servicesAtOnce', 'Services that start at one time', 2),
        ],
      },
      {
        type: 'row',
        fields: [
          number('noticeHours', 'Hours of notice', {
            defaultValue: 3,
            min: 0,
            max: 336,
            admin: { step: 1, width: '50%', description: 'The first time on offer is at least this far away.' },
          }),
          number('daysAhead', 'Days ahead', {
            defaultValue: 28,
            min: 1,
            max: 90,
            admin: { step: 1, width: '50%', description: 'The last day on offer.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'reservations',
    label: 'Reservations and payments',
    type: 'group',
    interfaceName: 'SiteReservations',
    admin: {
      hideGutter: true,
      description: 'What holds a car for a shopper who reserved it, and how its fee and invoices are paid.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          number('holdHours', 'Hours that a car is held', {
            defaultValue: 48,
            min: 1,
            max: 720,
            admin: { step: 1, width: '50%' },
          }),
        ],
      },
      tick('takeCards', 'Shoppers pay online', {
        admin: {
          description:
            'After reserving, and on the page where invoices are paid, shoppers go on to a card payment at Stripe. Where this deployment has no Stripe key they see a demo of it, marked as such, that takes no money. Off: you collect it.',
        },
      }),
      text('stripeAccount', 'Stripe account', {
        admin: {
          placeholder: 'acct_1A2b3C4d5E6f7G8h',
          description: 'Whose money it is, where the key is a platform\u2019s. Empty: the account of the key itself.',
          condition: (_, group) => Boolean(group?.takeCards),
        },
        validate: (value: unknown) =>
          !value || /^acct_[A-Za-z0-9]{8,40}$/.test(String(value)) || 'A Stripe account starts with acct_.',
      }),
    ],
  },
  {
    name: 'tradeIns',
    label: 'Trade-ins',
    type: 'group',
    interfaceName: 'SiteTradeIns',
    admin: { hideGutter: true },
    fields: [
      tick('noteValuation', 'Note the valuation in a column of its own', {
        admin: {
          description:
            'Forms send what the shopper was shown to /api/miscellaneous as column_name=valuation. It stands on the lead and goes with its webhooks as "miscellaneous".',
        },
      }),
    ],
  },
]

function minutes(name: string, label: string, defaultValue: number): Field {
  return number(name, label, { defaultValue, min: 10, max: 480, admin: { step: 5, width: '50%' } })
}

function atOnce(name: string, label: string, defaultValue: number): Field {
  return number(name, label, { defaultValue, min: 1, max: 20, admin: { step: 1, width: '50%' } })
}
