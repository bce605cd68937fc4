import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import type { UploadFolder } from '../../src/domain/uploadFolders'
import type { FileStore } from '../../src/server/fileStore'
import { listFileNames } from './fileNames'

/** What the hooks of a deletion tell each other. */
interface DeletionState {
  /** names of files by folder and document */
  names: Map<string, string[]>
  failure: unknown
}

/**
 * Deletes the files of deleted documents, within the transaction that deletes these: if a file remains, its document does too, and
 * can be deleted again. Otherwise files of erased people could stay in the bucket, and nothing would know of them.
 */
export function deleteStoredFiles(store: FileStore, folder: UploadFolder) {
  const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
    const document = await req.payload.db.findOne({ collection: collection.slug, req, where: { id: { equals: id } } })
    stateOf(req).names.set(`${folder} ${id}`, listFileNames(document))
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
    const state = stateOf(req)
    try {
      for (const name of state.names.get(`${folder} ${id}`) ?? []) await store.delete(folder, name)
    } catch (error) {
      state.failure = error
      throw error
    }
  }
  // Deleting by condition reports an error of one document and would commit the others, its row included.
  const afterOperation: CollectionAfterOperationHook = ({ operation, req, result }) => {
    const state = stateOf(req)
    const { failure } = state
    if (operation !== 'delete' || failure === undefined) return result
    state.failure = undefined
    throw failure
  }
  return { beforeDelete, afterDelete, afterOperation }
}

/** Kept in the request's context, of which Payload makes copies. */
function stateOf({ context }: PayloadRequest): DeletionState {
  context.fileDeletion ??= { names: new Map(), failure: undefined } satisfies DeletionState
  return context.fileDeletion as DeletionState
}
