import type { Browser, BrowserContext } from '@playwright/test'
import { atMost, type BenchRow, figure, percentile } from './benchRow'

export interface PagesBenchOptions {
  /** a running production server with the demo, without a slash at the end */
  base: string
  /** visits to each page, of which the median counts */
  visits?: number
  onProgress?: (line: string) => void
}

/** A page without anything of ours: what the framework itself costs. */
const EMPTY_PAGE = '/styleguide/empty'

/**
 * Script of a first load, in kilobytes (1,000 bytes) as they come over the wire without headers, where a page has a budget: all that is
 * asked for until the page has loaded. What comes after it, for parts that are near or touched, is told beside it.
 */
const PAGES: readonly { name: string; path: string | null; budgetKb: number | null }[] = [
  { name: 'Empty page', path: EMPTY_PAGE, budgetKb: null },
  { name: 'Home', path: '/', budgetKb: null },
  { name: 'Search', path: '/search/used-cars', budgetKb: 205 },
  { name: 'Car', path: null, budgetKb: 165 },
  { name: 'Locations', path: '/locations', budgetKb: null },
  { name: 'Contact', path: '/contact', budgetKb: null },
]

/** What Google calls good: largest paint in milliseconds, layout shift without a unit, blocking time in milliseconds. */
const GOOD = { lcp: 2500, cls: 0.1, tbt: 200 }

interface Visit {
  scriptBytes: number
  laterBytes: number
  lcp: number
  cls: number
  tbt: number
}

/**
 * First visits of a phone to a running server: script over the wire (compressed, as the server sends it), largest contentful paint,
 * layout shift and blocking time, each the median of several visits with nothing in the cache.
 */
export async function benchPages({
  base,
  visits = 5,
  onProgress = () => undefined,
}: PagesBenchOptions): Promise<BenchRow[]> {
  const [{ chromium }, { CHROMIUM_FLAGS, ensureChromium }] = await Promise.all([
    import('@playwright/test'),
    import('../../tests/support/chromium.mjs'),
  ])
  const browser = await chromium.launch({ executablePath: await ensureChromium(onProgress), args: CHROMIUM_FLAGS })
  try {
    const carPath = await pathOfACar(base)
    const rows: BenchRow[] = []
    for (const { name, path, budgetKb } of PAGES) {
      const url = `${base}${path ?? carPath}`
      onProgress(`${name}: ${url}`)
      await (await fetch(url)).text()
      const seen: Visit[] = []
      for (let visit = 0; visit < visits; visit++) seen.push(await visitPage(browser, url))
      rows.push(...rowsOf(name, budgetKb, seen))
    }
    return rows
  } finally {
    await browser.close()
  }
}

function rowsOf(name: string, budgetKb: number | null, seen: readonly Visit[]): BenchRow[] {
  const median = (of: (visit: Visit) => number) => percentile(seen.map(of), 0.5)
  const kilobytes = median(({ scriptBytes }) => scriptBytes) / 1000
  const script = `${name}: script of the first load, gz`
  return [
    budgetKb === null ? figure(script, kilobytes, 'KB') : atMost(script, kilobytes, 'KB', budgetKb),
    figure(`${name}: script after it, untouched, gz`, median(({ laterBytes }) => laterBytes) / 1000, 'KB'),
    atMost(
      `${name}: largest contentful paint`,
      median(({ lcp }) => lcp),
      'ms',
      GOOD.lcp,
    ),
    atMost(`${name}: layout shift`, Math.round(median(({ cls }) => cls) * 1000) / 1000, '', GOOD.cls),
    atMost(
      `${name}: blocking time`,
      median(({ tbt }) => tbt),
      'ms',
      GOOD.tbt,
    ),
  ]
}

async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  try {
    return await measure(context, url)
  } finally {
    await context.close()
  }
}

async function measure(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript({ content: WATCH })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Map<string, { bytes: number; later: boolean }>()
  let loaded = false
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, { bytes: 0, later: loaded })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) script.bytes += encodedDataLength
  })
  session.on('Page.loadEventFired', () => {
    loaded = true
  })
  await session.send('Page.enable')
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
  await page.waitForTimeout(500)
  const measured = await page.evaluate<Omit<Visit, 'scriptBytes' | 'laterBytes'>>('measured')
  const bytes = (later: boolean) =>
    [...scripts.values()].reduce((sum, script) => (script.later === later ? sum + script.bytes : sum), 0)
  if (measured.lcp === 0) throw new Error(`${url} painted nothing that the browser tells of`)
  return { scriptBytes: bytes(false), laterBytes: bytes(true), ...measured }
}

/** Runs in the page before anything else does. A text, since what compiles this file would leave its own marks in a function. */
const WATCH = `
  window.measured = { lcp: 0, cls: 0, tbt: 0 }
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => { measured.lcp = startTime })
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) measured.cls += value })
  observe('longtask', ({ duration }) => { measured.tbt += Math.max(0, duration - 50) })
`

/** A car that the index lists. */
async function pathOfACar(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/stock-index/1/indexes/stock/query`, {
    method: 'POST',
    body: JSON.stringify({ filters: 'is_available = 1', hitsPerPage: 1, attributesToRetrieve: ['slug'] }),
  })
  const { hits } = (await answer.json()) as { hits?: { slug: string }[] }
  if (!hits?.[0]) throw new Error(`${base} lists no car: is that a running demo?`)
  return `/cars/${hits[0].slug}`
}
