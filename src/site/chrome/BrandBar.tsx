import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { BrandMark } from '@/ui/media/BrandMark'
import { Picture } from '@/ui/media/Picture'
import type { HeaderMenus } from './headerMenus'
import { MenuRow } from './MenuRow'

interface BrandBarProps {
  site: Pick<Site, 'brands' | 'flags'>
  menus: Pick<HeaderMenus, 'brands' | 'topItems'>
  /** locations and phone, at the end */
  children: ReactNode
}

/**
 * The bar above the header (SITE-06): each brand's logo opens its models or links to the brand, next to the dealer's own
 * links. Wide screens only. A missing logo file shows the not-found image.
 */
export function BrandBar({ site, menus: { brands, topItems }, children }: BrandBarProps) {
  const marks = brands.map(({ name }) => (
    <BrandLogo key={name} brand={site.brands.find((candidate) => candidate.name === name)} />
  ))
  return (
    <div className="brand-bar" data-surface="ink">
      <div className="container-page flex h-full items-center gap-6">
        <nav aria-label={brands.length > 0 ? 'Brands' : 'More'} className="min-w-0 flex-1">
          <MenuRow
            bar="bar"
            items={[...brands, ...topItems]}
            marks={marks}
            locations={[]}
            hover={site.flags.hoverMenus}
          />
        </nav>
        <div className="flex flex-none items-center gap-1">{children}</div>
      </div>
    </div>
  )
}

/** The dealer's own file for a brand, else the maker's mark with its name. */
function BrandLogo({ brand }: { brand: Site['brands'][number] | undefined }) {
  if (!brand) return null
  const { name, slug, logo } = brand
  if (logo) {
    return (
      <Picture src={logo.url} alt="" width={logo.width} height={logo.height} fit="contain" className="h-5 w-auto" />
    )
  }
  return (
    <>
      <BrandMark slug={slug} className="size-5" />
      {name}
    </>
  )
}
