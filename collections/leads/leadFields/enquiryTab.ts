import type { Tab } from 'payload'
import { text, textarea } from '../../fields/basicFields'
import { halfWidth, readableJson, submittedField } from './submittedField'

/** The contact details, message and answers of the shopper. */
export const enquiryTab: Tab = {
  label: 'Enquiry',
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: { components: { Field: '/src/admin/leads/LeadActions.tsx#LeadActions' } },
    },
    {
      type: 'row',
      fields: [
        submittedField(text('name', 'First name', halfWidth)),
        submittedField(text('last_name', 'Last name', halfWidth)),
      ],
    },
    {
      type: 'row',
      fields: [
        submittedField({ name: 'email', label: 'Email', type: 'email', index: true, ...halfWidth }),
        submittedField(text('phone', 'Phone', { admin: { width: '30%' } })),
        submittedField(text('postcode', 'Postcode', { admin: { width: '20%' } })),
      ],
    },
    submittedField(textarea('message', 'Message', { admin: { rows: 6 } })),
    submittedField(text('rego', 'Trade-in registration')),
    submittedField({
      name: 'trade_in',
      label: 'Trade-in',
      type: 'json',
      admin: { ...readableJson, description: 'The shopper\u2019s answers at each step, and the valuation.' },
    }),
    submittedField({
      name: 'miscellaneous',
      label: 'Custom columns',
      type: 'json',
      admin: {
        ...readableJson,
        description: 'Values that forms store separately, such as the valuation shown.',
      },
    }),
    submittedField({
      name: 'details',
      label: 'Other answers',
      type: 'json',
      admin: {
        ...readableJson,
        description: 'Answers to form-specific questions.',
      },
    }),
    {
      name: 'shopperSaved',
      type: 'ui',
      label: 'Saved and viewed',
      admin: {
        components: { Field: '/src/admin/leads/ShopperSavedPanel.tsx#ShopperSavedPanel' },
        disableListColumn: true,
      },
    },
  ],
}
