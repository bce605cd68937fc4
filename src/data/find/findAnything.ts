import 'server-only'
import type { CollectionSlug, Where } from 'payload'
import {
  containsWords,
  documentHref,
  excerptAround,
  FIELD_PARAMETER,
  FIND_GROUPS,
  type FindKind,
  type FoundGroup,
  findFieldText,
  splitFindWords,
} from '../../domain/find/findWords'
import { ALL_LEADS } from '../../domain/leads/inboxFilter'
import { getRelationId } from '../../domain/relationId'
import { SETTINGS, settingValues } from '../../domain/site/settings'
import type { Site } from '../../payload-types'
import { listFieldTexts, listNamedFields } from '../../server/fieldTexts'
import { buildInboxWhere } from '../leadInbox/inboxWhere'
import type { LeadStaff } from '../leadInbox/leadStaff'
import { listStaffSites } from '../site/staffSites'
import { CONTENT_COLLECTIONS, type ContentCollection, findInContent } from './findInLayouts'
import { type FoundDocument, findReadable, findUnpublished } from './findStaff'
import { listRecentDocuments } from './recentDocuments'
import { titleDocument } from './titles'

/** Items of each group. */
const MAX_ITEMS = 5
const MAX_RECENT = 8

/** Words in blocks are looked for on this many sites at most, else on the selected one only. */
const MAX_CONTENT_SITES = 50

/** An item before the names of sites are known. */
interface Match {
  title: string
  detail: string
  site: number | null
  href: string
}

/** A collection whose documents are found by fields of their own. */
interface FieldSource {
  kind: FindKind
  collection: CollectionSlug
  title: string
  /** fields with text; `a.b` is within a group or a list */
  fields: readonly string[]
  /** fields shown beside the title */
  detail: readonly string[]
  sort?: string
}

const SOURCES: readonly FieldSource[] = [
  { kind: 'pages', collection: 'pages', title: 'title', fields: ['title', 'path'], detail: ['path'] },
  { kind: 'pages', collection: 'posts', title: 'title', fields: ['title', 'excerpt'], detail: ['excerpt'] },
  { kind: 'pages', collection: 'sections', title: 'title', fields: ['title'], detail: [] },
  {
    kind: 'offers',
    collection: 'offers',
    title: 'title',
    fields: ['title', 'summary', 'badge', 'disclaimer', 'link_label'],
    detail: ['summary'],
  },
  {
    kind: 'offers',
    collection: 'promoCards',
    title: 'title',
    fields: ['title', 'text', 'lines', 'linkLabel'],
    detail: ['text'],
  },
  { kind: 'offers', collection: 'promoTiles', title: 'title', fields: ['title', 'text'], detail: ['text'] },
  {
    kind: 'menus',
    collection: 'menus',
    title: 'key',
    fields: ['items.name', 'items.url', 'items.dropdownItems.name', 'items.dropdownItems.url'],
    detail: [],
  },
  {
    kind: 'cars',
    collection: 'cars',
    title: 'name',
    fields: ['name', 'stocknum', 'vin', 'regplate'],
    detail: ['stocknum'],
    sort: '-updatedAt',
  },
  { kind: 'models', collection: 'models', title: 'name', fields: ['name', 'short_description'], detail: [] },
  {
    kind: 'locations',
    collection: 'locations',
    title: 'name',
    fields: ['name', 'address.street', 'address.city', 'address.postcode', 'phone', 'email'],
    detail: ['address.street', 'address.city'],
  },
  { kind: 'locations', collection: 'hoursWording', title: 'phrase', fields: ['phrase'], detail: [] },
  { kind: 'media', collection: 'media', title: 'alt', fields: ['alt', 'filename'], detail: ['filename'] },
  { kind: 'more', collection: 'redirects', title: 'from', fields: ['from'], detail: [] },
  {
    kind: 'more',
    collection: 'searchLandings',
    title: 'path',
    fields: ['path', 'heading', 'intro'],
    detail: ['heading'],
  },
  {
    kind: 'more',
    collection: 'reviews',
    title: 'customer_name',
    fields: ['customer_name', 'text', 'reply_text'],
    detail: ['text'],
  },
]

