import type { Field } from 'payload'
import { locationTypeOptions } from './locationTypeOptions'

/** Which locations a list shows and what their cards contain, shared by `locationsGrid` and `locationsCarousel`. */
export const locationCardFields: Field[] = [
  { name: 'heading', label: 'Heading', type: 'text' },
  { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  {
    type: 'row',
    fields: [
      {
        name: 'locationType',
        label: 'Departments',
        type: 'select',
        defaultValue: 'all',
        options: locationTypeOptions,
        admin: { width: '50%', description: 'Only locations with this department, and its hours and phone.' },
      },
      {
        name: 'picture',
        label: 'Picture',
        type: 'select',
        defaultValue: 'photo',
        options: [
          { value: 'photo', label: 'The photo' },
          { value: 'map', label: 'A map' },
        ],
        admin: { width: '50%', description: 'A location without a photo shows a map.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'showHours', label: 'Opening hours on the cards', type: 'checkbox', defaultValue: true },
      { name: 'showLicences', label: 'Licences on the cards', type: 'checkbox', defaultValue: false },
      { name: 'showPhones', label: 'Phones of all departments', type: 'checkbox', defaultValue: false },
    ],
  },
]
