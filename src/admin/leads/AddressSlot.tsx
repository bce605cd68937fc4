'use client'
import { useField } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { isEmailAddress } from '@/domain/leads/recipients'

interface AddressSlotProps {
  path: string
  label: string
  /** placeholder of the input */
  add: string
}

/** Removable email addresses with an input to add more. */
export function AddressSlot({ path, label, add }: AddressSlotProps) {
  const { value, setValue } = useField<string[] | null>({ path })
  const [typed, setTyped] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const problem = useId()
  const addresses = value ?? []
  const addTyped = () => {
    const address = typed.trim().replace(/[,;]$/, '')
    if (!address) return
    if (!isEmailAddress(address)) {
      setIsInvalid(true)
      return
    }
    if (!addresses.includes(address)) setValue([...addresses, address])
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== ';') return
    // Enter would submit the form.
    event.preventDefault()
    addTyped()
  }
  return (
    <fieldset className="forecourt-addresses">
      <legend className="forecourt-slot__label">{label}</legend>
      {addresses.map((address) => (
        <span className="forecourt-addresses__item" key={address}>
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
        aria-describedby={isInvalid ? problem : undefined}
        aria-invalid={isInvalid || undefined}
        aria-label={add}
        onBlur={addTyped}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsInvalid(false)
        }}
        onKeyDown={onKey}
        placeholder={add}
        type="email"
        value={typed}
      />
      {isInvalid ? (
        <span className="forecourt-addresses__error" id={problem} role="alert">
          Not a valid email address. Example: sales@dealer.com.au.
        </span>
      ) : null}
    </fieldset>
  )
}
