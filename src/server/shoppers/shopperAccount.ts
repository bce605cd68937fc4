import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { shoppers } from '../database/tables.generated'

/** Changes the name of a shopper's account. */
export async function renameShopper(
  database: Database,
  { id, siteId }: { id: number; siteId: number },
  name: string | null,
): Promise<void> {
  await database
    .update(shoppers)
    .set({ name, updatedAt: sql`now()` })
    .where(and(eq(shoppers.id, id), eq(shoppers.site, siteId)))
}
