import type { BasePayload, PayloadRequest, TypedUser } from 'payload'

/** A site as its previews need it before anything of it is shown. */
export interface PreviewSite {
  id: number
  slug: string
  name: string
  timeZone: string
  domains?: { host: string }[] | null
  launch?: { launchedAt?: string | null }
}

/**
 * The site whose drafts a member of staff may see: one that they work on, in a role that reads versions of pages. Null for everybody else, also
 * on a live site, so that a preview tells nothing of it. Not a cached read, whose answer a page of a preview would keep.
 */
export async function findPreviewSite(
  payload: BasePayload,
  user: TypedUser | null,
  site: { slug: string } | { id: number },
  /** of a read within a transaction */
  within?: PayloadRequest,
): Promise<PreviewSite | null> {
  if (!user) return null
  const seesDrafts = await payload.collections.pages.config.access.readVersions({
    req: within ?? ({ payload, user } as PayloadRequest),
  })
  if (!seesDrafts) return null
  const { docs } = await payload.find({
    ...{ collection: 'sites', depth: 0, joins: false, limit: 1, overrideAccess: false, pagination: false, user },
    select: { slug: true, name: true, timeZone: true, domains: true, launch: true },
    ...(within && { req: within }),
    where: 'id' in site ? { id: { equals: site.id } } : { slug: { equals: site.slug } },
  })
  return docs[0] ?? null
}
