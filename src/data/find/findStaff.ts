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

/** The ids of documents that are not live: drafts that were never published. @param found with `_status` and as many as `limit` allows */
export async function findUnpublished(
  staff: LeadStaff,
  collection: CollectionSlug,
  found: readonly FoundDocument[],
): Promise<ReadonlySet<number>> {
  // What is live may have a newer draft.
  const drafts = found.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  if (drafts.length === 0) return new Set()
  const live = await findReadable(staff, collection, {
    where: { and: [{ id: { in: drafts } }, { _status: { equals: 'published' } }] },
    fields: ['id'],
    limit: drafts.length,
    isLive: true,
  })
  const isLive = new Set(live.map(({ id }) => id))
  return new Set(drafts.filter((id) => !isLive.has(id)))
}

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
