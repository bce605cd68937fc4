import { useId } from 'react'
import { createPortal } from 'react-dom'
import { ASK_TO_CHANGE, describeHold, type ScheduledHold } from '@/domain/releases/scheduledHold'

interface ScheduledHoldPanelProps {
  hold: ScheduledHold
  timeZone: string
  onClose: () => void
}

/** Explains beside a read-only form why the user cannot change it, and what to do. */
export function ScheduledHoldPanel({ hold, timeZone, onClose }: ScheduledHoldPanelProps) {
  const titleId = useId()
  return createPortal(
    <section aria-labelledby={titleId} className="forecourt-dialog approval-panel">
      <header>
        <h2 id={titleId}>You cannot change this now</h2>
        <button aria-label="Close" onClick={onClose} type="button">
          ×
        </button>
      </header>
      <p role="status">
        {describeHold(hold, timeZone)} {ASK_TO_CHANGE}
      </p>
    </section>,
    document.body,
  )
}
