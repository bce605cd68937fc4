import { type ReactNode, useState } from 'react'
import type { StockFacetSetting } from '@/domain/site/site'
import { useOpenedDetails } from '@/ui/lazy/useOpenedDetails'
import { WithoutScript } from '@/ui/lazy/WithoutScript'
import { iconClass } from '@/ui/media/Icon'

/** A filter of the panel. */
export interface FacetProps {
  facet: StockFacetSetting
  /** of its element, unique on the page: the drawer has filters of its own */
  id: string
  /** open initially */
  open: boolean
}

interface FacetGroupProps {
  id: string
  label: string
  /** number of chosen values */
  chosen: number
  /** open initially */
  open: boolean
  children: ReactNode
}

export const FACET_GROUP_CLASS = 'group/facet border-b border-hairline py-1 last:border-0'

/**
 * A collapsible filter with its name. Until a closed one is opened, its values are only there without script: two thirds of
 * the filters are never opened, and each value is there to lay out and to hydrate.
 */
export function FacetGroup({ id, label, chosen, open, children }: FacetGroupProps) {
  // After that the shopper controls it: removing the last value must not collapse the filter.
  const [openAtFirst] = useState(open)
  const { opened, handleOpen } = useOpenedDetails(id, open)
  return (
    <details id={id} open={openAtFirst} onToggle={handleOpen} className={FACET_GROUP_CLASS}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
      <summary
        className={`sprite-icon-after ${iconClass('chevron-down')} flex min-h-12 items-center font-semibold [--icon-size:1.25rem] after:ml-auto after:text-muted after:transition-transform group-open/facet:after:rotate-180`}
        onClick={handleOpen}
      >
        {label}
        {chosen > 0 && (
          <span className="numbers ml-2 inline-grid size-5 place-items-center rounded-full bg-ink align-[0.05em] text-xs text-paper">
            <span className="sr-only">, chosen: </span>
            {chosen}
          </span>
        )}
      </summary>
      {opened ? <div className="pb-3">{children}</div> : <WithoutScript>{children}</WithoutScript>}
    </details>
  )
}
