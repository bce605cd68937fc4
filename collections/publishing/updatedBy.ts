import type { CollectionBeforeChangeHook, TextField } from 'payload'
import { noFieldAccess } from '../access/rules'
import { text } from '../fields/basicFields'
import { isCreation } from './creation'

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

/** Fills the field. Saves without a user, such as by the seed, and those that only open an empty form leave it as it is. */
export const setUpdatedBy: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  req.user && !isCreation(req, collection.slug, 'emptyDraft')
    ? { ...data, updatedBy: req.user.name || req.user.email }
    : data
