'use client'
import { useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { formatList } from '@/domain/leads/routeSentence'
import type { Choice } from './useNamesOnSite'

interface ChoiceSlotProps {
  /** the field that it writes, a list */
  path: string
  /** what the list that opens is called */
  label: string
  /** what it says while nothing is chosen */
  any: string
  /** words before and after what is chosen */
  prefix?: string
  suffix?: string
  options: readonly Choice[]
  /** whether the options are still to come */
  loading?: boolean
}

/** A place of the sentence that says what is chosen, and opens the choice when pressed. */
export function ChoiceSlot({ path, label, any, prefix, suffix, options, loading = false }: ChoiceSlotProps) {
  const { value, setValue } = useField<(string | number)[] | null>({ path })
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = (event: MouseEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('mousedown', leave)
    return () => document.removeEventListener('mousedown', leave)
  }, [open])
  const chosen = value ?? []
  // A category of a form's own is no option here, and stays chosen.
  const offered = [
    ...options,
    ...chosen
      .filter((one) => !options.some((option) => option.value === one))
      .map((one) => ({ value: one, label: typeof one === 'string' ? one : '…' })),
  ]
  const names = offered.filter((option) => chosen.includes(option.value)).map((option) => option.label)
  const toggle = (one: string | number) =>
    setValue(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  const words = names.length === 0 ? any : [prefix, formatList(names, 'or'), suffix].filter(Boolean).join(' ')
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
        {words}
        <span className="forecourt-slot__label">, {label}</span>
      </button>
      {open ? (
        <fieldset className="forecourt-slot__choices">
          <legend>{label}</legend>
          {offered.map((option) => (
            <label key={option.value}>
              <input checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} type="checkbox" />
              {option.label}
            </label>
          ))}
          {offered.length === 0 ? (
            <p className="forecourt-quiet">{loading ? 'Loading …' : 'There is nothing to choose from.'}</p>
          ) : null}
          {chosen.length > 0 ? (
            <button className="forecourt-textbutton" onClick={() => setValue([])} type="button">
              Clear: {any}
            </button>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  )
}
