import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { formatCount } from '../../../src/domain/format'
import { DELETES_SITE } from '../../files/mediaHooks'

/** Cars that are no longer for sale. */
const OFF_SALE = ['sold', 'removed']

/** Refuses to move a location to the trash that cars on sale are at: shoppers would not find where they are. */
export const refuseTrashingUsedLocation: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt || req.context[DELETES_SITE]) return data
  const { totalDocs } = await req.payload.count({
    collection: 'cars',
    req,
    where: { and: [{ location: { equals: originalDoc.id } }, { status: { not_in: OFF_SALE } }] },
  })
  if (totalDocs === 0) return data
  const cars = formatCount(totalDocs, { one: 'vehicle on sale is', many: 'vehicles on sale are' })
  const message = `${cars} at ${originalDoc.name}. Give them another location first: in their forms, or by the yard of their feed. Or turn off Visible to hide its page.`
  throw new APIError(message, 409, null, true)
}
