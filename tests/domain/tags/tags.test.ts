import { describe, expect, it } from 'vitest'
import { toConsentRules } from '../../../src/data/fromPayload/tag'
import {
  type ConsentChoice,
  consentVersion,
  DEFAULT_CONSENT_WORDING,
  formatConsent,
  googleConsent,
  grantedPurposes,
  leadTrackingConsent,
  mustAsk,
  parseConsent,
  readConsent,
  sendsGpc,
} from '../../../src/domain/tags/consent'
import { findNewScript } from '../../../src/domain/tags/newScript'
import { isTrackablePhone, trackingNumber } from '../../../src/domain/tags/numberSwap'
import { isRunning, runningTags } from '../../../src/domain/tags/tag'
import { validateTagHost } from '../../../src/domain/tags/tagHosts'
import {
  KINDS_WITH_HOSTS,
  TAG_KIND_NAMES,
  TAG_KINDS,
  type TagKind,
  tagSettings,
  validateTagSetting,
} from '../../../src/domain/tags/tagKinds'
import { pageKind, pathMatches, validatePathPattern } from '../../../src/domain/tags/tagPages'
import { allTagSources, tagSources } from '../../../src/domain/tags/tagSources'

const EVERYWHERE = { from: null, until: null, pageKinds: [], paths: [] }

