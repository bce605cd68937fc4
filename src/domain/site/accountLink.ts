import type { SignInType } from './signIn'
import { hasAccounts, hasGarage } from './signInGates'
import type { Site } from './site'

/** The shopper's own page in the header and the footer: the garage by the site's name, else the account; null without accounts. */
export function accountLink({ flags, links, wording }: Pick<Site, 'flags' | 'links' | 'wording'>): {
  name: string
  url: string
  /** of the sign-in that it needs */
  type: SignInType
} | null {
  if (hasGarage(flags)) return { name: wording.myGarage, url: links.garage, type: 'my-garage' }
  return hasAccounts(flags) ? { name: 'My account', url: '/account', type: 'account' } : null
}
