import type { BlockProps } from '@blocks/blockProps'
import { SectionMenu } from '@/car/SectionMenu'
import { DEFAULT_MENU, defaultAnchor, type MenuLink } from '@/domain/car/sectionMenu'

/** Links to the sections in the page's layout. */
export function Block({ block, context: { sections } }: BlockProps<'carSectionMenu'>) {
  const chosen: MenuLink[] = block.links?.length ? block.links : DEFAULT_MENU
  const links = chosen.flatMap(({ label, section }) => {
    const anchor = sections ? sections.get(section) : defaultAnchor(section)
    return anchor ? [{ label, section, anchor }] : []
  })
  return links.length < 2 ? null : <SectionMenu links={links} />
}
