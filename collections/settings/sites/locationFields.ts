import type { Field } from 'payload'
import { text } from '../../fields/basicFields'
import { carPhoneFields } from '../../fields/carPhones'

/** Location lists, maps and phone numbers by car type (LOC-03, LOC-07, LOC-10). */
export const locationFields: Field[] = [
  {
    name: 'locationRules',
    label: 'Locations',
    type: 'group',
    interfaceName: 'SiteLocationRules',
    admin: { hideGutter: true },
    fields: [
      {
        name: 'uniqueBy',
        label: 'Merge locations',
        type: 'select',
        defaultValue: 'phoneOrStreet',
        options: [
          { value: 'phoneOrStreet', label: 'With the same phone or street' },
          { value: 'placeId', label: 'With the same place ID' },
        ],
        admin: { isClearable: false, description: 'Merged locations appear once in lists, maps and dealer search.' },
      },
      text('tileUrl', 'Map tile URL', {
        maxLength: 300,
        admin: {
          placeholder: 'https://tiles.example.com/{z}/{x}/{y}.png?key=...',
          description:
            'Adds an interactive map that shoppers can move and zoom. Leave empty to use only the built-in static map, which calls no third party.',
        },
        validate: (value: string | null | undefined) =>
          !value ||
          (/^https:\/\/\S+$/.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))) ||
          'Enter a URL that starts with https:// and contains {z}, {x} and {y}.',
      }),
      text('tileAttribution', 'Tile attribution', {
        maxLength: 120,
        admin: {
          placeholder: '\u00a9 OpenStreetMap contributors',
          description: 'Required by the tile licence. Shown on the map.',
          condition: (_, group) => Boolean(group?.tileUrl),
        },
      }),
    ],
  },
  {
    name: 'carPhones',
    label: 'Phone numbers by car type',
    type: 'group',
    interfaceName: 'SiteCarPhones',
    admin: {
      hideGutter: true,
      description: 'Shown on cars of that type. Leave empty to use the sales number of the car\u2019s location.',
    },
    fields: carPhoneFields(),
  },
]
