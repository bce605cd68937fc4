'use client'

import { useEffect, useState } from 'react'
import { signInLink } from '@/domain/site/signIn'
import { readSession } from '@/shopper/session'
import { Anchor } from '@/ui/actions/Anchor'

/** Says where favourites are kept. The page is the same for everybody: who is signed in is known once it runs. */
export function SavedWhere({ hasAccounts }: { hasAccounts: boolean }) {
  const [isSignedIn, setIsSignedIn] = useState(false)
  useEffect(() => setIsSignedIn(readSession() !== null), [])
  if (!hasAccounts) return 'Saved on this device.'
  if (isSignedIn) return 'Saved in your account, on every device where you sign in.'
  return (
    <>
      Saved on this device, and in your account once you{' '}
      <Anchor href={signInLink('account', '/favourites', '/favourites')} className="link">
        sign in
      </Anchor>
      .
    </>
  )
}
