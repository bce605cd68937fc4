import type { CollectionSlug, PayloadRequest } from 'payload'
import { documentTitle } from '../domain/documentTitle'
import { getRelationId } from '../domain/relationId'
import type { ReleasedCollection } from '../domain/releases/release'
import type { Release } from '../payload-types'
import { withRights } from './transaction'

/** A document of any collection as stored. */
export type Stored = Record<string, unknown> & { id: number; updatedAt: string; _status?: 'draft' | 'published' | null }

/** What staff call a collection's documents: "Page". */
export const kindOf = ({ payload }: Pick<PayloadRequest, 'payload'>, collection: string): string => {
  const label = payload.collections[collection as CollectionSlug]?.config.labels.singular
  return typeof label === 'string' ? label : collection
}

/** A document's title in lists, such as a page's title or a menu's placement. */
export function titleOf({ payload }: Pick<PayloadRequest, 'payload'>, collection: string, document: Stored): string {
  const { config } = payload.collections[collection as CollectionSlug]
  return (documentTitle(config, document) ?? `No. ${document.id}`).slice(0, 200)
}

/** The site that a document belongs to: of a site, itself. */
export const siteOf = (collection: string, document: Stored): number | null =>
  collection === 'sites' ? Number(document.id) : getRelationId(document.site)

/** The document whose form shows a release: of the draft of a site's settings, the site. */
export function formOf({ id, isSettingsDraft, sites }: Release): { collection: CollectionSlug; id: number } {
  const site = getRelationId(sites?.[0])
  return isSettingsDraft && site !== null ? { collection: 'sites', id: site } : { collection: 'releases', id }
}

/** The latest draft of a document, else what is published, as the user may read it. Null if they may not. */
export const findLatest = async (
  req: PayloadRequest,
  collection: ReleasedCollection,
  id: number,
): Promise<Stored | null> =>
  (await req.payload.findByID({
    collection,
    id,
    disableErrors: true,
    draft: true,
    trash: true,
    ...withRights(req),
  })) as unknown as Stored | null

/** A document's own row as stored, without hooks of reading: what shoppers see if it is published. */
export const findStored = (req: PayloadRequest, collection: ReleasedCollection, id: number): Promise<Stored | null> =>
  req.payload.db.findOne<Stored>({ collection, req, where: { id: { equals: id } } }) as Promise<Stored | null>
