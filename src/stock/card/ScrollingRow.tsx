'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { WeeklyFigure } from './WeeklyFigure'
import { WeeklyRepayment } from './WeeklyRepayment'

// The cards re-render once this has loaded; loading the figure later would remove and restore its line.
WeeklyFigure.setLoaded(WeeklyRepayment)

export interface ScrollingRowProps {
  /** label of the row: "Just in this week" */
  label: string
  /** on one line with the arrows */
  head?: ReactNode
  /** search cards */
  children: ReactNode
}

/** Cards in a swipeable row with arrows. Scrolls without JavaScript, and aligns its cards like a `CardGrid`. */
export function ScrollingRow({ label, head, children }: ScrollingRowProps) {
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState({ back: false, on: false })

  useEffect(() => {
    const row = list.current
    if (!row) return
    const updateArrows = () => {
      setRoom({ back: row.scrollLeft > 4, on: row.scrollLeft + row.clientWidth < row.scrollWidth - 4 })
    }
    updateArrows()
    const sizes = new ResizeObserver(updateArrows)
    sizes.observe(row)
    row.addEventListener('scroll', updateArrows, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', updateArrows)
    }
  }, [])

  const step = (direction: 1 | -1) => {
    const row = list.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.9 })
  }

  return (
    <div>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">{head}</div>
        {(room.back || room.on) && (
          <div className="hidden flex-none gap-2 md:flex" data-print="hidden">
            <IconButton variant="outline" label="Previous" disabled={!room.back} onClick={() => step(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton variant="outline" label="Next" disabled={!room.on} onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </IconButton>
          </div>
        )}
      </div>
      <section aria-label={label} className="mt-6 -mb-grid">
        <ul ref={list} className="scrolling-row">
          {children}
        </ul>
      </section>
    </div>
  )
}
