'use client'
import { useListQuery } from '@payloadcms/ui'
import { formatListTotal, MAX_LIST_TOTAL } from '@/domain/listTotal'

/**
 * "26–50 of 10,000+" below a list that is longer than lists count. Styles hide Payload's own total, which would be 10001, and the button
 * that selects the rows of all pages with that number.
 */
export function LargeListTotal() {
  const { data } = useListQuery()
  if (!data || data.totalDocs <= MAX_LIST_TOTAL) return null
  const first = ((data.page ?? 1) - 1) * data.limit + 1
  const last = first + data.docs.length - 1
  return (
    <p className="forecourt-list-total">
      {first.toLocaleString('en-AU')}–{last.toLocaleString('en-AU')} of {formatListTotal(data.totalDocs)}. Search or
      filter to narrow the list.
    </p>
  )
}
