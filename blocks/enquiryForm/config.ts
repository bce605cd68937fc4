import { COMMENTS_FIELD, FIELD_REQUIREMENTS, SETTABLE_FIELDS } from '../../src/domain/leads/formFields'
import { ENQUIRY_KINDS } from '../../src/domain/leads/lead'
import { isEmailAddress, MAX_RECIPIENTS } from '../../src/domain/leads/recipients'
import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

const KIND_LABELS: Record<(typeof ENQUIRY_KINDS)[number], string> = {
  general: 'General enquiry',
  car: 'About a car',
  testDrive: 'Test drive',
  photos: 'Request photos',
  similar: 'Find me something similar',
  tradeIn: 'Trade-in',
  sellMyCar: 'Sell my car',
  service: 'Service booking',
  parts: 'Parts',
  finance: 'Finance',
  fleet: 'Fleet',
  careers: 'Careers',
  location: 'A location',
  dealerSearch: 'Dealer search',
  reserve: 'Reserve a car',
  purchase: 'Buy a car online',
  payment: 'Online payment',
}

const REQUIREMENT_LABELS: Record<(typeof FIELD_REQUIREMENTS)[number], string> = {
  required: 'Required',
  optional: 'Optional',
  hidden: 'Hidden',
}

export const enquiryFormBlock = defineBlock({
  slug: 'enquiryForm',
  interfaceName: 'EnquiryFormBlock',
  labels: { singular: 'Enquiry form', plural: 'Enquiry forms' },
  description: 'A form that creates a lead and shows the shopper a reference and the next steps.',
  group: 'Enquiries',
  keywords: ['contact us', 'lead', 'test drive', 'service booking', 'get in touch', 'subscribe'],
  places: ['page', 'location', 'model', 'car'],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'Form type',
          type: 'select',
          required: true,
          defaultValue: 'general',
          options: ENQUIRY_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
        },
        { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Send us a message' },
      ],
    },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 300 },
    {
      type: 'row',
      fields: [
        { name: 'messageRequired', label: 'Require comments', type: 'checkbox', defaultValue: true },
        { name: 'askCategory', label: 'Ask for a category', type: 'checkbox', defaultValue: false },
        { name: 'askLocation', label: 'Ask for a location', type: 'checkbox', defaultValue: true },
        { name: 'askRego', label: 'Ask for a registration plate', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'askTime',
          label: 'Let shoppers book a time',
          type: 'checkbox',
          defaultValue: true,
          admin: {
            condition: (_, block) => ['testDrive', 'service'].includes(block?.kind),
            description: 'Within the location’s opening hours. Set length and notice under Sites, Enquiries.',
          },
        },
        {
          name: 'largeAmounts',
          label: 'Use high-value amounts',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Quick picks of $300,000 to $800,000 instead of $5,000 to $70,000.' },
        },
      ],
    },
    {
      name: 'fields',
      label: 'Fields',
      labels: { singular: 'Field', plural: 'Fields' },
      type: 'array',
      maxRows: 20,
      admin: {
        initCollapsed: true,
        description: 'Change the default form: add, require, hide or rename fields. Name, email and phone always show.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'field',
              label: 'Field',
              type: 'select',
              required: true,
              options: [
                { value: COMMENTS_FIELD, label: 'Comments' },
                ...SETTABLE_FIELDS.map(({ name, label }) => ({ value: name, label })),
              ],
            },
            {
              name: 'ask',
              label: 'Visibility',
              type: 'select',
              required: true,
              defaultValue: 'optional',
              options: FIELD_REQUIREMENTS.map((value) => ({ value, label: REQUIREMENT_LABELS[value] })),
            },
            { name: 'label', label: 'Label', type: 'text', maxLength: 80, admin: { placeholder: 'Default' } },
          ],
        },
      ],
    },
    {
      name: 'consentText',
      label: 'Marketing consent',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Shown beside the checkbox. Leave empty to use the site’s wording.' },
    },
    {
      name: 'termsText',
      label: 'Terms',
      type: 'text',
      admin: { description: 'If set, shoppers must agree to this text before sending.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'submitLabel', label: 'Button', type: 'text', defaultValue: 'Send enquiry' },
        linkField({ name: 'successLink', label: 'Page after sending', admin: { placeholder: 'Stay on this page' } }),
      ],
    },
    {
      name: 'recipients',
      label: 'Own recipients',
      type: 'text',
      hasMany: true,
      maxRows: MAX_RECIPIENTS,
      admin: {
        description: 'Emails that get this form’s leads instead of the routing rules. Leave empty to use the rules.',
        placeholder: 'Type an email and press Enter',
      },
      validate: (value: unknown) => {
        const invalid = [value].flat().filter((item) => item && !isEmailAddress(String(item)))
        return invalid.length === 0 || `${invalid.join(', ')}: not a valid email address. Example: sales@dealer.com.au.`
      },
    },
    {
      name: 'testLead',
      type: 'ui',
      admin: { components: { Field: '/src/admin/leads/SendTestLead.tsx#SendTestLead' } },
    },
  ],
})
