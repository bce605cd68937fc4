import type { MenuLink } from '@/domain/car/sectionMenu'

interface SectionMenuProps {
  links: readonly (MenuLink & { anchor: string })[]
}

/**
 * The way to the sections of a tall page. A section that this car does not have stands there empty, or fills only once its
 * figures came: styles leave its link out meanwhile, so that no script is needed.
 */
export function SectionMenu({ links }: SectionMenuProps) {
  return (
    <nav aria-label="On this page" className="section-menu" data-print="hidden">
      <style>{IN_SIGHT + links.map(({ section }) => hiddenWithout(section)).join('')}</style>
      <ul>
        {links.map(({ label, section, anchor }) => (
          <li key={`${section} ${label}`} data-leads-to={section}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Marks the section in sight, where the browser tells; the build's own CSS parser does not know the word yet. */
const IN_SIGHT = '.section-menu a:target-current{border-bottom-color:var(--accent-text);color:var(--ink)}'

function hiddenWithout(section: string): string {
  const shown =
    section === 'carPriceComparison'
      ? '>.car-main>[data-block="carPriceComparison"] [data-price-comparison="shown"]'
      : `>.car-main>[data-block="${section}"]:not(:empty)`
  return `.car-columns:not(:has(${shown})) [data-leads-to="${section}"]{display:none}`
}
