'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { describeBrowser } from '@/domain/accounts/userAgent'
import type { StaffSession } from '@/server/accounts/sessions'
import { Age } from '../inbox/Age'
import { requestAccount } from './accountRequests'
import { FullTime } from './FullTime'

interface SessionsProps {
  userId: number
  isOwn: boolean
  sessions: StaffSession[]
  onChange: () => Promise<void>
}

/** Where an account is signed in, with buttons to sign out there. */
export function Sessions({ userId, isOwn, sessions, onChange }: SessionsProps) {
  const [isSending, setIsSending] = useState(false)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const current = sessions.filter(({ isCurrent }) => isCurrent)

  const end = async (path: string, message: string) => {
    setIsSending(true)
    const { problem } = await requestAccount('DELETE', path)
    if (problem) toast.error(problem)
    else toast.success(message)
    await onChange()
    setIsSending(false)
  }

  return (
    <div className="account-card">
      <h3>{isOwn ? 'Where you are signed in' : 'Where they are signed in'}</h3>
      {sessions.length === 0 ? <p>Nowhere.</p> : null}
      <ul className="account-list">
        {[...current, ...others].map((session) => (
          <li key={session.id}>
            <div>
              <strong>{describeBrowser(session.userAgent)}</strong>
              {session.isCurrent ? <span className="forecourt-pill forecourt-pill--good">This session</span> : null}
              <p>
                {session.address ? `${session.address} · ` : ''}Signed in <FullTime at={session.signedInAt} /> · last
                used <Age at={session.lastUsedAt} now={new Date()} />
              </p>
            </div>
            {session.isCurrent ? null : (
              <Button
                aria-label={`Sign out ${describeBrowser(session.userAgent)} ${session.address ?? ''}`.trim()}
                buttonStyle="secondary"
                disabled={isSending}
                margin={false}
                onClick={() => void end(`/api/accounts/${userId}/sessions/${session.id}`, 'Signed out there.')}
                size="medium"
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > (isOwn ? 0 : 1) ? (
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          margin={false}
          onClick={() =>
            void end(
              `/api/accounts/${userId}/sessions`,
              isOwn ? 'Signed out everywhere else.' : 'Signed out everywhere.',
            )
          }
          size="medium"
        >
          {isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'}
        </Button>
      ) : null}
    </div>
  )
}
