import type { MenuLink } from '@/domain/car/sectionMenu'

interface SectionMenuProps {
  links: readonly (MenuLink & { anchor: string })[]
}

/** Links to the sections of a long page. Marks the one in view without script. */
export function SectionMenu({ links }: SectionMenuProps) {
  return (
    <nav aria-label="On this page" className="section-menu" data-print="hidden">
      <style>{CURRENT_SECTION_CSS + SCROLL_PADDING_CSS}</style>
      <ul>
        {links.map(({ label, section, anchor }) => (
          <li key={`${section} ${label}`}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Marks the section in view if the browser supports it; inlined because the build's CSS parser does not know the selector
 * yet.
 */
const CURRENT_SECTION_CSS = '.section-menu a:target-current{border-bottom-color:var(--accent-text);color:var(--ink)}'

/**
 * Anchors leave room for the menu; inlined because `:root:has(.section-menu)` would style the whole page anew with each change of the
 * page.
 */
const SCROLL_PADDING_CSS =
  '@media (min-width:64rem){:root{scroll-padding-top:calc(max(var(--header-height),4.75rem) + 4rem)}}'
