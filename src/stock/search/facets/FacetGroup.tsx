import { type ReactNode, useState } from 'react'
import { useOpenedDetails } from '@/ui/lazy/useOpenedDetails'
import { WithoutScript } from '@/ui/lazy/WithoutScript'
import { iconClass } from '@/ui/media/Icon'

interface FacetGroupProps {
  label: string
  /** number of chosen values */
  chosen: number
  /** open initially */
  open: boolean
  children: ReactNode
}

/**
 * A collapsible filter with its name. Until a closed one is opened, its values are only there without script: two thirds of
 * the filters are never opened, and each value is there to lay out and to hydrate.
 */
export function FacetGroup({ label, chosen, open, children }: FacetGroupProps) {
  // After that the shopper controls it: removing the last value must not collapse the filter.
  const [openAtFirst] = useState(open)
  const { id, opened, handleOpen } = useOpenedDetails(open)
  return (
    <details
      id={id}
      open={openAtFirst}
      onToggle={handleOpen}
      className="group/facet border-b border-hairline py-1 last:border-0"
    >
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
