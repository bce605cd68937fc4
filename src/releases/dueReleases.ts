import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../server/database/database'
import { releases } from '../server/database/tables.generated'

export const IS_SCHEDULED = and(eq(releases.state, 'scheduled'), isNotNull(releases.publishAt))

/** When the next release is due, which may have passed; null if none is scheduled. */
export async function findNextDue(database: Pick<Database, 'select'>): Promise<Date | null> {
  const [next] = await database
    .select({ at: releases.publishAt })
    .from(releases)
    .where(IS_SCHEDULED)
    .orderBy(asc(releases.publishAt))
    .limit(1)
  return next?.at ?? null
}
