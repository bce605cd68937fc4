import type { PayloadRequest } from 'payload'
import { publishingKindOf, publishingRight, toPublishingRules } from '../domain/releases/publishingRights'
import type { User } from '../payload-types'

/** Staff of the site who may publish such documents; its group managers if no editor may, super admins if there is nobody else. */
export async function listApprovers(
  req: PayloadRequest,
  collection: string,
  siteId: number,
  asker: number,
): Promise<User[]> {
  const site = await req.payload.findByID({ collection: 'sites', id: siteId, depth: 0, joins: false, req })
  const kind = publishingKindOf(collection)
  const rules = toPublishingRules(site.publishing)
  const mayPublish = ({ id, role }: User) =>
    id !== asker && publishingRight(role, kind ? rules[kind] : 'editors') === 'publish'
  const find = async (role: User['role'][], onSite: boolean) => {
    const { docs } = await req.payload.find({
      collection: 'users',
      depth: 0,
      pagination: false,
      req,
      where: { and: [{ role: { in: role } }, ...(onSite ? [{ 'sites.site': { equals: siteId } }] : [])] },
    })
    return docs.filter(mayPublish)
  }
  const editors = await find(['siteEditor'], true)
  if (editors.length > 0) return editors
  const managers = await find(['groupManager'], true)
  return managers.length > 0 ? managers : find(['superAdmin'], false)
}
