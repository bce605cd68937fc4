import type { Tab } from 'payload'

/** Documents that belong to the lead: deliveries, bookings, payments and files. */
export const deliveriesTab: Tab = {
  label: 'Sent to',
  fields: [
    {
      name: 'deliveries',
      label: 'Deliveries',
      type: 'join',
      collection: 'leadDeliveries',
      on: 'lead',
      defaultSort: 'createdAt',
      admin: {
        defaultColumns: ['channel', 'recipient', 'status', 'attempts', 'last_error'],
        allowCreate: false,
      },
    },
    {
      name: 'bookings',
      label: 'Bookings',
      type: 'join',
      collection: 'bookings',
      on: 'lead',
      admin: { defaultColumns: ['starts_at', 'location', 'status'], allowCreate: false },
    },
    {
      name: 'payments',
      label: 'Payments',
      type: 'join',
      collection: 'payments',
      on: 'lead',
      admin: { defaultColumns: ['reference', 'status', 'amount'], allowCreate: false },
    },
    {
      name: 'files',
      label: 'Files',
      type: 'join',
      collection: 'uploads',
      on: 'lead',
      admin: { defaultColumns: ['filename', 'createdAt'], allowCreate: false },
    },
  ],
}
