'use client'
import type { Inbox } from '@/data/leadInbox/listInbox'
import { formatListTotal } from '@/domain/listTotal'

/** Pagination of the list. */
export function InboxPages({ inbox, onPage }: { inbox: Inbox; onPage: (page: number) => void }) {
  const { rows, total, page, first, hasMore } = inbox
  if (total === 0) return null
  const formatCount = (count: number) => count.toLocaleString('en-AU')
  return (
    <nav aria-label="Pages of leads" className="inbox-pages">
      <span role="status">
        {formatCount(first)}–{formatCount(first + rows.length - 1)} of {formatListTotal(total)}
      </span>
      {page > 1 || hasMore ? (
        <span>
          <button className="inbox-button" disabled={page <= 1} onClick={() => onPage(page - 1)} type="button">
            Newer
          </button>
          <button className="inbox-button" disabled={!hasMore} onClick={() => onPage(page + 1)} type="button">
            Older
          </button>
        </span>
      ) : null}
    </nav>
  )
}
