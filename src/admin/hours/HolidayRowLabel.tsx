'use client'
import { useRowLabel } from '@payloadcms/ui'
import { formatShortDate } from '../../domain/format'

interface Holiday {
  date?: string | null
  name?: string | null
  status?: string | null
  open?: string | null
  close?: string | null
}

/** Row label of a holiday: date, name and hours. */
export function HolidayRowLabel() {
  const { data } = useRowLabel<Holiday>()
  const times = data?.open && data.close ? `${data.open} to ${data.close}` : data?.status
  const date = data?.date ? `${formatShortDate(data.date.slice(0, 10), 'UTC')} ${data.date.slice(0, 4)}` : 'Date'
  return (
    <span>
      {date}
      <small className="forecourt-row-detail">{[data?.name, times].filter(Boolean).join(', ')}</small>
    </span>
  )
}
