import type { PayloadRequest } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'

/** The ids of all sites of a dealer group. */
export async function listSitesOfGroup(req: PayloadRequest, group: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    pagination: false,
    select: { slug: true },
    where: { group: { equals: group } },
    req,
  })
  return docs.map(({ id }) => id)
}

/** The ids of all sites in a site's dealer group, with its own. A site without a group is alone. */
export async function listGroupSites(req: PayloadRequest, site: number): Promise<number[]> {
  const { group } = await req.payload.findByID({ collection: 'sites', id: site, depth: 0, joins: false, req })
  const groupId = getRelationId(group)
  return groupId === null ? [site] : [...new Set([site, ...(await listSitesOfGroup(req, groupId))])]
}
