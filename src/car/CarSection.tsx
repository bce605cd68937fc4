import type { ReactNode } from 'react'

interface CarSectionProps {
  heading: string | null | undefined
  /** folded on phones until it is pressed or linked to; open on wider screens */
  folds?: boolean
  children: ReactNode
}

/** A section of the car page: a small heading above its content. */
export function CarSection({ heading, folds = false, children }: CarSectionProps) {
  if (folds && heading)
    return (
      // Opened by a script where there is room for it.
      <details className="car-fold" suppressHydrationWarning>
        <summary>
          <h2 className="heading-3">{heading}</h2>
        </summary>
        {children}
      </details>
    )
  return (
    <>
      {heading && <h2 className="heading-3 mb-4">{heading}</h2>}
      {children}
    </>
  )
}

/** Opens folded sections on wide screens, and the one that the address links to, before the first paint. `innerWidth` would lay out the page. */
export const UNFOLD_SCRIPT = `(()=>{const o=()=>{for(const d of document.querySelectorAll('.car-fold'))if(matchMedia('(min-width:64rem)').matches||d.closest('section')?.id===location.hash.slice(1))d.open=true};o();addEventListener('hashchange',o)})()`
