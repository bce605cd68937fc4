import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionConfig, TextField } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { ENQUIRY_CATEGORIES, ENQUIRY_KIND_DETAILS } from '../../src/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../src/domain/leads/lead'
import { isEmailAddress, MAX_RECIPIENTS, validateWebhookUrl } from '../../src/domain/leads/recipients'
import { CAR_TYPES } from '../../src/domain/stock/carType'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, siteEditors, superAdmin } from '../access/rules'
import { checkbox, help, text, toOptions } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { revalidateHooks } from '../hooks/revalidate'

const editors = anyOf(superAdmin, siteEditors)

const SECRET_BYTES = 32

/** A list of email addresses, one per chip. */
function emailList(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    hasMany: true,
    maxRows: MAX_RECIPIENTS,
    admin: { description, placeholder: 'Type an email and press Enter' },
    validate: (value: unknown) => {
      const invalid = [value].flat().filter((item) => item && !isEmailAddress(String(item)))
      return invalid.length === 0 || `${invalid.join(', ')}: not a valid email address. Example: sales@dealer.com.au.`
    },
  } as TextField
}

function urlField(name: string, label: string, description: string): TextField {
  return text(name, label, {
    maxLength: 500,
    admin: { description, placeholder: 'https://' },
    validate: (value: unknown) => validateWebhookUrl(String(value ?? '')) ?? true,
  })
}

/** Generates the secret that signs webhooks. */
const ensureSecret: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { webhookUrl, webhookSecret } = { ...originalDoc, ...data }
  if (!webhookUrl || webhookSecret) return data
  return { ...data, webhookSecret: randomBytes(SECRET_BYTES).toString('hex') }
}

/** Who receives which leads. Every matching rule sends the lead; fallback rules apply when nothing else matches. */
export const LeadRoutes: CollectionConfig = {
  slug: 'leadRoutes',
  labels: { singular: 'Routing rule', plural: 'Routing rules' },
  access: { read: editors, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'sentence', 'enabled'],
    description:
      'Who receives which leads. Every matching rule sends the lead; fallback rules apply when nothing else matches. Unmatched leads go to the location\u2019s email, or the site\u2019s.',
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
      label: 'Advanced: all conditions, ADF over HTTP and webhooks',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'tabs',
          tabs: [
            {
              label: 'Conditions',
              description:
                'A lead matches when it meets every condition set here. Leave all empty to match every lead.',
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
                  ...help(`Form categories: ${ENQUIRY_CATEGORIES.join(', ')}, or a custom category.`),
                } as object),
                {
                  name: 'locations',
                  label: 'Locations',
                  type: 'relationship',
                  relationTo: 'locations',
                  hasMany: true,
                  ...help('The location the shopper chose, or the car\u2019s location.'),
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'carTypes',
                      label: 'Car condition',
                      type: 'select',
                      hasMany: true,
                      options: toOptions(CAR_TYPES),
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
              label: 'Recipients',
              fields: [
                emailList('emails', 'Email', 'Staff who receive the lead by email.'),
                emailList('adfEmails', 'ADF by email', 'CRM mailboxes that accept ADF 1.0 XML.'),
                urlField('adfUrl', 'ADF by HTTP', 'CRM endpoint that accepts ADF 1.0 XML by POST.'),
                urlField('webhookUrl', 'Webhook', 'Endpoint that accepts signed JSON by POST.'),
                text('webhookSecret', 'Webhook secret', {
                  minLength: 16,
                  maxLength: 200,
                  admin: {
                    description: 'Signs each request so that the receiver can verify it. Generated if left empty.',
                    condition: (data) => Boolean(data?.webhookUrl),
                  },
                }),
              ],
            },
          ],
        },
      ],
    },
    text('name', 'Name', {
      required: true,
      maxLength: 80,
      admin: { position: 'sidebar' },
      hooks: { beforeDuplicate: [copyName] },
    }),
    checkbox('enabled', 'Enabled', { defaultValue: true, admin: { position: 'sidebar' } }),
    checkbox('fallback', 'Fallback', {
      admin: { position: 'sidebar', description: 'Applies only when no other rule matches.' },
    }),
  ],
}
