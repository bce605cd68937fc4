import { clsx } from 'clsx'
import { iconClass } from '@/ui/media/Icon'
import { Anchor } from '../actions/Anchor'
import { StaticHtml } from '../lazy/StaticHtml'

export interface Crumb {
  name: string
  /** omitted for the current page, which is last */
  url?: string
}

/** Breadcrumbs: Home, links, the current page's title. Scrolls horizontally on phones instead of wrapping. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <StaticHtml as="nav" part="breadcrumbs" aria-label="Breadcrumb" data-print="hidden">
      <ol className="flex items-center gap-1.5 overflow-x-auto text-sm whitespace-nowrap text-muted [scrollbar-width:none]">
        {items.map(({ name, url }, position) => (
          <li
            key={url ?? name}
            className={clsx(
              'flex items-center gap-1.5',
              position > 0 &&
                `sprite-icon-before ${iconClass('chevron-right')} ps-0 [--icon-size:0.875rem] before:static before:flex-none before:opacity-70`,
            )}
          >
            {url ? (
              <Anchor href={url} className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
                {name}
              </Anchor>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </StaticHtml>
  )
}
