import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

const draftKey = (collection: string) => `savesDraft:${collection}`
const liveKey = (collection: string, id: unknown) => `live:${collection}:${id}`

/** Notes whether the save is a draft save, which later hooks are not told. */
const noteDraftSave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion')
    req.context[draftKey(collection.slug)] = (args as { draft?: boolean }).draft === true
  return args
}

/**
 * Keeps the document as shoppers saw it before the save. The previous document that hooks are given is the latest draft:
 * a page that was moved in a draft and then published would not tell where it had been.
 */
const rememberLive: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update' && !isDraftSave(req, collection.slug)) {
    const live = await req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id: originalDoc.id,
      depth: 0,
      disableErrors: true,
      req,
    })
    // Only now: a nested call gives the request a context of its own.
    req.context[liveKey(collection.slug, originalDoc.id)] = live
  }
  return data
}

/** Hooks that a collection with drafts needs before its others. */
export const liveDocumentHooks = {
  beforeOperation: [noteDraftSave],
  beforeChange: [rememberLive],
} satisfies CollectionConfig['hooks']

/** Whether the save under way leaves what shoppers see as it is. */
export function isDraftSave(req: PayloadRequest, collection: string): boolean {
  return req.context[draftKey(collection)] === true
}

/** The document as shoppers saw it before the save; undefined where the collection has no drafts or it is new. */
export function wasPublished<Document>(req: PayloadRequest, collection: string, id: unknown): Document | undefined {
  return (req.context[liveKey(collection, id)] as Document | null | undefined) ?? undefined
}
