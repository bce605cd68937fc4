import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { diffDocuments } from '../../domain/history/diffDocuments'
import { type FieldChange, HISTORY_YEARS, type HistoryAction } from '../../domain/history/historyActions'
import type { Database } from '../database/database'
import { history, history_drafts } from '../database/historyTable'

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

/** Minutes of an editing session, for which one entry stands for all autosaves of a document by one person. */
const AUTOSAVE_MINUTES = 60

/** An autosaved document before the save and after it. */
interface Autosaved {
  before: object
  after: object
}

/**
 * Records an autosave: one entry stands for the autosaves of an editing session, with what it changed as a whole. A session ends an hour
 * after it began, and with any other entry of the document.
 */
export async function recordAutosave(database: Database, entry: NewHistoryEntry, saved: Autosaved): Promise<void> {
  const row = toRow(entry)
  const [last] = await database
    .select({
      ...{ id: history.id, user: history.user, action: history.action, base: history_drafts.base },
      isRecent: gt(history.at, sql`now() - make_interval(mins => ${AUTOSAVE_MINUTES})`),
    })
    .from(history)
    .leftJoin(history_drafts, eq(history_drafts.entry, history.id))
    .where(and(eq(history.collection, row.collection ?? ''), eq(history.document, row.document ?? 0)))
    .orderBy(desc(history.id))
    .limit(1)
  if (last?.base && last.isRecent && last.user === row.user && last.action === row.action) {
    const changes = diffDocuments(last.base, saved.after)
    await database.update(history_drafts).set({ changes }).where(eq(history_drafts.entry, last.id))
    return
  }
  const [added] = await database.insert(history).values(row).returning({ id: history.id })
  const base = saved.before as Record<string, unknown>
  const changes = diffDocuments(base, saved.after)
  if (added) await database.insert(history_drafts).values({ entry: added.id, base, changes })
}

/** Forgets what documents were before editing sessions that are over. */
export async function closeEditingSessions(database: Database): Promise<void> {
  const isOver = lt(history.at, sql`now() - make_interval(mins => ${AUTOSAVE_MINUTES})`)
  const over = database
    .select({ id: history.id })
    .from(history)
    .innerJoin(history_drafts, eq(history_drafts.entry, history.id))
    .where(and(isNotNull(history_drafts.base), isOver))
    .limit(PURGE_BATCH)
  await database.update(history_drafts).set({ base: null }).where(sql`${history_drafts.entry} in ${over}`)
}

/** Entries deleted by one statement. */
const PURGE_BATCH = 5000

/** Deletes entries that are kept no longer, at most 5000. */
export async function deleteOldHistory(database: Database): Promise<void> {
  const isOld = lt(history.at, sql`now() - make_interval(years => ${HISTORY_YEARS})`)
  const old = database.select({ id: history.id }).from(history).where(isOld).orderBy(history.at).limit(PURGE_BATCH)
  await database.delete(history).where(sql`${history.id} in ${old}`)
}
