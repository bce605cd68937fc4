import 'server-only'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Field } from 'payload'
import { type FieldText, findFieldText } from '../../domain/find/findWords'
import { _layouts_v, _pages_v, _posts_v, _sections_v } from '../../server/database/tables.generated'
import { listFieldTexts } from '../../server/fieldTexts'
import type { LeadStaff } from '../leadInbox/leadStaff'
import { mayRead } from './findStaff'

/** The documents whose words are looked at, most recently changed first: a scan of more would take seconds. */
const MAX_SCANNED = 2000

/** Documents read for their words, since the stored JSON also contains names of fields. */
const MAX_CANDIDATES = 40

const SOURCES = {
  pages: { table: _pages_v, content: _pages_v.version_layout, field: 'layout' },
  layouts: { table: _layouts_v, content: _layouts_v.version_layout, field: 'layout' },
  sections: { table: _sections_v, content: _sections_v.version_layout, field: 'layout' },
  posts: { table: _posts_v, content: _posts_v.version_content, field: 'content' },
} as const

export type ContentCollection = keyof typeof SOURCES
export const CONTENT_COLLECTIONS = Object.keys(SOURCES) as ContentCollection[]

/** A document of which a field has the words. The caller reads it with the person's rights. */
export interface ContentMatch extends FieldText {
  id: number
}

/**
 * Finds words in the blocks and texts of the latest versions.
 * @param sites ids of sites to which the search is limited; null for all
 */
export async function findInContent(
  staff: LeadStaff,
  collection: ContentCollection,
  words: readonly string[],
  { sites, limit }: { sites: readonly number[] | null; limit: number },
): Promise<ContentMatch[]> {
  if (!(await mayRead(staff, collection)) || sites?.length === 0) return []
  const { table, content, field } = SOURCES[collection]
  const latest = staff.payload.db.drizzle
    .select({ id: table.parent, content: sql<unknown>`${content}`.as('content'), changed: table.updatedAt })
    .from(table)
    .where(and(eq(table.latest, true), sites ? inArray(table.version_site, [...sites]) : undefined))
    .orderBy(desc(table.updatedAt))
    .limit(MAX_SCANNED)
    .as('latest')
  const candidates = await staff.payload.db.drizzle
    .select({ id: latest.id, content: latest.content })
    .from(latest)
    .where(and(...words.map((word) => sql`${latest.content}::text ilike ${`%${escapeLike(word)}%`}`)))
    .orderBy(desc(latest.changed))
    .limit(MAX_CANDIDATES)
  const config = staff.payload.collections[collection].config
  const fields = config.flattenedFields.filter(({ name }) => name === field) as unknown as Field[]
  return candidates
    .flatMap(({ id, content: value }): ContentMatch[] => {
      const found = findFieldText(listFieldTexts(fields, { [field]: value }), words)
      return found && id !== null ? [{ ...found, id }] : []
    })
    .slice(0, limit)
}

/** A word as part of a pattern of LIKE. */
const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
