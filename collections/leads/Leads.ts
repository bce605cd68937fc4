import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { ENQUIRY_KIND_DETAILS } from '../../src/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../src/domain/leads/lead'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '../../src/domain/leads/leadStatus'
import { LEAD_STEP_LABELS, LEAD_STEPS } from '../../src/domain/leads/steps'
import { hiddenFrom } from '../access/hiddenFrom'
import {
  allOf,
  anyOf,
  editorsOfThisSite,
  groupManagers,
  leadsStaffOfThisSite,
  nobody,
  nobodyField,
  ofOwnSites,
  superAdmin,
} from '../access/rules'
import { JSON_FIELD } from '../fields/json'
import { moment, number, text, textarea, tick } from '../fields/plain'
import { settled } from '../fields/settled'
import { colleagueOnSite, colleaguesOnSite } from './assignee'
import { deleteLeadFiles } from './hooks/deleteLeadFiles'
import { signNotes } from './hooks/signNotes'

const leadStaff = anyOf(superAdmin, editorsOfThisSite, leadsStaffOfThisSite)

/** Marks a field as the shopper's own words, which staff read and never change. What was not answered is not shown. */
function asSent<AField extends Field>(field: AField): AField {
  const access: { create: FieldAccess; update: FieldAccess } = { create: nobodyField, update: nobodyField }
  const answered = (data: Record<string, unknown> | undefined) => Boolean('name' in field && data?.[field.name])
  const always = field.type === 'checkbox' || ('required' in field && field.required)
  return {
    ...field,
    access,
    admin: { ...field.admin, readOnly: true, ...(always ? {} : { condition: answered }) },
  } as AField
}

const inSteps = (data: Record<string, unknown> | undefined) => Boolean(data?.step)

const half = { admin: { width: '50%' } }

const asRead = { components: { Field: JSON_FIELD } }

