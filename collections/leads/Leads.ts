import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { ENQUIRY_KIND_DETAILS } from '../../src/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../src/domain/leads/lead'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '../../src/domain/leads/leadStatus'
import { LEAD_STEP_LABELS, LEAD_STEPS } from '../../src/domain/leads/steps'
import { hiddenFrom } from '../access/hiddenFrom'
import {
  allOf,
  anyOf,
  groupManagers,
  noAccess,
  noFieldAccess,
  onOwnSites,
  siteEditors,
  siteLeadsStaff,
  superAdmin,
} from '../access/rules'
import { checkbox, date, number, text, textarea } from '../fields/basicFields'
import { JSON_FIELD } from '../fields/json'
import { skipRelationCheck } from '../fields/skipRelationCheck'
import { staffOnSite, validateStaffOnSite } from './assignee'
import { deleteLeadFiles } from './hooks/deleteLeadFiles'
import { signNotes } from './hooks/signNotes'

const leadStaff = anyOf(superAdmin, siteEditors, siteLeadsStaff)

/** Marks a field as the shopper's own words, which staff read and never change. What was not answered is not shown. */
function asSent<AField extends Field>(field: AField): AField {
  const access: { create: FieldAccess; update: FieldAccess } = { create: noFieldAccess, update: noFieldAccess }
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
    create: noAccess,
    update: leadStaff,
    delete: anyOf(superAdmin, allOf(groupManagers, onOwnSites())),
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'reference',
    defaultColumns: ['createdAt', 'status', 'name', 'category', 'car_name', 'reference'],
    listSearchableFields: ['reference', 'name', 'last_name', 'email', 'phone', 'stock_number'],
    description: 'Enquiries from shoppers, newest first. Mark a lead as done once it has been answered.',
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
            asSent(text('rego', 'Trade-in registration')),
            asSent({
              name: 'trade_in',
              label: 'Trade-in',
              type: 'json',
              admin: { ...asRead, description: 'The shopper\u2019s answers at each step, and the valuation.' },
            }),
            asSent({
              name: 'miscellaneous',
              label: 'Custom columns',
              type: 'json',
              admin: {
                ...asRead,
                description: 'Values that forms store separately, such as the valuation shown.',
              },
            }),
            asSent({
              name: 'details',
              label: 'Other answers',
              type: 'json',
              admin: {
                ...asRead,
                description: 'Answers to form-specific questions.',
              },
            }),
          ],
        },
        {
          label: 'Car',
          fields: [
            asSent({ name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...skipRelationCheck }),
            asSent(text('car_name', 'Car name')),
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
              label: 'Car details at the time',
              type: 'json',
              admin: asRead,
            }),
          ],
        },
        {
          label: 'Source',
          fields: [
            { type: 'row', fields: [asSent(text('source', 'Source', half)), asSent(text('page_id', 'Page', half))] },
            asSent(text('url', 'Page URL')),
            {
              type: 'row',
              fields: [
                asSent(checkbox('opt_in', 'Marketing opt-in', half)),
                asSent(
                  date('consent_at', 'Opted in at', {
                    admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' } },
                  }),
                ),
              ],
            },
            asSent(textarea('consent_text', 'Consent wording')),
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
                asSent(checkbox('autogauge_enabled', 'Price comparison shown', half)),
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
      label: 'Assigned to',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
      filterOptions: staffOnSite,
      validate: validateStaffOnSite,
    },
    date('read_at', 'Read', { admin: { position: 'sidebar', readOnly: true } }),
    {
      name: 'notes',
      label: 'Notes',
      type: 'array',
      labels: { singular: 'Note', plural: 'Notes' },
      admin: { position: 'sidebar', description: 'Staff only. Never shown to shoppers.' },
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
              access: { create: noFieldAccess, update: noFieldAccess },
              admin: { readOnly: true, width: '50%' },
            },
            date('at', 'At', {
              access: { create: noFieldAccess, update: noFieldAccess },
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
      ...skipRelationCheck,
      admin: { position: 'sidebar' },
    }),
    asSent({
      name: 'dealership',
      label: 'Dealership',
      type: 'relationship',
      relationTo: 'dealerships',
      ...skipRelationCheck,
      admin: { position: 'sidebar' },
    }),
    asSent({
      name: 'step',
      label: 'Step reached',
      type: 'select',
      options: LEAD_STEPS.map((value) => ({ value, label: LEAD_STEP_LABELS[value] })),
      admin: { position: 'sidebar', description: 'For multi-step forms.' },
    }),
    asSent(checkbox('form_completed', 'Completed all steps', { admin: { position: 'sidebar', condition: inSteps } })),
    asSent(checkbox('offer_accepted', 'Accepted the offer', { admin: { position: 'sidebar', condition: inSteps } })),
    asSent(checkbox('is_test', 'Test lead', { admin: { position: 'sidebar' } })),
    { ...asSent(text('form_id', 'Form block')), hidden: true },
    // Lets the shopper's browser, and nobody else, add the next steps; only the hash is kept.
    { ...asSent(text('token_hash', 'Token')), hidden: true },
    { ...asSent(date('token_expires_at', 'Token expires at')), hidden: true },
    // The two below make a repeated submit answer as the first did; staff have no use for them.
    { ...asSent(text('idempotency_key', 'Idempotency key', { required: true })), hidden: true },
    { ...asSent(text('body_hash', 'Body hash')), hidden: true },
  ],
}
