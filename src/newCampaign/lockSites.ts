import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { sites } from '../server/database/tables.generated'

/** Locks sites until the end of the transaction, so that two campaigns change a menu or announcements after each other. */
export async function lockSites(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const database = await getDatabase(req)
  await database
    .select({ id: sites.id })
    .from(sites)
    .where(inArray(sites.id, [...ids]))
    .orderBy(sites.id)
    .for('update')
}
