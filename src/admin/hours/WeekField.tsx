'use client'
import { FieldLabel, useForm, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useState } from 'react'
import './hours.css'
import { type DayValues, newDayState, type WeekRow, weekRows } from './weekRows'

const OPEN = 'Open'
const CLOSED = 'Closed'
const DEFAULT_HOURS = { open: '08:30', close: '17:30' }

/** Weekly opening hours as a table, with actions that copy a day to other days (LOC-04). */
export const WeekField: ArrayFieldClientComponent = ({ field, path, readOnly }) => {
  const { addFieldRow, dispatchFields, setModified } = useForm()
  const week = useFormFields(([fields]) => JSON.stringify(weekRows(fields, path)))
  const [message, setMessage] = useState('')
  const days = JSON.parse(week) as WeekRow[]

  const write = ({ weekday, row }: WeekRow, values: DayValues, added = 0) => {
    if (row < 0) {
      const rowIndex = Math.max(-1, ...days.map((day) => day.row)) + 1 + added
      addFieldRow({ path, rowIndex, schemaPath: path, subFieldState: newDayState(weekday, values) })
      return
    }
    for (const part of ['status', 'open', 'close'] as const)
      dispatchFields({ type: 'UPDATE', path: `${path}.${row}.${part}`, value: values[part] || null })
    setModified(true)
  }
  const copy = (from: WeekRow, to: WeekRow[], target: string) => {
    let added = 0
    for (const day of to) {
      if (day.weekday === from.weekday) continue
      write(day, from, added)
      if (day.row < 0) added += 1
    }
    setMessage(`${from.name} copied to ${target}.`)
  }

  return (
    <div className="field-type forecourt-week">
      <FieldLabel label={field.label} path={path} />
      <table>
        <thead>
          <tr>
            {['Day', 'Status', 'Opens', 'Closes'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="forecourt-week__hidden">Copy</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayLine
              key={day.weekday}
              day={day}
              id={`field-${path.replaceAll('.', '__')}__${day.row}`}
              isLocked={Boolean(readOnly)}
              onChange={(values) => {
                setMessage('')
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
      <p aria-live="polite" className="forecourt-week__message">
        {message}
      </p>
    </div>
  )
}

interface DayLineProps {
  day: WeekRow
  /** start of the ids of its inputs, as Payload makes them, so that a click in the preview finds them */
  id: string
  isLocked: boolean
  onChange: (values: DayValues) => void
  onCopyToWorkdays: () => void
  onCopyToAll: () => void
}

function DayLine({ day, id, isLocked, onChange, onCopyToWorkdays, onCopyToAll }: DayLineProps) {
  const { name, row, status, open, close, problem } = day
  const isOpen = status.trim().toLowerCase() === 'open'
  const kind = row < 0 ? '' : isOpen ? OPEN : status === CLOSED ? CLOSED : 'custom'
  const choose = (selected: string) => {
    if (selected === OPEN)
      onChange({ status: OPEN, open: open || DEFAULT_HOURS.open, close: close || DEFAULT_HOURS.close })
    else onChange({ status: selected === CLOSED ? CLOSED : 'By appointment only', open: '', close: '' })
  }
  const time = (part: 'open' | 'close', label: string) => (
    <input
      aria-label={`${name}, ${label}`}
      disabled={isLocked || !isOpen}
      id={`${id}__${part}`}
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
          disabled={isLocked}
          id={`${id}__status`}
          onChange={(e) => choose(e.target.value)}
          value={kind}
        >
          {row < 0 && <option value="">Not set</option>}
          <option value={OPEN}>Open</option>
          <option value={CLOSED}>Closed</option>
          <option value="custom">Custom text</option>
        </select>
        {kind === 'custom' && (
          <input
            aria-label={`${name}, custom text`}
            disabled={isLocked}
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
        {!isLocked && row >= 0 && (
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
