import 'server-only'
import type { TypedUser } from 'payload'
import { cacheTags } from '../../domain/cacheTags'
import type { MenuItem } from '../../domain/site/menu'
import type { Menu } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { toMenuItems } from '../fromPayload/menu'
import { payloadClient } from '../payloadClient'

/** Pictures of links. */
const DEPTH = 1

/** A site's menu items as entered; `getFilledMenu` fills the dynamic dropdowns. */
export const getMenu = cachedRead(
  'getMenu',
  async (siteId: number, key: Menu['key']): Promise<MenuItem[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'menus',
      depth: DEPTH,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { key: { equals: key } }] },
    })
    return toMenuItems(found.docs[0]?.items)
  },
  (siteId) => [cacheTags.menus(siteId), cacheTags.media(siteId)],
)

/** A site's menu with its latest draft for a preview by a staff member; null if there is none or they may not read it. */
export async function findMenu(user: TypedUser, siteId: number, key: Menu['key']): Promise<Menu | null> {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'menus',
    depth: DEPTH,
    draft: true,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    user,
    where: { and: [{ site: { equals: siteId } }, { key: { equals: key } }] },
  })
  return found.docs[0] ?? null
}
