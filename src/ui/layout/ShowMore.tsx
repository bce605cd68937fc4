'use client'

import { type ReactNode, useId } from 'react'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import { iconClass } from '@/ui/media/Icon'
import { watchShowMore } from './watchShowMore'

watchShowMore()

interface ToggleLabels {
  more?: string
  less?: string
}

export interface ShowMoreProps {
  /** always visible */
  children?: ReactNode
  /** visible on demand; stays in the HTML for search engines, print and browsers without script */
  rest: ReactNode
  /** the rest is text of the HTML until the part comes near the viewport (`watchShowMore`): elements cost a phone its time */
  late?: boolean
  labels?: ToggleLabels
  /** open initially */
  open?: boolean
}

/** A first part, with the rest behind "Show More" and "Show Less". Without state: `watchShowMore` handles the button. */
export function ShowMore({ children, rest, late = false, labels = {}, open = false }: ShowMoreProps) {
  const id = useId()
  const isHydrating = useIsHydrating()
  return (
    <div>
      {children}
      <div id={id} className="more-part" data-shown={open ? '' : undefined} suppressHydrationWarning>
        {late && isHydrating ? <noscript>{rest}</noscript> : rest}
      </div>
      <Toggle open={open} controls={id} labels={labels} />
    </div>
  )
}

export interface ShowMoreTextProps {
  text: string
  /** the truncated text shown first; the full text if short enough */
  short: string
  labels?: ToggleLabels
}

/** Plain text that first shows its beginning. Preserves line breaks. */
export function ShowMoreText({ text, short, labels = {} }: ShowMoreTextProps) {
  const id = useId()
  const whole = text.trim()
  if (short === whole) return <p className="whitespace-pre-line">{whole}</p>
  const start = short.replace(/…$/, '')
  return (
    <div>
      <p className="whitespace-pre-line">
        {start}
        <span id={id} className="more-part" suppressHydrationWarning>
          {whole.slice(start.length)}
        </span>
        <span className="more-ellipsis">…</span>
      </p>
      <Toggle open={false} controls={id} labels={labels} />
    </div>
  )
}

interface ToggleProps {
  open: boolean
  controls: string
  labels: ToggleLabels
}

function Toggle({ open, controls, labels }: ToggleProps) {
  const { more = 'Show More', less = 'Show Less' } = labels
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      data-show-more={more}
      data-less={less}
      data-print="hidden"
      suppressHydrationWarning
      className={`more-toggle sprite-icon-after ${iconClass('chevron-down')}`}
    >
      {open ? less : more}
    </button>
  )
}
