import 'server-only'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { layouts, pages, sections } from '../../server/database/tables.generated'

/**
 * The condition that a page or layout of a site is published, not in the trash, and has a block with these properties.
 * @param block such as its `blockType` and `id`
 */
export function publishedWithBlock(
  table: typeof pages | typeof layouts | typeof sections,
  siteId: number,
  block: Record<string, string>,
): SQL | undefined {
  const criteria = JSON.stringify([block])
  return and(
    eq(table.site, siteId),
    eq(table._status, 'published'),
    isNull(table.deletedAt),
    sql`${table.layout} @> ${criteria}::jsonb`,
  )
}
