'use client'
import { useRowLabel } from '@payloadcms/ui'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Day {
  weekday?: string | null
  status?: string | null
  open?: string | null
  close?: string | null
}

/** Row label of a day: weekday and hours. */
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
