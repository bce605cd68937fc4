import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { DELETES_SITE } from '../../files/mediaHooks'
import { SKIP_REVALIDATION } from '../../hooks/expireTags'
import { SITE_COLLECTIONS } from '../../tenancyOptions'

const COUNTED_COLLECTIONS = { leads: 'lead', cars: 'car', pages: 'page', locations: 'location' } as const

/**
 * Rejects deleting a site that still has leads, cars, pages or locations. Otherwise deletes its remaining documents and removes
 * it from staff accounts.
 */
export const rejectNonEmptySite: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const remaining: string[] = []
  for (const [collection, singular] of Object.entries(COUNTED_COLLECTIONS)) {
    const { totalDocs } = await req.payload.count({
      collection: collection as keyof typeof COUNTED_COLLECTIONS,
      req,
      trash: true,
      where: { site: { equals: id } },
    })
    if (totalDocs > 0) remaining.push(`${totalDocs} ${totalDocs === 1 ? singular : collection}`)
  }
  if (remaining.length > 0)
    throw new APIError(
      `This site still has ${remaining.join(', ')}. Delete them first, or remove its domains to close it.`,
      409,
      null,
      true,
    )
  await deleteSiteData(id, req)
}

async function deleteSiteData(id: number | string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const options = {
    context: { [SKIP_REVALIDATION]: true, [DELETES_SITE]: true },
    depth: 0,
    overrideAccess: true,
    req,
  } as const
  for (const collection of SITE_COLLECTIONS)
    await payload.delete({ collection, ...options, trash: true, where: { site: { equals: id } } })
  for (const collection of ['releaseItems', 'approvals'] as const)
    await payload.delete({ collection, ...options, where: { site: { equals: id } } })
  // A release of a group stays for its other sites.
  const { docs: releases } = await payload.find({
    collection: 'releases',
    ...options,
    pagination: false,
    where: { sites: { in: [id] } },
  })
  for (const release of releases)
    if (release.sites.length === 1)
      await payload.db.deleteOne({ collection: 'releases', req, where: { id: { equals: release.id } } })
  const staff = await payload.find({
    collection: 'users',
    ...options,
    pagination: false,
    where: { 'sites.site': { equals: id } },
  })
  for (const { id: user, sites } of staff.docs)
    await payload.update({
      collection: 'users',
      id: user,
      ...options,
      data: { sites: sites?.filter(({ site }) => getRelationId(site) !== Number(id)) },
    })
}
