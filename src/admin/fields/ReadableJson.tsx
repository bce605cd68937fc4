import { toLabel } from '@/domain/labels'
import { isLabelled } from './jsonLabels'

/** JSON as labels with values, and lists. */
export function ReadableJson({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    if (value.every(isLabelled)) return <Pairs pairs={value.map(({ label, value: labelled }) => [label, labelled])} />
    return (
      <ul className="forecourt-json__list">
        {value.map((entry, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, not edited
          <li key={position}>
            <ReadableJson value={entry} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) {
    return <Pairs pairs={Object.entries(value).map(([name, entry]) => [toLabel(name), entry])} />
  }
  return <>{formatValue(value)}</>
}

function Pairs({ pairs }: { pairs: [string, unknown][] }) {
  return (
    <dl className="forecourt-json__pairs">
      {pairs.map(([name, entry], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two specifications may have one label
        <div key={position}>
          <dt>{name}</dt>
          <dd>
            <ReadableJson value={entry} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '\u2013'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' ? value.toLocaleString('en-AU') : String(value)
}
