'use client'
import { type InputHTMLAttributes, useId } from 'react'

interface AccountInputProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: string
  problem?: string
}

/** A labelled input with its hint and its problem. */
export function AccountInput({ label, hint, problem, ...input }: AccountInputProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {hint ? <span id={`${id}-hint`}>{hint}</span> : null}
      <input
        {...input}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem ? true : undefined}
        aria-required="true"
        id={id}
      />
      {problem ? (
        <p className="account-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