/** What the dealer receives: the shopper's enquiry, the car, the site and where it came from (LEAD-01). */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: {
    read: leadStaff,
    create: nobody,
    update: leadStaff,
    delete: anyOf(superAdmin, allOf(groupManagers, ofOwnSites())),
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'reference',
    defaultColumns: ['createdAt', 'status', 'name', 'category', 'car_name', 'reference'],
    listSearchableFields: ['reference', 'name', 'last_name', 'email', 'phone', 'stock_number'],
    description: 'Enquiries from shoppers, newest first. Mark one done when it has been answered.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { beforeChange: [signNotes], beforeDelete: [deleteLeadFiles] },
  indexes: [
    { fields: ['site', 'idempotency_key'], unique: true },
    { fields: ['site', 'status'] },
    // The inbox lists a site's leads by their age.
    { fields: ['site', 'createdAt'] },
  ],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Enquiry',
          fields: [
            {
              name: 'actions',
              type: 'ui',
              admin: { components: { Field: '/src/admin/leads/LeadActions.tsx#LeadActions' } },
            },
            {
              type: 'row',
              fields: [asSent(text('name', 'First name', half)), asSent(text('last_name', 'Last name', half))],
            },
            {
              type: 'row',
              fields: [
                asSent({ name: 'email', label: 'Email', type: 'email', index: true, ...half }),
                asSent(text('phone', 'Phone', { admin: { width: '30%' } })),
                asSent(text('postcode', 'Postcode', { admin: { width: '20%' } })),
              ],
            },
            asSent(textarea('message', 'Message', { admin: { rows: 6 } })),
            asSent(text('rego', 'Registration of their own car')),
            asSent({
              name: 'trade_in',
              label: 'Their own car',
              type: 'json',
              admin: { ...asRead, description: 'What they said of it, step by step, and what it was valued at.' },
            }),
            asSent({
              name: 'miscellaneous',
              label: 'Noted beside it',
              type: 'json',
              admin: {
                ...asRead,
                description: 'What the form wrote to columns of its own, such as the valuation that was shown.',
              },
            }),
            asSent({
              name: 'details',
              label: 'What else they told us',
              type: 'json',
              admin: {
                ...asRead,
                description: 'Answers of the form beyond the usual ones.',
              },
            }),
          ],
        },
        {
          label: 'Car',
          fields: [
            asSent({ name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...settled }),
            asSent(text('car_name', 'As it was called')),
            {
              type: 'row',
              fields: [
                asSent(text('stock_number', 'Stock number', half)),
                asSent(number('car_price', 'Price at the time ($)', half)),
              ],
            },
            {
              type: 'row',
              fields: [asSent(text('vehicle_make', 'Make', half)), asSent(text('vehicle_model', 'Model', half))],
            },
            {
              type: 'row',
              fields: [
                asSent(text('car_type', 'Type', half)),
                asSent(text('vehicle_status', 'Status at the time', half)),
              ],
            },
            asSent({
              name: 'car_snapshot',
              label: 'Everything the car\u2019s page said',
              type: 'json',
              admin: asRead,
            }),
          ],
        },
        {
          label: 'Where it came from',
          fields: [
            { type: 'row', fields: [asSent(text('source', 'Source', half)), asSent(text('page_id', 'Page', half))] },
            asSent(text('url', 'Address of the page')),
            {
              type: 'row',
              fields: [
                asSent(tick('opt_in', 'Agreed to news and offers', half)),
                asSent(
                  moment('consent_at', 'Agreed at', {
                    admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' } },
                  }),
                ),
              ],
            },
            asSent(textarea('consent_text', 'Wording they agreed to')),
            asSent({ name: 'lead_attributes', label: 'Visited pages and campaign', type: 'json', admin: asRead }),
            {
              type: 'row',
              fields: [
                asSent(text('dealership_slug', 'Dealership', half)),
                asSent(text('manufacturer_slug', 'Manufacturer', half)),
              ],
            },
            {
              type: 'row',
              fields: [
                asSent(text('additional_services', 'Additional services', half)),
                asSent(tick('autogauge_enabled', 'Price comparison was shown', half)),
              ],
            },
            asSent(text('user_agent', 'Browser')),
          ],
        },
        {
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
        },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: LEAD_STATUSES.map((value) => ({ value, label: LEAD_STATUS_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      label: 'Answered by',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
      filterOptions: colleaguesOnSite,
      validate: colleagueOnSite,
    },
    moment('read_at', 'Read', { admin: { position: 'sidebar', readOnly: true } }),
    {
      name: 'notes',
      label: 'Notes',
      type: 'array',
      labels: { singular: 'Note', plural: 'Notes' },
      admin: { position: 'sidebar', description: 'For staff. The shopper never sees them.' },
      fields: [
        textarea('text', 'Note', { required: true, maxLength: 2000, admin: { rows: 3 } }),
        {
          type: 'row',
          fields: [
            {
              name: 'author',
              label: 'By',
              type: 'relationship',
              relationTo: 'users',
              access: { create: nobodyField, update: nobodyField },
              admin: { readOnly: true, width: '50%' },
            },
            moment('at', 'At', {
              access: { create: nobodyField, update: nobodyField },
              admin: { readOnly: true, width: '50%', date: { pickerAppearance: 'dayAndTime' } },
            }),
          ],
        },
      ],
    },
    asSent(
      text('reference', 'Reference', { required: true, unique: true, index: true, admin: { position: 'sidebar' } }),
    ),
    asSent({
      name: 'kind',
      label: 'Form',
      type: 'select',
      required: true,
      options: ENQUIRY_KINDS.map((value) => ({ value, label: ENQUIRY_KIND_DETAILS[value].category })),
      admin: { position: 'sidebar' },
    }),
    asSent(text('category', 'Category', { required: true, admin: { position: 'sidebar' } })),
    asSent(text('subcategory', 'Subcategory', { admin: { position: 'sidebar' } })),
    asSent({
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      ...settled,
      admin: { position: 'sidebar' },
    }),
    asSent({
      name: 'dealership',
      label: 'Dealership',
      type: 'relationship',
      relationTo: 'dealerships',
      ...settled,
      admin: { position: 'sidebar' },
    }),
    asSent({
      name: 'step',
      label: 'Step reached',
      type: 'select',
      options: LEAD_STEPS.map((value) => ({ value, label: LEAD_STEP_LABELS[value] })),
      admin: { position: 'sidebar', description: 'Of a form with several steps.' },
    }),
    asSent(tick('form_completed', 'Went to the last step', { admin: { position: 'sidebar', condition: inSteps } })),
    asSent(tick('offer_accepted', 'Accepted the offer', { admin: { position: 'sidebar', condition: inSteps } })),
    asSent(tick('is_test', 'A test by staff', { admin: { position: 'sidebar' } })),
    { ...asSent(text('form_id', 'Form block')), hidden: true },
    // Lets the shopper's browser, and nobody else, add the next steps; only the hash is kept.
    { ...asSent(text('token_hash', 'Token')), hidden: true },
    { ...asSent(moment('token_expires_at', 'Token expires at')), hidden: true },
    // The two below make a repeated submit answer as the first did; staff have no use for them.
    { ...asSent(text('idempotency_key', 'Idempotency key', { required: true })), hidden: true },
    { ...asSent(text('body_hash', 'Body hash')), hidden: true },
  ],
}
