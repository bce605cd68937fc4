'use client'

import { type SignInType, signInLink } from '@/domain/site/signIn'
import { readSession } from './session'

export const SIGN_IN_EVENT = 'request-sign-in'

export interface SignInRequest {
  type: SignInType
  /** paths on the site: where the shopper goes afterwards, and the page they are on */
  redirect: string
  back: string
}

/** Opens the sign-in in a dialog; its page for a shopper who is signed in and adds an address, and while the dialog cannot open. */
export function requestSignIn(type: SignInType, redirect: string, back: string): void {
  const event = new CustomEvent<SignInRequest>(SIGN_IN_EVENT, { detail: { type, redirect, back }, cancelable: true })
  const opens = readSession() === null && !document.dispatchEvent(event)
  if (!opens) window.location.assign(signInLink(type, redirect, back))
}
