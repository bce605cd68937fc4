import { join } from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { decodeEntities, parseHtml } from './support/html'
import {
  type Catalogue,
  type CataloguePage,
  findPagesWithSomethingNew,
  PAGE_KINDS,
  type PageKind,
  readSharedCatalogue,
} from './support/pageCatalogue'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

/** Maximum cumulative layout shift while a shopper reads to the end; Google's "good" is 0.1. */
const MAX_SHIFT = 0.01

/** Pixels of the window. */
const [PHONE, WIDE, HEIGHT] = [390, 1440, 900]

const DEALERS = ['harbour', 'bluegum', 'ironbark', 'wayfarer'] as const

/** Pages that no sitemap names: a shopper's own, and one that does not exist. */
const UNLISTED = [
  { path: '/favourites', status: 200 },
  { path: '/no-such-page', status: 404 },
]

/** The catalogue of a dealer, by its index. */
type ReadCatalogue = (index: number) => Promise<Catalogue>

const test = base.extend<object, { readCatalogue: ReadCatalogue }>({
  // A worker reads each dealer's pages once, on first use.
  readCatalogue: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext()
      const folder = join(project.outputDir, '.catalogues')
      const byDealer = new Map<number, Promise<Catalogue>>()
      await use((index) => {
        const catalogue = byDealer.get(index) ?? readSharedCatalogue(hosts[DEALERS[index]!], request, folder)
        byDealer.set(index, catalogue)
        return catalogue
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

for (const [index, name] of DEALERS.entries()) {
  test(`[SITE-04] [SITE-05] [SITE-08] ${name}'s pages have one heading, a title and their own address, and no link is broken`, async ({
    readCatalogue,
    request,
  }) => {
    const { host, listed, pages } = await readCatalogue(index)
    expect(pages.length, 'pages of every kind').toBeGreaterThan(25)
    const faults = pages.flatMap((page) => htmlFaults(page).map((fault) => `${page.path}: ${fault}`))
    const unlisted = new Map<string, { link: string; source: string }>()
    for (const { path: source, html } of pages)
      for (const link of internalLinks(html)) {
        const target = toPath(link)
        if (!listed.has(target) && !unlisted.has(target)) unlisted.set(target, { link, source })
      }
    const menus = pages[0]!.html.match(/<(header|footer)\b[\s\S]*?<\/\1>/g) ?? []
    expect(new Set(menus.flatMap(internalLinks).map(toPath)).size, 'links of header and footer').toBeGreaterThan(10)
    for (const { link, source } of unlisted.values()) {
      const response = await request.get(host + link)
      if (response.ok()) continue
      // Other tests publish and take back pages meanwhile.
      const now = await (await request.get(host + source)).text()
      if (internalLinks(now).includes(link))
        faults.push(`${source}: links to ${link}, which answers ${response.status()}`)
    }
    expect(faults).toEqual([])
  })
}

/** A page's links within the site, each a path with its query. */
const internalLinks = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g), ([, link]) => decodeEntities(link!))

const toPath = (link: string) => link.replace(/\?.*/, '').replace(/(.)\/$/, '$1')

/** Problems in a page's HTML, one line each. */
function htmlFaults({ path, status, html }: CataloguePage): string[] {
  const faults: string[] = []
  const { headings, title, canonical, structuredData } = parseHtml(html)
  if (status !== 200) faults.push(`has status ${status}`)
  if (headings.length !== 1) faults.push(`has ${headings.length} h1 headings`)
  if (!title) faults.push('has no title')
  if (!canonical || new URL(canonical).pathname !== path) faults.push(`has the canonical URL ${canonical}`)
  if (structuredData.some((entry) => !entry['@type'])) faults.push('has structured data without a type')
  return faults
}

/** Sums the layout shifts until the page settles; shifts right after a press or tap do not count. */
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

/** Waits for two frames, at most a second, since a headless browser may not paint any. */
const waitUntilDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(resolve, 1000)
      }),
  )

/** The page's pending requests. */
function watchRequests(page: Page): Set<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Scrolls to the end by windows, until everything that loads when near is loaded and painted. */
async function scrollToEnd(page: Page, pending: Set<Request>) {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  for (let y = 0, height = 1; y < height; y += page.viewportSize()!.height) {
    height = await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return document.documentElement.scrollHeight
    }, y)
    await waitUntilDrawn(page)
  }
  do {
    await expect
      .poll(() => Array.from(pending, (request) => request.url()), { message: 'requests under way', intervals: [50] })
      .toEqual([])
    await waitUntilDrawn(page)
  } while (pending.size > 0)
  return page.evaluate(() => (window as unknown as { shifts: { sum: number; of: string } }).shifts)
}

