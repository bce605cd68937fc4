'use client'
import { useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import './accounts.css'

const PASSWORD_FIELDS = ['password', 'confirm-password']

/**
 * A new member of staff sets their own password. Payload asks whoever creates an account for one: the form gets one that nobody knows, and
 * does not show it.
 */
export function Invitation() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  // Nobody is logged in where the first account is made, with its own password.
  return id || !user ? null : <NewAccount />
}

const randomPassword = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function NewAccount() {
  const { dispatchFields } = useForm()
  const [password] = useState(randomPassword)
  const isMissing = useFormFields(([fields]) => PASSWORD_FIELDS.some((path) => fields[path]?.value !== password))
  // Again whenever it is missing: the form's first state comes later.
  useEffect(() => {
    if (!isMissing) return
    for (const path of PASSWORD_FIELDS) dispatchFields({ type: 'UPDATE', path, value: password, valid: true })
  }, [dispatchFields, isMissing, password])
  return (
    <p className="account-invitation">
      They get an email with a link to set their own password, valid for a week. You can send it again here.
    </p>
  )
}
