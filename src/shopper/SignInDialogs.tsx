'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { parseSignInType, sitePath } from '@/domain/site/signIn'
import { SIGN_IN_EVENT, type SignInRequest } from './requestSignIn'
import { readSession } from './session'

const load = () => import('./signIn/SignInDialog')

const SignInDialog = dynamic(() => load().then((module) => module.SignInDialog), { ssr: false })

/**
 * Opens the sign-in in a dialog for every link to it, to a page that needs one (`data-sign-in` with its type), and on request. One
 * listener for the whole page, so that the links stay links; the form loads when one is pressed. A shopper who is signed in follows the
 * link, which leads on to what they want.
 */
export function SignInDialogs({ sendsTexts }: { sendsTexts: boolean }) {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.host !== window.location.host || 'signInStep' in link.dataset || readSession() !== null) return
      const { pathname, search, searchParams } = new URL(link.href)
      const { signIn } = link.dataset
      if (pathname !== '/sign-in' && !signIn) return
      event.preventDefault()
      setRequest({
        type: parseSignInType(signIn ?? searchParams.get('type')),
        redirect: sitePath(signIn ? pathname + search : searchParams.get('redirect')),
        back: window.location.pathname + window.location.search,
      })
      setOpen(true)
    }
    const onRequest = (event: Event) => {
      event.preventDefault()
      setRequest((event as CustomEvent<SignInRequest>).detail)
      setOpen(true)
    }
    // Runs before the link's own handlers, which ignore prevented events.
    document.addEventListener('click', onClick, true)
    document.addEventListener(SIGN_IN_EVENT, onRequest)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener(SIGN_IN_EVENT, onRequest)
    }
  }, [])
  return request && <SignInDialog request={{ ...request, sendsTexts }} open={open} onOpenChange={setOpen} />
}
