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
        admin: { width: '50%', description: 'Shows only locations with this department, with its hours and phone.' },
      },
      {
        name: 'picture',
        label: 'Picture',
        type: 'select',
        defaultValue: 'photo',
        options: [
          { value: 'photo', label: 'Photo' },
          { value: 'map', label: 'Map' },
        ],
        admin: { width: '50%', description: 'Locations without a photo show a map.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'showHours', label: 'Show opening hours', type: 'checkbox', defaultValue: true },
      { name: 'showLicences', label: 'Show licences', type: 'checkbox', defaultValue: false },
      { name: 'showPhones', label: 'Show all department phones', type: 'checkbox', defaultValue: false },
    ],
  },
]
