'use client'
import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { isState } from '../../domain/locations/postcode'
import { holidayYears, missingHolidays } from '../../domain/openingHours/publicHolidays'
import './hours.css'

const PATH = 'special_hours'

const field = (value: string | null) => ({ initialValue: value, valid: true, value })

/** Adds the state's public holidays to the holiday hours as closed. */
export function HolidayCalendar() {
  const { addFieldRow } = useForm()
  const state = useFormFields(([fields]) => String(fields['address.state']?.value ?? ''))
  const existing = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[PATH]?.rows ?? []).map((_, row) => ({
        date: String(fields[`${PATH}.${row}.date`]?.value ?? ''),
        type: fields[`${PATH}.${row}.location_type`]?.value || null,
      })),
    ),
  )
  const years = holidayYears(new Date().getFullYear())
  const [year, setYear] = useState(String(years[0] ?? ''))
  const [message, setMessage] = useState('')
  if (years.length === 0) return null

  const fill = () => {
    if (!isState(state)) return setMessage('Choose a state in the address first.')
    const entries = JSON.parse(existing) as { date: string; type: string | null }[]
    const today = new Date().toISOString().slice(0, 10)
    const holidays = missingHolidays(state, Number(year), today, entries)
    holidays.forEach(({ date, name }, offset) => {
      addFieldRow({
        path: PATH,
        rowIndex: entries.length + offset,
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
    setMessage(
      holidays.length === 0
        ? `All remaining public holidays of ${year} are already added.`
        : `${holidays.length} public holidays of ${state} added as closed. Set hours for days you open, then save.`,
    )
  }

  return (
    <div className="field-type forecourt-holidays">
      <label>
        Public holidays for
        <select onChange={({ target }) => setYear(target.value)} value={year}>
          {years.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
      <Button buttonStyle="secondary" margin={false} onClick={fill} size="small" type="button">
        Add to holiday hours
      </Button>
      <p aria-live="polite">{message || `Public holidays of ${state || 'the state'}. Add local holidays manually.`}</p>
    </div>
  )
}
