import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE_SECONDS,
  type ConsentChoice,
  formatConsent,
  OPTIONAL_STORAGE,
  readConsent,
} from '@/domain/tags/consent'
import type { OptionalPurpose } from '@/domain/tags/purposes'
import { removeStored } from './ownStorage'

declare global {
  interface Navigator {
    /** Global Privacy Control: not in the types of the DOM yet */
    readonly globalPrivacyControl?: boolean
  }
}

/** Cookies that vendors set under the site's own name, by the start of their names. */
const VENDOR_COOKIES = /^(_ga|_gid|_gcl|_gac|_fbp|_fbc|_uet|_ttp|_tt_|_hj|_clck|_clsk|li_|ln_|calltrk|podium)/

/** Whether the browser sends Global Privacy Control. */
export const hasGpc = (): boolean => navigator.globalPrivacyControl === true

/** The shopper's stored choice; null if there is none. */
export const storedChoice = (): ConsentChoice | null => readConsent(document.cookie)

/** Stores a choice for this host and returns it. */
export function storeChoice(version: string, purposes: OptionalPurpose[]): ConsentChoice {
  const choice = { version, at: Math.floor(Date.now() / 1000), purposes }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and newer than the browsers we support
  document.cookie = `${CONSENT_COOKIE}=${formatConsent(choice)}; Path=/; Max-Age=${CONSENT_MAX_AGE_SECONDS}; SameSite=Lax${secure}`
  return choice
}

/** Deletes what was stored for purposes that the shopper has refused. */
export function clearRefused(granted: ReadonlySet<string>): void {
  for (const [key, purpose] of Object.entries(OPTIONAL_STORAGE)) {
    if (!granted.has(purpose)) removeStored(key)
  }
  if (granted.has('analytics') && granted.has('marketing')) return
  const domains = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'))
  for (const name of document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!VENDOR_COOKIES.test(name)) continue
    for (const domain of ['', ...domains.map((host) => `; Domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}
