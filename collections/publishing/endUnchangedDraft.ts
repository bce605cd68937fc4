import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasSameContent } from '../../src/domain/sameContent'
import { tableOf, versionsTableOf } from '../../src/server/database/tableNames'
import { getDatabase } from '../hooks/getDatabase'
import { isDraftSave } from './liveDocument'

type Stored = Record<string, unknown> & { id: number; _status?: 'draft' | 'published' | null }

interface Version {
  id: number
  updatedAt: string
  version: Stored
}

/**
 * Ends the draft of a document once it is as published again, as after undoing everything: the status is Published, and nothing is left
 * that somebody could think of as waiting. Drafts saved before it stay among the versions.
 */
export const endUnchangedDraft: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update' || !isDraftSave(req, collection.slug)) return doc
  const slug = collection.slug as CollectionSlug
  const find = async (where: Where): Promise<Version | null> => {
    const parent: Where = { parent: { equals: doc.id } }
    const found = { collection: slug, limit: 1, pagination: false, req, sort: '-updatedAt' }
    const { docs } = await req.payload.db.findVersions({ ...found, where: { and: [parent, where] } })
    return (docs[0] as unknown as Version | undefined) ?? null
  }
  const draft = await find({ latest: { equals: true } })
  if (draft?.version._status !== 'draft') return doc
  const live = await req.payload.db.findOne<Stored>({
    collection: slug,
    joins: false as never,
    req,
    where: { and: [{ id: { equals: doc.id } }, { _status: { equals: 'published' } }] },
  })
  if (!live || !hasSameContent(live, draft.version)) return doc
  const published = await find({ 'version._status': { equals: 'published' } })
  // The oldest versions are deleted: without that one, the draft stays.
  if (!published) return doc
  await req.payload.db.deleteVersions({ collection: slug, req, where: { id: { equals: draft.id } } })
  const earlier = await find({
    and: [{ 'version._status': { equals: 'draft' } }, { updatedAt: { greater_than: published.updatedAt } }],
  })
  await makeLatest(req, slug, { version: published.id, document: doc.id, isOvertaken: earlier !== null })
  return doc
}

interface PublishedVersion {
  version: number
  document: number
  /** whether drafts were saved after it */
  isOvertaken: boolean
}

/** Makes the published version the latest one, also in time if drafts were saved after it. */
async function makeLatest(
  req: PayloadRequest,
  collection: CollectionSlug,
  { version, document, isOvertaken }: PublishedVersion,
): Promise<void> {
  const database = await getDatabase(req)
  const [documents, versions] = [sql.identifier(tableOf(collection)), sql.identifier(versionsTableOf(collection))]
  await database.execute(sql`update ${versions} set latest = true where id = ${version}`)
  if (!isOvertaken) return
  // By this server's clock, as the drafts are.
  const now = sql`${new Date().toISOString()}::timestamptz`
  await database.execute(
    sql`update ${versions} set updated_at = ${now}, version_updated_at = ${now} where id = ${version}`,
  )
  await database.execute(sql`update ${documents} set updated_at = ${now} where id = ${document}`)
}
