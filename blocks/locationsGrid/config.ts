import { defineBlock } from '../defineBlock'

export const locationsGridBlock = defineBlock({
  slug: 'locationsGrid',
  interfaceName: 'LocationsGridBlock',
  labels: { singular: 'Locations grid', plural: 'Locations grids' },
  description: 'Every visible location with its address, phone, hours today, directions and a link to its page.',
  group: 'Locations',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'locationType',
      label: 'Departments',
      type: 'select',
      defaultValue: 'all',
      options: [
        { value: 'all', label: 'All' },
        { value: 'sales', label: 'Sales' },
        { value: 'service', label: 'Service' },
        { value: 'parts', label: 'Parts' },
      ],
      admin: { description: 'Only locations with this department, and its hours and phone.' },
    },
  ],
})
