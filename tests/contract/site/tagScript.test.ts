import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OPTIONAL_STORAGE } from '../../../src/domain/tags/consent'
import type { StandardEvent } from '../../../src/domain/tags/standardEvents'
import type { SiteTag } from '../../../src/domain/tags/tag'
import { TAG_KIND_NAMES, type TagKind, tagSettings } from '../../../src/domain/tags/tagKinds'
import { tagSources } from '../../../src/domain/tags/tagSources'
import { CONTACT_KEY } from '../../../src/enquiry/storageKeys'
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../../src/server/securityHeaders.mjs'
import { viewedCars } from '../../../src/shopper/viewedCars'
import { EARLY_PAGE_SCRIPT } from '../../../src/shopper/visit'
import { recentSearches } from '../../../src/stock/suggestions/recentSearches'
import type { Vendor } from '../../../src/tags/vendors'

const root = resolve(import.meta.dirname, '../../..')

describe('the script of marketing tags', () => {
  it('is small', () => expect(readFileSync(resolve(root, 'public/forecourt/tags.js')).length).toBeLessThan(24_000))

  it('knows the keys of what is not necessary', () => {
    expect(Object.keys(OPTIONAL_STORAGE).sort()).toEqual(
      [
        viewedCars.key,
        recentSearches.key,
        `forecourt.${CONTACT_KEY}`,
        'forecourt.visit',
        'forecourt.earlyPages',
        'forecourt.touches',
        'forecourt.visitSteps',
      ].sort(),
    )
    expect(EARLY_PAGE_SCRIPT).toContain('"forecourt.earlyPages"')
  })
})

describe('the content security policy', () => {
  it('has the hosts of tags beside the usual ones', () => {
    const policy = contentSecurityPolicy({ 'script-src': ['https://a.example'], 'frame-src': ['https://b.example'] })
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https://a.example;")
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/b\.example;/)
    expect(contentSecurityPolicy({})).toBe(SECURITY_HEADERS['Content-Security-Policy'])
  })
})

describe('pages that open without a load', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[STK-02] are told from other addresses of the same page, such as that of a search with its filters', async () => {
    const place = { pathname: '/' }
    const go = (_: unknown, __: string, path: string) => {
      place.pathname = path.split('?')[0]!
    }
    const history = { pushState: go, replaceState: go }
    const back: (() => void)[] = []
    vi.stubGlobal('location', place)
    vi.stubGlobal('history', history)
    vi.stubGlobal('addEventListener', (_: string, run: () => void) => back.push(run))
    const { watchPages } = await import('../../../src/tags/watchPages')
    const { replaceAddress, takeReplaced } = await import('../../../src/shopper/replacedAddress')
    const seen: string[] = []
    watchPages((isReplaced) => seen.push(`${place.pathname} ${isReplaced}`))
    history.pushState(null, '', '/search?query=hilux')
    replaceAddress('/search/toyota/hilux')
    replaceAddress('/search/toyota/hilux?sort=price')
    history.pushState(null, '', '/cars/a-1')
    place.pathname = '/search/toyota/hilux'
    for (const run of back) run()
    expect(seen).toEqual([
      '/search false',
      '/search/toyota/hilux true',
      '/cars/a-1 false',
      '/search/toyota/hilux false',
    ])
    // Our own count of views: once for each replaced address, and only from the page that it replaced.
    expect(takeReplaced('/', '/search/toyota/hilux')).toBe(false)
    expect(takeReplaced('/search', '/search/toyota/hilux')).toBe(true)
    expect(takeReplaced('/search', '/search/toyota/hilux')).toBe(false)
  })
})

/** A page that notes the scripts which are added to it. */
function fakePage() {
  const scripts: { src: string; async: boolean; text?: string }[] = []
  const head = { append: (script: { src: string; async: boolean }) => scripts.push(script) }
  const document = {
    ...{ head, body: head, scripts: [], querySelector: () => head, querySelectorAll: () => [] },
    createElement: () => ({ setAttribute: () => {} }),
  }
  const page: Record<string, unknown> = { dataLayer: [] }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { search: '', pathname: '/' })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  return { scripts, page }
}

const SETTINGS: Readonly<Record<string, string>> = {
  ...{
    containerId: 'GTM-ABC1234',
    measurementId: 'G-ABC1234567',
    conversionId: 'AW-123456789',
    token: 'a-podium-token',
  },
  ...{
    pixelId: '123456789012345',
    tagId: '12345678',
    partnerId: '1234567',
    siteId: '1234567',
    projectId: 'abcdefghij',
  },
  ...{ scriptUrl: 'https://cdn.vendor.example/widget.js', place: '#widget', conversionLabel: 'AbC-D_efG-h12' },
}

const EVENTS = ['page_view', 'view_item', 'generate_lead', 'search'].map(
  (name): StandardEvent => ({
    ...{ name, asc: [], params: { page_type: 'item' }, conversionId: name === 'generate_lead' ? 'REF-1' : null },
    items: [{ item_id: '7', item_name: 'Mazda 3', item_brand: 'Mazda', price: 20_000 }],
  }),
)

describe.each(TAG_KIND_NAMES)('a tag of the kind %s', (kind: TagKind) => {
  let vendors: typeof import('../../../src/tags/vendors')
  let page: ReturnType<typeof fakePage>

  beforeEach(async () => {
    page = fakePage()
    vi.resetModules()
    vendors = await import('../../../src/tags/vendors')
  })
  afterEach(() => vi.unstubAllGlobals())

  it('adds its vendor’s script from a host that the policy allows, without inline code, and takes events', () => {
    const settings = Object.fromEntries(
      tagSettings(kind).flatMap(({ name }) => (SETTINGS[name] ? [[name, SETTINGS[name]]] : [])),
    )
    const tag: SiteTag = {
      ...{ id: 1, kind, purpose: 'marketing', load: 'ready', settings, hosts: [], pageKinds: [], paths: [] },
      ...{ from: null, until: null, swaps: [] },
    }
    const vendor: Vendor = vendors.VENDORS[kind](tag, new Set(['necessary', 'marketing', 'analytics', 'functional']))
    expect(page.scripts).toHaveLength(1)
    const [script] = page.scripts
    expect(script).toMatchObject({ async: true })
    expect(script?.text).toBeUndefined()
    const { host, origin } = new URL(script!.src)
    const allows = (source: string) =>
      source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length)))
    expect(tagSources(tag)['script-src']?.filter(allows)).not.toEqual([])
    for (const event of EVENTS) vendor.onEvent?.(event)
    vendor.onConsent?.(new Set(['necessary']))
    expect(JSON.stringify(page.page)).not.toMatch(/@|undefined/)
  })
})
