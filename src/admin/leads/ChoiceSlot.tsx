'use client'
import { useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { formatList } from '@/domain/leads/routeSentence'
import type { Choice } from './useNamesOnSite'

interface ChoiceSlotProps {
  /** path of the list field */
  path: string
  /** label of the options */
  label: string
  /** text if nothing is selected */
  any: string
  /** text before and after the selection */
  prefix?: string
  suffix?: string
  options: readonly Choice[]
  /** whether options are loading */
  loading?: boolean
}

/** A button in the rule sentence that shows the selection and opens its options. */
export function ChoiceSlot({ path, label, any, prefix, suffix, options, loading = false }: ChoiceSlotProps) {
  const { value, setValue } = useField<(string | number)[] | null>({ path })
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOnOutsideClick = (event: MouseEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('mousedown', closeOnOutsideClick)
    return () => document.removeEventListener('mousedown', closeOnOutsideClick)
  }, [open])
  const selected = value ?? []
  // Custom categories are not in the options but stay selected.
  const allOptions = [
    ...options,
    ...selected
      .filter((item) => !options.some((option) => option.value === item))
      .map((item) => ({ value: item, label: typeof item === 'string' ? item : '…' })),
  ]
  const names = allOptions.filter((option) => selected.includes(option.value)).map((option) => option.label)
  const toggle = (item: string | number) =>
    setValue(selected.includes(item) ? selected.filter((current) => current !== item) : [...selected, item])
  const text = names.length === 0 ? any : [prefix, formatList(names, 'or'), suffix].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened.
    <div
      className="forecourt-slot"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
      ref={root}
    >
      <button
        aria-expanded={open}
        className={names.length === 0 ? 'forecourt-slot__any' : undefined}
        onClick={() => setOpen(!open)}
        ref={button}
        type="button"
      >
        {text}
        <span className="forecourt-slot__label">, {label}</span>
      </button>
      {open ? (
        <fieldset className="forecourt-slot__choices">
          <legend>{label}</legend>
          {allOptions.map((option) => (
            <label key={option.value}>
              <input checked={selected.includes(option.value)} onChange={() => toggle(option.value)} type="checkbox" />
              {option.label}
            </label>
          ))}
          {allOptions.length === 0 ? <p className="forecourt-quiet">{loading ? 'Loading …' : 'No options.'}</p> : null}
          {selected.length > 0 ? (
            <button className="forecourt-textbutton" onClick={() => setValue([])} type="button">
              Clear: {any}
            </button>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  )
}
