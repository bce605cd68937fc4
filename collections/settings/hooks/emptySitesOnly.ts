import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { idOf } from '../../fields/idOf'
import { SKIP_REVALIDATION } from '../../hooks/expireTags'
import { SITE_COLLECTIONS } from '../../tenancyOptions'

const HELD = { leads: 'lead', cars: 'car', pages: 'page', locations: 'location' } as const

/**
 * Refuses to delete a site that still holds anything shoppers or staff would miss: leads above all. With one that does not
 * goes what its template brought and what staff set up, which would belong to nobody, and its place in staff's accounts.
 */
export const emptySitesOnly: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const kept: string[] = []
  for (const [collection, one] of Object.entries(HELD)) {
    const { totalDocs } = await req.payload.count({
      collection: collection as keyof typeof HELD,
      req,
      where: { site: { equals: id } },
    })
    if (totalDocs > 0) kept.push(`${totalDocs} ${totalDocs === 1 ? one : collection}`)
  }
  if (kept.length > 0)
    throw new APIError(
      `This site still holds ${kept.join(', ')}. Remove them first, or take its web addresses away to close it.`,
      409,
      null,
      true,
    )
  await clear(id, req)
}

async function clear(id: number | string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const quiet = { context: { [SKIP_REVALIDATION]: true }, depth: 0, overrideAccess: true, req } as const
  for (const collection of SITE_COLLECTIONS)
    await payload.delete({ collection, ...quiet, where: { site: { equals: id } } })
  const staff = await payload.find({
    collection: 'users',
    ...quiet,
    pagination: false,
    where: { 'sites.site': { equals: id } },
  })
  for (const { id: user, sites } of staff.docs)
    await payload.update({
      collection: 'users',
      id: user,
      ...quiet,
      data: { sites: sites?.filter(({ site }) => idOf(site) !== Number(id)) },
    })
}
