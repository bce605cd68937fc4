import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'
import { locationTypeOptions } from '../fields/locationTypeOptions'

export const dealerSearchBlock = defineBlock({
  slug: 'dealerSearch',
  interfaceName: 'DealerSearchBlock',
  labels: { singular: 'Dealer search', plural: 'Dealer searches' },
  description: 'Shoppers find the nearest location by postcode, place or name, see it on a map and write to it.',
  group: 'Locations',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Find your nearest dealership' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 300 },
    {
      name: 'locationType',
      label: 'Department',
      type: 'select',
      defaultValue: 'sales',
      options: locationTypeOptions.filter(({ value }) => value !== 'all'),
      admin: { description: 'Which one the search begins with. Shoppers may choose another.' },
    },
    {
      name: 'showEnquiry',
      label: 'With an enquiry form',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'It goes to the dealership that the shopper found.' },
    },
    {
      type: 'row',
      admin: { condition: (_, block) => block?.showEnquiry !== false },
      fields: [
        { name: 'formHeading', label: 'Heading of the form', type: 'text', defaultValue: 'Send an enquiry' },
        { name: 'submitLabel', label: 'Button', type: 'text', defaultValue: 'Send enquiry' },
        linkField({ name: 'successLink', label: 'Page after sending', admin: { placeholder: 'Stay on this page' } }),
      ],
    },
  ],
})
