import { ChevronRight } from 'lucide-react'
import { Anchor } from '../actions/Anchor'

export interface Crumb {
  name: string
  /** left out of the page itself, which comes last */
  url?: string
}

/** Where this page stands: Home, links, the page's own title. On a phone the trail scrolls sideways rather than wraps. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hidden">
      <ol className="flex items-center gap-1.5 overflow-x-auto text-sm whitespace-nowrap text-muted [scrollbar-width:none]">
        {items.map(({ name, url }, position) => (
          <li key={url ?? name} className="flex items-center gap-1.5">
            {position > 0 && <ChevronRight aria-hidden className="size-3.5 flex-none opacity-70" />}
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
    </nav>
  )
}
