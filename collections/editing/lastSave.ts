import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { type EditSession, isStale, type LastSave } from '../../src/domain/editSession'
import { payload_kv } from '../../src/server/database/tables.generated'
import { getDatabase } from '../hooks/getDatabase'
import { showsLatestVersion } from './latestVersion'

const getKey = (collection: string, id: number | string) => `lastSave:${collection}:${id}`

/** The last save of a document by staff. Null if there is none. */
export async function findLastSave(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<LastSave | null> {
  const db = await getDatabase(req)
  const [saved] = await db
    .select({ data: payload_kv.data })
    .from(payload_kv)
    .where(eq(payload_kv.key, getKey(collection, id)))
  return (saved?.data as LastSave | undefined) ?? null
}

/**
 * Whether a form shows an older version than the last save left. One that shows the latest version never does: what is published may be older
 * than the last save, as after a draft that was given up.
 */
export async function isFormStale(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  session: EditSession,
  lastSave: LastSave,
): Promise<boolean> {
  return isStale(session, lastSave) && !(await showsLatestVersion(req, collection, id, session))
}

/**
 * Records a save of a form as the document's last. If the form is stale, records nothing and returns the newer save; one that shows the
 * latest version is not, as by `isFormStale`.
 */
export async function recordFormSave(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  save: LastSave,
  session: EditSession | null,
): Promise<LastSave | null> {
  if (await recordLastSave(req, collection, id, save, session)) return null
  const newer = await findLastSave(req, collection, id)
  if (!session || !newer) return null
  if (!(await showsLatestVersion(req, collection, id, session))) return newer
  await recordLastSave(req, collection, id, save, null)
  return null
}

/**
 * Records a save as the document's last. With a session, returns false and records nothing if the form is stale, by the
 * same rule as `isStale`. A single statement, so that the second of two concurrent saves waits and is compared to the first.
 */
async function recordLastSave(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  save: LastSave,
  session: EditSession | null,
): Promise<boolean> {
  const db = await getDatabase(req)
  const upToDate = session
    ? sql`${payload_kv.data}->>'sessionId' = ${session.id}
        or (${payload_kv.data}->>'savedAt')::timestamptz <= ${session.loadedAt}::timestamptz`
    : undefined
  const rows = await db
    .insert(payload_kv)
    .values({ key: getKey(collection, id), data: save })
    .onConflictDoUpdate({ target: payload_kv.key, set: { data: save }, setWhere: upToDate })
    .returning({ id: payload_kv.id })
  return rows.length > 0
}

/** Deletes the last save of a deleted document. */
export async function deleteLastSave(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  const db = await getDatabase(req)
  await db.delete(payload_kv).where(eq(payload_kv.key, getKey(collection, id)))
}
