import type { PayloadRequest } from 'payload'
import { idOf } from './fields/idOf'

/**
 * Where staff see a page's draft: on the admin's own origin, so that their login opens it. Null while the document has no
 * site or path yet, which leaves the preview button out.
 */
export async function previewOfPage(page: Record<string, unknown>, req: PayloadRequest): Promise<string | null> {
  const slug = await slugOfSite(page.site, req)
  return slug && typeof page.path === 'string' && page.path.startsWith('/') ? `/preview/${slug}${page.path}` : null
}

/** Short name of the site that a document belongs to. */
async function slugOfSite(relation: unknown, req: PayloadRequest): Promise<string | null> {
  const id = idOf(relation)
  if (id === null) return null
  const site = await req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { slug: true },
  })
  return site?.slug ?? null
}
