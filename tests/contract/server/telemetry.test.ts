import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import getPort from 'get-port'
import { expect, test, vi } from 'vitest'
import { runForRequest } from '../../../src/providers/httpClient/requestContext.mjs'
import { OPERATOR_RULES, sendRequest } from '../../../src/providers/httpClient/sendRequest'
import { readEnvironment } from '../../../src/server/environment'
import { getRouteKind, ROUTE_KINDS } from '../../../src/server/telemetry/routeKind'
import { countEvent, isMeasuring, measure, trace } from '../../../src/server/telemetry/telemetry.mjs'
import { hasTelemetry } from '../../../src/server/telemetry/telemetrySettings'
import { findPackages, sourceFiles } from '../../support/importGraph'

const TOKEN = 'a-token-of-prometheus'

test.each([
  ['/_next/static/chunks/1.js', 'static'],
  ['/api/images?url=x', 'image'],
  ['/api/stock-index/1/indexes/a/query', 'search'],
  ['/api/enquiries', 'enquiry'],
  ['/api/health', 'health'],
  ['/api/places?q=3000', 'api'],
  ['/admin/collections/pages/3', 'admin'],
  ['/cars/2024-mazda-cx-5-abc', 'car'],
  ['/cars?make=mazda', 'searchPage'],
  ['/search/mazda', 'searchPage'],
  ['/searching-for-cars', 'page'],
  ['/', 'page'],
  ['/metrics', 'page'],
  ['', 'page'],
])('%j is counted as %s', (url, kind) => {
  expect(getRouteKind(url)).toBe(kind)
  expect(ROUTE_KINDS).toContain(kind)
})

test('without a setting nothing is measured, and only telemetry loads packages of OpenTelemetry', async () => {
  expect(hasTelemetry({ NODE_ENV: 'production' })).toBe(false)
  expect(isMeasuring()).toBe(false)
  expect(
    await measure(
      'job',
      () => ({}),
      async () => 'result',
    ),
  ).toBe('result')
  expect(trace('span', {}, () => 'result')).toBe('result')
  expect(() => countEvent('cacheReads', {})).not.toThrow()
  const loading = sourceFiles('src', 'collections', 'blocks').filter((file) =>
    findPackages(file).some((name) => name.startsWith('@opentelemetry/')),
  )
  // Each is imported by startTelemetry.ts, or by startServices.ts once it runs.
  expect(loading.sort()).toEqual([
    'src/server/telemetry/observeProcess.ts',
    'src/server/telemetry/scrubSpans.ts',
    'src/server/telemetry/startTelemetry.ts',
    'src/services/observeServices.ts',
  ])
})

test('metrics and traces have what happened, the request id, and nothing of a person', async () => {
  const received: { url: string; body: string }[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const port = await getPort()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', origin)
  vi.stubEnv('OTEL_SERVICE_NAME', 'forecourt-test')
  const { startTelemetry } = await import('../../../src/server/telemetry/startTelemetry')
  const stop = startTelemetry(
    'web',
    readEnvironment({
      DATABASE_URL: 'postgres://someone@localhost/forecourt',
      PAYLOAD_SECRET: 'p'.repeat(32),
      CRON_SECRET: 'c'.repeat(32),
      METRICS_PORT: String(port),
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
    }),
  )
  const dealer = createServer((_request, response) => response.setHeader('x-nextjs-cache', 'HIT').end()).listen(
    0,
    '127.0.0.1',
  )
  await once(dealer, 'listening')
  const read = (headers: HeadersInit, path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  try {
    await fetch(`http://127.0.0.1:${(dealer.address() as AddressInfo).port}/cars/a-car?name=Ada`)
    countEvent('leadDeliveries', { channel: 'email', outcome: 'delivered' })
    await measure(
      'job',
      () => ({ task: 'runFeed', outcome: 'done' }),
      async () => {},
    )
    await runForRequest('request-00001', () =>
      trace('deliver lead', { channel: 'webhook' }, async () => {
        await sendRequest(new URL(`${origin}/hook?email=ada@shopper.test`), OPERATOR_RULES)
        throw new Error('The mail of ada@shopper.test bounced')
      }),
    ).catch(() => {})

    expect((await read({})).status).toBe(401)
    expect((await read({ authorization: 'Bearer another-token' })).status).toBe(401)
    expect((await read({ authorization: `Bearer ${TOKEN}` }, '/')).status).toBe(404)
    const text = await (await read({ authorization: `Bearer ${TOKEN}` })).text()
    expect(text).toMatch(
      /http_server_request_duration_count\{[^}]*http_request_method="GET"[^}]*http_response_status_code="200"[^}]*route_kind="car"[^}]*cache="hit"[^}]*\} 1/,
    )
    expect(text).toMatch(/forecourt_lead_deliveries_total\{[^}]*channel="email"[^}]*outcome="delivered"[^}]*\} 1/)
    expect(text).toMatch(/forecourt_job_duration_count\{[^}]*task="runFeed"[^}]*\} 1/)
    expect(text).toMatch(/process_memory_usage\{[^}]*kind="rss"[^}]*\} \d{6,}/)
    expect(text).toMatch(/forecourt_eventloop_delay\{[^}]*stat="max"/)
    // The reads of the metrics themselves are not counted.
    expect(text).not.toMatch(/http_server_request_duration_count\{[^}]*"401"/)
  } finally {
    await stop()
    vi.unstubAllEnvs()
    for (const server of [dealer, collector]) {
      server.closeAllConnections()
      server.close()
    }
  }
  expect(isMeasuring()).toBe(false)
  const traces = received
    .filter(({ url }) => url === '/v1/traces')
    .map(({ body }) => body)
    .join()
  expect(received.map(({ url }) => url)).toContain('/v1/metrics')
  for (const part of ['forecourt-test', 'deliver lead', 'request-00001', '/hook']) expect(traces).toContain(part)
  expect(traces).not.toMatch(/shopper\.test|email=/)
})
