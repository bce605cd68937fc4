import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/** How a document comes to be: by Duplicate, or empty, as opening Create New makes it. */
type Creation = 'copy' | 'emptyDraft'

const creationKey = (collection: string) => `creates:${collection}`

/** Records how a save creates a document, which later hooks are not told: they see values set by default too. */
export const recordCreation: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update')
    req.context[creationKey(collection.slug)] = operation === 'create' ? findCreation(args) : null
  return args
}

function findCreation(args: unknown): Creation | null {
  const { data, draft, duplicateFromID } = args as { data?: object; draft?: boolean; duplicateFromID?: unknown }
  if (duplicateFromID !== undefined) return 'copy'
  return draft === true && Object.keys(data ?? {}).every((name) => name === 'site') ? 'emptyDraft' : null
}

/** Whether the current save creates a document so. */
export const isCreation = (req: PayloadRequest, collection: string, creation: Creation): boolean =>
  req.context[creationKey(collection)] === creation
