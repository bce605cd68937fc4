'use client'
import { FieldLabel, useForm, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useState } from 'react'
import './hours.css'
import { type DayValues, newDay, type WeekRow, weekRows } from './weekRows'

const OPEN = 'Open'
const CLOSED = 'Closed'
const USUAL = { open: '08:30', close: '17:30' }

/** The opening hours of a week on one sheet: a line for each day, and a day's hours copied to others at once (LOC-04). */
export const WeekField: ArrayFieldClientComponent = ({ field, path, readOnly }) => {
  const { addFieldRow, dispatchFields, setModified } = useForm()
  const week = useFormFields(([fields]) => JSON.stringify(weekRows(fields, path)))
  const [copied, setCopied] = useState('')
  const days = JSON.parse(week) as WeekRow[]

  const write = ({ weekday, row }: WeekRow, values: DayValues, added = 0) => {
    if (row < 0) {
      const rowIndex = Math.max(-1, ...days.map((day) => day.row)) + 1 + added
      addFieldRow({ path, rowIndex, schemaPath: path, subFieldState: newDay(weekday, values) })
      return
    }
    for (const part of ['status', 'open', 'close'] as const)
      dispatchFields({ type: 'UPDATE', path: `${path}.${row}.${part}`, value: values[part] || null })
    setModified(true)
  }
  const copy = (from: WeekRow, to: WeekRow[], words: string) => {
    let added = 0
    for (const day of to) {
      if (day.weekday === from.weekday) continue
      write(day, from, added)
      if (day.row < 0) added += 1
    }
    setCopied(`${from.name} copied to ${words}.`)
  }

  return (
    <div className="field-type forecourt-week">
      <FieldLabel label={field.label} path={path} />
      <table>
        <thead>
          <tr>
            {['Day', 'Shoppers find it', 'Opens', 'Closes'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="forecourt-week__unseen">Copy</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayLine
              key={day.weekday}
              day={day}
              locked={Boolean(readOnly)}
              onChange={(values) => {
                setCopied('')
                write(day, values)
              }}
              onCopyToWorkdays={() =>
                copy(
                  day,
                  days.filter(({ weekday }) => weekday !== '0' && weekday !== '6'),
                  'Monday to Friday',
                )
              }
              onCopyToAll={() => copy(day, days, 'every day')}
            />
          ))}
        </tbody>
      </table>
      <p aria-live="polite" className="forecourt-week__said">
        {copied}
      </p>
    </div>
  )
}

interface DayLineProps {
  day: WeekRow
  locked: boolean
  onChange: (values: DayValues) => void
  onCopyToWorkdays: () => void
  onCopyToAll: () => void
}

function DayLine({ day, locked, onChange, onCopyToWorkdays, onCopyToAll }: DayLineProps) {
  const { name, row, status, open, close, problem } = day
  const isOpen = status.trim().toLowerCase() === 'open'
  const kind = row < 0 ? '' : isOpen ? OPEN : status === CLOSED ? CLOSED : 'words'
  const choose = (chosen: string) => {
    if (chosen === OPEN) onChange({ status: OPEN, open: open || USUAL.open, close: close || USUAL.close })
    else onChange({ status: chosen === CLOSED ? CLOSED : 'By appointment only', open: '', close: '' })
  }
  const time = (part: 'open' | 'close', label: string) => (
    <input
      aria-label={`${name}, ${label}`}
      disabled={locked || !isOpen}
      onChange={({ target }) => onChange({ status, open, close, [part]: target.value })}
      step={300}
      type="time"
      value={isOpen ? day[part] : ''}
    />
  )
  return (
    <tr data-closed={!isOpen}>
      <th scope="row">{name}</th>
      <td>
        <select
          aria-label={`${name}, open or closed`}
          disabled={locked}
          onChange={(e) => choose(e.target.value)}
          value={kind}
        >
          {row < 0 && <option value="">Not said</option>}
          <option value={OPEN}>Open</option>
          <option value={CLOSED}>Closed</option>
          <option value="words">In words</option>
        </select>
        {kind === 'words' && (
          <input
            aria-label={`${name}, in words`}
            disabled={locked}
            maxLength={60}
            onChange={({ target }) => onChange({ status: target.value, open, close })}
            type="text"
            value={status}
          />
        )}
        {problem && <span className="forecourt-week__problem">{problem}</span>}
      </td>
      <td>{time('open', 'opens')}</td>
      <td>{time('close', 'closes')}</td>
      <td className="forecourt-week__copy">
        {!locked && row >= 0 && (
          <>
            <button aria-label={`Copy ${name} to Monday to Friday`} onClick={onCopyToWorkdays} type="button">
              to Mon–Fri
            </button>
            <button aria-label={`Copy ${name} to every day`} onClick={onCopyToAll} type="button">
              to all
            </button>
          </>
        )}
      </td>
    </tr>
  )
}
