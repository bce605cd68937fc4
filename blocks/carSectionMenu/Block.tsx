import { SectionMenu } from '@/car/SectionMenu'
import { type MenuLink, USUAL_MENU, usualAnchor } from '@/domain/car/sectionMenu'
import type { BlockProps } from '@/site/blocks'

/** Links to those of the sections that stand in the page's layout. */
export function Block({ block, context: { sections } }: BlockProps<'carSectionMenu'>) {
  const chosen: MenuLink[] = block.links?.length ? block.links : USUAL_MENU
  const links = chosen.flatMap(({ label, section }) => {
    const anchor = sections ? sections.get(section) : usualAnchor(section)
    return anchor ? [{ label, section, anchor }] : []
  })
  return links.length < 2 ? null : <SectionMenu links={links} />
}