describe('pages of a tag', () => {
  it.each([
    ['/', 'home'],
    ['/search/used-cars', 'search'],
    ['/cars', 'search'],
    ['/cars/2021-mazda-3-17', 'car'],
    ['/checkout-journey', 'checkout'],
    ['/models/hilux', 'model'],
    ['/special-offers/eofy', 'offer'],
    ['/locations/geelong', 'location'],
    ['/blog/towing', 'blog'],
    ['/finance', 'page'],
    ['/constructor', 'page'],
  ] as const)('%s is of the kind %s', (path, kind) => expect(pageKind(path)).toBe(kind))

  it.each([
    ['/finance', '/finance', true],
    ['/finance', '/finance/', true],
    ['/finance', '/finance/terms', false],
    ['/search/*', '/search/used-cars', true],
    ['/search/*', '/search', false],
    ['*', '/anything', true],
    ['/*/toyota', '/search/toyota', true],
    ['/*/toyota', '/search/toyota/hilux', false],
    ['/a*a', '/a', false],
    ['/Search/*', '/search/x', true],
  ])('%s and %s: %s', (pattern, path, fits) => expect(pathMatches(pattern, path)).toBe(fits))

  it.each(['finance', '/two words', '/a?b=1', '/a#b', ''])('%j is no pattern, and the message says why', (pattern) =>
    expect(validatePathPattern(pattern)).toMatch(/^Paths: .*Start with \//),
  )

  it('are all, or those of its kinds and paths', () => {
    const tag = { ...EVERYWHERE, pageKinds: ['car' as const], paths: ['/finance*'] }
    const on = (path: string) => runningTags([tag], path, 0).length === 1
    expect(['/cars/a-1', '/finance', '/', '/search/used'].map(on)).toEqual([true, true, false, false])
    expect(runningTags([EVERYWHERE], '/anything', 0)).toHaveLength(1)
  })

  it('are never those about a person', () => {
    for (const path of ['/account', '/bookings/abcdefgh', '/my-garage/', '/Sign-In', '/unsubscribe/x'])
      expect(runningTags([EVERYWHERE], path, 0)).toEqual([])
    expect(runningTags([EVERYWHERE], '/accountancy', 0)).toHaveLength(1)
  })

  it('are there from its start and not at its end', () => {
    const tag = { from: 100, until: 200 }
    expect([99, 100, 199, 200].map((now) => isRunning(tag, now))).toEqual([false, true, true, false])
  })
})

/** A valid and an invalid value of each field. */
const SAMPLES: Record<TagKind, Record<string, [string, string]>> = {
  gtm: { containerId: ['GTM-ABC1234', 'G-ABC1234567'] },
  ga4: { measurementId: ['G-ABC1234567', 'UA-1234-1'] },
  googleAds: {
    conversionId: ['AW-123456789', '123456789'],
    conversionLabel: ['AbC-D_efG-h12', 'a b c d e f'],
    customerId: ['123-456-7890', '12345'],
    conversionActionId: ['987654321', 'ctId=9'],
  },
  metaPixel: { pixelId: ['123456789012345', 'fb-1'], testEventCode: ['TEST12345', '12345'] },
  microsoftUet: { tagId: ['12345678', 'UET-1'] },
  tiktok: { pixelId: ['C4ABCDEFGHIJKLMNOPQR', 'c4abc'] },
  linkedin: { partnerId: ['1234567', 'in/me'] },
  hotjar: { siteId: ['1234567', 'hj'] },
  clarity: { projectId: ['abcdefghij', 'A B'] },
  callTracking: { scriptUrl: ['https://cdn.callrail.com/companies/1/a/12/swap.js', 'http://cdn.callrail.com/swap.js'] },
  podium: { token: ['0c1d2e3f-1234-4abc-8def-0123456789ab', '<script>'] },
  chat: { scriptUrl: ['https://chat.example.com/widget.js?id=1', 'javascript:alert(1)'] },
  reviewsWidget: {
    scriptUrl: ['https://reviews.example.com/w.js', '//reviews.example.com/w.js'],
    place: ['#reviews-widget', '.reviews'],
  },
  custom: { scriptUrl: ['https://scripts.example.com/a.js', 'https://user@scripts.example.com/"a.js'] },
}

describe.each(TAG_KIND_NAMES)('a tag of the kind %s', (kind) => {
  it('has fields that refuse what does not fit, and name the field and the fix', () => {
    expect(tagSettings(kind).map(({ name }) => name)).toEqual(Object.keys(SAMPLES[kind]))
    for (const setting of tagSettings(kind)) {
      const [valid, invalid] = SAMPLES[kind][setting.name]!
      expect(validateTagSetting(setting, ` ${valid} `)).toBeNull()
      const message = validateTagSetting(setting, invalid)
      expect(message).toMatch(new RegExp(`^${setting.label}: enter .*such as`))
      expect(validateTagSetting(setting, '')).toBe(setting.required ? `${setting.label}: enter it.` : null)
    }
  })

  it('allows its vendor’s script, and hosts over https only', () => {
    const settings = Object.fromEntries(Object.entries(SAMPLES[kind]).map(([name, [valid]]) => [name, valid]))
    const sources = tagSources({ kind, settings, hosts: ['cdn.example.com'] })
    expect(sources['script-src']?.length).toBeGreaterThan(0)
    if (settings.scriptUrl) expect(sources['script-src']).toContain(new URL(settings.scriptUrl).origin)
    expect(Boolean(sources['frame-src']?.includes('https://cdn.example.com'))).toBe(KINDS_WITH_HOSTS.includes(kind))
    for (const source of Object.values(sources).flat()) expect(source).toMatch(/^(https|wss):\/\/(\*\.)?[a-z0-9.-]+$/)
  })
})

describe('what decides the script of a tag', () => {
  it('is its container or script address, and no ID of a vendor; a new setting says which it is here', () => {
    const settings = TAG_KIND_NAMES.flatMap((kind) =>
      tagSettings(kind).map(({ name, decidesScript }) => `${kind}.${name}${decidesScript ? ' decides' : ''}`),
    )
    expect(settings).toEqual([
      ...['gtm.containerId decides', 'ga4.measurementId'],
      ...['conversionId', 'conversionLabel', 'customerId', 'conversionActionId'].map((name) => `googleAds.${name}`),
      ...['metaPixel.pixelId', 'metaPixel.testEventCode', 'microsoftUet.tagId', 'tiktok.pixelId', 'linkedin.partnerId'],
      ...['hotjar.siteId', 'clarity.projectId', 'callTracking.scriptUrl decides', 'podium.token'],
      ...[
        'chat.scriptUrl decides',
        'reviewsWidget.scriptUrl decides',
        'reviewsWidget.place',
        'custom.scriptUrl decides',
      ],
    ])
  })

  it.each(TAG_KIND_NAMES)('%s: a setting that adds to the policy of pages decides it', (kind) => {
    for (const { name, decidesScript } of tagSettings(kind)) {
      const [value = ''] = (SAMPLES[kind] as Record<string, readonly string[]>)[name] ?? []
      const of = (settings: Record<string, string>) => JSON.stringify(tagSources({ kind, settings, hosts: [] }))
      if (of({ [name]: value }) !== of({})) expect(decidesScript).toBe(true)
    }
  })

  const gtm = (containerId: string, hosts: string[] = []) => ({ kind: 'gtm', gtm: { containerId }, hosts })
  it.each([
    [gtm('GTM-A1234'), null, 'gtm.containerId'],
    [gtm('GTM-A1234'), gtm('GTM-B1234'), 'gtm.containerId'],
    [gtm('GTM-A1234'), { ...gtm('GTM-A1234'), kind: 'ga4' }, 'gtm.containerId'],
    [gtm('GTM-A1234', ['b.test']), gtm('GTM-A1234', ['a.test']), 'hosts'],
    [gtm('GTM-A1234', ['a.test', ' B.test']), gtm(' GTM-A1234', ['b.test', 'A.TEST']), undefined],
    [gtm('GTM-A1234'), gtm('GTM-A1234', ['a.test']), undefined],
    [gtm(''), null, undefined],
    [{ kind: 'callTracking', hosts: ['a.test'] }, gtm('GTM-A1234', ['a.test']), 'hosts'],
    [{ kind: 'ga4', ga4: { measurementId: 'G-ABC1234567' }, hosts: ['a.test'] }, null, undefined],
  ])('%j after %j: %s', (tag, before, path) => expect(findNewScript(tag, before)?.path).toBe(path))
})

describe('sources of a site', () => {
  it.each(KINDS_WITH_HOSTS)(
    '[CAR-06] a tag of the kind %s may open websockets to the hosts that staff entered',
    (kind) => {
      const settings = SAMPLES[kind].scriptUrl ? { scriptUrl: 'https://chat.vendor.example:8443/w.js' } : {}
      const sources = tagSources({ kind, settings: settings as Record<string, string>, hosts: ['*.live.example'] })
      const entered = ['*.live.example', ...('scriptUrl' in settings ? ['chat.vendor.example:8443'] : [])]
      for (const host of entered) {
        expect(sources['connect-src']).toEqual(expect.arrayContaining([`https://${host}`, `wss://${host}`]))
        // Scripts and frames come over https.
        expect(sources['script-src']).not.toContain(`wss://${host}`)
        expect(sources['frame-src']).not.toContain(`wss://${host}`)
      }
    },
  )

  /** Addresses that Google’s guide to content security policies has its tags call, with the directive of each. */
  const GOOGLE_CALLS = [
    ['googleAds', 'connect-src', 'https://google.com/ccm/form-data/123'],
    ['googleAds', 'connect-src', 'https://www.google.com/ccm/collect'],
    ['googleAds', 'connect-src', 'https://pagead2.googlesyndication.com/ccm/collect'],
    ['googleAds', 'connect-src', 'https://www.googleadservices.com/pagead/conversion/1/'],
    ['googleAds', 'connect-src', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/'],
    ['googleAds', 'connect-src', 'https://ad.doubleclick.net/activity'],
    ['googleAds', 'script-src', 'https://www.google.com/pagead/conversion_async.js'],
    ['googleAds', 'script-src', 'https://pagead2.googlesyndication.com/pagead/conversion.js'],
    ['googleAds', 'frame-src', 'https://bid.g.doubleclick.net/xbbe/pixel'],
    ['googleAds', 'frame-src', 'https://td.doubleclick.net/td/rul/1'],
    ['gtm', 'connect-src', 'https://google.com/ccm/form-data/123'],
    ['gtm', 'frame-src', 'https://1234.fls.doubleclick.net/activityi'],
    ['gtm', 'script-src', 'https://tagmanager.google.com/debug'],
    ['gtm', 'style-src', 'https://fonts.googleapis.com/css'],
    ['gtm', 'font-src', 'https://fonts.gstatic.com/s/a.woff2'],
    ['ga4', 'connect-src', 'https://region1.google-analytics.com/g/collect'],
    ['ga4', 'connect-src', 'https://www.google.com/g/collect'],
    ['ga4', 'connect-src', 'https://stats.g.doubleclick.net/g/collect'],
    ['ga4', 'script-src', 'https://www.googletagmanager.com/gtag/js'],
  ] as const

  it.each(GOOGLE_CALLS)('%s: %s allows %s', (kind, directive, url) => {
    const host = new URL(url).host
    const fits = (source: string) =>
      source === `https://${host}` ||
      (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length)))
    expect(tagSources({ kind, settings: {}, hosts: [] })[directive]?.filter(fits)).not.toEqual([])
  })

  it('are none without tags, and each once with several', () => {
    expect(allTagSources([])).toEqual({})
    const ga4 = { kind: 'ga4' as const, settings: {}, hosts: [] }
    expect(allTagSources([ga4, ga4])).toEqual(allTagSources([ga4]))
    expect(allTagSources([{ ...ga4, kind: 'metaPixel' }, ga4])).toEqual(
      allTagSources([ga4, { ...ga4, kind: 'metaPixel' }]),
    )
  })

  it.each(['cdn.example.com', '*.example.com', ' cdn.example.com '])('%j is a host', (host) =>
    expect(validateTagHost(host)).toBeNull(),
  )
  it.each(['https://cdn.example.com', '*', '*.com; script-src *', 'localhost', "'unsafe-eval'", '', 'a.'.repeat(200)])(
    '%j is none',
    (host) => expect(validateTagHost(host)).toMatch(/^Hosts: /),
  )
  it.each(['*.com', '*.com.au', '*.CO.UK', '*.cloudfront.net', '*.github.io', '*.s3.amazonaws.com', ' *.net.au '])(
    '%j would be everybody’s',
    (host) => expect(validateTagHost(host)).toMatch(/^Hosts: /),
  )
  it.each(['*.dealer.com.au', '*.d111111abcdef8.cloudfront.net', 'd111111abcdef8.cloudfront.net', '*.evil.test'])(
    '%j is one owner’s',
    (host) => expect(validateTagHost(host)).toBeNull(),
  )
})

