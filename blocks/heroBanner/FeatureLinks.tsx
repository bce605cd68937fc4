import type { BlockData } from '@blocks/blockProps'
import { CardLink } from '@/ui/layout/Card'
import { FeatureIcon } from '@/ui/media/FeatureIcon'
import { iconClass } from '@/ui/media/Icon'

type FeatureLink = NonNullable<BlockData<'heroBanner'>['featureLinks']>[number]

/**
 * Up to three links below the banner, such as offers, service and trade-in (SITE-10). An empty sub-text takes no space.
 */
export function FeatureLinks({ links }: { links: FeatureLink[] }) {
  return (
    <div className="container-page hero-features">
      <ul className="feature-links" data-count={links.length}>
        {links.map(({ id, title, subText, link, icon }) => (
          <li
            key={id ?? link}
            className={`card card-interactive feature-link sprite-icon-after ${iconClass('arrow-right')} [--icon-size:1.25rem] after:text-muted`}
          >
            <FeatureIcon name={icon ?? 'offer'} className="size-6 shrink-0 text-accent-text" />
            <div className="min-w-0 flex-1">
              <CardLink href={link} className="font-semibold">
                {title}
              </CardLink>
              {subText && <p className="text-sm text-muted">{subText}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
