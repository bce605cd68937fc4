import autocannon from 'autocannon'
import { type BenchRow, figure, figureWithMax, figureWithMin, percentile } from './benchRow'
import { findCarPath } from './findCarPath'
import { startNginxProxy } from './nginxProxy'
import { measureByWrk } from './wrk'

export interface ServerBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  /** other sites' pages to measure in the same run, by name; `{price}` in a URL is another number in each request, as of a search never asked before */
  peers: Record<string, string>
  onProgress: (line: string) => void
}

const SECONDS = 5

/** Concurrent requests, more than one small server has cores. */
const CONNECTIONS = 16

/** Minimum requests a second of a cached page, with `CONNECTIONS`. */
const CACHED = { home: 400, search: 400, car: 400, contact: 500, locations: 500 }

/** Of a search with filters in its address, rendered for each request: requests a second, and milliseconds alone. */
const REFINED = { perSecond: 70, aloneMs: 20, repeatedMs: 2 }

/**
 * A peer by which machines are compared, and how many requests a second its page answered on the machine for which the targets were
 * set. Times and rates of what is rendered depend on the machine; what is sent from a cache has room.
 */
const REFERENCE = { peer: 'Payload template, home', perSecond: 552 }

/** Searches as they are typed, letter by letter, and the milliseconds in which each letter's suggestions come. */
const TYPED = ['hilux under 40k', 'toyota suv', 'white ute', 'mazda 3', 'used automatic hatch', 'diesel 7 seater']
const SUGGESTION_MS = 50

/** Of a URL, where each request has another price. */
const PRICE = '{price}'

/** Minimum requests a second of a cached page behind the proxy of docker-compose.yml. */
const PROXIED = 5000

/** Requests a second of one server, compressed with gzip: cached pages, and searches that no cache has. */
export async function benchServer({ base, peers, onProgress }: ServerBenchOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  const cached: [name: string, url: string, min: number | null][] = [
    ['Home', `${base}/`, CACHED.home],
    ['Search', `${base}/search/used-cars`, CACHED.search],
    ['Car', base + (await findCarPath(base)), CACHED.car],
    ['Contact', `${base}/contact`, CACHED.contact],
    ['Locations', `${base}/locations`, CACHED.locations],
    ...Object.entries(peers)
      .filter(([, url]) => !url.includes(PRICE))
      .map(([name, url]): [string, string, null] => [name, url, null]),
  ]
  for (const [name, url, min] of cached) {
    onProgress(`${name}: ${url}`)
    const { requests } = await load(url, CONNECTIONS)
    const label = `${name}, cached: requests with ${CONNECTIONS} at a time`
    rows.push(min === null ? figure(label, requests.mean, '/s') : figureWithMin(label, requests.mean, '/s', min))
  }

  const proxy = await startNginxProxy(base)
  if (!proxy) onProgress('Skipping the proxy: nginx is not installed.')
  else {
    try {
      const options = { connections: CONNECTIONS, seconds: SECONDS, host: new URL(base).host }
      const perSecond = await measureByWrk(`${proxy.url}/`, options)
      if (perSecond === null) onProgress('Skipping the proxy: wrk is not installed.')
      else
        rows.push(figureWithMin(`Home, behind nginx: requests with ${CONNECTIONS} at a time`, perSecond, '/s', PROXIED))
    } finally {
      proxy.stop()
    }
  }

  let price = 10_000 + (Date.now() % 20_000)
  const measureRefined = async (name: string, url: string) => {
    onProgress(`${name}: ${url}`)
    const nextPath = () => url.slice(new URL(url).origin.length).replace(PRICE, String(price++))
    const alone = await load(url, 1, { nextPath })
    const many = await load(url, CONNECTIONS, { nextPath })
    return {
      aloneName: `${name}, never asked before: alone, p50`,
      aloneMs: alone.latency.p50,
      manyName: `${name}, never asked before: requests with ${CONNECTIONS} at a time`,
      perSecond: many.requests.mean,
    }
  }
  const speedBefore = await measureSpeed(peers)
  const refined = await measureRefined('Search with a filter', `${base}/search/used-cars?range[price]=${PRICE}:95000`)
  const speedAfter = await measureSpeed(peers)
  rows.push(
    figureWithMax(refined.aloneName, refined.aloneMs, 'ms', REFINED.aloneMs),
    figureWithMin(refined.manyName, refined.perSecond, '/s', REFINED.perSecond),
  )
  if (speedBefore !== null && speedAfter !== null) {
    const speed = (speedBefore + speedAfter) / 2
    const suffix = 'at the speed of the targets’ machine'
    rows.push(
      figure(`This machine: speed, by ${REFERENCE.peer}`, speed, '× the targets’ machine'),
      figureWithMax(`${refined.aloneName}, ${suffix}`, refined.aloneMs * speed, 'ms', REFINED.aloneMs),
      figureWithMin(`${refined.manyName}, ${suffix}`, refined.perSecond / speed, '/s', REFINED.perSecond),
    )
  }
  for (const [name, url] of Object.entries(peers).filter(([, url]) => url.includes(PRICE))) {
    const peer = await measureRefined(name, url)
    rows.push(figure(peer.aloneName, peer.aloneMs, 'ms'), figure(peer.manyName, peer.perSecond, '/s'))
  }
  const repeated = await load(`${base}/search/used-cars?range[price]=${price}:95000`, 1)
  const asked = figureWithMax('Search with a filter, asked before: p50', repeated.latency.p50, 'ms', REFINED.repeatedMs)
  // Autocannon counts whole milliseconds.
  rows.push({ ...asked, resolution: 1 })
  onProgress('Suggestions')
  const suggestions = await timeSuggestions(base)
  rows.push(
    figure('Suggestions as a search is typed: p50', percentile(suggestions, 0.5), 'ms'),
    figureWithMax('Suggestions, p95', percentile(suggestions, 0.95), 'ms', SUGGESTION_MS),
    figureWithMax('Suggestions, slowest', Math.max(...suggestions), 'ms', SUGGESTION_MS),
  )
  return rows
}

/** How fast this machine is in this moment against the one for which the targets were set; null without that peer. */
async function measureSpeed(peers: Record<string, string>): Promise<number | null> {
  const url = peers[REFERENCE.peer]
  return url === undefined ? null : (await load(url, CONNECTIONS)).requests.mean / REFERENCE.perSecond
}

/** Milliseconds of each request for suggestions, none of which was made before. @throws if a response is not 200 */
async function timeSuggestions(base: string): Promise<number[]> {
  const times: number[] = []
  const ask = async (typed: string) => {
    const startedAt = performance.now()
    const response = await fetch(`${base}/api/suggestions?${new URLSearchParams({ q: typed })}`)
    await response.text()
    if (!response.ok) throw new Error(`Suggestions responded ${response.status}`)
    return performance.now() - startedAt
  }
  // Opens the connection, and loads what the server needs for any suggestion.
  await ask('')
  for (const words of TYPED)
    for (let letters = 1; letters <= words.length; letters++) times.push(await ask(words.slice(0, letters)))
  return times
}

interface LoadOptions {
  /** path of each request, else that of the URL */
  nextPath?: () => string
}

/** @throws if a response is not 200 */
async function load(url: string, connections: number, { nextPath }: LoadOptions = {}): Promise<autocannon.Result> {
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': 'gzip' },
    requests: [
      {
        setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath ? nextPath() : request.path }),
      },
    ],
  }
  // Fills the caches.
  await autocannon({ ...options, connections: 1, amount: 5 })
  const result = await autocannon({ ...options, duration: SECONDS })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed`)
  return result
}
