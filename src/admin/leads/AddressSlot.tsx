'use client'
import { useField } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { isEmailAddress } from '@/domain/leads/recipients'

interface AddressSlotProps {
  path: string
  label: string
  /** what the box for the next address says */
  add: string
}

/** The addresses of a sentence, each with a cross, and a box for the next. */
export function AddressSlot({ path, label, add }: AddressSlotProps) {
  const { value, setValue } = useField<string[] | null>({ path })
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const problem = useId()
  const addresses = value ?? []
  const keep = () => {
    const address = typed.trim().replace(/[,;]$/, '')
    if (!address) return
    if (!isEmailAddress(address)) {
      setWrong(true)
      return
    }
    if (!addresses.includes(address)) setValue([...addresses, address])
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== ';') return
    // Enter would save the whole rule.
    event.preventDefault()
    keep()
  }
  return (
    <fieldset className="forecourt-addresses">
      <legend className="forecourt-slot__label">{label}</legend>
      {addresses.map((address) => (
        <span className="forecourt-addresses__one" key={address}>
          {address}
          <button
            aria-label={`Remove ${address}`}
            onClick={() => setValue(addresses.filter((other) => other !== address))}
            type="button"
          >
            ×
          </button>
        </span>
      ))}
      <input
        aria-describedby={wrong ? problem : undefined}
        aria-invalid={wrong || undefined}
        aria-label={add}
        onBlur={keep}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
        onKeyDown={onKey}
        placeholder={add}
        type="email"
        value={typed}
      />
      {wrong ? (
        <span className="forecourt-addresses__wrong" id={problem} role="alert">
          This is not an email address, such as sales@dealer.com.au.
        </span>
      ) : null}
    </fieldset>
  )
}
