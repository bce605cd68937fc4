import type { CollectionConfig, Plugin } from 'payload'
import { LOCK_SECONDS } from './documentLock'
import { editSessionEndpoints } from './editSessionEndpoints'
import { keepLock, noteLock } from './keepLock'
import { forgetLastSave, noteStatusOnly, refuseStaleSaves } from './refuseStaleSaves'

const FORM_COMPONENT = '/src/admin/editing/EditSessionOfForm.tsx#EditSessionOfForm'

/**
 * In every collection, a document is locked while its form is open, and a save over somebody else's newer version is refused.
 * The form's part is EditSessionOfForm.
 */
export const oneEditorAtATime: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), ...editSessionEndpoints],
  collections: config.collections?.map(withOneEditor),
})

function withOneEditor(collection: CollectionConfig): CollectionConfig {
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
          beforeDocumentControls: [...(admin?.components?.edit?.beforeDocumentControls ?? []), FORM_COMPONENT],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteStatusOnly, noteLock],
      beforeValidate: [refuseStaleSaves, ...(hooks?.beforeValidate ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepLock],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetLastSave],
    },
  }
}
