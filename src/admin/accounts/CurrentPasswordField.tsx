'use client'
import { PasswordField, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import type { PasswordFieldValidation } from 'payload'
import { useEffect } from 'react'
import { CURRENT_PASSWORD } from '@/domain/accounts/currentPassword'

/** Asks for the user's own password, once the form has another email address. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo()
  const isNeeded = useFormFields(([{ email }]) => email !== undefined && email.value !== email.initialValue)
  return id && isNeeded ? <CurrentPasswordInput /> : null
}

function CurrentPasswordInput() {
  const { dispatchFields } = useForm()
  useEffect(() => () => dispatchFields({ type: 'REMOVE', path: CURRENT_PASSWORD }), [dispatchFields])
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: CURRENT_PASSWORD, label: 'Your current password, for the new email address', required: true }}
      path={CURRENT_PASSWORD}
      validate={isEntered}
    />
  )
}

const isEntered: PasswordFieldValidation = (value) => Boolean(value) || 'Enter your current password.'
