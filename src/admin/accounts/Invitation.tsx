'use client'
import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
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
  const password = useFormFields(([fields]) => fields.password?.value)
  const repeated = useFormFields(([fields]) => fields['confirm-password']?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // Payload's form sends nothing without a password: it gets one that nobody sees.
  useEffect(() => {
    const unseen = password || `${randomKey()}${randomKey()}`
    if (password !== unseen) dispatch({ type: 'UPDATE', path: 'password', value: unseen })
    if (repeated !== unseen) dispatch({ type: 'UPDATE', path: 'confirm-password', value: unseen })
  }, [password, repeated, dispatch])
  return (
    <p className="account-invitation">
      They get an email with a link to set their own password, valid for a week. You can send it again here.
    </p>
  )
}