describe('consent', () => {
  const rules = { mode: 'optIn' as const, wording: DEFAULT_CONSENT_WORDING.optIn }
  const version = consentVersion(rules)
  const choice = (purposes: ConsentChoice['purposes'], of = version): ConsentChoice => ({
    version: of,
    at: 1_800_000_000,
    purposes,
  })
  type Asked = Parameters<typeof grantedPurposes>
  const granted = (mode: Asked[0], of: Asked[1], chosen: Asked[2], hasGpc = false) => [
    ...grantedPurposes(mode, of, chosen, hasGpc),
  ]

  it('has another version with another wording or mode', () => {
    expect(version).toMatch(/^[a-z0-9]{1,8}$/)
    expect(consentVersion({ ...rules, mode: 'notice' })).not.toBe(version)
    expect(consentVersion({ ...rules, wording: { ...rules.wording, text: 'Other words.' } })).not.toBe(version)
    expect(consentVersion({ ...rules, wording: { ...rules.wording } })).toBe(version)
  })

  it('is kept in a cookie that names nobody', () => {
    for (const purposes of [
      [],
      ['analytics'],
      ['functional', 'analytics', 'marketing'],
    ] as ConsentChoice['purposes'][]) {
      const value = formatConsent(choice(purposes))
      expect(parseConsent(value)).toEqual(choice(purposes))
      expect(readConsent(`a=1; forecourt_consent=${value}; b=2`)).toEqual(choice(purposes))
    }
    for (const value of ['', 'x', 'a.b.c', `${version}.1.`, `${version}.1.m;x`, null])
      expect(parseConsent(value)).toBeNull()
    expect(readConsent(`not_forecourt_consent=${formatConsent(choice([]))}`)).toBeNull()
  })

  it('is the choice; without one all or only what is necessary, by mode', () => {
    expect(granted('optIn', version, null)).toEqual(['necessary'])
    expect(granted('notice', version, null)).toHaveLength(4)
    expect(granted('off', version, choice([]))).toHaveLength(4)
    expect(granted('optIn', version, choice(['analytics']))).toEqual(['necessary', 'analytics'])
    expect(granted('optIn', version, choice(['analytics'], 'old'))).toEqual(['necessary'])
    expect(granted('notice', version, choice([], 'old'))).toEqual(['necessary'])
  })

  it('is asked once for each wording, and not at all with consent off', () => {
    expect(mustAsk('off', version, null)).toBe(false)
    expect(mustAsk('optIn', version, null)).toBe(true)
    expect(mustAsk('optIn', version, choice([]))).toBe(false)
    expect(mustAsk('notice', version, choice([], 'old'))).toBe(true)
  })

  it('says in notice mode that tags are on, and in opt-in mode that the shopper decides', () => {
    const words = (mode: 'notice' | 'optIn', own = {}) => toConsentRules({ consent: { mode, ...own } }).wording
    expect(words('notice')).toMatchObject({ accept: 'OK', decline: 'Turn off' })
    expect(words('notice').text).toContain('are on')
    expect(words('optIn')).toMatchObject({ accept: 'Accept all', decline: 'Only necessary' })
    expect(words('optIn').text).toContain('You decide')
    expect(words('notice', { decline: ' No ' }).decline).toBe('No')
  })

  it('becomes signals of Google Consent Mode v2', () => {
    expect(googleConsent(new Set(['necessary', 'analytics']))).toEqual({
      ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
      ...{ analytics_storage: 'granted', functionality_storage: 'denied', personalization_storage: 'denied' },
      security_storage: 'granted',
    })
  })

  it('is kept with a lead if it was given to the current wording', () => {
    expect(leadTrackingConsent(rules, choice(['marketing']), false)).toEqual({
      ...{ version, at: '2027-01-15T08:00:00.000Z', purposes: ['marketing'] },
      text: `${rules.wording.title}: ${rules.wording.text}`,
    })
    expect(leadTrackingConsent(rules, choice(['marketing'], 'old'), false)).toBeNull()
    expect(leadTrackingConsent(rules, null, false)).toBeNull()
    expect(leadTrackingConsent({ ...rules, mode: 'off' }, choice(['marketing']), false)).toBeNull()
  })

  it('never covers marketing for a browser with Global Privacy Control', () => {
    expect(granted('off', version, null, true)).toEqual(['necessary', 'functional', 'analytics'])
    expect(granted('notice', version, null, true)).toEqual(['necessary', 'functional', 'analytics'])
    expect(granted('optIn', version, choice(['analytics', 'marketing']), true)).toEqual(['necessary', 'analytics'])
    expect(leadTrackingConsent(rules, choice(['analytics', 'marketing']), true)?.purposes).toEqual(['analytics'])
    expect(sendsGpc(new Headers({ 'Sec-GPC': '1' }))).toBe(true)
    for (const headers of [{}, { 'Sec-GPC': '0' }, { 'Sec-GPC': 'true' }])
      expect(sendsGpc(new Headers(headers as Record<string, string>))).toBe(false)
  })
})

describe('call tracking', () => {
  const swaps = [
    { shown: '0355500100', tracking: '1300 555 010', source: 'google' },
    { shown: '0355500100', tracking: '1300 555 020', source: '' },
  ]
  it('shows the number of the visit’s source, however the number is written', () => {
    expect(trackingNumber(swaps, '(03) 5550 0100', 'Google')).toBe('1300 555 010')
    expect(trackingNumber(swaps, '+61355500100', 'facebook')).toBe('1300 555 020')
    expect(trackingNumber(swaps, '03 5550 0199', 'google')).toBeNull()
  })

  it('knows a phone number', () => {
    expect(['03 5550 0100', '+61 3 5550 0100', '13 11 14'].every(isTrackablePhone)).toBe(true)
    expect(['', '123', 'call us', '03 5550 0100 ext 5'].some(isTrackablePhone)).toBe(false)
  })
})

it('every kind has a label of its own', () => {
  const labels = TAG_KIND_NAMES.map((kind) => TAG_KINDS[kind].label)
  expect(new Set(labels).size).toBe(labels.length)
})
