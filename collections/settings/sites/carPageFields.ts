import type { ArrayField, Field } from 'payload'
import { linkField } from '../../../blocks/fields/link'
import { parsePostcodes, validateDeliveryZones } from '../../../src/domain/delivery/deliveryZones'
import { PLUGIN_NAMES, PLUGINS } from '../../../src/domain/site/plugins'
import { CAR_TYPES } from '../../../src/domain/stock/carType'
import { checkbox, number, text, toOptions } from '../../fields/basicFields'

const deliveryZones: ArrayField = {
  name: 'deliveryZones',
  label: 'Delivery zones',
  type: 'array',
  labels: { singular: 'Zone', plural: 'Zones' },
  maxRows: 200,
  admin: {
    description:
      'Delivery prices by postcode, shown on car pages. Shoppers outside all zones are asked to get in touch.',
    initCollapsed: true,
    components: { RowLabel: '/src/admin/rowLabels/DeliveryZoneRowLabel.tsx#DeliveryZoneRowLabel' },
  },
  validate: (zones: unknown) => {
    const rows = (Array.isArray(zones) ? zones : []) as { name?: string; postcodes?: string }[]
    // Incomplete rows are reported by their own fields.
    const complete = rows.flatMap(({ name, postcodes }) => (name && postcodes ? [{ name, postcodes }] : []))
    return validateDeliveryZones(complete) ?? true
  },
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Zone', {
          required: true,
          maxLength: 60,
          admin: { width: '30%', placeholder: 'Melbourne metro', description: 'Shown beside the price.' },
        }),
        text('postcodes', 'Postcodes', {
          required: true,
          maxLength: 2000,
          admin: {
            width: '45%',
            placeholder: '3000-3207, 8000-8399',
            description: 'Postcodes and ranges, separated by commas.',
          },
          validate: (value: unknown) => {
            try {
              parsePostcodes(String(value ?? ''))
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
          admin: { width: '25%', step: 1, description: '0 means free delivery.' },
        }),
      ],
    },
  ],
}

/** Warranty wording by make and car type. The first match applies (SITE-23). */
const warrantiesField: ArrayField = {
  name: 'warranties',
  label: 'Warranty',
  type: 'array',
  labels: { singular: 'Wording', plural: 'Wordings' },
  maxRows: 40,
  admin: {
    initCollapsed: true,
    description: 'Shown on car and model pages. The first match applies: put specific brands first.',
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
          admin: { width: '50%', description: 'Leave empty for all.' },
        },
        {
          name: 'carTypes',
          label: 'Car types',
          type: 'select',
          hasMany: true,
          options: toOptions(CAR_TYPES),
          enumName: 'warranty_car_type',
          admin: { width: '50%', description: 'Leave empty for all.' },
        },
      ],
    },
  ],
}

/** Car page settings: reports, chat, warranty, reservation fee and delivery. */
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
        'With a chat link, Chat turned on under Features and no Podium token, reservable cars show Instant Message instead of Enquire Now.',
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
                'Link that opens your chat: https://m.me/..., https://wa.me/61... or a chatbot page. A text message (sms:+61...) opens from the chat bubble only and does not replace the enquiry form.',
            },
          }),
          text('podiumToken', 'Podium token', {
            maxLength: 200,
            admin: {
              width: '50%',
              description:
                'Set if Podium handles messages without its widget. Keeps the Enquire Now button. For the widget add a marketing tag of the kind Podium, which keeps the button too.',
            },
          }),
        ],
      },
      checkbox('chatBubble', 'Chat bubble on every page', {
        admin: {
          description:
            'Opens your chat in a small window. Needs the chat link above and Chat turned on under Features.',
        },
      }),
    ],
  },
  warrantiesField,
  text('reserveFee', 'Reservation fee', {
    required: true,
    defaultValue: '$200',
    maxLength: 40,
    admin: { description: 'Shown beside Reserve Car Now.', width: '33%' },
  }),
  deliveryZones,
]
