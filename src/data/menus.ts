import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { MenuItem } from '../domain/site/menu'
import type { Menu } from '../payload-types'
import { cachedRead } from './cachedRead'
import { payloadClient } from './payloadClient'

/** The items of a site's menu as staff entered them; dropdowns that fill themselves are filled by `menuWithDropdowns`. */
export const menuOf = cachedRead(
  'menuOf',
  async (siteId: number, key: Menu['key']): Promise<MenuItem[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'menus',
      depth: 0,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { key: { equals: key } }] },
    })
    return (found.docs[0]?.items ?? []).map((item) => ({
      name: item.name,
      url: item.url ?? null,
      dynamicDropdown: item.dynamicDropdown,
      columns: Number(item.columns) as MenuItem['columns'],
      dropdownItems: (item.dropdownItems ?? []).map(({ name, url }) => ({ name, url })),
    }))
  },
  (siteId) => [cacheTags.menus(siteId)],
)
