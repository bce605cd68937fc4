'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { requestAccount } from './accountRequests'

/** Somebody has not set their password yet: sends the link again. */
export function InvitationCard({
  userId,
  name,
  email,
  onSent,
}: {
  userId: number
  name: string
  email: string
  onSent: () => Promise<void>
}) {
  const [message, setMessage] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    const { problem } = await requestAccount('POST', `/api/accounts/${userId}/invitation`)
    setMessage(problem ?? `Sent to ${email}. The earlier link no longer works.`)
    setIsSending(false)
    if (!problem) await onSent()
  }
  return (
    <div className="account-card">
      <h3>Invitation</h3>
      <p>{`An email with a link to set a password went to ${email}. ${name} has not used it yet.`}</p>
      <Button buttonStyle="secondary" disabled={isSending} margin={false} onClick={send} size="small">
        Send the invitation again
      </Button>
      <p aria-live="polite">{message}</p>
    </div>
  )
}
