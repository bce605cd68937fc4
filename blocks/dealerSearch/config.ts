import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'
import { locationTypeOptions } from '../fields/locationTypeOptions'

export const dealerSearchBlock = defineBlock({
  slug: 'dealerSearch',
  interfaceName: 'DealerSearchBlock',
  labels: { singular: 'Dealer search', plural: 'Dealer searches' },
  description: 'Find the nearest location by postcode, suburb or name, with a map and an optional enquiry form.',
  group: 'Locations',
  keywords: ['dealer locator', 'find a dealer', 'store finder', 'nearest', 'map', 'postcode'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Find your nearest dealership' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 300 },
    {
      name: 'locationType',
      label: 'Department',
      type: 'select',
      defaultValue: 'sales',
      options: locationTypeOptions.filter(({ value }) => value !== 'all'),
      admin: { description: 'Selected at first. Shoppers can change it.' },
    },
    {
      name: 'showEnquiry',
      label: 'Show an enquiry form',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Sent to the location the shopper chose.' },
    },
    {
      type: 'row',
      admin: { condition: (_, block) => block?.showEnquiry !== false },
      fields: [
        { name: 'formHeading', label: 'Form heading', type: 'text', defaultValue: 'Send an enquiry' },
        { name: 'submitLabel', label: 'Button', type: 'text', defaultValue: 'Send enquiry' },
        linkField({ name: 'successLink', label: 'Page after sending', admin: { placeholder: 'Stay on this page' } }),
      ],
    },
  ],
})
