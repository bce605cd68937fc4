import { sql } from 'drizzle-orm'
import type { CollectionSlug, Field, PayloadRequest, Where } from 'payload'
import { documentTitle } from '../../src/domain/documentTitle'
import { findRelations } from '../fields/findRelations'
import { findInJson, isJsonCollection } from '../fields/jsonContent'
import { listFieldPaths } from '../fields/walkFields'
import { SITE_COLLECTIONS } from '../tenancyOptions'
import { findCarPhotoUses } from './carPhotos'
import type { DocumentUse } from './documentUse'

/** Documents of each collection at most: whoever deletes what they use looks at them all. */
const MAX_DOCUMENTS = 50

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
  const paths = listFieldPaths(config.fields as Field[], (field) => isRelationTo(field, used.collection))
  const conditions: Where[] = paths.map((path) => ({ [path]: { equals: used.id } }))
  if (isJsonCollection(collection)) {
    // Whether the number is that of a relation is found by the fields.
    const ids = await findInJson(
      req,
      collection,
      { site, limit: MAX_DOCUMENTS },
      (content) =>
        sql`jsonb_path_exists(${content}, '$.** ? (@ == $used)', jsonb_build_object('used', ${used.id}::int))`,
    )
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
  const found = [...live.docs, ...drafts.docs].flatMap((document) =>
    findRelations(config.fields as Field[], document)
      .filter((relation) => relation.collection === used.collection && relation.id === used.id)
      .map(
        ({ path }): DocumentUse => ({
          collection,
          label: String(config.labels.singular),
          id: Number(document.id),
          title: documentTitle(config, document) ?? String(document.id),
          field: path,
          isTrashed: Boolean((document as { deletedAt?: unknown }).deletedAt),
        }),
      ),
  )
  return [...new Map(found.map((use) => [`${use.id} ${use.field}`, use])).values()]
}

const isRelationTo = (field: Field, collection: Used['collection']): boolean =>
  (field.type === 'upload' || field.type === 'relationship') && field.relationTo === collection
