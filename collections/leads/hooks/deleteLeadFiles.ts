import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes a lead's uploaded files with the lead, since nothing else refers to them. */
export const deleteLeadFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'uploads', where: { lead: { equals: id } }, req })
}
