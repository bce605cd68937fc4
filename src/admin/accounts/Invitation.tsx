'use client'
import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
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

function NewAccount() {
  const { dispatchFields } = useForm()
  useEffect(() => {
    const value = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16)).join('')
    for (const path of PASSWORD_FIELDS) dispatchFields({ type: 'UPDATE', path, value, valid: true })
  }, [dispatchFields])
  return (
    <p className="account-invitation">
      They get an email with a link to set their own password, valid for a week. You can send it again here.
    </p>
  )
}
