'use client'
import { useFormFields } from '@payloadcms/ui'
import { hoursRows } from '../../domain/openingHours/hoursRows'
import './hours.css'

/** Live preview of the wording in a sample week (LOC-04). */
export function WordingPreview() {
  const [phrase, replaces, link] = useFormFields(([fields]) =>
    ['phrase', 'replaces', 'link'].map((name) => String(fields[name]?.value ?? '').trim()),
  )
  if (!phrase || !replaces) return null
  const workday = { status: 'Open', open: '08:30', close: '17:30' }
  const hours = [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...workday })),
    { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
    { weekday: 0, status: replaces, open: null, close: null },
  ]
  const wording = [{ replaces, phrase, link: link || null, locationIds: [] }]
  return (
    <section aria-label="Preview" className="field-type forecourt-hours-preview">
      <h4>Preview</h4>
      <table>
        <tbody>
          {hoursRows(hours, { closed: 'Closed', wording }).map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.link ? <u title={`Links to ${row.link}`}>{row.text}</u> : row.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
