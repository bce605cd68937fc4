import { defineBlock } from '../defineBlock'

export const contactLocationBlock = defineBlock({
  slug: 'contactLocation',
  interfaceName: 'ContactLocationBlock',
  labels: { singular: 'Contact a location', plural: 'Contact a location' },
  description:
    'How to reach one location: phones by department, email, address with a small map, and its contact page.',
  group: 'Locations',
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
      admin: { description: 'Empty takes the page’s own, else the main one.' },
    },
    { name: 'showMap', label: 'Show a map', type: 'checkbox', defaultValue: true },
  ],
})
