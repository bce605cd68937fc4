'use client'
import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { isState } from '../../domain/locations/postcode'
import { holidayYears, missingHolidays } from '../../domain/openingHours/publicHolidays'
import './hours.css'

const PATH = 'special_hours'

const field = (value: string | null) => ({ initialValue: value, valid: true, value })

/** Adds the public holidays of the location's state to its holiday hours, closed until staff say otherwise. */
export function HolidayCalendar() {
  const { addFieldRow } = useForm()
  const state = useFormFields(([fields]) => String(fields['address.state']?.value ?? ''))
  const taken = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[PATH]?.rows ?? []).map((_, row) => ({
        date: String(fields[`${PATH}.${row}.date`]?.value ?? ''),
        type: fields[`${PATH}.${row}.location_type`]?.value || null,
      })),
    ),
  )
  const years = holidayYears(new Date().getFullYear())
  const [year, setYear] = useState(String(years[0] ?? ''))
  const [said, setSaid] = useState('')
  if (years.length === 0) return null

  const fill = () => {
    if (!isState(state)) return setSaid('Choose the state of the address first.')
    const entries = JSON.parse(taken) as { date: string; type: string | null }[]
    const today = new Date().toISOString().slice(0, 10)
    const holidays = missingHolidays(state, Number(year), today, entries)
    holidays.forEach(({ date, name }, added) => {
      addFieldRow({
        path: PATH,
        rowIndex: entries.length + added,
        schemaPath: PATH,
        subFieldState: {
          // midday in UTC is the same date everywhere in Australia
          date: field(`${date}T12:00:00.000Z`),
          name: field(name),
          location_type: field(null),
          status: field('Closed'),
          open: field(null),
          close: field(null),
        },
      })
    })
    setSaid(
      holidays.length === 0
        ? `All public holidays of ${year} that are still to come are there.`
        : `${holidays.length} public holidays of ${state} added as closed. Set hours where you open, then save.`,
    )
  }

  return (
    <div className="field-type forecourt-holidays">
      <label>
        Public holidays of
        <select onChange={({ target }) => setYear(target.value)} value={year}>
          {years.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </select>
      </label>
      <Button buttonStyle="secondary" margin={false} onClick={fill} size="small" type="button">
        Add to the holiday hours
      </Button>
      <p aria-live="polite">
        {said || `As ${state || 'the state'} keeps them. Add days of your town or region by hand.`}
      </p>
    </div>
  )
}
