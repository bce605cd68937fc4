import { and, eq, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import {
  _layouts_v,
  _pages_v,
  _posts_v,
  _sections_v,
  layouts,
  pages,
  posts,
  sections,
} from '../../src/server/database/tables.generated'
import { getDatabase } from '../hooks/getDatabase'

/** Blocks and rich text are JSON, in the live document and in its latest version. */
const JSON_CONTENT = {
  pages: [pages.id, pages.site, pages.layout, _pages_v.parent, _pages_v.latest, _pages_v.version_layout],
  layouts: [layouts.id, layouts.site, layouts.layout, _layouts_v.parent, _layouts_v.latest, _layouts_v.version_layout],
  sections: [
    sections.id,
    sections.site,
    sections.layout,
    _sections_v.parent,
    _sections_v.latest,
    _sections_v.version_layout,
  ],
  posts: [posts.id, posts.site, posts.content, _posts_v.parent, _posts_v.latest, _posts_v.version_content],
} as const

type JsonCollection = keyof typeof JSON_CONTENT
type Content = (typeof JSON_CONTENT)[JsonCollection][2 | 5]

/** Whether the blocks or the text of a collection's documents are JSON. */
export const isJsonCollection = (slug: string): slug is JsonCollection => Object.hasOwn(JSON_CONTENT, slug)

/**
 * Ids of a site's documents whose JSON fits, as they are live or in their latest version.
 * @param limit documents at most, of each of the two
 */
export async function findInJson(
  req: PayloadRequest,
  collection: JsonCollection,
  { site, limit }: { site: number; limit: number },
  fits: (content: Content) => SQL,
): Promise<number[]> {
  const db = await getDatabase(req)
  const [id, ofSite, content, parent, latest, draft] = JSON_CONTENT[collection]
  const [live, versions] = await Promise.all([
    db
      .select({ id })
      .from(id.table)
      .where(and(eq(ofSite, site), fits(content)))
      .limit(limit),
    db
      .select({ id: parent })
      .from(parent.table)
      .innerJoin(id.table, eq(id, parent))
      .where(and(eq(ofSite, site), eq(latest, true), fits(draft)))
      .limit(limit),
  ])
  return [...new Set([...live, ...versions].flatMap((row) => (row.id === null ? [] : [row.id])))]
}
