'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import './accounts.css'

/** A new member of staff sets their own password, so the form for one does not ask for it; see `withoutTypedPassword`. */
export function Invitation() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  // Nobody is logged in where the first account is made, with its own password.
  if (id || !user) return null
  return (
    <p className="account-invitation">
      They get an email with a link to set their own password, valid for a week. You can send it again here.
    </p>
  )
}
