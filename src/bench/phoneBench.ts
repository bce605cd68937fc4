import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { type BenchRow, figure, figureWithMax, percentile } from './benchRow'
import { startEmptyPage } from './emptyPage'
import { findCarPath } from './findCarPath'

export interface PhoneBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  /** other sites' pages to measure in the same run, by name */
  peers: Record<string, string>
  /** visits per page; the median is reported */
  rounds?: number
  onProgress: (line: string) => void
}

/** Maxima of a page; times are multiples of the empty page's in the same run. */
interface Limits {
  fcp: number
  lcp: number
  blocking: number
  elements: number
  htmlGzKb: number
  htmlKb: number
  scriptKb: number
}

interface MeasuredPage {
  name: string
  url: string
  limits: Limits | null
}

export interface Visit {
  fcp: number
  lcp: number
  blocking: number
  shift: number
  elements: number
  scriptBytes: number
}

const EMPTY_NAME = 'Empty page'

const LIMITS: Record<'home' | 'search' | 'car' | 'contact' | 'locations', Limits> = {
  home: { fcp: 2, lcp: 2.2, blocking: 1.8, elements: 1100, htmlGzKb: 40, htmlKb: 250, scriptKb: 160 },
  search: { fcp: 2, lcp: 2.2, blocking: 2, elements: 1200, htmlGzKb: 35, htmlKb: 230, scriptKb: 205 },
  car: { fcp: 2, lcp: 2.2, blocking: 1.8, elements: 1000, htmlGzKb: 35, htmlKb: 220, scriptKb: 165 },
  contact: { fcp: 1.8, lcp: 1.8, blocking: 1.6, elements: 600, htmlGzKb: 25, htmlKb: 150, scriptKb: 170 },
  locations: { fcp: 1.8, lcp: 1.8, blocking: 1.6, elements: 600, htmlGzKb: 25, htmlKb: 150, scriptKb: 155 },
}

/** A mid-range phone on a mobile network: Chromium's own throttling. */
export const CPU_SLOWDOWN = 4
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false }

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36'

/** As a phone says it, also by `Sec-CH-UA-Mobile`. */
export const PHONE_CONTEXT = {
  userAgent: PHONE,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Time after `load` in which late work still counts, in milliseconds. */
const SETTLE_MS = 2500

/**
 * First visits on a slow phone, beside an empty Next page and any peers. The pages take turns, so that a machine that slows down
 * slows all of them.
 */
export async function benchPhone({ base, peers, rounds = 5, onProgress }: PhoneBenchOptions): Promise<BenchRow[]> {
  const [{ chromium }, { CHROMIUM_FLAGS, ensureChromium }] = await Promise.all([
    import('@playwright/test'),
    import('../../tests/support/chromium.mjs'),
  ])
  const executablePath = await ensureChromium(onProgress)
  const empty = await startEmptyPage(onProgress)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const pages: MeasuredPage[] = [
      { name: EMPTY_NAME, url: empty.url, limits: null },
      { name: 'Home', url: `${base}/`, limits: LIMITS.home },
      { name: 'Search', url: `${base}/search/used-cars`, limits: LIMITS.search },
      { name: 'Car', url: base + (await findCarPath(base)), limits: LIMITS.car },
      { name: 'Contact', url: `${base}/contact`, limits: LIMITS.contact },
      { name: 'Locations', url: `${base}/locations`, limits: LIMITS.locations },
      // Searches with a price of their own in each request are measured on the server.
      ...Object.entries(peers)
        .filter(([, url]) => !url.includes('{price}'))
        .map(([name, url]) => ({ name, url, limits: null })),
    ]
    const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]))
    for (const { url } of pages) await (await fetch(url)).text()
    for (let round = 1; round <= rounds; round += 1) {
      onProgress(`Round ${round} of ${rounds}`)
      for (const { name, url } of pages) visits.get(name)?.push(await visitPage(browser, url))
    }
    const medians = new Map([...visits].map(([name, measured]) => [name, toMedian(measured)]))
    const emptyMedian = medians.get(EMPTY_NAME) as Visit
    const rows: BenchRow[] = []
    for (const { name, url, limits } of pages)
      rows.push(...toRows(name, medians.get(name) as Visit, emptyMedian, await measureHtml(url), limits))
    return rows
  } finally {
    await browser.close()
    await empty.stop()
  }
}

/** The median of each figure. */
export function toMedian(visits: readonly Visit[]): Visit {
  const median = (key: keyof Visit) =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    )
  return {
    fcp: median('fcp'),
    lcp: median('lcp'),
    blocking: median('blocking'),
    shift: median('shift'),
    elements: median('elements'),
    scriptBytes: median('scriptBytes'),
  }
}

interface HtmlSize {
  /** bytes on the wire, to a browser that accepts gzip */
  gzipBytes: number
  bytes: number
}

/** With `get`, since `fetch` does not tell how many bytes were sent. */
async function measureHtml(url: string): Promise<HtmlSize> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject)
  })
  const sent = await buffer(response)
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'gzip')
    throw new Error(`${url} answered ${response.statusCode}, or without gzip`)
  return { gzipBytes: sent.length, bytes: gunzipSync(sent).length }
}

function toRows(name: string, visit: Visit, empty: Visit, html: HtmlSize, limits: Limits | null): BenchRow[] {
  const row = (label: string, value: number, unit: string, max: number | undefined) =>
    max === undefined ? figure(`${name}: ${label}`, value, unit) : figureWithMax(`${name}: ${label}`, value, unit, max)
  const timeRow = (label: string, key: 'fcp' | 'lcp' | 'blocking') => ({
    ...row(label, visit[key] / empty[key], '×', limits?.[key]),
    note: `${Math.round(visit[key])} ms`,
    // A frame and a half: paints wait for the next one.
    resolution: 25 / empty[key],
  })
  return [
    timeRow('first paint', 'fcp'),
    timeRow('largest paint', 'lcp'),
    timeRow('blocking', 'blocking'),
    row('layout shift', Math.round(visit.shift * 1000) / 1000, '', limits ? 0 : undefined),
    row('elements', visit.elements, '', limits?.elements),
    row('HTML, gzip', html.gzipBytes / 1000, 'KB', limits?.htmlGzKb),
    row('HTML', html.bytes / 1000, 'KB', limits?.htmlKb),
    row('script without a touch, compressed', visit.scriptBytes / 1000, 'KB', limits?.scriptKb),
  ]
}

/** A first visit with an empty cache. @param prepare is called with the page before it opens */
export async function visitPage(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Visit> {
  const context = await browser.newContext(PHONE_CONTEXT)
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: OBSERVER_SCRIPT })
    await prepare(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const scripts = new Set<string>()
    let scriptBytes = 0
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const measured = await page.evaluate<Omit<Visit, 'scriptBytes'>>(
      '({ ...measured, elements: document.querySelectorAll("*").length })',
    )
    return { ...measured, scriptBytes }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. A string, since a compiled function would reference the compiler's helpers. */
const OBSERVER_SCRIPT = `
  window.measured = { fcp: 0, lcp: 0, blocking: 0, shift: 0 }
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') measured.fcp = startTime })
  observe('largest-contentful-paint', ({ startTime }) => { measured.lcp = startTime })
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) measured.shift += value })
  observe('longtask', ({ duration }) => { measured.blocking += Math.max(0, duration - 50) })
`
