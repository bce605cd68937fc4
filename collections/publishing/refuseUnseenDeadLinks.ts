import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, type Where } from 'payload'
import { documentTitle } from '../../src/domain/documentTitle'
import { isChecked } from '../../src/domain/publishCheck/checkedCollections'
import { getRelationId } from '../../src/domain/relationId'
import { getDeadLinkCheck } from '../../src/server/deadLinkCheck'
import { isDraftSave } from './liveDocument'
import { findDeadTogether, type PublishedTogether } from './publishedTogether'

const bulkKey = (collection: string) => `updatesMany:${collection}`

/** Dead links that a message names. */
const MAX_NAMED = 3

/** Records whether a save is one of many, chosen in a list, and which they are; later hooks see each document. */
export const recordUnseenPublish: CollectionBeforeOperationHook = ({ args, collection: { slug }, operation, req }) => {
  if (operation !== 'update') return args
  const { where, data } = args as { where?: Where; data?: Record<string, unknown> }
  const together: PublishedTogether | null =
    where && isChecked(slug) ? { collection: slug, where, data: data ?? {} } : null
  req.context[bulkKey(slug)] = together
  return args
}

/**
 * Refuses to publish dead links where no form has shown them: of many documents from a list, a restored version, and a document that comes live out of the
 * trash. Of many, what the same request publishes counts as published. In the form they can be passed by choice.
 * @throws {APIError} 400 that names the document and the links
 */
export const refuseUnseenDeadLinks: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { slug } = collection
  const check = getDeadLinkCheck()
  const site = getRelationId(data.site ?? originalDoc?.site)
  if (!check || operation !== 'update' || req.payloadAPI !== 'REST' || !req.user || !isChecked(slug) || site === null)
    return data
  const isRestored = req.context.isRestoringVersion || (originalDoc?.deletedAt && !data.deletedAt)
  const together = req.context[bulkKey(slug)] as PublishedTogether | null | undefined
  const isUnseen = isRestored || Boolean(together)
  if (!isUnseen || data.deletedAt || data._status !== 'published' || isDraftSave(req, slug)) return data
  const document = { ...originalDoc, ...data } as Record<string, unknown> & { id: number }
  const dead = together
    ? await findDeadTogether(req, together, check, document)
    : await check(req, { site, collection: slug, document })
  if (dead.length === 0) return data
  const title = documentTitle(collection, document) ?? originalDoc.id
  const named = dead
    .slice(0, MAX_NAMED)
    .map(({ message }) => message)
    .join(' ')
  const more = dead.length > MAX_NAMED ? ` And ${dead.length - MAX_NAMED} more.` : ''
  const advice = isRestored ? 'Restore it as a draft, and publish it from its form.' : 'Publish it from its form.'
  throw new APIError(`"${title}" was not published. ${named}${more} ${advice}`, 400, null, true)
}
