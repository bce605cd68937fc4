import type { ArrayField, Field } from 'payload'
import { linkField } from '../../../blocks/fields/link'
import { parsePostcodes, validateDeliveryZones } from '../../../src/domain/delivery/deliveryZones'
import { PLUGIN_NAMES, PLUGINS } from '../../../src/domain/site/plugins'
import { CAR_TYPES } from '../../../src/domain/stock/carType'
import { number, optionsOf, text, tick } from '../../fields/plain'

const deliveryZones: ArrayField = {
  name: 'deliveryZones',
  label: 'Delivery zones',
  type: 'array',
  labels: { singular: 'Zone', plural: 'Zones' },
  maxRows: 200,
  admin: {
    description:
      'Where you deliver and for how much. Shoppers type their postcode on a car’s page; outside of all zones they are asked to get in touch.',
    initCollapsed: true,
    components: { RowLabel: '/src/admin/rowLabels/DeliveryZoneRowLabel.tsx#DeliveryZoneRowLabel' },
  },
  validate: (zones: unknown) => {
    const rows = (Array.isArray(zones) ? zones : []) as { name?: string; postcodes?: string }[]
    // A row that is not filled in yet says so itself.
    const filled = rows.flatMap(({ name, postcodes }) => (name && postcodes ? [{ name, postcodes }] : []))
    return validateDeliveryZones(filled) ?? true
  },
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Zone', {
          required: true,
          maxLength: 60,
          admin: { width: '30%', placeholder: 'Melbourne metro', description: 'Shoppers read it beside the price.' },
        }),
        text('postcodes', 'Postcodes', {
          required: true,
          maxLength: 2000,
          admin: {
            width: '45%',
            placeholder: '3000-3207, 8000-8399',
            description: 'Postcodes and ranges, with commas between.',
          },
          validate: (typed: unknown) => {
            try {
              parsePostcodes(String(typed ?? ''))
              return true
            } catch (error) {
              return (error as Error).message
            }
          },
        }),
        number('price', 'Price ($)', {
          required: true,
          min: 0,
          max: 20_000,
          admin: { width: '25%', step: 1, description: '0 is free delivery.' },
        }),
      ],
    },
  ],
}

/** Which warranty a car is sold with, in the dealer's words; the first line that fits holds (SITE-23). */
const warrantiesField: ArrayField = {
  name: 'warranties',
  label: 'Warranty',
  type: 'array',
  labels: { singular: 'Wording', plural: 'Wordings' },
  maxRows: 40,
  admin: {
    initCollapsed: true,
    description:
      'On car and model pages. The first line that fits a car holds: put those of single brands above the one for all.',
    components: { RowLabel: '/src/admin/rowLabels/WarrantyRowLabel.tsx#WarrantyRowLabel' },
  },
  fields: [
    text('wording', 'Warranty', {
      required: true,
      maxLength: 80,
      admin: { placeholder: '7-year warranty, unlimited kilometres' },
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'makes',
          label: 'Brands',
          type: 'relationship',
          relationTo: 'makes',
          hasMany: true,
          admin: { width: '50%', description: 'Empty fits all.' },
        },
        {
          name: 'carTypes',
          label: 'Types of car',
          type: 'select',
          hasMany: true,
          options: optionsOf(CAR_TYPES),
          enumName: 'warranty_car_type',
          admin: { width: '50%', description: 'Empty fits all.' },
        },
      ],
    },
  ],
}

/** What car pages offer beyond the car: reports, chat, reservation and delivery. */
export const carPageFields: Field[] = [
  {
    name: 'plugins',
    label: 'Plugins',
    type: 'select',
    hasMany: true,
    options: PLUGIN_NAMES.map((value) => ({ value, label: PLUGINS[value].label })),
    admin: {
      description: PLUGIN_NAMES.map((name) => `${PLUGINS[name].label}: ${PLUGINS[name].help}`).join(' '),
    },
  },
  {
    name: 'messaging',
    label: 'Chat',
    type: 'group',
    interfaceName: 'SiteMessaging',
    admin: {
      hideGutter: true,
      description:
        'With a chat, Chat switched on under Features and no Podium token, cars that can be reserved offer Instant Message in place of Enquire Now.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          linkField({
            name: 'chatLink',
            label: 'Chat',
            admin: {
              width: '50%',
              placeholder: 'https://m.me/yourdealership',
              description:
                'The address that opens your chat: a chat bot’s page, https://m.me/..., https://wa.me/61..., or sms:+61...',
            },
          }),
          text('podiumToken', 'Podium token', {
            maxLength: 200,
            admin: { width: '50%', description: 'Set where Podium answers messages; Enquire Now then stays.' },
          }),
        ],
      },
      tick('chatBubble', 'A chat bubble on every page', {
        admin: {
          description:
            'In the corner; opens your chat in a small window. Needs the chat\u2019s address above, and Chat switched on under Features.',
        },
      }),
    ],
  },
  warrantiesField,
  text('reserveFee', 'Reservation fee', {
    required: true,
    defaultValue: '$200',
    maxLength: 40,
    admin: { description: 'As shoppers read it beside Reserve Car Now.', width: '33%' },
  }),
  deliveryZones,
]
