'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { iconClass } from '@/ui/media/Icon'

interface ToggleLabels {
  more?: string
  less?: string
}

export interface ShowMoreProps {
  /** always visible */
  children?: ReactNode
  /** visible on demand; stays in the HTML for search engines and print */
  rest: ReactNode
  labels?: ToggleLabels
  /** open initially */
  open?: boolean
}

/** A first part, with the rest behind "Show More" and "Show Less". */
export function ShowMore({ children, rest, labels = {}, open = false }: ShowMoreProps) {
  const [shown, setShown] = useState(open)
  const id = useId()
  return (
    <div>
      {children}
      <div id={id} className={clsx(!shown && 'hidden print:block')}>
        {rest}
      </div>
      <Toggle shown={shown} onToggle={() => setShown(!shown)} controls={id} labels={labels} />
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
  const [shown, setShown] = useState(false)
  const id = useId()
  if (short === text) return <p className="whitespace-pre-line">{text}</p>
  return (
    <div>
      <p id={id} className="whitespace-pre-line">
        {shown ? text : short}
      </p>
      <Toggle shown={shown} onToggle={() => setShown(!shown)} controls={id} labels={labels} />
    </div>
  )
}

interface ToggleProps {
  shown: boolean
  onToggle: () => void
  controls: string
  labels: ToggleLabels
}

function Toggle({ shown, onToggle, controls, labels }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={shown}
      aria-controls={controls}
      onClick={onToggle}
      data-print="hidden"
      className={clsx(
        'mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text hover:underline hover:underline-offset-4',
        `sprite-icon-after ${iconClass('chevron-down')} after:transition-transform`,
        shown && 'after:rotate-180',
      )}
    >
      {shown ? (labels.less ?? 'Show Less') : (labels.more ?? 'Show More')}
    </button>
  )
}
