'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import './accounts.css'
import { AccountEvents } from './AccountEvents'
import { ChangePassword } from './ChangePassword'
import { InvitationCard } from './InvitationCard'
import { Sessions } from './Sessions'
import { TwoStepSignIn } from './TwoStepSignIn'
import { useAccount } from './useAccount'

/** The security of an account: below one's own account, and below a member of staff whom one manages. */
export function AccountSecurity() {
  const { id, initialData } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !user) return null
  const { email = '', name = '' } = (initialData ?? {}) as { email?: string; name?: string }
  return <Sections email={email} isOwn={user.id === id} name={name} userId={Number(id)} />
}

interface SectionsProps {
  userId: number
  isOwn: boolean
  email: string
  name: string
}

function Sections({ userId, isOwn, email, name }: SectionsProps) {
  const { result, reload } = useAccount(userId)
  const details = result?.value
  return (
    <section aria-busy={result === null} aria-labelledby="account-security" className="account">
      <h2 id="account-security">Sign-in and security</h2>
      {details ? (
        <>
          {details.isInvited && !isOwn ? (
            <InvitationCard email={email} name={name} onSent={reload} userId={userId} />
          ) : null}
          <div className="account-card">
            <h3>Password</h3>
            <p>
              {isOwn
                ? 'Use one that you use nowhere else.'
                : 'Set one only if they cannot use Forgot password. They get an email about it.'}
            </p>
            <ChangePassword email={email} onChange={reload} otherName={isOwn ? null : name} userId={userId} />
          </div>
          <TwoStepSignIn
            email={email}
            onChange={reload}
            otherName={isOwn ? null : name}
            secondFactor={details.secondFactor}
            userId={userId}
          />
          <Sessions isOwn={isOwn} onChange={reload} sessions={details.sessions} userId={userId} />
          <AccountEvents events={details.events} />
        </>
      ) : (
        <p className={result ? 'account-problem' : 'account-quiet'} role={result ? 'alert' : 'status'}>
          {result?.problem ?? 'Loading where the account is signed in …'}
        </p>
      )}
    </section>
  )
}
