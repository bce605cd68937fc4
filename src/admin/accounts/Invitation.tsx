'use client'
import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect } from 'react'
import { randomKey } from '@/ui/randomKey'
import './accounts.css'

/** A new member of staff sets their own password, so the form for one does not ask for it. */
export function Invitation() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  // Nobody is logged in where the first account is made, with its own password.
  return id || !user ? null : <InvitedAccount />
}

function InvitedAccount() {
  const password = useField<string>({ path: 'password' })
  const repeated = useField<string>({ path: 'confirm-password' })
  // Payload's form sends nothing without a password: it gets one that nobody sees.
  useEffect(() => {
    const unknown = password.value || `${randomKey()}${randomKey()}`
    if (!password.value) password.setValue(unknown, true)
    if (repeated.value !== unknown) repeated.setValue(unknown, true)
  }, [password, repeated])
  return (
    <p className="account-invitation">
      They get an email with a link to set their own password, valid for a week. You can send it again here.
    </p>
  )
}
