'use client'

import { useEffect, useState } from 'react'
import type { SpecialHour } from '@/domain/locations/location'
import { HOLIDAY_HOURS, type HolidayRow, holidayRows } from '@/domain/openingHours/holidayHours'
import { Button } from '@/ui/Button'
import { DialogOnDemand } from '@/ui/DialogOnDemand'

/** Before any date that staff enter. */
const BEFORE_ALL = new Date(0)

interface HolidayHoursProps {
  specialHours: readonly SpecialHour[]
  timeZone: string
  closedWording: string
  /** the list itself instead of a button that opens it */
  inline?: boolean
}

/**
 * The holiday hours from today on, behind their button (LOC-05). Nothing is shown once the last date has passed. Which day
 * is today goes by the clock of the place, so it is told in the browser; times stand as staff entered them, in the place's zone.
 */
export function HolidayHours({ specialHours, timeZone, closedWording, inline = false }: HolidayHoursProps) {
  // The list comes with the page whole; dates that have passed leave it in the browser.
  const [rows, setRows] = useState<HolidayRow[] | null>(() =>
    inline ? holidayRows(specialHours, timeZone, BEFORE_ALL, closedWording) : null,
  )
  useEffect(
    () => setRows(holidayRows(specialHours, timeZone, new Date(), closedWording)),
    [specialHours, timeZone, closedWording],
  )
  if (rows === null || rows.length === 0) {
    return inline ? <p className="min-h-6 text-muted">{rows && 'No other hours are planned.'}</p> : null
  }
  if (inline) return <HolidayTable rows={rows} />
  return (
    <DialogOnDemand
      title={HOLIDAY_HOURS.title}
      trigger={
        <Button variant="quiet" className="mt-4 -ml-3.5">
          {HOLIDAY_HOURS.button}
        </Button>
      }
    >
      <HolidayTable rows={rows} />
    </DialogOnDemand>
  )
}

function HolidayTable({ rows }: { rows: readonly HolidayRow[] }) {
  return (
    <table className="numbers w-full border-collapse">
      <caption className="sr-only">{HOLIDAY_HOURS.title}</caption>
      <tbody>
        {rows.map(({ date, label, name, department, text }) => (
          <tr key={`${date} ${department}`} className="border-t border-hairline first:border-t-0">
            <th scope="row" className="py-3 pr-6 text-left font-normal">
              {label}
              {(name || department) && (
                <span className="block text-sm text-muted">{[name, department].filter(Boolean).join(', ')}</span>
              )}
            </th>
            <td className="py-3 text-right align-top">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
