import { and, eq, sql } from 'drizzle-orm'
import type { CollectionSlug, Field, PayloadRequest, Where } from 'payload'
import { _layouts_v, _pages_v, _posts_v, layouts, pages, posts } from '../../src/server/database/tables.generated'
import { findRelations } from '../fields/findRelations'
import { getDatabase } from '../hooks/getDatabase'
import { SITE_COLLECTIONS } from '../tenancyOptions'

/** A field of a document that shows a file. */
export interface MediaUse {
  collection: CollectionSlug
  /** "Page" */
  label: string
  id: number
  title: string
  /** path of the field: `layout.0.image` */
  field: string
}

/** Documents of each collection at most: whoever deletes a file looks at them all. */
const MAX_DOCUMENTS = 50

/** Blocks and rich text are JSON: their files are found in the live document and in its latest version. */
const JSON_CONTENT = {
  pages: [pages.id, pages.site, pages.layout, _pages_v.parent, _pages_v.latest, _pages_v.version_layout],
  layouts: [layouts.id, layouts.site, layouts.layout, _layouts_v.parent, _layouts_v.latest, _layouts_v.version_layout],
  posts: [posts.id, posts.site, posts.content, _posts_v.parent, _posts_v.latest, _posts_v.version_content],
} as const
const isJsonCollection = (slug: string): slug is keyof typeof JSON_CONTENT => Object.hasOwn(JSON_CONTENT, slug)

/**
 * Where a file of a site is used, in the live documents and in their drafts, at most 50 documents of each collection. Reads with all rights:
 * the caller decides who may see it.
 */
export async function findMediaUses(req: PayloadRequest, file: number, site: number): Promise<MediaUse[]> {
  const slugs = ['sites', ...SITE_COLLECTIONS.filter((slug) => slug !== 'media')] as CollectionSlug[]
  const uses = await Promise.all(slugs.map((collection) => findInCollection(req, collection, file, site)))
  return uses.flat()
}

async function findInCollection(
  req: PayloadRequest,
  collection: CollectionSlug,
  file: number,
  site: number,
): Promise<MediaUse[]> {
  const { config } = req.payload.collections[collection]
  const conditions: Where[] = mediaPaths(config.fields as Field[]).map((path) => ({ [path]: { equals: file } }))
  if (isJsonCollection(collection)) {
    const ids = await findInJson(req, collection, file, site)
    if (ids.length > 0) conditions.push({ id: { in: ids } })
  }
  if (conditions.length === 0) return []
  const ofSite: Where = collection === 'sites' ? { id: { equals: site } } : { site: { equals: site } }
  const options = { collection, depth: 0, limit: MAX_DOCUMENTS, overrideAccess: true, pagination: false, req } as const
  const where: Where = { and: [ofSite, { or: conditions }] }
  const hasDrafts = Boolean(config.versions?.drafts)
  const [live, drafts] = await Promise.all([
    req.payload.find({ ...options, where }),
    hasDrafts ? req.payload.find({ ...options, draft: true, where }) : { docs: [] },
  ])
  const title = config.admin.useAsTitle ?? 'id'
  const found = [...live.docs, ...drafts.docs].flatMap((document) =>
    findRelations(config.fields as Field[], document)
      .filter((relation) => relation.collection === 'media' && relation.id === file)
      .map(
        ({ path }): MediaUse => ({
          collection,
          label: String(config.labels.singular),
          id: Number(document.id),
          title: String((document as unknown as Record<string, unknown>)[title] ?? document.id),
          field: path,
        }),
      ),
  )
  return [...new Map(found.map((use) => [`${use.id} ${use.field}`, use])).values()]
}

/** Ids of documents whose JSON has the number of a file anywhere. Whether it is that file is found by their fields. */
async function findInJson(
  req: PayloadRequest,
  collection: keyof typeof JSON_CONTENT,
  file: number,
  site: number,
): Promise<number[]> {
  const db = await getDatabase(req)
  const [id, ofSite, content, parent, latest, draft] = JSON_CONTENT[collection]
  const hasNumber = (column: typeof content | typeof draft) =>
    sql`jsonb_path_exists(${column}, '$.** ? (@ == $file)', jsonb_build_object('file', ${file}::int))`
  const [live, versions] = await Promise.all([
    db
      .select({ id })
      .from(id.table)
      .where(and(eq(ofSite, site), hasNumber(content)))
      .limit(MAX_DOCUMENTS),
    db
      .select({ id: parent })
      .from(parent.table)
      .innerJoin(id.table, eq(id, parent))
      .where(and(eq(ofSite, site), eq(latest, true), hasNumber(draft)))
      .limit(MAX_DOCUMENTS),
  ])
  return [...new Set([...live, ...versions].flatMap((row) => (row.id === null ? [] : [row.id])))]
}

/** Paths of the fields with files, as conditions name them. Blocks are JSON and have none. */
function mediaPaths(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        mediaPaths(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    if (field.type === 'blocks') return []
    const name = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if (field.type === 'upload' && field.relationTo === 'media' && name) return [name]
    return 'fields' in field ? mediaPaths(field.fields, name ? `${name}.` : prefix) : []
  })
}
