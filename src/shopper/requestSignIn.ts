'use client'

import { type SignInType, signInLink } from '@/domain/site/signIn'
import { readSession } from './session'

export const SIGN_IN_EVENT = 'request-sign-in'

export interface SignInRequest {
  type: SignInType
  /** paths on the site: where the shopper goes afterwards, and the page they are on */
  redirect: string
  back: string
  /** adds a mobile to the account that is signed in */
  attaches?: boolean
}

/**
 * Opens the sign-in in a dialog, also for a shopper who is signed in and adds a mobile to watch a car. Its page for other reasons of a shopper
 * who is signed in, and while the dialog cannot open.
 */
export function requestSignIn(type: SignInType, redirect: string, back: string): void {
  const isSignedIn = readSession() !== null
  const detail = { type, redirect, back, ...(isSignedIn && { attaches: true }) }
  const event = new CustomEvent<SignInRequest>(SIGN_IN_EVENT, { detail, cancelable: true })
  const opens = (!isSignedIn || type === 'watchlist') && !document.dispatchEvent(event)
  if (!opens) window.location.assign(signInLink(type, redirect, back))
}
