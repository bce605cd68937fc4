import type { CollectionConfig, Plugin } from 'payload'
import { COPIED_COLLECTIONS, copiedFromField, setCopiedFrom } from './copiedFrom'
import { copyEndpoints } from './copyEndpoints'

const MENU_ITEM = '/src/admin/copies/CopyToSite.tsx#CopyToSite'
const DIALOG = '/src/admin/copies/CopyToSite.tsx#SiteCopies'

/** The dialog of a document's copies, for a form that opens it by a button of its own: the menu of a site is for who may create sites. */
export const COPIES_DIALOG = { beforeDocumentControls: [DIALOG] }

/** Lets staff copy documents to other sites: adds the source of a copy to them and to their files, and an item to their menu. */
export const copyBetweenSites: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), ...copyEndpoints],
  collections: config.collections?.map((collection) => {
    if (collection.slug === 'media') return withSource(collection)
    return (COPIED_COLLECTIONS as readonly string[]).includes(collection.slug)
      ? withMenuItem(withSource(collection))
      : collection
  }),
})

const withSource = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, copiedFromField],
  hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), setCopiedFrom] },
})

function withMenuItem(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  const components = {
    ...admin?.components,
    edit: {
      ...edit,
      beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), DIALOG],
      editMenuItems: [...(edit?.editMenuItems ?? []), MENU_ITEM],
    },
  }
  return { ...collection, admin: { ...admin, components } }
}
