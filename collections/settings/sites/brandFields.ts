import type { Field, UploadField } from 'payload'
import { linkField } from '../../../blocks/fields/link'
import { phoneField } from '../../../blocks/fields/phone'
import { text, tick } from '../../fields/plain'
import { timeZoneField } from '../../fields/timeZone'

const picture = (name: string, label: string, description: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description, width: '33%' },
})

const NETWORKS = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
]

/** Who the dealer is: logos, brands, how to reach them. */
export const brandFields: Field[] = [
  {
    type: 'row',
    fields: [
      picture('logo', 'Logo', 'In the header, on a light background. The name stands in until there is one.'),
      picture('logoInverse', 'Logo on a dark background', 'In the footer and over dark pictures.'),
      picture('favicon', 'Browser icon', 'Square, at least 180 pixels.'),
    ],
  },
  {
    name: 'brands',
    label: 'Brands',
    type: 'relationship',
    relationTo: 'makes',
    hasMany: true,
    admin: { description: 'Makes in the brand bar and the menus, in this order. Drag to reorder.' },
  },
  {
    name: 'dealerships',
    label: 'Dealerships',
    type: 'join',
    collection: 'dealerships',
    on: 'site',
    defaultLimit: 0,
    defaultSort: 'name',
    admin: { description: 'The businesses behind this site.', defaultColumns: ['name', 'phone', 'licenceNumber'] },
  },
  {
    type: 'row',
    fields: [
      phoneField({ width: '33%', description: 'The main number.' }),
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        admin: { width: '33%', description: 'Where shoppers can write.' },
      },
      text('licenceNumber', 'Dealer licence', {
        admin: { width: '33%', placeholder: 'LMCT 10000', description: 'Shown at the foot of every page.' },
      }),
    ],
  },
  {
    name: 'announcement',
    label: 'Announcement bar',
    type: 'group',
    admin: { hideGutter: true, description: 'One line above the header that shoppers can close. Empty shows none.' },
    fields: [
      {
        type: 'row',
        fields: [
          text('text', 'Text', { maxLength: 140, admin: { width: '66%' } }),
          linkField({ name: 'link', label: 'Link', admin: { width: '34%' } }),
        ],
      },
    ],
  },
  {
    name: 'socialLinks',
    label: 'Social media',
    type: 'array',
    labels: { singular: 'Profile', plural: 'Profiles' },
    admin: { initCollapsed: true, components: { RowLabel: '/src/admin/rowLabels/SocialRowLabel.tsx#SocialRowLabel' } },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'network',
            label: 'Network',
            type: 'select',
            required: true,
            options: NETWORKS,
            admin: { width: '34%' },
          },
          linkField({
            name: 'url',
            label: 'Address of the profile',
            required: true,
            admin: { width: '66%', placeholder: 'https://www.facebook.com/...' },
          }),
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      timeZoneField('Of the head office; each location has its own.'),
      tick('marketingOptInDefault', 'Tick the marketing box at first', {
        defaultValue: true,
        admin: {
          width: '50%',
          style: { alignSelf: 'center' },
          description: 'Off, shoppers tick the box of enquiry forms themselves.',
        },
      }),
    ],
  },
]
