import type { PayloadRequest } from 'payload'
import { onSelectedSite } from './selectedSite'

/** Pages with an unpublished draft that the user can read, most recent first. */
export async function listDrafts(req: PayloadRequest) {
  const found = await req.payload.find({
    collection: 'pages',
    depth: 0,
    draft: true,
    limit: 5,
    overrideAccess: false,
    pagination: false,
    req,
    select: { title: true, updatedAt: true },
    sort: '-updatedAt',
    where: onSelectedSite(req, { _status: { equals: 'draft' } }),
  })
  return found.docs.map(({ id, title, updatedAt }) => ({
    title: title || 'Untitled page',
    href: `/admin/collections/pages/${id}`,
    changed: new Date(updatedAt),
  }))
}
