import type { Payload, Where } from 'payload'
import { getRelationId } from '../../domain/relationId'
import type { Tag } from '../../payload-types'
import { pageTime } from '../pageTime'

/** Marketing tags of one site. More would make its pages slow long before. */
const MAX_TAGS = 60

/** The published marketing tags of a site and those that its group shares, which have not ended. */
export async function listSiteTags(payload: Payload, siteId: number): Promise<Tag[]> {
  const site = await payload.findByID({
    collection: 'sites',
    ...{ id: siteId, depth: 0, disableErrors: true, joins: false, select: { group: true } },
  })
  const group = getRelationId(site?.group)
  const own: Where = { site: { equals: siteId } }
  const shared: Where = { and: [{ shared: { equals: true } }, { 'site.group': { equals: group } }] }
  const { docs } = await payload.find({
    collection: 'tags',
    depth: 0,
    limit: MAX_TAGS,
    sort: 'id',
    where: {
      and: [
        group === null ? own : { or: [own, shared] },
        { or: [{ expiry: { exists: false } }, { expiry: { greater_than: pageTime().toISOString() } }] },
      ],
    },
  })
  return docs
}