/**
 * What a staff member may read and that has every word of the query, in groups; without a query what they edited last. Limited to the
 * site selected in the admin, if one is.
 */
export async function findAnything(staff: LeadStaff, query: string): Promise<FoundGroup[]> {
  const words = splitFindWords(query)
  const sites = await listStaffSites(staff.payload, staff.user)
  const names = sites.length > 1 && !staff.site ? new Map(sites.map(({ id, name }) => [id, name])) : null
  const matches =
    words.length === 0
      ? await listRecent(staff)
      : await findMatches(
          staff,
          words,
          sites.map(({ id }) => id),
        )
  return FIND_GROUPS.map(({ kind, label }) => ({
    kind,
    label,
    items: (matches.get(kind) ?? [])
      .slice(0, kind === 'recent' ? MAX_RECENT : MAX_ITEMS)
      .map(({ site, ...item }) => ({ ...item, site: (site !== null && names?.get(site)) || null })),
  })).filter(({ items }) => items.length > 0)
}

type Matches = ReadonlyMap<FindKind, Match[]>

async function listRecent(staff: LeadStaff): Promise<Matches> {
  const documents = await listRecentDocuments(staff, { limit: MAX_RECENT })
  return new Map([['recent', documents.map(({ title, label, site, href }) => ({ title, detail: label, site, href }))]])
}

async function findMatches(staff: LeadStaff, words: readonly string[], siteIds: readonly number[]): Promise<Matches> {
  const selected = staff.site === null ? siteIds : siteIds.filter((id) => id === staff.site)
  const contentSites = selected.length > MAX_CONTENT_SITES ? null : selected
  const parts = await Promise.all([
    ...SOURCES.map(async (source) => [source.kind, await findByFields(staff, source, words)] as const),
    ...CONTENT_COLLECTIONS.map(
      async (collection) => ['content', await findByContent(staff, collection, words, contentSites)] as const,
    ),
    ['leads', await findLeads(staff, words)] as const,
    ['settings', selected.length === 1 ? await findSettings(staff, selected[0]!, words) : []] as const,
  ])
  const matches = new Map<FindKind, Match[]>()
  for (const [kind, found] of parts) matches.set(kind, [...(matches.get(kind) ?? []), ...found])
  return matches
}

const siteOf = (document: FoundDocument) => getRelationId(document.site)

const valueAt = (document: unknown, path: string): string => {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], document)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const statusFields = ({ payload }: LeadStaff, collection: CollectionSlug): string[] =>
  payload.collections[collection].config.versions?.drafts ? ['_status'] : []

/** What shoppers see comes before drafts with the same words. */
const liveFirst = <Found extends { id: number }>(
  found: readonly Found[],
  unpublished: ReadonlySet<number>,
): Found[] => [...found.filter(({ id }) => !unpublished.has(id)), ...found.filter(({ id }) => unpublished.has(id))]

const withState = (detail: string, isDraft: boolean): string =>
  isDraft ? ['Draft', detail].filter(Boolean).join(': ') : detail

async function findByFields(staff: LeadStaff, source: FieldSource, words: readonly string[]): Promise<Match[]> {
  const { collection, title, fields, detail, sort } = source
  const where: Where = {
    and: words.map((word) => ({ or: fields.map((field) => ({ [field]: { contains: word } })) })),
  }
  const found = await findReadable(staff, collection, {
    where,
    fields: [
      ...fields,
      ...detail,
      title,
      'site',
      ...statusFields(staff, collection),
      ...(collection === 'pages' ? ['path'] : []),
    ],
    limit: MAX_ITEMS,
    sort,
  })
  const unpublished = await findUnpublished(staff, collection, found)
  const config = staff.payload.collections[collection].config
  return liveFirst(found, unpublished).map((document) => {
    const name = titleDocument(collection, document, title)
    const text = containsWords(name, words) ? null : findFieldText(listFieldTexts(config.fields, document), words)
    const inTitle = containsWords(valueAt(document, title), words) ? title : undefined
    const shown = detail
      .map((field) => valueAt(document, field))
      .filter(Boolean)
      .join(', ')
    return {
      title: name,
      detail: withState(excerptAround(text?.text ?? shown, words), unpublished.has(document.id)),
      site: siteOf(document),
      href: documentHref(collection, document.id, text?.path ?? inTitle),
    }
  })
}

