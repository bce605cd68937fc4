'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Place, placeLabel } from '@/domain/locations/place'
import { IconButton } from '@/ui/actions/IconButton'
import { Field } from '@/ui/forms/Field'
import { Icon } from '@/ui/media/Icon'
import type { Dealer } from './dealer'

export type Suggestion = { kind: 'dealership'; dealer: Dealer } | { kind: 'place'; place: Place }

interface PlaceComboboxProps {
  text: string
  dealers: readonly Dealer[]
  places: readonly Place[]
  /** lists places above dealerships */
  placesFirst: boolean
  error: string | null
  /** placeholder example of what to type */
  example: string
  onText: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
  onClear: () => void
}

/**
 * A field that suggests dealerships and places while typing, by the combobox pattern: arrow keys move through
 * suggestions, Enter selects, Escape closes (LOC-06).
 */
export function PlaceCombobox({
  text,
  dealers,
  places,
  placesFirst,
  error,
  example,
  onText,
  onChoose,
  onClear,
}: PlaceComboboxProps) {
  const ids = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups: Suggestion[][] = [
    dealers.map((dealer) => ({ kind: 'dealership' as const, dealer })),
    places.map((place) => ({ kind: 'place' as const, place })),
  ]
  const suggestions = (placesFirst ? groups.reverse() : groups).flat()
  const shown = open && suggestions.length > 0
  const optionId = (index: number) => `${ids}-option-${index}`

  const choose = (suggestion: Suggestion) => {
    setOpen(false)
    setActive(-1)
    onChoose(suggestion)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      const from = active < 0 && step < 0 ? suggestions.length : active
      setOpen(true)
      setActive(suggestions.length === 0 ? -1 : (from + step + suggestions.length) % suggestions.length)
    } else if (key === 'Enter') {
      const suggestion = shown ? suggestions[active] : undefined
      if (!suggestion) return setOpen(false)
      event.preventDefault()
      choose(suggestion)
    } else if (key === 'Escape') {
      if (shown) event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  }
  const group = (kind: Suggestion['kind'], label: string) => {
    const first = suggestions.findIndex((suggestion) => suggestion.kind === kind)
    if (first < 0) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox groups options by role, since it may not contain a fieldset
      <div role="group" aria-labelledby={`${ids}-${kind}`}>
        <p id={`${ids}-${kind}`} className="px-3.5 pt-3 pb-1 text-sm text-muted">
          {label}
        </p>
        {suggestions.map((suggestion, index) =>
          suggestion.kind === kind ? (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
            <div
              key={optionId(index)}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3.5 py-2 aria-selected:bg-ink/8"
              onPointerMove={() => setActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <SuggestionLine suggestion={suggestion} />
            </div>
          ) : null,
        )}
      </div>
    )
  }

  return (
    <Field label="Suburb, postcode or dealership" required error={error ?? undefined}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${ids}-list`}
            aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
            placeholder={example}
            className="control pr-12!"
            value={text}
            onChange={({ target }) => {
              setOpen(true)
              setActive(-1)
              onText(target.value)
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={handleKeyDown}
          />
          {text && (
            <IconButton
              label="Clear"
              className="absolute! inset-y-0 right-0.5 my-auto"
              onClick={() => {
                onClear()
                input.current?.focus()
              }}
            >
              <Icon name="x" />
            </IconButton>
          )}
          <div
            id={`${ids}-list`}
            role="listbox"
            aria-label="Suggestions"
            hidden={!shown}
            className="card absolute inset-x-0 top-full z-20 mt-1.5 max-h-96 overflow-y-auto pb-2 shadow-lg"
          >
            {placesFirst && group('place', 'Places')}
            {group('dealership', 'Dealerships')}
            {!placesFirst && group('place', 'Places')}
          </div>
        </div>
      )}
    </Field>
  )
}

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'place') {
    return (
      <>
        <Icon name="map-pin" className="size-5 shrink-0 text-muted" />
        {placeLabel(suggestion.place)}
      </>
    )
  }
  const { name, address } = suggestion.dealer
  return (
    <>
      <Icon name="store" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        {name}
        <span className="block text-sm text-muted">
          {address.city} {address.state} {address.postcode}
        </span>
      </span>
    </>
  )
}
