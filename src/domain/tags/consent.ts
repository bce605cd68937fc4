import { OPTIONAL_PURPOSES, type OptionalPurpose, type Purpose } from './purposes'

/**
 * How a site asks for consent. `notice`: tags run until the shopper refuses. `optIn`: nothing but what is necessary is stored or loaded
 * before the shopper agrees.
 */
export const CONSENT_MODES = ['off', 'notice', 'optIn'] as const
export type ConsentMode = (typeof CONSENT_MODES)[number]

/** Words of the consent bar and its choices. */
export interface ConsentWording {
  title: string
  text: string
  accept: string
  decline: string
  choose: string
  save: string
  functional: string
  analytics: string
  marketing: string
}

const OPT_IN_WORDING: ConsentWording = {
  title: 'Your privacy',
  text: 'We use cookies and similar technology to remember what you looked at, to see how our site is used, and to show you our ads elsewhere. You decide which.',
  accept: 'Accept all',
  decline: 'Only necessary',
  choose: 'Choose',
  save: 'Save choices',
  functional:
    'Remembers the vehicles you viewed, your searches and your contact details in this browser, and runs chat.',
  analytics: 'Shows us which pages and campaigns bring visitors.',
  marketing: 'Lets our advertising partners recognise you, so that our ads reach people like you.',
}

/** The words of a site that wrote none. In notice mode everything is on while the bar is shown, and the words say so. */
export const DEFAULT_CONSENT_WORDING: Readonly<Record<ConsentMode, ConsentWording>> = {
  off: OPT_IN_WORDING,
  optIn: OPT_IN_WORDING,
  notice: {
    ...OPT_IN_WORDING,
    text: 'Cookies and similar technology are on: they remember what you looked at, show us how our site is used, and show you our ads elsewhere. You can turn them off.',
    accept: 'OK',
    decline: 'Turn off',
  },
}

/** A site's consent settings. */
export interface ConsentRules {
  mode: ConsentMode
  wording: ConsentWording
}

/** A shopper's choice. */
export interface ConsentChoice {
  /** of the wording that they saw */
  version: string
  /** epoch seconds */
  at: number
  /** the purposes that they agreed to, without `necessary` */
  purposes: OptionalPurpose[]
}

/** The cookie of the choice. It names nobody, and the server reads it with an enquiry. */
export const CONSENT_COOKIE = 'forecourt_consent'

/** Seconds that a choice lasts: half a year, after which the site asks again. */
export const CONSENT_MAX_AGE_SECONDS = 15_552_000

/** Id of a site's wording and mode: a change asks every shopper again. */
export function consentVersion({ mode, wording }: ConsentRules): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([mode, Object.entries(wording).sort()]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** The value of the cookie: version, time, and the first letters of the purposes. */
export const formatConsent = ({ version, at, purposes }: ConsentChoice): string =>
  [version, at, purposes.map((purpose) => purpose.charAt(0)).join('') || '-'].join('.')

/** Parses the value of the cookie; null if it is missing or malformed. */
export function parseConsent(value: string | null | undefined): ConsentChoice | null {
  const [, version = '', at = '', letters = ''] =
    /^([a-z0-9]{1,8})\.(\d{1,12})\.([a-z]{1,3}|-)$/.exec(value ?? '') ?? []
  if (version === '') return null
  return {
    version,
    at: Number(at),
    purposes: OPTIONAL_PURPOSES.filter((purpose) => letters.includes(purpose.charAt(0))),
  }
}

/** The choice in a Cookie header or `document.cookie`; null if there is none. */
export function readConsent(cookies: string | null): ConsentChoice | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies ?? '') ?? []
  return parseConsent(value)
}

/** What a browser with Global Privacy Control refuses on every site, whatever the mode and an earlier answer: to be known to advertisers. */
export const GPC_REFUSES: readonly OptionalPurpose[] = ['marketing']

/** Whether a browser sends Global Privacy Control, by the headers of its request. */
export const sendsGpc = (headers: Headers): boolean => headers.get('sec-gpc')?.trim() === '1'

/**
 * The purposes that apply: the shopper's choice if it was made of the current wording, else what the mode allows; never what Global Privacy
 * Control refuses.
 * @param hasGpc whether the browser sends it
 */
export function grantedPurposes(
  mode: ConsentMode,
  version: string,
  choice: ConsentChoice | null,
  hasGpc: boolean,
): Set<Purpose> {
  const purposes = chosenPurposes(mode, version, choice)
  if (hasGpc) for (const purpose of GPC_REFUSES) purposes.delete(purpose)
  return purposes
}

function chosenPurposes(mode: ConsentMode, version: string, choice: ConsentChoice | null): Set<Purpose> {
  const isCurrent = choice !== null && choice.version === version
  // A refusal outlives a change of the wording until the shopper has answered again.
  if (mode !== 'off' && choice && (isCurrent || mode === 'notice')) return new Set(['necessary', ...choice.purposes])
  return new Set(mode === 'optIn' ? ['necessary'] : ['necessary', ...OPTIONAL_PURPOSES])
}

/** Whether the shopper has to be asked. */
export const mustAsk = (mode: ConsentMode, version: string, choice: ConsentChoice | null): boolean =>
  mode !== 'off' && choice?.version !== version

/** Signals of Google Consent Mode v2. */
export function googleConsent(granted: ReadonlySet<Purpose>): Record<string, 'granted' | 'denied'> {
  const signal = (purpose: Purpose) => (granted.has(purpose) ? 'granted' : 'denied')
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('analytics'),
    functionality_storage: signal('functional'),
    personalization_storage: signal('functional'),
    security_storage: 'granted',
  }
}

/** What our own pages keep in a browser that is not necessary, by key; in opt-in mode it is kept only with consent. */
export const OPTIONAL_STORAGE: Readonly<Record<string, OptionalPurpose>> = {
  'forecourt.visit': 'analytics',
  'forecourt.earlyPages': 'analytics',
  'forecourt.touches': 'analytics',
  'forecourt.visitSteps': 'analytics',
  'forecourt.recent_searches': 'functional',
  viewed_cars: 'functional',
  'forecourt.contact': 'functional',
}

/** Consent as it is kept with a lead. */
export interface LeadTrackingConsent {
  /** `version` of the wording */
  version: string
  /** when the shopper chose, ISO 8601 */
  at: string
  purposes: OptionalPurpose[]
  /** what the shopper was told */
  text: string
}

/**
 * The consent to keep with a lead: what the shopper chose of the current wording, without what Global Privacy Control refuses. Null if nothing
 * was asked or answered.
 */
export function leadTrackingConsent(
  rules: ConsentRules,
  choice: ConsentChoice | null,
  hasGpc: boolean,
): LeadTrackingConsent | null {
  const version = consentVersion(rules)
  if (rules.mode === 'off' || choice?.version !== version) return null
  const { title, text } = rules.wording
  const purposes = choice.purposes.filter((purpose) => !(hasGpc && GPC_REFUSES.includes(purpose)))
  return { version, at: new Date(choice.at * 1000).toISOString(), purposes, text: `${title}: ${text}` }
}
