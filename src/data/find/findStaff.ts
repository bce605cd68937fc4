import 'server-only'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { asUser, type LeadStaff, onSite } from '../leadInbox/leadStaff'

/** Whether the person may read anything of a collection, by its access rule. */
export async function mayRead({ payload, user }: LeadStaff, collection: CollectionSlug): Promise<boolean> {
  const rule = payload.collections[collection].config.access.read
  return (await rule({ req: { payload, user } as PayloadRequest })) !== false
}

/** A document with the fields that were selected. */
export type FoundDocument = Record<string, unknown> & { id: number }

/** Documents of the selected site that the person may read, with drafts as the admin shows them; none without access. */
export async function findReadable(
  staff: LeadStaff,
  collection: CollectionSlug,
  options: { where: Where; fields: readonly string[]; limit: number; sort?: string | string[]; isLive?: boolean },
): Promise<FoundDocument[]> {
  if (!(await mayRead(staff, collection))) return []
  const found = await staff.payload.find({
    collection,
    ...asUser(staff),
    draft: !options.isLive,
    limit: options.limit,
    pagination: false,
    select: Object.fromEntries(options.fields.map((field) => [field.split('.')[0]!, true])),
    sort: options.sort,
    where: collection === 'sites' ? options.where : onSite(staff, options.where),
  })
  return found.docs as unknown as FoundDocument[]
}
