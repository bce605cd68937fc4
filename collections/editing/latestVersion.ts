import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { EditSession } from '../../src/domain/editSession'

interface FoundVersion {
  id: number | string
  version?: { _status?: 'draft' | 'published' | null }
}

/** The newest version of a document that fits. Null if there is none. */
async function findVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  where: Where = {},
): Promise<FoundVersion | null> {
  const { docs } = await req.payload.findVersions({
    ...{ collection, depth: 0, limit: 1, pagination: false, req, sort: '-updatedAt' },
    where: { and: [{ parent: { equals: id } }, where] },
    // Of a site, which has no drafts, the field does not exist.
    select: req.payload.collections[collection].config.versions?.drafts ? { version: { _status: true } } : undefined,
  })
  return (docs[0] as FoundVersion | undefined) ?? null
}

/**
 * Path in the admin that compares the latest version of a document with the one that a form shows. Null if the collection has no
 * versions. For users who may read them.
 * @param loadedAt `updatedAt` of what the form shows
 */
export async function findChangesPath(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  loadedAt: string,
): Promise<string | null> {
  const { config } = req.payload.collections[collection]
  const latest = config.versions ? await findVersion(req, collection, id) : null
  if (!latest) return null
  const shown = await findVersion(req, collection, id, { 'version.updatedAt': { less_than_equal: loadedAt } })
  const query = shown && shown.id !== latest.id ? `?versionFrom=${shown.id}` : ''
  return `${req.payload.config.routes.admin}/collections/${collection}/${id}/versions/${latest.id}${query}`
}

/** Whether the latest version of a document is a draft. Null for collections without drafts. */
export async function hasDraft(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean | null> {
  if (!req.payload.collections[collection].config.versions?.drafts) return null
  const latest = await findVersion(req, collection, id)
  return latest?.version?._status === 'draft'
}

/** Whether a form shows the latest version of a document. */
export async function showsLatestVersion(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  session: EditSession,
): Promise<boolean> {
  const latest = (await req.payload.findByID({
    ...{ collection: collection as CollectionSlug, id, depth: 0, disableErrors: true, draft: true, req },
    select: { updatedAt: true } as never,
    trash: true,
  })) as { updatedAt?: string } | null
  return latest?.updatedAt !== undefined && Date.parse(latest.updatedAt) === Date.parse(session.loadedAt)
}
