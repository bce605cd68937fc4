import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { type FieldChange, HISTORY_YEARS, type HistoryAction } from '../../domain/history/historyActions'
import type { Database } from '../database/database'
import { history } from '../database/historyTable'

/** Whoever acts: a member of staff, or null for the server itself. */
type Actor = { id: number | string; name?: string | null; email?: string | null } | null

const SERVER_NAME = 'Forecourt'
const MAX_TITLE = 200

export interface NewHistoryEntry {
  actor: Actor
  action: HistoryAction
  /** null if no document is concerned, such as by a login */
  document: { collection: string; id: number } | null
  title: string
  sites: number[]
  changes?: FieldChange[]
}

const toRow = ({ actor, action, document, title, sites, changes = [] }: NewHistoryEntry) => ({
  user: actor ? Number(actor.id) : null,
  user_name: (actor ? actor.name || actor.email || 'Unnamed' : SERVER_NAME).slice(0, MAX_TITLE),
  action,
  collection: document?.collection ?? null,
  document: document?.id ?? null,
  title: title.slice(0, MAX_TITLE),
  sites: [...new Set(sites)],
  changes,
})

/** Adds entries, in the transaction of what they are about: neither is stored without the other. */
export async function recordHistory(database: Database, ...entries: NewHistoryEntry[]): Promise<void> {
  if (entries.length > 0) await database.insert(history).values(entries.map(toRow))
}

/** Minutes for which one entry stands for all autosaves of a document by one person. */
const AUTOSAVE_MINUTES = 60

/** Adds an entry for an autosave, unless the same person's last save of this document has one already. */
export async function recordAutosave(database: Database, entry: NewHistoryEntry): Promise<void> {
  const { user, collection, document } = toRow(entry)
  const recent = await database
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.collection, collection ?? ''),
        eq(history.document, document ?? 0),
        user === null ? isNull(history.user) : eq(history.user, user),
        eq(history.action, entry.action),
        gt(history.at, sql`now() - make_interval(mins => ${AUTOSAVE_MINUTES})`),
      ),
    )
    .limit(1)
  if (recent.length === 0) await recordHistory(database, entry)
}

/** Entries deleted by one statement. */
const PURGE_BATCH = 5000

/** Deletes entries that are kept no longer, at most 5000. */
export async function deleteOldHistory(database: Database): Promise<void> {
  const isOld = lt(history.at, sql`now() - make_interval(years => ${HISTORY_YEARS})`)
  const old = database.select({ id: history.id }).from(history).where(isOld).orderBy(history.at).limit(PURGE_BATCH)
  await database.delete(history).where(sql`${history.id} in ${old}`)
}
