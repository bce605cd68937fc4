import { and, eq, sql } from 'drizzle-orm'
import type { CollectionSlug, Field, PayloadRequest, Where } from 'payload'
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
import { findRelations } from '../fields/findRelations'
import { getDatabase } from '../hooks/getDatabase'
import { SITE_COLLECTIONS } from '../tenancyOptions'
import { findCarPhotoUses } from './carPhotos'
import type { DocumentUse } from './documentUse'

/** Documents of each collection at most: whoever deletes what they use looks at them all. */
const MAX_DOCUMENTS = 50

/** Blocks and rich text are JSON: their relations are found in the live document and in its latest version. */
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
const isJsonCollection = (slug: string): slug is keyof typeof JSON_CONTENT => Object.hasOwn(JSON_CONTENT, slug)

/** What is used: a file or a saved section. */
export interface Used {
  collection: 'media' | 'sections'
  id: number
}

/**
 * Where a file or saved section of a site is used, in the live documents, in their drafts and in the trash, at most 50 documents of each collection.
 * Reads with all rights: the caller decides who may see it.
 */
export async function findUses(req: PayloadRequest, used: Used, site: number): Promise<DocumentUse[]> {
  const slugs = ['sites', ...SITE_COLLECTIONS.filter((slug) => slug !== used.collection)] as CollectionSlug[]
  const uses = await Promise.all([
    ...slugs.map((collection) => findInCollection(req, collection, used, site)),
    used.collection === 'media' ? findCarPhotoUses(req, used.id, site, MAX_DOCUMENTS) : [],
  ])
  return uses.flat()
}

async function findInCollection(
  req: PayloadRequest,
  collection: CollectionSlug,
  used: Used,
  site: number,
): Promise<DocumentUse[]> {
  const { config } = req.payload.collections[collection]
  const paths = relationPaths(config.fields as Field[], used.collection)
  const conditions: Where[] = paths.map((path) => ({ [path]: { equals: used.id } }))
  if (isJsonCollection(collection)) {
    const ids = await findInJson(req, collection, used.id, site)
    if (ids.length > 0) conditions.push({ id: { in: ids } })
  }
  if (conditions.length === 0) return []
  const ofSite: Where = collection === 'sites' ? { id: { equals: site } } : { site: { equals: site } }
  const options = {
    collection,
    depth: 0,
    limit: MAX_DOCUMENTS,
    overrideAccess: true,
    pagination: false,
    req,
    trash: true,
  } as const
  const where: Where = { and: [ofSite, { or: conditions }] }
  const hasDrafts = Boolean(config.versions?.drafts)
  const [live, drafts] = await Promise.all([
    req.payload.find({ ...options, where }),
    hasDrafts ? req.payload.find({ ...options, draft: true, where }) : { docs: [] },
  ])
  const title = config.admin.useAsTitle ?? 'id'
  const found = [...live.docs, ...drafts.docs].flatMap((document) =>
    findRelations(config.fields as Field[], document)
      .filter((relation) => relation.collection === used.collection && relation.id === used.id)
      .map(
        ({ path }): DocumentUse => ({
          collection,
          label: String(config.labels.singular),
          id: Number(document.id),
          title: String((document as unknown as Record<string, unknown>)[title] ?? document.id),
          field: path,
          isTrashed: Boolean((document as { deletedAt?: unknown }).deletedAt),
        }),
      ),
  )
  return [...new Map(found.map((use) => [`${use.id} ${use.field}`, use])).values()]
}

/** Ids of documents whose JSON has the number anywhere. Whether it is that of a relation is found by their fields. */
async function findInJson(
  req: PayloadRequest,
  collection: keyof typeof JSON_CONTENT,
  used: number,
  site: number,
): Promise<number[]> {
  const db = await getDatabase(req)
  const [id, ofSite, content, parent, latest, draft] = JSON_CONTENT[collection]
  const hasNumber = (column: typeof content | typeof draft) =>
    sql`jsonb_path_exists(${column}, '$.** ? (@ == $used)', jsonb_build_object('used', ${used}::int))`
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

/** Paths of the fields with such relations, as conditions name them. Blocks are JSON and have none. */
function relationPaths(fields: readonly Field[], relationTo: Used['collection'], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        relationPaths(tab.fields, relationTo, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    if (field.type === 'blocks') return []
    const name = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === relationTo && name)
      return [name]
    return 'fields' in field ? relationPaths(field.fields, relationTo, name ? `${name}.` : prefix) : []
  })
}