async function findByContent(
  staff: LeadStaff,
  collection: ContentCollection,
  words: readonly string[],
  sites: readonly number[] | null,
): Promise<Match[]> {
  const matches = await findInContent(staff, collection, words, { sites, limit: MAX_ITEMS })
  if (matches.length === 0) return []
  const title = collection === 'layouts' ? 'kind' : 'title'
  const documents = await findReadable(staff, collection, {
    where: { id: { in: matches.map(({ id }) => id) } },
    fields: [title, 'site', '_status', ...(collection === 'pages' ? ['path'] : [])],
    limit: MAX_ITEMS,
  })
  const unpublished = await findUnpublished(staff, collection, documents)
  return liveFirst(matches, unpublished).flatMap(({ id, path, text }): Match[] => {
    const document = documents.find((candidate) => candidate.id === id)
    if (!document) return []
    return [
      {
        title: titleDocument(collection, document, title),
        detail: withState(excerptAround(text, words), unpublished.has(id)),
        site: siteOf(document),
        href: documentHref(collection, id, path),
      },
    ]
  })
}

async function findLeads(staff: LeadStaff, words: readonly string[]): Promise<Match[]> {
  const found = await findReadable(staff, 'leads', {
    where: { and: buildInboxWhere({ ...ALL_LEADS, search: words.join(' ') }, 'UTC') },
    fields: ['name', 'last_name', 'car_name', 'category', 'reference', 'site'],
    limit: MAX_ITEMS,
    sort: ['-createdAt', '-id'],
  })
  return found.map((lead) => ({
    title: [lead.name, lead.last_name].filter(Boolean).join(' ') || String(lead.reference),
    detail: [lead.car_name || lead.category, lead.reference].filter(Boolean).join(', '),
    site: siteOf(lead),
    href: `/admin/inbox?lead=${lead.id}`,
  }))
}

/** Features, wording and fields of a site's form, by their labels and values, for who may edit the site. */
async function findSettings(staff: LeadStaff, siteId: number, words: readonly string[]): Promise<Match[]> {
  const { payload, user } = staff
  const { config } = payload.collections.sites
  const allowed = await config.access.update({ req: { payload, user } as never })
  if (allowed === false) return []
  const { docs } = await payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    user,
    where: { id: { equals: siteId } },
  })
  const site = docs[0] as Site | undefined
  if (!site) return []
  const values = settingValues(site)
  const settings = SETTINGS.flatMap(({ path, label, help, defaultValue }): Match[] => {
    const value = values[path] ?? defaultValue
    const shown = typeof value === 'string' ? value : value ? 'On' : 'Off'
    return containsWords(`${label} ${help} ${typeof value === 'string' ? value : ''}`, words)
      ? [
          {
            title: label,
            detail: excerptAround(shown, words),
            site: siteId,
            href: `/admin/settings?${new URLSearchParams({ [FIELD_PARAMETER]: path })}`,
          },
        ]
      : []
  })
  const listed = new Set(SETTINGS.map(({ path }) => path))
  const fields = listNamedFields(config.fields)
    .filter(({ path }) => !listed.has(path))
    .flatMap(({ path, label, within, help }): Match[] =>
      containsWords([label, ...within, help, valueAt(site, path)].join(' '), words)
        ? [{ ...nameField(label, within), site: siteId, href: documentHref('sites', siteId, path) }]
        : [],
    )
  // By their own names before those by their values.
  const byName = (match: Match) => Number(!containsWords(match.title, words))
  return [...settings, ...fields].sort((a, b) => byName(a) - byName(b))
}

/** "Announcement bar: Text" in the tab "Brand and contact". */
const nameField = (label: string, [tab = '', ...groups]: readonly string[]) => ({
  title: [...groups, label].join(': '),
  detail: tab,
})
