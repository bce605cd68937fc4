import { clsx } from 'clsx'
import { type MenuItem, type MenuLink, menuGroups } from '@/domain/site/menu'
import { Anchor } from '@/ui/actions/Anchor'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Badge } from '@/ui/content/Badge'
import { Picture } from '@/ui/media/Picture'
import { panelShape } from './headerMenus'
import { LocationsList } from './LocationsList'
import type { MenuLocation } from './menuLocation'

export interface MenuPanelProps {
  item: MenuItem
  locations: readonly MenuLocation[]
  contactUrl: string
  onFollow?: () => void
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

/** Keeps short names from being spread over a wide page. */
const LIST_WIDTHS = { 2: 'max-w-xl', 3: 'max-w-4xl', 4: '' }

/** The content of a dropdown: models and brands as pictures (MOD-01), locations with phones (SITE-07), else links. */
export function MenuPanel({ item, locations, contactUrl, onFollow }: MenuPanelProps) {
  const { name, url, urlLabel, columns, dynamicDropdown, dropdownItems } = item
  if (panelShape(item) === 'list') {
    return (
      <ul className="menu-list">
        {dropdownItems.map((link) => (
          <li key={link.url + link.name}>
            <Anchor href={link.url} onClick={onFollow} className="menu-link">
              {link.name}
            </Anchor>
          </li>
        ))}
      </ul>
    )
  }
  const pictured =
    dynamicDropdown === 'models' || dynamicDropdown === 'brands' || dropdownItems.some(({ image }) => image)
  return (
    <div className="container-page py-8">
      {dynamicDropdown === 'locations' && (
        <LocationsList locations={locations} contactUrl={contactUrl} onFollow={onFollow} />
      )}
      {menuGroups(dropdownItems).map(({ heading, links }) => (
        <div key={heading ?? ''} className="not-last:mb-6">
          {heading && <p className="footer-heading">{heading}</p>}
          <ul
            className={clsx(
              'grid',
              COLUMNS[columns],
              pictured ? '-mx-2.5 gap-3' : ['-mx-3 gap-x-8 gap-y-0.5', LIST_WIDTHS[columns]],
            )}
          >
            {links.map((link) => (
              <li key={link.url + link.name}>
                {pictured ? (
                  <PicturedLink
                    link={link}
                    fit={dynamicDropdown === 'models' ? 'cover' : 'contain'}
                    learnMore={item.grouping === 'body'}
                    onFollow={onFollow}
                  />
                ) : (
                  <Anchor href={link.url} onClick={onFollow} className="menu-link">
                    {link.name}
                    {link.label && <span className="numbers text-sm text-muted">{link.label}</span>}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {url && (
        <LinkArrow href={url} onClick={onFollow} className="mt-6">
          {urlLabel ?? name}
        </LinkArrow>
      )}
    </div>
  )
}

interface PicturedLinkProps {
  link: MenuLink
  /** a model's picture fills its box; a logo is shown whole */
  fit: 'cover' | 'contain'
  /** shown on cards grouped by body; ordered by position only the name shows (MOD-01) */
  learnMore: boolean
  onFollow?: () => void
}

function PicturedLink({ link: { name, url, image, label, price }, fit, learnMore, onFollow }: PicturedLinkProps) {
  return (
    <Anchor href={url} onClick={onFollow} className="menu-picture">
      <span className="relative block aspect-16/9 w-28 flex-none overflow-hidden">
        <Picture src={image?.url} alt="" fill fit={fit} sizes="112px" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        {label && (
          <Badge soft tone="accent" className="mt-1">
            {label}
          </Badge>
        )}
        {price && <span className="numbers block text-sm text-muted">{price}</span>}
        {learnMore && <span className="mt-0.5 block text-sm font-semibold text-accent-text">Learn More</span>}
      </span>
    </Anchor>
  )
}
