import type { Field, Tab } from 'payload'
import { linkField } from '../../../blocks/fields/link'
import { phoneField } from '../../../blocks/fields/phone'
import { number, text, textarea } from '../../fields/basicFields'
import { carPhoneFields } from '../../fields/carPhones'

const STATES = [
  { value: 'ACT', label: 'Australian Capital Territory' },
  { value: 'NSW', label: 'New South Wales' },
  { value: 'NT', label: 'Northern Territory' },
  { value: 'QLD', label: 'Queensland' },
  { value: 'SA', label: 'South Australia' },
  { value: 'TAS', label: 'Tasmania' },
  { value: 'VIC', label: 'Victoria' },
  { value: 'WA', label: 'Western Australia' },
]

const address: Field[] = [
  text('street', 'Street', { required: true }),
  {
    type: 'row',
    fields: [
      text('city', 'Suburb or town', { required: true, admin: { width: '40%' } }),
      { name: 'state', label: 'State', type: 'select', required: true, options: STATES, admin: { width: '35%' } },
      text('postcode', 'Postcode', {
        required: true,
        admin: { width: '25%' },
        validate: (value: unknown) => /^\d{4}$/.test(String(value ?? '')) || 'Enter a 4-digit postcode.',
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      number('lat', 'Latitude', {
        min: -45,
        max: -9,
        admin: { step: 0.000_001, width: '50%', placeholder: '-37.8136' },
      }),
      number('lng', 'Longitude', {
        min: 110,
        max: 160,
        admin: { step: 0.000_001, width: '50%', placeholder: '144.9631' },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      text('place_id', 'Place ID', {
        admin: { width: '50%', description: 'Google Maps place ID, if known.' },
      }),
      linkField({
        name: 'place_url',
        label: 'Directions link',
        admin: {
          width: '50%',
          placeholder: 'https://maps.example.com/...',
          description: 'Leave empty to use the address.',
        },
      }),
    ],
  },
]

/** Address, contact details, description and photo. */
export const addressTab: Tab = {
  label: 'Address and contact',
  fields: [
    {
      name: 'address',
      label: 'Address',
      type: 'group',
      admin: { hideGutter: true },
      interfaceName: 'LocationAddress',
      fields: address,
    },
    {
      type: 'row',
      fields: [phoneField({ width: '50%' }), { name: 'email', label: 'Email', type: 'email', admin: { width: '50%' } }],
    },
    {
      name: 'car_phones',
      label: 'Phone numbers by car type',
      type: 'group',
      admin: {
        hideGutter: true,
        description:
          'Shown on cars at this location. If empty, the site\u2019s number for that type is used, then the sales number.',
      },
      fields: carPhoneFields(),
    },
    textarea('description', 'About this location', {
      admin: { description: 'Parking, access and facilities. Shown on the location page.' },
    }),
    { name: 'image', label: 'Photo', type: 'upload', relationTo: 'media' },
    {
      name: 'map_image',
      label: 'Map picture',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'Shown where the site has no street map: your own map, or a photo of the street. Else the photo is shown.',
      },
    },
  ],
}
