import type { ArrayField, CollectionConfig, Field } from 'payload'
import { isTrackablePhone } from '../../src/domain/tags/numberSwap'
import { PURPOSE_LABELS, PURPOSES } from '../../src/domain/tags/purposes'
import { TAG_LOADS, type TagLoad } from '../../src/domain/tags/tag'
import { validateTagHost } from '../../src/domain/tags/tagHosts'
import {
  isTagKind,
  KINDS_WITH_HOSTS,
  SUPER_ADMIN_KINDS,
  TAG_KIND_NAMES,
  TAG_KINDS,
} from '../../src/domain/tags/tagKinds'
import { PAGE_KIND_LABELS, PAGE_KINDS, validatePathPattern } from '../../src/domain/tags/tagPages'
import { hiddenFrom } from '../access/hiddenFrom'
import { allOf, anyOf, groupManagers, siteAuthors, siteEditors, superAdmin } from '../access/rules'
import { checkbox, text } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { shownPeriod } from '../fields/zonedDate'
import { withOptionalDrafts } from '../publishing/keptContent'
import { refreshTags } from '../website/hooks/refreshOnTime'
import { expireDeletedTag, expireTagged } from './tags/expireTagged'
import { kindFields } from './tags/kindFields'
import {
  checkTagRights,
  encryptAccessToken,
  fillPurpose,
  sharedByManagersOnly,
  withoutSuperAdminKinds,
} from './tags/tagHooks'

const MAX_ENTRIES = 40

const LOAD_LABELS: Record<TagLoad, string> = {
  ready: 'Once the page is usable',
  idle: 'When the browser is idle',
  interaction: 'At the first touch, scroll or key',
}

/** A list of short texts, one per chip. */
const list = (name: string, label: string, description: string, check: (entry: string) => string | null): Field =>
  text(name, label, {
    hasMany: true,
    maxRows: MAX_ENTRIES,
    maxLength: 200,
    admin: { description, placeholder: 'Type one and press Enter' },
    validate: (value: unknown) => {
      const problems = (Array.isArray(value) ? value : []).flatMap((entry) => check(String(entry)) ?? [])
      return problems[0] ?? true
    },
  } as object)

const phoneField = (name: string, label: string, placeholder: string, description: string): Field =>
  text(name, label, {
    required: true,
    maxLength: 30,
    admin: { width: '33%', placeholder, description },
    validate: (value: unknown) =>
      isTrackablePhone(String(value ?? '')) ||
      `${label}: enter a phone number with 6 to 15 digits, such as ${placeholder}.`,
  } as object)

const swapsField: ArrayField = {
  name: 'swaps',
  label: 'Numbers',
  type: 'array',
  labels: { singular: 'Number', plural: 'Numbers' },
  maxRows: MAX_ENTRIES,
  admin: {
    condition: (data) => data?.kind === 'callTracking',
    description: 'Shows a tracking number in place of a number of the site, to visitors of a campaign or to all.',
  },
  validate: (rows: unknown, { data }: { data: unknown }) => {
    const { kind, callTracking } = (data ?? {}) as { kind?: string; callTracking?: { scriptUrl?: string | null } }
    return (
      kind !== 'callTracking' ||
      Boolean(callTracking?.scriptUrl) ||
      (Array.isArray(rows) && rows.length > 0) ||
      'Numbers: add one, or enter the script of a call tracking service above.'
    )
  },
  fields: [
    {
      type: 'row',
      fields: [
        phoneField('shown', 'Number of the site', '03 5550 0100', 'As it stands on the pages.'),
        phoneField('tracking', 'Tracking number', '1300 555 010', 'Shown and called instead.'),
        text('source', 'Only from', {
          maxLength: 60,
          admin: {
            width: '33%',
            placeholder: 'google',
            description: 'utm_source of the visit. Leave empty for all visitors.',
          },
        }),
      ],
    },
  ],
}

const managers = anyOf(
  superAdmin,
  allOf(siteEditors, withoutSuperAdminKinds, anyOf(groupManagers, sharedByManagersOnly)),
)

/** A vendor's script on a dealer's pages, such as Google Tag Manager, by purpose of consent. */
export const Tags: CollectionConfig = withOptionalDrafts({
  slug: 'tags',
  labels: { singular: 'Marketing tag', plural: 'Marketing tags' },
  access: {
    read: anyOf(superAdmin, siteEditors, siteAuthors),
    create: anyOf(superAdmin, siteEditors),
    update: managers,
    delete: managers,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'purpose', 'start', 'expiry', '_status'],
    description:
      'Scripts of other services: analytics, ads, call tracking, chat. They load after the page is usable, and only with the consent that the site asks for (Sites, Privacy).',
    hidden: hiddenFrom('leadsOnly'),
  },
  defaultSort: 'title',
  hooks: {
    beforeValidate: [fillPurpose],
    beforeChange: [checkTagRights, encryptAccessToken],
    afterChange: [expireTagged, refreshTags],
    afterDelete: [expireDeletedTag],
  },
  fields: [
    text('title', 'Name', {
      required: true,
      maxLength: 80,
      admin: { placeholder: 'Analytics of the agency' },
      hooks: { beforeDuplicate: [copyName] },
    }),
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      required: true,
      options: TAG_KIND_NAMES.map((value) => ({ value, label: TAG_KINDS[value].label })),
      admin: {
        description: `${SUPER_ADMIN_KINDS.map((kind) => TAG_KINDS[kind].label).join(', ')}: super admins only.`,
      },
    },
    ...kindFields,
    {
      type: 'collapsible',
      label: 'What the script needs',
      admin: { condition: (data) => isTagKind(data?.kind) && KINDS_WITH_HOSTS.includes(data.kind) },
      fields: [
        list(
          'hosts',
          'Hosts',
          'Other hosts that the script loads from or sends to, such as cdn.example.com or *.example.com. Browsers block all others. For Tag Manager: the hosts of the tags in the container. Group managers and super admins add hosts.',
          validateTagHost,
        ),
      ],
    },
    swapsField,
    {
      type: 'collapsible',
      label: 'Pages',
      fields: [
        {
          name: 'pageKinds',
          label: 'Kinds of page',
          type: 'select',
          hasMany: true,
          options: PAGE_KINDS.map((value) => ({ value, label: PAGE_KIND_LABELS[value] })),
          admin: { description: 'Leave this and the paths empty for every page.' },
        },
        list(
          'paths',
          'Paths',
          'Pages by path; * stands for any text: /finance, /search/*. Added to the kinds above.',
          validatePathPattern,
        ),
      ],
    },
    {
      name: 'cost',
      type: 'ui',
      admin: { components: { Field: '/src/admin/tags/TagCost.tsx#TagCost' } },
    },
    {
      name: 'purpose',
      label: 'Purpose',
      type: 'select',
      options: PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
      admin: {
        position: 'sidebar',
        description: 'What shoppers agree to. Leave empty for the usual one of the kind. Necessary: super admins only.',
      },
    },
    {
      name: 'load',
      label: 'Load',
      type: 'select',
      required: true,
      defaultValue: 'ready',
      options: TAG_LOADS.map((value) => ({ value, label: LOAD_LABELS[value] })),
      admin: { position: 'sidebar', description: 'Later is faster for shoppers. Never before consent.' },
    },
    ...shownPeriod(),
    checkbox('shared', 'On all sites of the group', {
      admin: {
        position: 'sidebar',
        description:
          'Every site of this site’s dealer group inherits the tag. Set by group managers of all these sites.',
      },
    }),
  ],
})
