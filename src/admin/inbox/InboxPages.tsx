'use client'
import type { Inbox } from '@/data/leadInbox/listInbox'

/** Pagination of the list. */
export function InboxPages({ inbox, onPage }: { inbox: Inbox; onPage: (page: number) => void }) {
  const { rows, total, page, pages } = inbox
  if (total === 0) return null
  // Every page but the last is full.
  const first = page < pages ? (page - 1) * rows.length + 1 : total - rows.length + 1
  const formatCount = (count: number) => count.toLocaleString('en-AU')
  return (
    <nav aria-label="Pages of leads" className="inbox-pages">
      <span role="status">
        {formatCount(first)}–{formatCount(first + rows.length - 1)} of {formatCount(total)}
      </span>
      {pages > 1 ? (
        <span>
          <button className="inbox-button" disabled={page <= 1} onClick={() => onPage(page - 1)} type="button">
            Newer
          </button>
          <button className="inbox-button" disabled={page >= pages} onClick={() => onPage(page + 1)} type="button">
            Older
          </button>
        </span>
      ) : null}
    </nav>
  )
}
