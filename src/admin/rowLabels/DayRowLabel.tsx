'use client'
import { useRowLabel } from '@payloadcms/ui'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Day {
  weekday?: string | null
  status?: string | null
  open?: string | null
  close?: string | null
}

/** A day of the opening hours, readable while its row is closed. */
export function DayRowLabel() {
  const { data } = useRowLabel<Day>()
  const day = data?.weekday ? DAYS[Number(data.weekday)] : 'Day'
  const times = data?.open && data.close ? `${data.open} to ${data.close}` : data?.status
  return (
    <span>
      {day}
      {times ? <small className="forecourt-row-detail">{times}</small> : null}
    </span>
  )
}
