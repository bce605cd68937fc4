import 'server-only'
import type { PayloadRequest } from 'payload'
import { PAGE_TEMPLATES, type PageTemplate } from './pageTemplates'

/** Own templates that are offered at most. */
const MAX_OWN = 30

/** The templates of new pages on a site: its own first, those that the user may read, then those that every site has. */
export async function listPageTemplates(req: PayloadRequest, site: number): Promise<PageTemplate[]> {
  const { docs } = await req.payload.find({
    collection: 'sections',
    depth: 0,
    limit: MAX_OWN,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'title',
    user: req.user,
    where: {
      and: [{ site: { equals: site } }, { isTemplate: { equals: true } }, { _status: { equals: 'published' } }],
    },
  })
  const own = docs.map(({ id, title, layout }) => ({
    key: String(id),
    title: title ?? 'Untitled',
    description: 'Your own template.',
    blocks: (layout ?? []) as unknown as PageTemplate['blocks'],
  }))
  return [...own, ...PAGE_TEMPLATES]
}
