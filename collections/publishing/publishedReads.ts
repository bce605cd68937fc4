import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isPageRead } from '../../src/server/database/pageReads'

const READS: ReadonlySet<string> = new Set(['read', 'readDistinct', 'count'])

/**
 * Limits what is read for shoppers to published documents that are not in the trash, in each query and in the relations that it
 * populates. Every cached read is one for shoppers (`cachedRead`).
 */
export const limitPageReads: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (!isPageRead() || !READS.has(operation) || !(collection.versions?.drafts || collection.trash)) return args
  const query = args as { id?: unknown; where?: Where }
  if (query.id !== undefined)
    throw new Error(`Pages read ${collection.slug} by find: a document that is found by id could be a draft.`)
  const isPublished = collection.versions?.drafts ? [{ _status: { equals: 'published' } }] : []
  return {
    ...args,
    draft: false,
    trash: false,
    where: { and: [...(query.where ? [query.where] : []), ...isPublished] },
  } as typeof args
}
