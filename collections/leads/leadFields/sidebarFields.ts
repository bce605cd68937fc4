import type { Field } from 'payload'
import { ENQUIRY_KIND_DETAILS } from '../../../src/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../../src/domain/leads/lead'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '../../../src/domain/leads/leadStatus'
import { LEAD_STEP_LABELS, LEAD_STEPS } from '../../../src/domain/leads/steps'
import { noFieldAccess } from '../../access/rules'
import { checkbox, date, text, textarea } from '../../fields/basicFields'
import { skipRelationCheck } from '../../fields/skipRelationCheck'
import { staffOnSite, validateStaffOnSite } from '../assignee'
import { submittedField } from './submittedField'

const hasSteps = (data: Record<string, unknown> | undefined) => Boolean(data?.step)

/** Status, assignee, notes and reference data, in the sidebar. */
export const sidebarFields: Field[] = [
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
  submittedField(
    text('reference', 'Reference', { required: true, unique: true, index: true, admin: { position: 'sidebar' } }),
  ),
  submittedField({
    name: 'kind',
    label: 'Form',
    type: 'select',
    required: true,
    options: ENQUIRY_KINDS.map((value) => ({ value, label: ENQUIRY_KIND_DETAILS[value].category })),
    admin: { position: 'sidebar' },
  }),
  submittedField(text('category', 'Category', { required: true, admin: { position: 'sidebar' } })),
  submittedField(text('subcategory', 'Subcategory', { admin: { position: 'sidebar' } })),
  submittedField({
    name: 'location',
    label: 'Location',
    type: 'relationship',
    relationTo: 'locations',
    ...skipRelationCheck,
    admin: { position: 'sidebar' },
  }),
  submittedField({
    name: 'dealership',
    label: 'Dealership',
    type: 'relationship',
    relationTo: 'dealerships',
    ...skipRelationCheck,
    admin: { position: 'sidebar' },
  }),
  submittedField({
    name: 'step',
    label: 'Step reached',
    type: 'select',
    options: LEAD_STEPS.map((value) => ({ value, label: LEAD_STEP_LABELS[value] })),
    admin: { position: 'sidebar', description: 'For multi-step forms.' },
  }),
  submittedField(
    checkbox('form_completed', 'Completed all steps', { admin: { position: 'sidebar', condition: hasSteps } }),
  ),
  submittedField(
    checkbox('offer_accepted', 'Accepted the offer', { admin: { position: 'sidebar', condition: hasSteps } }),
  ),
  submittedField(
    date('erased_at', 'Personal data removed', {
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    }),
  ),
  submittedField(checkbox('is_test', 'Test lead', { admin: { position: 'sidebar' } })),
  { ...submittedField(text('form_id', 'Form block')), hidden: true },
  // Authorises the shopper's browser to add later steps. Only the hash is stored.
  { ...submittedField(text('token_hash', 'Token')), hidden: true },
  { ...submittedField(date('token_expires_at', 'Token expires at')), hidden: true },
  // The two fields below make a repeated submit return the first response.
  { ...submittedField(text('idempotency_key', 'Idempotency key', { required: true })), hidden: true },
  { ...submittedField(text('body_hash', 'Body hash')), hidden: true },
]
