'use client'
import { useAllFormFields, useAuth, useDocumentInfo } from '@payloadcms/ui'
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
  const [fields, dispatch] = useAllFormFields()
  // Payload's form sends nothing without a password: it gets one that nobody sees. Set after each change, since the form resets its state.
  useEffect(() => {
    const password = fields.password?.value || `${randomKey()}${randomKey()}`
    for (const path of ['password', 'confirm-password'])
      if (fields[path]?.value !== password) dispatch({ type: 'UPDATE', path, value: password })
  }, [fields, dispatch])
  return (
    <p className="account-invitation">
      They get an email with a link to set their own password, valid for a week. You can send it again here.
    </p>
  )
}
