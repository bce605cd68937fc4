import type { CollectionBeforeChangeHook, NumberField } from 'payload'
import { noFieldAccess } from '../access/rules'

/** The collections whose documents can be copied to other sites. */
export const COPIED_COLLECTIONS = [
  'pages',
  'posts',
  'sections',
  'offers',
  'promoCards',
  'menus',
  'hoursWording',
] as const
export type CopiedCollection = (typeof COPIED_COLLECTIONS)[number]

/** Id of the document of another site of which this one is a copy, in the same collection. Only Copy to site sets it. */
export const copiedFromField: NumberField = {
  name: 'copied_from',
  type: 'number',
  index: true,
  admin: { hidden: true },
  access: { create: noFieldAccess, update: noFieldAccess },
  // Duplicate makes a document of its own.
  hooks: { beforeDuplicate: [() => null] },
}

/** Key in the context of a request for the id that documents of a collection are copied from. */
export const copiedFromKey = (collection: string) => `copiedFrom:${collection}`

/** Keeps the source of a copy while it is made. */
export const setCopiedFrom: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const source = req.context[copiedFromKey(collection.slug)]
  return typeof source === 'number' ? { ...data, copied_from: source } : data
}
