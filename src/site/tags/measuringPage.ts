import type { SiteTag } from '@/domain/tags/tag'
import { MEASURED, MEASURING_MS } from '@/domain/tags/tagCost'
import { CONFIG_ID, type TagConfig } from '@/tags/pageConfig'

/** A task that is longer blocks the page for the rest (Total Blocking Time). */
const LONG_TASK_MS = 50

/**
 * Runs in a page without an origin, where cookies and storage throw: scripts find empty ones. Sends what it measured to the frame's parent.
 */
const measure = (name: string, times: typeof MEASURING_MS, longTaskMs: number) => `
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  for (const area of ['localStorage', 'sessionStorage']) {
    const kept = new Map()
    Object.defineProperty(window, area, { value: {
      getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key), clear: () => kept.clear(), key: () => null, get length() { return kept.size },
    } })
  }
  const own = location.host
  let blockingMs = 0
  let lastRequest = 0
  const requests = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blockingMs += Math.max(0, duration - ${longTaskMs})
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name: url, initiatorType: initiator, transferSize } of list.getEntries()) {
      if (new URL(url).host === own || requests.length >= 200) continue
      lastRequest = performance.now()
      requests.push({ url: url.slice(0, 2000), initiator, bytes: transferSize || null })
    }
  }).observe({ type: 'resource', buffered: true })
  addEventListener('load', () => {
    const loaded = performance.now()
    const look = setInterval(() => {
      const now = performance.now()
      const isDone = now - loaded > ${times.min} && now - lastRequest > ${times.quiet}
      if (!isDone && now - loaded < ${times.max}) return
      clearInterval(look)
      parent.postMessage({ name: '${name}', measurement: { blockingMs, requests } }, '*')
    }, 250)
  })`

/** The HTML of a page that has a tag, with every consent and at once, and measures it. */
export function measuringPage(tag: SiteTag): string {
  const config: TagConfig = {
    ...{ mode: 'off', version: '' },
    tags: [{ ...tag, load: 'ready', pageKinds: [], paths: [], from: null, until: null }],
  }
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Measuring a tag</title>
<script>{${measure(MEASURED, MEASURING_MS, LONG_TASK_MS)}}</script>
<script id="${CONFIG_ID}" type="application/json">${json}</script>
<script src="/forecourt/tags.js" async></script>
<body></body></html>`
}
