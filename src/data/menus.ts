import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { MenuItem } from '../domain/site/menu'
import type { Menu } from '../payload-types'
import { cachedRead } from './cachedRead'
import { menuItemsFromPayload } from './fromPayload/menu'
import { payloadClient } from './payloadClient'

/** Pictures of links. */
const DEPTH = 1

/** The items of a site's menu as staff entered them; dropdowns that fill themselves are filled by `filledMenu`. */
export const menuOf = cachedRead(
  'menuOf',
  async (siteId: number, key: Menu['key']): Promise<MenuItem[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'menus',
      depth: DEPTH,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { key: { equals: key } }] },
    })
    return menuItemsFromPayload(found.docs[0]?.items)
  },
  (siteId) => [cacheTags.menus(siteId), cacheTags.media(siteId)],
)
