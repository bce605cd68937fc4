import type { CollectionConfig, Plugin } from 'payload'
import { findUploadFolder, type UploadFolder } from '../../src/domain/uploadFolders'
import type { FileStore } from '../../src/server/fileStore'
import { deleteStoredFiles } from './deleteStoredFiles'
import { loadEditedPicture } from './loadEditedPicture'
import { notFoundIn, withoutDocument } from './missingFiles'
import { requireRoom } from './requireRoom'
import { sendStoredFile } from './sendStoredFile'
import { storeUploadedFiles } from './storeUploadedFiles'

/**
 * Stores the files of every collection of uploads: in the data folder by Payload itself, in a bucket by these hooks. Their addresses
 * are the same, and so are the rules of who may read them, since every file goes through its collection.
 */
export const uploadStorage =
  (store: FileStore): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const folder = findUploadFolder(collection.slug)
      if (!folder || typeof collection.upload !== 'object') return collection
      return store.kind === 'disk' ? withLocalFiles(collection) : withRemoteFiles(collection, store, folder)
    }),
  })

function withLocalFiles(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  const upload = collection.upload as Exclude<CollectionConfig['upload'], boolean | undefined>
  if (!upload.staticDir) return collection
  const handlers = [...(upload.handlers ?? []), withoutDocument(upload), notFoundIn(upload.staticDir)]
  return {
    ...collection,
    upload: { ...upload, handlers },
    hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), requireRoom(upload.staticDir)] },
  }
}

function withRemoteFiles(collection: CollectionConfig, store: FileStore, folder: UploadFolder): CollectionConfig {
  const { hooks = {} } = collection
  const upload = collection.upload as Exclude<CollectionConfig['upload'], boolean | undefined>
  const deletion = deleteStoredFiles(store, folder)
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [
        ...(upload.handlers ?? []),
        withoutDocument(upload),
        sendStoredFile(store, folder, upload.modifyResponseHeaders),
      ],
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), loadEditedPicture(store, folder)],
      // Before other hooks, which tell the world of the file.
      afterChange: [storeUploadedFiles(store, folder), ...(hooks.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), deletion.beforeDelete],
      afterDelete: [deletion.afterDelete, ...(hooks.afterDelete ?? [])],
      afterOperation: [deletion.afterOperation, ...(hooks.afterOperation ?? [])],
    },
  }
}
