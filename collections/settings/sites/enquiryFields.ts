import type { Field } from 'payload'
import { checkbox, help, number, text, textarea } from '../../fields/basicFields'

/** Confirmation emails, bookings, reservations and trade-ins. Lead recipients are set by routing rules. */
export const enquiryFields: Field[] = [
  {
    name: 'enquiryReceipt',
    label: 'Confirmation email',
    type: 'group',
    interfaceName: 'SiteEnquiryReceipt',
    admin: {
      hideGutter: true,
      description: 'Sent to the shopper after each enquiry, with the reference and their message.',
    },
    fields: [
      checkbox('send', 'Send confirmation', { defaultValue: true }),
      text('subject', 'Subject', {
        defaultValue: 'We have your enquiry',
        maxLength: 120,
        ...help('The reference is added automatically.'),
      }),
      textarea('text', 'Text', {
        defaultValue: 'Thank you for getting in touch. Your message is with our team.',
        maxLength: 1000,
        ...help('Shown above the shopper\u2019s message. A blank line starts a new paragraph.'),
      }),
    ],
  },
  {
    name: 'appointments',
    label: 'Bookings',
    type: 'group',
    interfaceName: 'SiteAppointments',
    admin: {
      hideGutter: true,
      description: 'Test drives follow a location\u2019s sales hours, services its workshop hours.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          minutes('testDriveMinutes', 'Test drive length (minutes)', 30),
          capacity('testDrivesAtOnce', 'Test drives per time slot', 1),
        ],
      },
      {
        type: 'row',
        fields: [
          minutes('serviceMinutes', 'Service interval (minutes)', 30),
          capacity('servicesAtOnce', 'Services per time slot', 2),
        ],
      },
      {
        type: 'row',
        fields: [
          number('noticeHours', 'Minimum notice (hours)', {
            defaultValue: 3,
            min: 0,
            max: 336,
            admin: { step: 1, width: '50%', description: 'The earliest bookable time.' },
          }),
          number('daysAhead', 'Days ahead', {
            defaultValue: 28,
            min: 1,
            max: 90,
            admin: { step: 1, width: '50%', description: 'How far ahead shoppers can book.' },
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
      description: 'How long a reservation lasts, and how fees and invoices are paid.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          number('holdHours', 'Hold period (hours)', {
            defaultValue: 48,
            min: 1,
            max: 720,
            admin: { step: 1, width: '50%' },
          }),
        ],
      },
      checkbox('takeCards', 'Online payments', {
        admin: {
          description:
            'Shoppers pay reservation fees and invoices by card through Stripe. Has no effect until Stripe is connected to the deployment; demo dealers have a checkout that takes no money. If off, you collect payment yourself.',
        },
      }),
      text('stripeAccount', 'Stripe account', {
        admin: {
          placeholder: 'acct_1A2b3C4d5E6f7G8h',
          description:
            'The connected account that receives payments. Leave empty to use the account of the Stripe key.',
          condition: (_, group) => Boolean(group?.takeCards),
        },
        validate: (value: unknown) =>
          !value ||
          /^acct_[A-Za-z0-9]{8,40}$/.test(String(value)) ||
          'Enter a Stripe account ID, which starts with acct_.',
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
      checkbox('noteValuation', 'Store the valuation separately', {
        admin: {
          description:
            'Forms post the valuation shown to /api/miscellaneous as column_name=valuation. It is stored with the lead and sent in webhooks as "miscellaneous".',
        },
      }),
    ],
  },
]

function minutes(name: string, label: string, defaultValue: number): Field {
  return number(name, label, { defaultValue, min: 10, max: 480, admin: { step: 5, width: '50%' } })
}

function capacity(name: string, label: string, defaultValue: number): Field {
  return number(name, label, { defaultValue, min: 1, max: 20, admin: { step: 1, width: '50%' } })
}
