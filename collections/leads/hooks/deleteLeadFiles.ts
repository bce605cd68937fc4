import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes what a shopper uploaded, with the file itself, before their lead goes: nobody could find it afterwards. */
export const deleteLeadFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'uploads', where: { lead: { equals: id } }, req })
}
