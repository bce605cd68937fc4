import type { MenuItem } from '../../domain/site/menu'
import type { Menu } from '../../payload-types'
import { toMediaImage } from './media'

/** A menu's items from its document. Incomplete rows, as in a preview, are omitted. */
export function toMenuItems(items: Menu['items']): MenuItem[] {
  return (items ?? [])
    .filter(({ name }) => name)
    .map((item) => ({
      name: item.name,
      start: item.start ?? null,
      expiry: item.expiry ?? null,
      url: item.url || null,
      dynamicDropdown: item.dynamicDropdown ?? 'none',
      grouping: item.grouping ?? 'position',
      columns: (Number(item.columns) || 3) as MenuItem['columns'],
      dropdownItems: (item.dropdownItems ?? [])
        .filter(({ name, url }) => name && url)
        .map(({ name, url, image }) => ({ name, url, image: toMediaImage(image) })),
    }))
}
