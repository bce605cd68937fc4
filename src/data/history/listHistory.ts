import 'server-only'
import { and, arrayOverlaps, desc, eq, getTableColumns, lt, type SQL } from 'drizzle-orm'
import type { FlattenedField, Payload, TypedUser } from 'payload'
import type { FieldChange, HistoryAction } from '../../domain/history/historyActions'
import type { HistoryFilter } from '../../domain/history/historyFilter'
import { history, history_drafts } from '../../server/database/historyTable'
import { listStaffSites, type StaffSite } from '../site/staffSites'

/** Entries per page. */
const PAGE = 50

/** A manager or super admin, with the sites whose history they may read. */
export interface HistoryReader {
  payload: Payload
  /** reads every entry, also those that belong to no site */
  isSuperAdmin: boolean
  sites: StaffSite[]
}

export interface HistoryEntry {
  id: number
  at: string
  person: { id: number | null; name: string }
  action: HistoryAction
  /** null if no document is concerned */
  document: { collection: string; label: string; id: number } | null
  title: string
  /** names of the sites concerned that the reader manages */
  sites: string[]
  changes: FieldChange[]
}

/** Whoever may read the history: super admins, and group managers that of their sites. Null for everybody else. */
export async function getHistoryReader(payload: Payload, user: TypedUser): Promise<HistoryReader | null> {
  if (user.role !== 'superAdmin' && user.role !== 'groupManager') return null
  return { payload, isSuperAdmin: user.role === 'superAdmin', sites: await listStaffSites(payload, user) }
}

/** A page of the history, newest first. `more` if older entries follow. */
export async function listHistory(
  { payload, isSuperAdmin, sites }: HistoryReader,
  filter: HistoryFilter,
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
  const own = sites.map(({ id }) => id)
  const shown = filter.site === null ? own : own.filter((id) => id === filter.site)
  const conditions: (SQL | undefined)[] = [
    filter.person === null ? undefined : eq(history.user, filter.person),
    filter.collection === null ? undefined : eq(history.collection, filter.collection),
    filter.document === null ? undefined : eq(history.document, filter.document),
    filter.action === null ? undefined : eq(history.action, filter.action),
    filter.before === null ? undefined : lt(history.id, filter.before),
  ]
  if (!isSuperAdmin || filter.site !== null) {
    if (shown.length === 0) return { entries: [], more: false }
    conditions.push(arrayOverlaps(history.sites, shown))
  }
  const rows = await payload.db.drizzle
    .select({ ...getTableColumns(history), drafted: history_drafts.changes })
    .from(history)
    .leftJoin(history_drafts, eq(history_drafts.entry, history.id))
    .where(and(...conditions))
    .orderBy(desc(history.id))
    .limit(PAGE + 1)
  const names = new Map(sites.map(({ id, name }) => [id, name]))
  const entries = rows.slice(0, PAGE).map((row): HistoryEntry => {
    const config = row.collection ? findCollection(payload, row.collection) : undefined
    return {
      id: row.id,
      at: row.at.toISOString(),
      person: { id: row.user, name: row.user_name },
      action: row.action,
      document:
        row.collection && row.document !== null
          ? { collection: row.collection, label: config?.label ?? row.collection, id: row.document }
          : null,
      title: row.title,
      sites: row.sites.flatMap((id) => names.get(id) ?? []),
      changes: (row.drafted ?? row.changes)
        .filter(({ site }) => site === undefined || isSuperAdmin || names.has(site))
        .map(({ path, before, after }) => ({ path: labelPath(path, config?.fields ?? []), before, after })),
    }
  })
  return { entries, more: rows.length > PAGE }
}

/** The collections that the history can be filtered by, with their labels. */
export function listHistoryCollections(payload: Payload): { slug: string; label: string }[] {
  return payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug, labels }) => ({ slug, label: String(labels.plural) }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

function findCollection(payload: Payload, slug: string) {
  const config = payload.config.collections.find((collection) => collection.slug === slug)
  return config && { label: String(config.labels.singular), fields: config.flattenedFields }
}

/** The names of a path as staff know them: "items 2 dropdownItems 1 name" as "Items 2, Links 1, Name". */
function labelPath(path: string, fields: FlattenedField[]): string {
  const parts: string[] = []
  let level: FlattenedField[] = fields
  for (const name of path.split(' ')) {
    const field = level.find((candidate) => candidate.name === name)
    if (field) {
      parts.push(typeof field.label === 'string' ? field.label : toWords(name))
      level = 'flattenedFields' in field ? field.flattenedFields : []
    } else if (/^\d+$/.test(name) && parts.length > 0) parts[parts.length - 1] += ` ${name}`
    else if (parts.length === 0) return path
    else parts.push(toWords(name))
  }
  return parts.join(', ')
}

const toWords = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())
