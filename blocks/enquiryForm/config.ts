import { linkField } from '../../collections/fields/link'
import { ENQUIRY_KINDS } from '../../src/domain/leads/lead'
import { defineBlock } from '../defineBlock'

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

export const enquiryFormBlock = defineBlock({
  slug: 'enquiryForm',
  interfaceName: 'EnquiryFormBlock',
  labels: { singular: 'Enquiry form', plural: 'Enquiry forms' },
  description: 'A form that stores a lead, shows the shopper a reference and says what happens next.',
  group: 'Enquiries',
  places: ['page', 'location', 'model', 'car'],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'What it is for',
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
        { name: 'messageRequired', label: 'Comments are required', type: 'checkbox', defaultValue: true },
        { name: 'askCategory', label: 'Ask for a category', type: 'checkbox', defaultValue: false },
        { name: 'askLocation', label: 'Ask for a location', type: 'checkbox', defaultValue: true },
        { name: 'askRego', label: 'Ask for a registration plate', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      name: 'termsText',
      label: 'Terms to agree to',
      type: 'text',
      admin: { description: 'When filled, shoppers must tick a box with this text before they send.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'submitLabel', label: 'Button', type: 'text', defaultValue: 'Send enquiry' },
        linkField({ name: 'successLink', label: 'Page after sending', admin: { placeholder: 'Stay on this page' } }),
      ],
    },
  ],
})
