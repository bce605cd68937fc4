import type { CollectionConfig, Plugin } from 'payload'
import { LOCK_SECONDS } from './documentLock'
import { editSessionEndpoints } from './editSessionEndpoints'
import { recordLock, restoreLock } from './lockHooks'
import { previewDraftEndpoints } from './previewDraftEndpoints'
import { clearLastSave, recordStatusOnlySave, rejectStaleSaves } from './rejectStaleSaves'

const FORM_COMPONENTS = [
  '/src/admin/editing/FormEditSession.tsx#FormEditSession',
  '/src/admin/editing/UndoRedo.tsx#UndoRedo',
  '/src/admin/editing/OpenRows.tsx#OpenRows',
  '/src/admin/editing/UntitledDocument.tsx#UntitledDocument',
  '/src/admin/preview/ClickToEdit.tsx#ClickToEdit',
  '/src/admin/preview/ShowUnsaved.tsx#ShowUnsaved',
]

/**
 * Prevents edit conflicts in every collection: locks a document while its form is open, and rejects a save over someone
 * else's newer version. FormEditSession is the client side. Adds undo and redo to the form, clicking in its live preview, and what is
 * not saved yet to the preview, and a name for a document without a title.
 */
export const preventEditConflicts: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), ...editSessionEndpoints, ...previewDraftEndpoints],
  collections: config.collections?.map(withEditHooks),
})

function withEditHooks(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  return {
    ...collection,
    lockDocuments: collection.lockDocuments === false ? false : { duration: LOCK_SECONDS },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: [...(admin?.components?.edit?.beforeDocumentControls ?? []), ...FORM_COMPONENTS],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), recordStatusOnlySave, recordLock],
      beforeValidate: [rejectStaleSaves, ...(hooks?.beforeValidate ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), restoreLock],
      afterDelete: [...(hooks?.afterDelete ?? []), clearLastSave],
    },
  }
}
