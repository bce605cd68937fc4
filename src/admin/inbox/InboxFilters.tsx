'use client'
import { useEffect, useRef, useState } from 'react'
import type { InboxPlaces } from '@/data/leadInbox/places'
import { ENQUIRY_KIND_DETAILS } from '@/domain/leads/enquiryKinds'
import { ALL_LEADS, hasFilters, type InboxFilter } from '@/domain/leads/inboxFilter'
import { ENQUIRY_KINDS, type EnquiryKind } from '@/domain/leads/lead'
import { Icon } from '@/ui/media/Icon'

interface InboxFiltersProps {
  filter: InboxFilter
  places: InboxPlaces
  onChange: (changes: Partial<InboxFilter>) => void
}

/** Debounce of the search input. */
const DEBOUNCE_MS = 250

/** Filters: text, form, location, assignee and dates. */
export function InboxFilters({ filter, places, onChange }: InboxFiltersProps) {
  const { locations, colleagues } = places
  return (
    <search className="inbox-filters">
      <SearchBox value={filter.search} onChange={(search) => onChange({ search })} />
      <select
        aria-label="Form"
        className={filter.kind ? 'inbox-set' : undefined}
        onChange={({ target }) => onChange({ kind: (target.value || null) as EnquiryKind | null })}
        value={filter.kind ?? ''}
      >
        <option value="">Any form</option>
        {ENQUIRY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {ENQUIRY_KIND_DETAILS[kind].category}
          </option>
        ))}
      </select>
      <select
        aria-label="Location"
        className={filter.location ? 'inbox-set' : undefined}
        onChange={({ target }) => onChange({ location: Number(target.value) || null })}
        value={filter.location ?? ''}
      >
        <option value="">Any location</option>
        {locations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Assigned to"
        className={filter.assignee ? 'inbox-set' : undefined}
        onChange={({ target }) =>
          onChange({ assignee: target.value === 'none' ? 'none' : Number(target.value) || null })
        }
        value={filter.assignee ?? ''}
      >
        <option value="">Anyone</option>
        <option value="none">Unassigned</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className="inbox-dates">
        <input
          aria-label="From day"
          max={filter.to ?? undefined}
          onChange={({ target }) => onChange({ from: target.value || null })}
          type="date"
          value={filter.from ?? ''}
        />
        <span aria-hidden>–</span>
        <input
          aria-label="To day"
          min={filter.from ?? undefined}
          onChange={({ target }) => onChange({ to: target.value || null })}
          type="date"
          value={filter.to ?? ''}
        />
      </span>
      {hasFilters(filter) ? (
        <button
          className="inbox-link"
          onClick={() => onChange({ ...ALL_LEADS, status: filter.status, tests: filter.tests })}
          type="button"
        >
          <Icon name="x" size={13} /> Clear
        </button>
      ) : null}
    </search>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value)
  const sentValue = useRef(value)
  useEffect(() => {
    // Cleared or changed from outside.
    if (value !== sentValue.current) setTyped(value)
    sentValue.current = value
  }, [value])
  useEffect(() => {
    if (typed.trim() === sentValue.current) return
    const timer = setTimeout(() => {
      sentValue.current = typed.trim()
      onChange(typed.trim())
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return (
    <label className="inbox-search">
      <Icon name="search" size={15} />
      <span className="admin-hidden">Search leads</span>
      <input
        data-list-search
        onChange={({ target }) => setTyped(target.value)}
        placeholder="Name, phone, email, car, reference"
        type="search"
        value={typed}
      />
    </label>
  )
}
