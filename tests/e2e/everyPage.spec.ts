import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

/** How much of the view may move while a shopper reads to the end: the sum of the layout shifts, where Google's "good" is 0.1. */
const MAX_SHIFT = 0.01

/**
 * The kinds of page and the rows that they stand for. An address belongs to the first kind that matches it; of a kind
 * with `each`, every page is visited, else the first.
 */
const KINDS = [
  { kind: 'home', matches: /^\/$/ },
  { kind: 'car', matches: /^\/cars\/./ },
  { kind: 'searchOfModel', matches: /^\/search\/[^/]+\/[^/]+$/ },
  { kind: 'search', matches: /^\/search\/new-used-and-demo-cars$/ },
  { kind: 'searchOfType', matches: /^\/search\/(new|used|demo)-cars$/ },
  { kind: 'searchOfMake', matches: /^\/search\// },
  { kind: 'location', matches: /^\/our-location\// },
  { kind: 'contactLocation', matches: /^\/contact-us\// },
  { kind: 'offer', matches: /^\/special-offers\// },
  { kind: 'post', matches: /^\/blog\// },
  { kind: 'range', matches: /^\/models$/ },
  { kind: 'model', matches: /^\/models\// },
  { kind: 'page', matches: /^\/./, each: true },
] as const

/** Pages that no sitemap names: a shopper's own, and none at all. */
const UNLISTED = [
  { path: '/favourites', status: 200 },
  { path: '/no-such-page', status: 404 },
]

interface Address {
  path: string
  status: number
}

async function addressesOf(host: string, request: APIRequestContext): Promise<Address[]> {
  const files = await Promise.all(
    ['pages.xml', 'cars-1.xml'].map(async (file) => (await request.get(`${host}/sitemaps/${file}`)).text()),
  )
  const paths = Array.from(files.join('').matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url!).pathname)
  const met = new Set<string>()
  const chosen = paths.filter((path) => {
    const found = KINDS.find(({ matches }) => matches.test(path))!
    const isNew = !met.has(found.kind)
    met.add(found.kind)
    return isNew || 'each' in found
  })
  expect(chosen.length, 'pages of every kind').toBeGreaterThan(30)
  return [...chosen.map((path) => ({ path, status: 200 })), ...UNLISTED]
}

/** Sums the layout shifts of whatever the page shows next; a shift right after a press or a tap is not one. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0, worst: 0, of: '' }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        shifts.sum += entry.value
        if (entry.value <= shifts.worst) continue
        shifts.worst = entry.value
        shifts.of = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeName).join(' | ')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Reads to the end, a window at a time, with time for what is fetched when it comes near. */
async function readsToTheEnd(page: Page) {
  return page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await document.fonts.ready
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await pause(40)
    }
    await pause(100)
    return (window as unknown as { shifts: { sum: number; of: string } }).shifts
  })
}

/** What is wrong with a page, one line each. */
async function faultsOf(page: Page, host: string, { path, status }: Address, axe: boolean): Promise<string[]> {
  const faults: string[] = []
  const address = host + path
  const note = (text: string) => faults.push(`${path}: ${text}`)
  const onError = (error: Error) => note(`threw ${error.message}`)
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    const isMissingPageItself = status === 404 && message.location().url === address
    if (message.type() === 'error' && !isMissingPageItself) note(`console: ${message.text()}`)
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  const check = async (look: () => Promise<void>) => {
    try {
      await look()
    } catch (error) {
      note((error as Error).message.replaceAll(/\s*\n\s*/g, ' '))
    }
  }
  const answer = await page.goto(address)
  if (answer?.status() !== status) note(`answered ${answer?.status()}`)
  const { sum, of } = await readsToTheEnd(page)
  if (sum > MAX_SHIFT) note(`moved by ${sum.toFixed(3)}: ${of}`)
  const headings = await page.locator('h1').count()
  if (headings !== 1) note(`has ${headings} headings of the first level`)
  const shopper = new Shopper(page)
  await check(() => shopper.expectNoHorizontalScroll())
  if (axe) await check(() => shopper.expectNoAxeViolations('main'))
  page.off('pageerror', onError)
  page.off('console', onConsole)
  return faults
}

// The faults name their page; a video of forty pages would only slow them down.
test.use({ trace: 'off', screenshot: 'off' })

/** At 1440 px these have other controls than on a phone: a column of filters, a sidebar, a form beside its summary. */
const DIFFERS_WHEN_WIDE =
  /^\/(cars\/|search\/new-used|our-location\/|models\/|finance$|locations$|dealer-locator$|blog\/)/

for (const [name, host] of [
  ['harbour', hosts.harbour],
  ['bluegum', hosts.bluegum],
  ['ironbark', hosts.ironbark],
  ['wayfarer', hosts.wayfarer],
] as const) {
  for (const width of [390, 1440]) {
    test(`[SITE-08] [LOC-02] [MOD-04] ${name}'s pages of every kind are whole, still and without barriers at ${width} px`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      const faults: string[] = []
      for (const address of await addressesOf(host, request)) {
        // Header, footer and the home page are looked at in sites.spec.ts.
        const axe = address.path !== '/' && (width === 390 || DIFFERS_WHEN_WIDE.test(address.path))
        faults.push(...(await faultsOf(page, host, address, axe)))
      }
      expect(faults).toEqual([])
    })
  }
}
