import { defineBlock } from '../defineBlock'
import { featureIconField } from '../fields/icon'
import { linkField } from '../fields/link'

export const helpBarBlock = defineBlock({
  slug: 'helpBar',
  interfaceName: 'HelpBarBlock',
  labels: { singular: 'Help block', plural: 'Help blocks' },
  description: 'Two to four large buttons, such as nearest dealer, test drive and finance.',
  group: 'Enquiries',
  keywords: ['cta', 'call to action', 'shortcuts', 'buttons', 'quick links'],
  places: ['page', 'location', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'How can we help?', maxLength: 60 },
    {
      name: 'shownOn',
      label: 'Show on',
      type: 'select',
      required: true,
      defaultValue: 'phones',
      options: [
        { value: 'phones', label: 'Phones only' },
        { value: 'all', label: 'All devices' },
      ],
    },
    {
      name: 'links',
      label: 'Buttons',
      labels: { singular: 'Button', plural: 'Buttons' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      defaultValue: [
        { title: 'Locate a Dealer', link: '/dealer-locator', icon: 'location' },
        { title: 'Book A Test Drive', link: '/book-test-drive', icon: 'testDrive' },
        { title: 'Finance Enquiry', link: '/finance-enquiry', icon: 'finance' },
      ],
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 40 },
            linkField({ name: 'link', label: 'Link', required: true }),
            featureIconField('contact'),
          ],
        },
      ],
    },
  ],
})
