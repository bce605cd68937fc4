'use client'
import type { Colleague } from '@/data/leadInbox/places'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@/domain/leads/leadStatus'
import type { Change } from './callInbox'

interface BulkBarProps {
  count: number
  all: boolean
  colleagues: readonly Colleague[]
  onAll: () => void
  onChange: (change: Change) => void
  onDone: () => void
}

/** What can be done with the leads that are ticked. */
export function BulkBar({ count, all, colleagues, onAll, onChange, onDone }: BulkBarProps) {
  return (
    <div className="inbox-bulk" role="toolbar" aria-label="Selected leads">
      <label>
        <input checked={all} onChange={onAll} type="checkbox" />
        <span role="status">{count} selected</span>
      </label>
      <select
        aria-label="Set the status"
        onChange={({ target }) => onChange({ status: target.value as Change['status'] })}
        value=""
      >
        <option disabled value="">
          Status …
        </option>
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {LEAD_STATUS_LABELS[status]}
          </option>
        ))}
      </select>
      <select
        aria-label="Give to"
        onChange={({ target }) => onChange({ assignee: target.value === 'none' ? null : Number(target.value) })}
        value=""
      >
        <option disabled value="">
          Give to …
        </option>
        <option value="none">Nobody</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button className="inbox-link" onClick={() => onChange({ read: false })} type="button">
        Mark unread
      </button>
      <button className="inbox-link inbox-bulk__end" onClick={onDone} type="button">
        Cancel
      </button>
    </div>
  )
}
