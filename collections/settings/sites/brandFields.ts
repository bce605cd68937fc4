import type { Field, TextFieldSingleValidation, UploadField } from 'payload'
import { text as validateText } from 'payload/shared'
import { linkField } from '../../../blocks/fields/link'
import { phoneField } from '../../../blocks/fields/phone'
import { formatAbn } from '../../../src/domain/site/abn'
import { findAnnouncementProblem, MAX_PLANNED_ANNOUNCEMENTS } from '../../../src/domain/site/announcement'
import { checkbox, text } from '../../fields/basicFields'
import { timeZoneField } from '../../fields/timeZone'
import { endsAfterStart, zonedDate } from '../../fields/zonedDate'

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

/** A number in the text needs a link to cars that can be counted. */
const validateAnnouncement: TextFieldSingleValidation = async (value, options) => {
  const base = await validateText(value, options)
  if (base !== true) return base
  return findAnnouncementProblem(value ?? '', (options.siblingData as { link?: string | null }).link) ?? true
}

/** Logos, brands and contact details of the dealer. */
export const brandFields: Field[] = [
  {
    type: 'row',
    fields: [
      picture('logo', 'Logo', 'For the header, on a light background. Leave empty to show the site name.'),
      picture('logoInverse', 'Logo on a dark background', 'For the footer and dark images.'),
      picture('favicon', 'Browser icon', 'Square, at least 180 px.'),
    ],
  },
  {
    name: 'brands',
    label: 'Brands',
    type: 'relationship',
    relationTo: 'makes',
    hasMany: true,
    admin: { description: 'Shown in the brand bar and menus. Drag to reorder.' },
  },
  {
    name: 'dealerships',
    label: 'Dealerships',
    type: 'join',
    collection: 'dealerships',
    on: 'site',
    defaultLimit: 0,
    defaultSort: 'name',
    admin: {
      description: 'Businesses that sell through this site.',
      defaultColumns: ['name', 'phone', 'licenceNumber'],
    },
  },
  {
    type: 'row',
    fields: [
      phoneField({ width: '33%', description: 'The main number.' }),
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        admin: { width: '33%', description: 'Contact email for shoppers.' },
      },
      text('licenceNumber', 'Dealer licence', {
        admin: { width: '33%', placeholder: 'LMCT 10000', description: 'Shown in the footer of every page.' },
      }),
    ],
  },
  text('businessNumber', 'ABN', {
    admin: { width: '33%', placeholder: '51 824 753 556', description: 'Shown in the footer of every page.' },
    hooks: { beforeValidate: [({ value }) => (value && formatAbn(value)) || value] },
    validate: (value: string | null | undefined) =>
      !value || formatAbn(value) !== null || 'This is no ABN: its check digits do not match. Enter all 11 digits.',
  }),
  {
    name: 'announcement',
    label: 'Announcement bar',
    type: 'group',
    admin: { hideGutter: true, description: 'Shown above the header. Shoppers can close it. Leave empty for none.' },
    fields: [
      {
        type: 'row',
        fields: [
          text('text', 'Text', {
            maxLength: 140,
            admin: { width: '66%', description: '{count} becomes the number of vehicles in the linked search.' },
            validate: validateAnnouncement,
          }),
          linkField({ name: 'link', label: 'Link', admin: { width: '34%' } }),
        ],
      },
      {
        name: 'planned',
        label: 'For a time',
        labels: { singular: 'Announcement', plural: 'Announcements' },
        type: 'array',
        maxRows: MAX_PLANNED_ANNOUNCEMENTS,
        admin: {
          initCollapsed: true,
          description: 'Shown instead between its dates. If several are, the last one shows.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              text('text', 'Text', {
                required: true,
                maxLength: 140,
                admin: { width: '66%' },
                validate: validateAnnouncement,
              }),
              linkField({ name: 'link', label: 'Link', admin: { width: '34%' } }),
            ],
          },
          {
            type: 'row',
            fields: [
              zonedDate('start', 'From', { admin: { width: '50%', description: 'Leave empty to show it now.' } }),
              zonedDate('expiry', 'Until', { required: true, admin: { width: '50%' }, validate: endsAfterStart }),
            ],
          },
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
            label: 'Profile URL',
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
      timeZoneField('Head office. Each location has its own.'),
      checkbox('marketingOptInDefault', 'Pre-tick marketing opt-in', {
        defaultValue: false,
        admin: {
          width: '50%',
          style: { alignSelf: 'center' },
          description: 'If off, shoppers opt in themselves on enquiry forms.',
        },
      }),
    ],
  },
]
