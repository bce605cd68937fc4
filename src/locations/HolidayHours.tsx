import { useEffect, useState } from 'react'
import { HOLIDAY_HOURS, type HolidayRow, holidayRows } from '@/domain/openingHours/holidayHours'
import type { SpecialHour } from '@/domain/openingHours/openingHour'
import { Button } from '@/ui/actions/Button'
import { ShowMore } from '@/ui/layout/ShowMore'
import { DialogOnDemand } from '@/ui/overlays/DialogOnDemand'

/** Dates shown initially: enough for the summer, or up to Easter. */
const FIRST_DATES = 8

/** Earlier than any date that staff enter. */
const BEFORE_ALL = new Date(0)

export interface HolidayHoursProps {
  specialHours: readonly SpecialHour[]
  timeZone: string
  closedWording: string
  /** shows the list instead of a button that opens it */
  inline?: boolean
}

/**
 * Holiday hours from today on, behind a button (LOC-05). Nothing after the last date. Today depends on the location's
 * time zone, so it is computed in the browser; times are shown as staff entered them.
 */
export function HolidayHours({ specialHours, timeZone, closedWording, inline = false }: HolidayHoursProps) {
  // The HTML has every date, so that the button or list reserves its space; the browser removes past dates.
  const [rows, setRows] = useState(() => holidayRows(specialHours, timeZone, BEFORE_ALL, closedWording))
  useEffect(
    () => setRows(holidayRows(specialHours, timeZone, new Date(), closedWording)),
    [specialHours, timeZone, closedWording],
  )
  if (rows.length === 0) {
    return inline ? <p className="min-h-6 text-muted">No special hours are planned.</p> : null
  }
  if (inline) return <HolidayDates rows={rows} />
  return (
    <DialogOnDemand
      title={HOLIDAY_HOURS.title}
      trigger={
        <Button variant="quiet" className="mt-4 -ml-3.5">
          {HOLIDAY_HOURS.button}
        </Button>
      }
    >
      <HolidayDates rows={rows} />
    </DialogOnDemand>
  )
}

/** The next dates, with up to a year's later ones on demand; one or two more are shown directly. */
function HolidayDates({ rows }: { rows: readonly HolidayRow[] }) {
  if (rows.length <= FIRST_DATES + 2) return <HolidayTable rows={rows} caption={HOLIDAY_HOURS.title} />
  return (
    <ShowMore
      rest={
        <div className="border-t border-hairline">
          <HolidayTable rows={rows.slice(FIRST_DATES)} caption="Later dates" />
        </div>
      }
      labels={{ more: `Show all ${rows.length} dates`, less: 'Show fewer dates' }}
    >
      <HolidayTable rows={rows.slice(0, FIRST_DATES)} caption={HOLIDAY_HOURS.title} />
    </ShowMore>
  )
}

function HolidayTable({ rows, caption }: { rows: readonly HolidayRow[]; caption: string }) {
  return (
    <table className="numbers w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
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
