'use client'
import { useId, useState } from 'react'
import type { FeedPreview } from '@/domain/feeds/feedPreview'
import type { Mapping } from './mapping'

interface StockSystemSelectProps {
  preview: FeedPreview
  mapping: Mapping
  onChoose: (mapping: Mapping) => void
  disabled: boolean
}

const BY_NAME = 'byName'
const OWN = 'own'

/** Sets the columns to those of a stock system's export. */
export function StockSystemSelect({ preview, mapping, onChoose, disabled }: StockSystemSelectProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const isEmpty = Object.keys(mapping).length === 0
  const system = findSystem(preview, mapping, chosen)
  const labels = preview.fields.flatMap(({ field, label }) => (system?.mapping[field] === undefined ? [] : label))
  const choose = (value: string) => {
    setChosen(value)
    onChoose(preview.systems.find((candidate) => candidate.id === value)?.mapping ?? {})
  }
  return (
    <div className="forecourt-mapping__system">
      <label htmlFor={id}>Stock system</label>
      <select
        disabled={disabled}
        id={id}
        onChange={(event) => choose(event.target.value)}
        value={system?.id ?? (isEmpty ? BY_NAME : OWN)}
      >
        <option value={BY_NAME}>Another: find columns by their names</option>
        {preview.systems.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
        {system || isEmpty ? null : (
          <option disabled value={OWN}>
            Own choice of columns
          </option>
        )}
      </select>
      <span className="forecourt-quiet" role="status">
        {system
          ? labels.length > 0
            ? `Set for ${system.label}: ${labels.join(', ')}.`
            : `${system.label}: every column is found by its name.`
          : ''}
      </span>
    </div>
  )
}

/** The system whose columns are the mapping: the chosen one, if several are. */
function findSystem({ systems }: FeedPreview, mapping: Mapping, chosen: string | null) {
  const key = (columns: Mapping) => JSON.stringify(Object.entries(columns).sort())
  const matches = systems.filter((system) => key(system.mapping) === key(mapping))
  const isEmpty = Object.keys(mapping).length === 0
  return matches.find((system) => system.id === chosen) ?? (isEmpty ? undefined : matches[0])
}
