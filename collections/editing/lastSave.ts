import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { EditSession, LastSave } from '../../src/domain/editSession'
import { databaseOf } from '../hooks/databaseOf'

const keyOf = (collection: string, id: number | string) => `lastSave:${collection}:${id}`

/** Who saved a document last; null where no member of staff has. */
export async function findLastSave(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<LastSave | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`select data from payload_kv where key = ${keyOf(collection, id)}`)
  return (rows[0]?.data as LastSave | undefined) ?? null
}

/**
 * Records a save as the document's last. With a session, only where that form is not stale, by the rule of `isStale`: false
 * tells that it is. One statement, so that of two saves at the same moment the second waits and is compared with the first.
 */
export async function recordLastSave(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  save: LastSave,
  session: EditSession | null,
): Promise<boolean> {
  const db = await databaseOf(req)
  const upToDate = session
    ? sql`payload_kv.data->>'sessionId' = ${session.id}
        or (payload_kv.data->>'savedAt')::timestamptz <= ${session.loadedAt}::timestamptz`
    : sql`true`
  const { rows } = await db.execute(sql`
    insert into payload_kv (key, data) values (${keyOf(collection, id)}, ${JSON.stringify(save)}::jsonb)
    on conflict (key) do update set data = excluded.data where ${upToDate}
    returning id`)
  return rows.length > 0
}

/** Forgets who saved a document that was deleted. */
export async function deleteLastSave(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from payload_kv where key = ${keyOf(collection, id)}`)
}
