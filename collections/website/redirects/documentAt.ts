import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Collections whose documents have pages of their own, by the folder of their addresses. */
const FOLDERS: Readonly<Record<string, CollectionSlug>> = {
  cars: 'cars',
  models: 'models',
  locations: 'locations',
  'contact-us': 'locations',
  'our-location': 'locations',
  'special-offers': 'offers',
  blog: 'posts',
}

/** Whether a published document of the site has its page at a normalised path, such as a car at `/cars/2019-kia-rio`. */
export async function hasDocumentAt(path: string, site: number, req: PayloadRequest): Promise<boolean> {
  const [, folder = '', slug = '', ...rest] = path.split('/')
  const collection = FOLDERS[folder]
  if (!collection || !slug || slug === '*' || rest.length > 0) return false
  const hasDrafts = Boolean(req.payload.collections[collection]?.config.versions?.drafts)
  const where: Where = {
    ...{ site: { equals: site }, slug: { equals: slug } },
    ...(hasDrafts && { _status: { equals: 'published' } }),
  }
  return (await req.payload.count({ collection, where, req })).totalDocs > 0
}
