import type { GroupField, Tab, TextField } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { validateAccent } from '../../src/domain/site/campaign'
import { isLinkTo } from '../../src/domain/site/path'
import { text, textarea, tick } from './plain'
import { zonedMoment } from './zonedMoment'

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

/** Colours of the page's own, for a campaign that must stand out from the rest of the site. */
const colours: GroupField = {
  name: 'campaignColours',
  label: 'Colours',
  type: 'group',
  interfaceName: 'CampaignColours',
  admin: { hideGutter: true },
  fields: [
    tick('own', 'This page has an accent of its own', {
      admin: { description: 'Its buttons, links and accent sections. The header and footer stay as they are.' },
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

/** Where visitors of the page are counted as coming from, unless the link that brought them says so itself. */
const counting: GroupField = {
  name: 'utm',
  label: 'Counting visits',
  type: 'group',
  interfaceName: 'CampaignUtm',
  admin: {
    hideGutter: true,
    description:
      'UTM values of the QR code and the link below. Enquiries of visitors who came without any carry them too.',
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

/** When a campaign's page comes and goes, what it wears, and how its visits are counted (SITE-21). */
export const campaignTab: Tab = {
  label: 'Campaign',
  description:
    'For campaigns that start and end. Without dates the page is there as soon as it is published, and stays.',
  fields: [
    {
      type: 'row',
      fields: [
        zonedMoment('startsAt', 'Starts', {
          index: true,
          admin: { width: '50%', description: 'Until then the address shows the page-not-found page.' },
        }),
        zonedMoment('expiresAt', 'Ends', {
          index: true,
          admin: { width: '50%', description: 'From this moment shoppers see what is chosen below instead.' },
          validate: (value, { data }) => {
            const { startsAt } = data as { startsAt?: string | null }
            return !value || !startsAt || new Date(value) > new Date(startsAt) || 'The end comes after the start.'
          },
        }),
      ],
    },
    {
      name: 'afterExpiry',
      label: 'Then shoppers see',
      type: 'select',
      required: true,
      defaultValue: 'message',
      options: [
        { value: 'message', label: 'A message that it has ended' },
        { value: 'redirect', label: 'Another page' },
        { value: 'notFound', label: 'The page-not-found page' },
      ],
      admin: { condition: (data) => Boolean(data?.expiresAt) },
    },
    textarea('expiryMessage', 'Message', {
      defaultValue: 'This offer has ended. Have a look at what is on now.',
      admin: { condition: (data) => Boolean(data?.expiresAt) && data.afterExpiry === 'message' },
    }),
    linkField({
      name: 'expiryLink',
      label: 'Page to show instead',
      defaultValue: '/special-offers',
      admin: {
        condition: (data) => Boolean(data?.expiresAt) && data.afterExpiry !== 'notFound',
        description: 'With a message, its button leads here.',
      },
      check: (value, { path }) =>
        typeof path === 'string' && isLinkTo(value, path) ? 'This page itself will have ended. Choose another.' : true,
    }),
    colours,
    counting,
    {
      name: 'campaignLinks',
      type: 'ui',
      label: 'Links',
      admin: { components: { Field: '/src/admin/campaign/CampaignLinks.tsx#CampaignLinks' } },
    },
    text('unlisted_key', 'Key of the unlisted link', { index: true, admin: { hidden: true, readOnly: true } }),
  ],
}
