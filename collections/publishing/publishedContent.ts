import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { isPlainObject } from '../../src/domain/cleanText'
import { getPublishedVersion, isDraftSave } from './liveDocument'

type Data = Record<string, unknown>

const inputKey = (collection: string) => `input:${collection}`

/** Publishes a new document that names no status, such as one from an import, unless it is saved as a draft. */
export const createPublished: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data, draft, duplicateFromID } = args as { data?: Data; draft?: boolean; duplicateFromID?: unknown }
  if (operation !== 'create' || draft === true || duplicateFromID !== undefined || !isPlainObject(data)) return args
  return data._status === undefined ? { ...args, data: { ...data, _status: 'published' } } : args
}

/** Records the fields that an update names, because later hooks receive the complete document. */
export const recordInput: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'update') req.context[inputKey(collection.slug)] = (args as { data?: Data }).data
  return args
}

/**
 * Applies an update that names no status, such as one by an import, to what is published. Payload would apply it to the latest draft
 * and take the document off the site. The draft stays among the versions.
 */
export const updatePublished: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const input = req.context[inputKey(collection.slug)] as Data | undefined
  if (operation !== 'update' || req.context.isRestoringVersion || isDraftSave(req, collection.slug)) return data
  if (!input || input._status !== undefined || originalDoc?._status !== 'draft') return data
  const published = getPublishedVersion<Data>(req, collection.slug, originalDoc.id)
  if (published?._status !== 'published') return data
  const { createdAt, id, updatedAt, ...content } = published
  return { ...replaceNamed(content, data, input), _status: 'published' }
}

/** `before` with the values of `after` in the fields that `named` has. Groups are merged; lists are replaced. */
function replaceNamed(before: Data, after: Data, named: Data): Data {
  const result = { ...before }
  for (const [name, value] of Object.entries(named)) {
    const [old, next] = [before[name], after[name]]
    result[name] =
      isPlainObject(value) && isPlainObject(old) && isPlainObject(next)
        ? replaceNamed(old as Data, next as Data, value as Data)
        : next
  }
  return result
}

/** Restoring a version publishes it, even one that was saved as a draft. Payload would take the document off the site. */
export const restorePublishes: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  req.context.isRestoringVersion && !isDraftSave(req, collection.slug) ? { ...data, _status: 'published' } : data
