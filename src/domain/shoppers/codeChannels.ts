import type { SignInType } from '../site/signIn'
import type { CodeChannel } from './shopperAddress'

/** How codes can be sent for a type of sign-in: a watchlist goes by mobile number (FAV-04), all others by either. */
export function codeChannels(type: SignInType, sendsTexts: boolean): CodeChannel[] {
  if (type === 'watchlist') return ['sms']
  return sendsTexts ? ['email', 'sms'] : ['email']
}
