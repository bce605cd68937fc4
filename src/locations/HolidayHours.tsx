'use client'

import { useEffect, useState } from 'react'
import type { SpecialHour } from '@/domain/locations/location'
import { HOLIDAY_HOURS, type HolidayRow, holidayRows } from '@/domain/openingHours/holidayHours'
import { Button } from '@/ui/Button'
import { DialogOnDemand } from '@/ui/DialogOnDemand'

interface HolidayHoursProps {
  specialHours: readonly SpecialHour[]
  timeZone: string
  closedWording: string
}

/** The holiday hours from today on, behind their button (LOC-05). Nothing is shown once the last date has passed. */
export function HolidayHours({ specialHours, timeZone, closedWording }: HolidayHoursProps) {
  const [rows, setRows] = useState<HolidayRow[]>([])
  useEffect(
    () => setRows(holidayRows(specialHours, timeZone, new Date(), closedWording)),
    [specialHours, timeZone, closedWording],
  )
  if (rows.length === 0) return null
  return (
    <DialogOnDemand
      title={HOLIDAY_HOURS.title}
      trigger={
        <Button variant="quiet" className="mt-4">
          {HOLIDAY_HOURS.button}
        </Button>
      }
    >
      <table className="numbers w-full border-collapse">
        <caption className="sr-only">{HOLIDAY_HOURS.title}</caption>
        <tbody>
          {rows.map(({ date, label, name, text }) => (
            <tr key={date} className="border-t border-hairline first:border-t-0">
              <th scope="row" className="py-3 pr-6 text-left font-normal">
                {label}
                {name && <span className="block text-sm text-muted">{name}</span>}
              </th>
              <td className="py-3 text-right align-top">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DialogOnDemand>
  )
}
