import type { ReactNode } from 'react'
import type { MenuItem } from '@/domain/site/menu'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/Anchor'
import { Picture } from '@/ui/Picture'

interface BrandBarProps {
  brands: Site['brands']
  topMenu: readonly MenuItem[]
  /** locations and phone, at its end */
  children: ReactNode
}

/** The bar above the header: each brand leads to its stock, beside the staff's own links. Wide screens only. */
export function BrandBar({ brands, topMenu, children }: BrandBarProps) {
  return (
    <div className="brand-bar" data-ground="ink">
      <div className="container-page flex h-full items-center gap-6">
        <nav aria-label={brands.length > 0 ? 'Brands' : 'More'} className="min-w-0 flex-1">
          <ul className="brand-bar-list">
            {brands.map(({ name, slug, logo }) => (
              <li key={slug}>
                <Anchor href={`/search/${slug}`} className="brand-bar-link" aria-label={logo ? name : undefined}>
                  {logo ? (
                    <Picture
                      src={logo.url}
                      alt=""
                      width={logo.width}
                      height={logo.height}
                      fit="contain"
                      className="h-5 w-auto"
                    />
                  ) : (
                    name
                  )}
                </Anchor>
              </li>
            ))}
            {topMenu.map(({ name, url }) => (
              <li key={name}>
                <Anchor href={url ?? '/'} className="brand-bar-link">
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-none items-center gap-1">{children}</div>
      </div>
    </div>
  )
}
