import type { Browser, BrowserContext } from '@playwright/test'
import { type BenchRow, figure, figureWithMax, percentile } from './benchRow'
import { findCarPath } from './findCarPath'

export interface PagesBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  /** visits per page; the median is reported */
  visits?: number
  onProgress?: (line: string) => void
}

/** A page without content, which shows the size of the framework. */
const EMPTY_PAGE = '/styleguide/empty'

/**
 * Script budgets of the first load in kB (1,000 bytes), compressed, without headers: everything requested until the load event.
 * Scripts loaded later, for parts near the viewport, are reported separately.
 */
const PAGES: readonly { name: string; path: string | null; budgetKb: number | null }[] = [
  { name: 'Empty page', path: EMPTY_PAGE, budgetKb: null },
  { name: 'Home', path: '/', budgetKb: null },
  { name: 'Search', path: '/search/used-cars', budgetKb: 205 },
  { name: 'Car', path: null, budgetKb: 165 },
  { name: 'Locations', path: '/locations', budgetKb: null },
  { name: 'Contact', path: '/contact', budgetKb: null },
]

/** Google's "good" thresholds: LCP in ms, CLS without a unit, TBT in ms. */
const GOOD = { lcp: 2500, cls: 0.1, tbt: 200 }

interface Visit {
  scriptBytes: number
  laterBytes: number
  lcp: number
  cls: number
  tbt: number
}

/**
 * Measures first visits on a phone: script size (compressed, as sent), largest contentful paint, layout shift and blocking
 * time. Each figure is the median of several visits with an empty cache.
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
  const executablePath = await ensureChromium(onProgress)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const carPath = await findCarPath(base)
    const rows: BenchRow[] = []
    for (const { name, path, budgetKb } of PAGES) {
      const url = `${base}${path ?? carPath}`
      onProgress(`${name}: ${url}`)
      await (await fetch(url)).text()
      const measurements: Visit[] = []
      for (let visit = 0; visit < visits; visit++) measurements.push(await visitPage(browser, url))
      rows.push(...toRows(name, budgetKb, measurements))
    }
    return rows
  } finally {
    await browser.close()
  }
}

function toRows(name: string, budgetKb: number | null, measurements: readonly Visit[]): BenchRow[] {
  const median = (getValue: (visit: Visit) => number) => percentile(measurements.map(getValue), 0.5)
  const kilobytes = median(({ scriptBytes }) => scriptBytes) / 1000
  const script = `${name}: initial script, compressed`
  return [
    budgetKb === null ? figure(script, kilobytes, 'KB') : figureWithMax(script, kilobytes, 'KB', budgetKb),
    figure(`${name}: script loaded later, compressed`, median(({ laterBytes }) => laterBytes) / 1000, 'KB'),
    figureWithMax(
      `${name}: largest contentful paint`,
      median(({ lcp }) => lcp),
      'ms',
      GOOD.lcp,
    ),
    figureWithMax(`${name}: layout shift`, Math.round(median(({ cls }) => cls) * 1000) / 1000, '', GOOD.cls),
    figureWithMax(
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
  await page.addInitScript({ content: OBSERVER_SCRIPT })
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
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${url} returned ${response?.status()}`)
  await page.waitForTimeout(500)
  const measured = await page.evaluate<Omit<Visit, 'scriptBytes' | 'laterBytes'>>('measured')
  const bytes = (later: boolean) =>
    [...scripts.values()].reduce((sum, script) => (script.later === later ? sum + script.bytes : sum), 0)
  if (measured.lcp === 0) throw new Error(`${url} reported no largest contentful paint`)
  return { scriptBytes: bytes(false), laterBytes: bytes(true), ...measured }
}

/** Runs in the page before its own scripts. A string, since a compiled function would reference the compiler's helpers. */
const OBSERVER_SCRIPT = `
  window.measured = { lcp: 0, cls: 0, tbt: 0 }
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => { measured.lcp = startTime })
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) measured.cls += value })
  observe('longtask', ({ duration }) => { measured.tbt += Math.max(0, duration - 50) })
`