/** Problems of pages in a browser, one line each. */
async function findFaults(page: Page, host: string, addresses: Iterable<Address>): Promise<string[]> {
  const faults: string[] = []
  let current: Address = { path: '', status: 200, width: PHONE }
  const note = (text: string) => faults.push(`${current.path}: ${text}`)
  page.on('pageerror', (error) => note(`threw ${error.message}`))
  page.on('console', (message) => {
    const isMissingPageItself = current.status === 404 && message.location().url === host + current.path
    if (message.type() === 'error' && !isMissingPageItself) note(`console: ${message.text()}`)
  })
  await watchShifts(page)
  const pending = watchRequests(page)
  const shopper = new Shopper(page)
  for (current of addresses) {
    // A request that ends with its page may never be reported as finished.
    pending.clear()
    try {
      await page.setViewportSize({ width: current.width, height: HEIGHT })
      const response = await page.goto(host + current.path)
      expect(response?.status()).toBe(current.status)
      const { sum, of } = await scrollToEnd(page, pending)
      if (sum > MAX_SHIFT) note(`moved by ${sum.toFixed(3)}: ${of}`)
      const headings = await page.locator('h1').count()
      if (headings !== 1) note(`has ${headings} h1 headings`)
      await shopper.expectNoHorizontalScroll()
      // What the header lies over at the end of the page counts as too small to press.
      if (current.axe) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      if (current.axe) await shopper.expectNoAxeViolations(current.axe)
      if (!current.widened) continue
      await page.setViewportSize({ width: WIDE, height: HEIGHT })
      await waitUntilDrawn(page)
      await shopper.expectNoHorizontalScroll()
    } catch (error) {
      note((error as Error).message.replaceAll(/\s*\n\s*/g, ' '))
    }
  }
  return faults
}

interface Address {
  path: string
  status: number
  /** pixels, at which it is opened */
  width: number
  /** whether it is made wide afterwards, without another load */
  widened?: boolean
  /** the part that axe checks */
  axe?: string | undefined
}

// The errors name their page; screenshots of forty pages would only slow them down.
test.use({ screenshot: 'off' })

for (const [index, name] of DEALERS.entries()) {
  // The first dealer has every kind of page, each of which is opened at both widths.
  for (const widths of index === 0 ? [[PHONE], [WIDE]] : [[PHONE, WIDE]]) {
    test(`[SITE-08] [LOC-02] [MOD-04] ${name}'s pages have no errors, layout shift or axe violations at ${widths.join(' and ')} px`, async ({
      page,
      readCatalogue,
    }) => {
      const catalogues: Catalogue[] = []
      for (let dealer = 0; dealer <= index; dealer += 1) catalogues.push(await readCatalogue(dealer))
      const { host } = catalogues.at(-1)!
      const walked = findPagesWithSomethingNew(catalogues, isOwnShare)[index]!
      const addresses = widths.flatMap((width, order) =>
        walked
          .filter(({ kind }) => order === 0 || kind === 'home')
          .map((opened): Address => {
            const { path, kind } = opened
            const axe = findAxePart(opened, index, width)
            return { path, status: 200, width, axe, widened: widths.length > 1 && kind !== 'home' }
          }),
      )
      const unlisted = index === 0 ? UNLISTED.map((address) => ({ ...address, width: widths[0]! })) : []
      expect(await findFaults(page, host, [...addresses, ...unlisted])).toEqual([])
    })
  }
}

/** Whether a dealer shows a kind of page: the first dealer all of them, and each of the others a share, and its home page. */
const isOwnShare = (kind: PageKind, dealer: number) =>
  dealer === 0 || kind === 'home' || PAGE_KINDS.indexOf(kind) % (DEALERS.length - 1) === dealer - 1

/** Kinds with different controls at 1440 px than on a phone: a column of filters, a sidebar, a table. */
const DIFFERS_WHEN_WIDE: ReadonlySet<PageKind> = new Set([
  ...(['car', 'search', 'searchOfType', 'location', 'model', 'post'] as const),
])

/**
 * What axe checks of a page at this width: each page once. Kinds with a different wide layout are checked wide for the first dealer,
 * and on a phone for another. Header and footer are those of the home page.
 */
function findAxePart({ kind }: CataloguePage, dealer: number, width: number): string | undefined {
  if (kind === 'home') return width === WIDE ? 'html' : 'header'
  return (dealer === 0 && DIFFERS_WHEN_WIDE.has(kind)) === (width === WIDE) ? 'main' : undefined
}
