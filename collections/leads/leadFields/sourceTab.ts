import type { Tab } from 'payload'
import { checkbox, date, text, textarea } from '../../fields/basicFields'
import { halfWidth, readableJson, submittedField } from './submittedField'

/** The lead's source, and the shopper's consents. */
export const sourceTab: Tab = {
  label: 'Source',
  fields: [
    {
      type: 'row',
      fields: [submittedField(text('source', 'Source', halfWidth)), submittedField(text('page_id', 'Page', halfWidth))],
    },
    submittedField(text('url', 'Page URL')),
    {
      type: 'row',
      fields: [
        submittedField(checkbox('opt_in', 'Marketing opt-in', halfWidth)),
        submittedField(
          date('consent_at', 'Opted in at', {
            admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' } },
          }),
        ),
      ],
    },
    submittedField(textarea('consent_text', 'Consent wording')),
    submittedField(
      date('consent_withdrawn_at', 'Opted out at', { admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    ),
    submittedField({ name: 'tracking_consent', label: 'Consent to marketing tags', type: 'json', admin: readableJson }),
    submittedField({ name: 'lead_attributes', label: 'Visited pages and campaign', type: 'json', admin: readableJson }),
    submittedField({
      name: 'touches',
      label: 'First and last source',
      type: 'json',
      admin: { ...readableJson, description: 'What brought the shopper to the website within 30 days.' },
    }),
    {
      type: 'row',
      fields: [
        submittedField(text('dealership_slug', 'Dealership', halfWidth)),
        submittedField(text('manufacturer_slug', 'Manufacturer', halfWidth)),
      ],
    },
    {
      type: 'row',
      fields: [
        submittedField(text('additional_services', 'Additional services', halfWidth)),
        submittedField(checkbox('autogauge_enabled', 'Price comparison shown', halfWidth)),
      ],
    },
    submittedField(text('user_agent', 'Browser')),
    submittedField(text('request_id', 'Request id')),
  ],
}
