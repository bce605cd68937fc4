import type { GroupField, Tab, TextField } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { validateAccent } from '../../src/domain/site/campaign'
import { isLinkTo } from '../../src/domain/site/path'
import { checkbox, text, textarea } from './basicFields'
import { zonedDate } from './zonedDate'

type Data = Record<string, unknown>

const accentColour = (name: 'accent' | 'accentInk', label: string, width: string): TextField =>
  text(name, label, {
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: Data }) =>
      !siblingData.own || validateAccent(name, { ...siblingData, [name]: value }) || true,
    admin: {
      width,
      condition: (_, group) => Boolean(group?.own),
      components: { Field: '/src/admin/fields/ColourField.tsx#ColourField' },
    },
  })

/** Page colours, for a campaign that differs from the rest of the site. */
const colours: GroupField = {
  name: 'campaignColours',
  label: 'Colours',
  type: 'group',
  interfaceName: 'CampaignColours',
  admin: { hideGutter: true },
  fields: [
    checkbox('own', 'Custom accent colour', {
      admin: {
        description: 'For buttons, links and accent sections on this page. The header and footer do not change.',
      },
    }),
    {
      type: 'row',
      fields: [accentColour('accent', 'Accent', '50%'), accentColour('accentInk', 'Text on accent', '50%')],
    },
  ],
}

const utm = (name: string, label: string, placeholder: string) =>
  text(name, label, {
    maxLength: 100,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, '-') : value),
      ],
    },
    admin: { width: '33%', placeholder },
  })

/** Campaign attribution of the page's visitors, unless their link has its own UTM values. */
const tracking: GroupField = {
  name: 'utm',
  label: 'Campaign tracking',
  type: 'group',
  interfaceName: 'CampaignUtm',
  admin: {
    hideGutter: true,
    description:
      'UTM values for the QR code and link below. Also added to enquiries from visitors who arrive without any.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        utm('source', 'Source', 'showroom'),
        utm('medium', 'Medium', 'poster'),
        utm('campaign', 'Campaign', 'eofy-2027'),
      ],
    },
  ],
}

/** Dates, colours and tracking of a campaign page (SITE-21). */
export const campaignTab: Tab = {
  label: 'Campaign',
  description: 'For pages with a start or end date. Without dates, the page is live as soon as you publish it.',
  fields: [
    {
      type: 'row',
      fields: [
        zonedDate('startsAt', 'Starts', {
          index: true,
          admin: { width: '50%', description: 'Until then, visitors see "Page not found".' },
        }),
        zonedDate('expiresAt', 'Ends', {
          index: true,
          admin: { width: '50%', description: 'After this, shoppers see the option chosen below.' },
          validate: (value, { data }) => {
            const { startsAt } = data as { startsAt?: string | null }
            return !value || !startsAt || new Date(value) > new Date(startsAt) || 'The end must be after the start.'
          },
        }),
      ],
    },
    {
      name: 'afterExpiry',
      label: 'After it ends, show',
      type: 'select',
      required: true,
      defaultValue: 'message',
      options: [
        { value: 'message', label: 'A message' },
        { value: 'redirect', label: 'Another page' },
        { value: 'notFound', label: 'Page not found' },
      ],
      admin: { condition: (data) => Boolean(data?.expiresAt) },
    },
    textarea('expiryMessage', 'Message', {
      defaultValue: 'This offer has ended. Have a look at what is on now.',
      admin: { condition: (data) => Boolean(data?.expiresAt) && data.afterExpiry === 'message' },
    }),
    linkField({
      name: 'expiryLink',
      label: 'Redirect to',
      defaultValue: '/special-offers',
      admin: {
        condition: (data) => Boolean(data?.expiresAt) && data.afterExpiry !== 'notFound',
        description: 'With a message, its button links here.',
      },
      check: (value, { path }) =>
        typeof path === 'string' && isLinkTo(value, path)
          ? 'This links to the page itself. Choose another page.'
          : true,
    }),
    colours,
    tracking,
    {
      name: 'campaignLinks',
      type: 'ui',
      label: 'Links',
      admin: { components: { Field: '/src/admin/campaign/CampaignLinks.tsx#CampaignLinks' } },
    },
    text('unlisted_key', 'Unlisted link key', { index: true, admin: { hidden: true, readOnly: true } }),
  ],
}
