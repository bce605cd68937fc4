import type { CollectionConfig, Plugin } from 'payload'
import { LOCK_SECONDS } from './documentLock'
import { editSessionEndpoints } from './editSessionEndpoints'
import { keepLock, noteLock } from './keepLock'
import { forgetLastSave, noteStatusOnly, refuseStaleSaves } from './refuseStaleSaves'

const FORM_COMPONENT = '/src/admin/editing/EditSessionOfForm.tsx#EditSessionOfForm'

/**
 * Prevents edit conflicts in every collection: locks a document while its form is open, and rejects a save over someone
 * else's newer version. EditSessionOfForm is the client side.
 */
export const oneEditorAtATime: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), ...editSessionEndpoints],
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
