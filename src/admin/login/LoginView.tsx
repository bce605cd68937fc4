import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { findHeldUser } from '@/data/accounts/heldUser'
import { Logo } from '../Logo'
import { LoginForm } from './LoginForm'
import { RequiredSetUp } from './RequiredSetUp'

/** /admin/login: the form to log in, or the set-up of a second factor that is required of whoever is signed in. */
export async function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload, headers } = initPageResult.req
  const redirectTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(redirectTo)
  const held = await findHeldUser(payload, headers)
  return (
    <div className="account-page">
      <Logo />
      {held ? (
        <RequiredSetUp email={held.email} redirectTo={redirectTo} requiredBy={held.requiredBy} userId={held.id} />
      ) : (
        <LoginForm redirectTo={redirectTo} />
      )}
    </div>
  )
}
