'use client'
import type { Inbox } from '@/data/leadInbox/listInbox'
import type { InboxFilter } from '@/domain/leads/inboxFilter'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@/domain/leads/leadStatus'
import { formatListTotal } from '@/domain/listTotal'

interface InboxTabsProps {
  filter: InboxFilter
  inbox: Inbox
  onChange: (changes: Partial<InboxFilter>) => void
}

/** Status tabs with counts for the current filters. */
export function InboxTabs({ filter, inbox, onChange }: InboxTabsProps) {
  const tabs = [null, ...LEAD_STATUSES]
  return (
    <div className="inbox-tabs">
      <fieldset className="inbox-tabs__set">
        <legend className="admin-hidden">Status</legend>
        {tabs.map((status) => (
          <button
            aria-pressed={filter.status === status}
            key={status ?? 'all'}
            onClick={() => onChange({ status })}
            type="button"
          >
            {status ? LEAD_STATUS_LABELS[status] : 'All'} <span>{formatListTotal(inbox.counts[status ?? 'all'])}</span>
          </button>
        ))}
      </fieldset>
      <button
        aria-pressed={filter.unread}
        className="inbox-toggle"
        onClick={() => onChange({ unread: !filter.unread })}
        type="button"
      >
        Unread <span>{formatListTotal(inbox.unread)}</span>
      </button>
      <button
        aria-pressed={filter.tests}
        className="inbox-toggle"
        onClick={() => onChange({ tests: !filter.tests })}
        type="button"
      >
        Tests
      </button>
    </div>
  )
}
