'use client'
import { toast, useAllFormFields, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { randomKey } from '@/ui/randomKey'
import './accounts.css'

/** Milliseconds after which an account is not one that the form before has made. */
const JUST_MADE_MS = 60_000
/** How long the message stays. */
const TOAST_MS = 15_000

/** Email typed into the form for a new account, which makes room for the form of the account. */
let invited = ''

/** A new member of staff sets their own password, so the form for one does not ask for it. Once it is made, says whom the email went to. */
export function Invitation() {
  const { id, initialData } = useDocumentInfo()
  const { user } = useAuth()
  useEffect(() => {
    if (!id || !invited) return
    const { email = '', createdAt = '' } = (initialData ?? {}) as { email?: string; createdAt?: string }
    const isNew = email.toLowerCase() === invited && Date.now() - Date.parse(createdAt) < JUST_MADE_MS
    invited = ''
    if (isNew) toast.success(`An email with a link to set their password went to ${email}.`, { duration: TOAST_MS })
  }, [id, initialData])
  // Nobody is logged in where the first account is made, with its own password.
  return id || !user ? null : <InvitedAccount />
}

function InvitedAccount() {
  const [fields, dispatch] = useAllFormFields()
  const email = String(fields.email?.value ?? '')
  useEffect(() => {
    invited = email.trim().toLowerCase()
  }, [email])
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
