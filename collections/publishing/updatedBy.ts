import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, TextField } from 'payload'
import { noFieldAccess } from '../access/rules'
import { text } from '../fields/basicFields'

/**
 * Who saved a document last, also in each of its versions. A name, so that it remains after the account is deleted, and is shown to
 * staff who may not read accounts.
 */
export const updatedByField: TextField = text('updatedBy', 'Last saved by', {
  access: { create: noFieldAccess, update: noFieldAccess },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => Boolean(data?.updatedBy),
  },
})

const emptyKey = (collection: string) => `createsEmptyDraft:${collection}`

/** Records whether a save only creates a draft without content, as opening Create New does. Later hooks see values set by default. */
export const recordEmptyDraft: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { data, draft, duplicateFromID } = args as { data?: object; draft?: boolean; duplicateFromID?: unknown }
  const isEmpty = duplicateFromID === undefined && Object.keys(data ?? {}).every((name) => name === 'site')
  if (operation === 'create' || operation === 'update')
    req.context[emptyKey(collection.slug)] = operation === 'create' && draft === true && isEmpty
  return args
}

/** Fills the field. Saves without a user, such as by the seed, and those that only open an empty form leave it as it is. */
export const setUpdatedBy: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  req.user && !req.context[emptyKey(collection.slug)] ? { ...data, updatedBy: req.user.name || req.user.email } : data
