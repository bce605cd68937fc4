'use client'
import type { Colleague } from '@/data/leadInbox/places'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@/domain/leads/leadStatus'
import type { LeadChange } from './inboxRequests'

interface BulkBarProps {
  count: number
  allSelected: boolean
  staff: readonly Colleague[]
  onAll: () => void
  onChange: (change: LeadChange) => void
  onDone: () => void
}

/** Bulk actions for selected leads. */
export function BulkBar({ count, allSelected, staff, onAll, onChange, onDone }: BulkBarProps) {
  return (
    <div className="inbox-bulk" role="toolbar" aria-label="Selected leads">
      <label>
        <input checked={allSelected} onChange={onAll} type="checkbox" />
        <span role="status">{count} selected</span>
      </label>
      <select
        aria-label="Set status"
        onChange={({ target }) => onChange({ status: target.value as LeadChange['status'] })}
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
        aria-label="Assign to"
        onChange={({ target }) => onChange({ assignee: target.value === 'none' ? null : Number(target.value) })}
        value=""
      >
        <option disabled value="">
          Assign to …
        </option>
        <option value="none">Unassigned</option>
        {staff.map(({ id, name }) => (
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
