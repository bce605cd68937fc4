import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

const draftKey = (collection: string) => `savesDraft:${collection}`
const liveKey = (collection: string, id: unknown) => `live:${collection}:${id}`

/**
 * Records whether the save is a draft save, which later hooks do not receive. Publish in a list asks for a draft save that is published: it
 * publishes the latest draft.
 */
const recordDraftSave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args
  const { data, draft } = args as { data?: { _status?: unknown }; draft?: boolean }
  const isPublished = operation === 'update' && data?._status === 'published'
  req.context[draftKey(collection.slug)] = draft === true && !isPublished
  return args
}

/**
 * Stores the published version before the save. The previous document that hooks receive is the latest draft, so a page moved
 * in a draft and then published would lose its old path.
 */
const storePublishedVersion: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update' && !isDraftSave(req, collection.slug)) {
    const published = await req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id: originalDoc.id,
      depth: 0,
      disableErrors: true,
      req,
      trash: true,
    })
    // Set after the read: a nested call replaces the request's context.
    req.context[liveKey(collection.slug, originalDoc.id)] = published
  }
  return data
}

/** Hooks that run first in a collection with drafts (`withDrafts`). */
export const liveDocumentHooks = {
  beforeOperation: [recordDraftSave],
  beforeChange: [storePublishedVersion],
} satisfies CollectionConfig['hooks']

/** Whether the current save is a draft save, which does not change the public site. */
export function isDraftSave(req: PayloadRequest, collection: string): boolean {
  return req.context[draftKey(collection)] === true
}

/** The published version before the save. Undefined for new documents and collections without drafts. */
export function getPublishedVersion<Document>(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Document | undefined {
  return (req.context[liveKey(collection, id)] as Document | null | undefined) ?? undefined
}
