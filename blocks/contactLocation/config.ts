import { defineBlock } from '../defineBlock'

export const contactLocationBlock = defineBlock({
  slug: 'contactLocation',
  interfaceName: 'ContactLocationBlock',
  labels: { singular: 'Contact a location', plural: 'Contact a location' },
  description:
    'Contact details of one location: phone numbers by department, email, address, map and a link to its contact page.',
  group: 'Locations',
  keywords: ['contact us', 'form', 'enquiry', 'map', 'get in touch'],
  places: ['page', 'location', 'model'],
  hasHeading: true,
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', admin: { placeholder: 'The location’s name' } },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 300 },
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { description: 'Leave empty to use the page’s location, or the main one.' },
    },
    { name: 'showMap', label: 'Show a map', type: 'checkbox', defaultValue: true },
  ],
})
