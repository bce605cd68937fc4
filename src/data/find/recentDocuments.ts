import 'server-only'
import { and, desc, like, sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { documentHref } from '../../domain/find/findWords'
import { payload_kv } from '../../server/database/tables.generated'
import type { LeadStaff } from '../leadInbox/leadStaff'
import { findReadable } from './findStaff'
import { titleDocument } from './titles'

/** Saves that are looked at: some are of documents that are gone, or of other sites. */
const MAX_SAVES = 40

export interface RecentDocument {
  collection: CollectionSlug
  label: string
  title: string
  site: number | null
  href: string
  savedAt: Date
}

/**
 * The documents of the selected site that a person saved last, most recent first, as far as they may still read them.
 * @param collections limits them to these
 */
export async function listRecentDocuments(
  staff: LeadStaff,
  { limit, collections }: { limit: number; collections?: readonly CollectionSlug[] },
): Promise<RecentDocument[]> {
  const savedAt = sql<string>`${payload_kv.data}->>'savedAt'`
  const saves = await staff.payload.db.drizzle
    .select({ key: payload_kv.key, savedAt })
    .from(payload_kv)
    // As the index payload_kv_last_save_idx has it.
    .where(and(like(payload_kv.key, sql`'lastSave:%'`), sql`${payload_kv.data}->>'userId' = ${String(staff.user.id)}`))
    .orderBy(desc(savedAt))
    .limit(MAX_SAVES)
  const keys = saves.flatMap(({ key, savedAt: at }) => {
    const [, slug = '', id] = key.split(':')
    const known =
      Object.hasOwn(staff.payload.collections, slug) && (!collections || collections.includes(slug as never))
    return known && slug !== 'users'
      ? [{ collection: slug as CollectionSlug, id: Number(id), savedAt: new Date(at) }]
      : []
  })
  const documents = new Map<string, Omit<RecentDocument, 'savedAt'>>()
  await Promise.all(
    [...new Set(keys.map(({ collection }) => collection))].map(async (collection) => {
      const ids = keys.filter((key) => key.collection === collection).map(({ id }) => id)
      const { config } = staff.payload.collections[collection]
      const title = config.admin.useAsTitle ?? 'id'
      const found = await findReadable(staff, collection, {
        where: { id: { in: ids } },
        fields: [title, 'path', 'site'],
        limit: ids.length,
      })
      for (const document of found)
        documents.set(`${collection}:${document.id}`, {
          collection,
          label: String(config.labels.singular),
          title: titleDocument(collection, document, title),
          site: typeof document.site === 'number' ? document.site : null,
          href: documentHref(collection, document.id),
        })
    }),
  )
  return keys
    .flatMap(({ collection, id, savedAt }) => {
      const document = documents.get(`${collection}:${id}`)
      return document ? [{ ...document, savedAt }] : []
    })
    .slice(0, limit)
}
