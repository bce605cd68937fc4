import { and, eq } from 'drizzle-orm'
import { isPlainObject } from '../domain/cleanText'
import { documentKey } from '../domain/releases/release'
import type { Database } from './database/database'
import { release_items, releases } from './database/tables.generated'

/** What is saved of a site's settings and not live yet. */
export interface SettingsDraft {
  /** the entry of the open release that holds it */
  item: number
  release: number
  /** whether the release holds nothing else; otherwise it is one that staff named */
  isOwn: boolean
  /** the changed settings, nested as in the site's document */
  values: Record<string, unknown>
  savedAt: Date
}

/** The draft of a site's settings; null if it has none. */
export async function findSettingsDraft(
  database: Pick<Database, 'select'>,
  site: number,
): Promise<SettingsDraft | null> {
  const [found] = await database
    .select({
      item: release_items.id,
      release: releases.id,
      isOwn: releases.isSettingsDraft,
      values: release_items.values,
      savedAt: release_items.updatedAt,
    })
    .from(release_items)
    .innerJoin(releases, eq(releases.id, release_items.release))
    .where(and(eq(release_items.openKey, documentKey('sites', site))))
  if (!found || !isPlainObject(found.values) || Object.keys(found.values).length === 0) return null
  return { ...found, isOwn: found.isOwn === true, values: found.values }
}
