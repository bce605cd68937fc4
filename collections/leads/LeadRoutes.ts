import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionConfig, TextField } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { ENQUIRY_CATEGORIES, ENQUIRY_KIND_DETAILS } from '../../src/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../src/domain/leads/lead'
import { isEmailAddress, MAX_RECIPIENTS_LENGTH, validateWebhookUrl } from '../../src/domain/leads/recipients'
import { CAR_TYPES } from '../../src/domain/stock/carType'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, superAdmin } from '../access/rules'
import { help, optionsOf, text, tick } from '../fields/plain'
import { revalidateHooks } from '../hooks/revalidate'

const editors = anyOf(superAdmin, editorsOfThisSite)

const SECRET_BYTES = 32

/** Several email addresses, one a chip. */
function addresses(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    hasMany: true,
    maxRows: MAX_RECIPIENTS_LENGTH,
    admin: { description, placeholder: 'Type an address and press Enter' },
    validate: (value: unknown) => {
      const wrong = [value].flat().filter((item) => item && !isEmailAddress(String(item)))
      return wrong.length === 0 || `${wrong.join(', ')}: this is not an email address, such as sales@dealer.com.au.`
    },
  } as TextField
}

function webAddress(name: string, label: string, description: string): TextField {
  return text(name, label, {
    maxLength: 500,
    admin: { description, placeholder: 'https://' },
    validate: (value: unknown) => validateWebhookUrl(String(value ?? '')) ?? true,
  })
}

/** A rule that sends to a web address signs what it sends, so it needs a secret from the start. */
const ensureSecret: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { webhookUrl, webhookSecret } = { ...originalDoc, ...data }
  if (!webhookUrl || webhookSecret) return data
  return { ...data, webhookSecret: randomBytes(SECRET_BYTES).toString('hex') }
}

/** Who receives which leads. Every rule that fits a lead sends it; a fallback rule sends what no other rule does. */
export const LeadRoutes: CollectionConfig = {
  slug: 'leadRoutes',
  labels: { singular: 'Routing rule', plural: 'Routing rules' },
  access: { read: editors, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'sentence', 'enabled'],
    description:
      'Who receives which leads. Every rule that fits a lead sends it, and a fallback rule sends what no other rule does. Leads that no rule sends go to the email address of their location, or else of the site.',
    hidden: hiddenFrom('siteAuthor', 'leadsOnly'),
    components: { beforeListTable: ['/src/admin/leads/RoutingPreviewPanel.tsx#RoutingPreviewPanel'] },
  },
  defaultSort: 'name',
  hooks: { ...revalidateHooks((site) => [cacheTags.leadRoutes(site)]), beforeChange: [ensureSecret] },
  fields: [
    {
      name: 'sentence',
      label: 'Rule',
      type: 'ui',
      admin: {
        components: {
          Field: '/src/admin/leads/RouteSentence.tsx#RouteSentence',
          Cell: '/src/admin/leads/RouteSentenceCell.tsx#RouteSentenceCell',
        },
      },
    },
    {
      type: 'collapsible',
      label: 'Setting by setting, with ADF by HTTP and webhooks',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'tabs',
          tabs: [
            {
              label: 'Which leads',
              description:
                'A lead fits where it meets every question that has an answer here. Leave all empty to take every lead.',
              fields: [
                {
                  name: 'kinds',
                  label: 'Forms',
                  type: 'select',
                  hasMany: true,
                  options: ENQUIRY_KINDS.map((value) => ({ value, label: ENQUIRY_KIND_DETAILS[value].category })),
                },
                text('categories', 'Categories', {
                  hasMany: true,
                  maxRows: 30,
                  ...help(`As forms file them: ${ENQUIRY_CATEGORIES.join(', ')}, or a form\u2019s own.`),
                } as object),
                {
                  name: 'locations',
                  label: 'Locations',
                  type: 'relationship',
                  relationTo: 'locations',
                  hasMany: true,
                  ...help('That the shopper chose, or where the car stands.'),
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'carTypes',
                      label: 'Condition of the car',
                      type: 'select',
                      hasMany: true,
                      options: optionsOf(CAR_TYPES),
                      admin: { width: '50%' },
                    },
                    {
                      name: 'makes',
                      label: 'Makes',
                      type: 'relationship',
                      relationTo: 'makes',
                      hasMany: true,
                      admin: { width: '50%' },
                    },
                  ],
                },
              ],
            },
            {
              label: 'To whom',
              fields: [
                addresses('emails', 'Email', 'People who read the lead.'),
                addresses('adfEmails', 'ADF by email', 'Sales systems that read ADF 1.0 XML from a mailbox.'),
                webAddress('adfUrl', 'ADF by HTTP', 'A sales system that takes ADF 1.0 XML by POST.'),
                webAddress('webhookUrl', 'Webhook', 'A system that takes the lead as signed JSON by POST.'),
                text('webhookSecret', 'Secret of the webhook', {
                  minLength: 16,
                  maxLength: 200,
                  admin: {
                    description: 'Signs each webhook, so that the receiver can tell it is ours. Made when left empty.',
                    condition: (data) => Boolean(data?.webhookUrl),
                  },
                }),
              ],
            },
          ],
        },
      ],
    },
    text('name', 'Name', { required: true, maxLength: 80, admin: { position: 'sidebar' } }),
    tick('enabled', 'In use', { defaultValue: true, admin: { position: 'sidebar' } }),
    tick('fallback', 'Fallback', {
      admin: { position: 'sidebar', description: 'Sends only leads that no other rule sends.' },
    }),
  ],
}
