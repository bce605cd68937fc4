'use client'
import { AccountForm } from '../accounts/AccountForm'
import { requestAccount } from '../accounts/accountRequests'
import { useSetUp } from '../accounts/useSetUp'
import '../accounts/accounts.css'

interface RequiredSetUpProps {
  userId: number
  email: string
  /** who requires it */
  requiredBy: string
  redirectTo: string
}

/** What whoever is required to have a second factor sees in place of the admin, until it is set up. */
export function RequiredSetUp({ userId, email, requiredBy, redirectTo }: RequiredSetUpProps) {
  const setUp = useSetUp({
    userId,
    email,
    isMove: false,
    title: 'Set up two-step sign-in',
    intro: (
      <p>
        It is required by {requiredBy}. After your password, you enter a code from an app on your phone. You need an
        authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.
      </p>
    ),
    onFinish: () => window.location.assign(redirectTo),
  })
  const signOut = async () => {
    await requestAccount('DELETE', '/api/accounts/held-session')
    window.location.assign('/admin/login')
  }
  const { step, ...form } = setUp
  return (
    <AccountForm
      {...form}
      buttons={
        step === 'codes' ? null : (
          <button className="account-link" onClick={() => void signOut()} type="button">
            Log out
          </button>
        )
      }
      isPage
      key={step}
    />
  )
}
