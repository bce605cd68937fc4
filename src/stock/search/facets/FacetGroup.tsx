import { type ReactNode, useState } from 'react'
import { Icon } from '@/ui/media/Icon'

interface FacetGroupProps {
  label: string
  /** number of chosen values */
  chosen: number
  /** open initially */
  open: boolean
  children: ReactNode
}

/** A collapsible filter with its name. */
export function FacetGroup({ label, chosen, open, children }: FacetGroupProps) {
  // After that the shopper controls it: removing the last value must not collapse the filter.
  const [openAtFirst] = useState(open)
  return (
    <details open={openAtFirst} className="group/facet border-b border-hairline py-1 last:border-0">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        <span>
          {label}
          {chosen > 0 && (
            <span className="numbers ml-2 inline-grid size-5 place-items-center rounded-full bg-ink align-[0.05em] text-xs text-paper">
              <span className="sr-only">, chosen: </span>
              {chosen}
            </span>
          )}
        </span>
        <Icon
          name="chevron-down"
          className="size-5 flex-none text-muted transition-transform group-open/facet:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
