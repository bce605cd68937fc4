import type { Field } from 'payload'
import { carPhoneFields } from '../../fields/carPhones'
import { text } from '../../fields/plain'

/** How locations are listed and drawn on maps, and the phones that go by type of car (LOC-03, LOC-07, LOC-10). */
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
        label: 'Which locations count as one',
        type: 'select',
        defaultValue: 'phoneOrStreet',
        options: [
          { value: 'phoneOrStreet', label: 'Those with the same phone or the same street' },
          { value: 'placeId', label: 'Those with the same place id' },
        ],
        admin: { isClearable: false, description: 'Lists, maps and the dealer search show the first of them.' },
      },
      text('tileUrl', 'Map tiles', {
        maxLength: 300,
        admin: {
          placeholder: 'https://tiles.example.com/{z}/{x}/{y}.png?key=...',
          description:
            'With an address of map tiles, shoppers can open a map to move and zoom. Empty keeps to the map that is drawn here, which asks nobody.',
        },
        validate: (value: string | null | undefined) =>
          !value ||
          (/^https:\/\/\S+$/.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))) ||
          'An address that starts with https:// and holds {z}, {x} and {y}.',
      }),
      text('tileAttribution', 'Source of the tiles', {
        maxLength: 120,
        admin: {
          placeholder: '\u00a9 OpenStreetMap contributors',
          description: 'As the licence of the tiles asks for it. Stands on the map.',
          condition: (_, group) => Boolean(group?.tileUrl),
        },
      }),
    ],
  },
  {
    name: 'carPhones',
    label: 'Phones by type of car',
    type: 'group',
    interfaceName: 'SiteCarPhones',
    admin: {
      hideGutter: true,
      description: 'Shown with a car of that type. Empty takes the phone of sales where the car stands.',
    },
    fields: carPhoneFields(),
  },
]
