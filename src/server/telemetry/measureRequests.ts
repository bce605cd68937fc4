import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRouteKind } from './routeKind'
import type { Attributes } from './telemetry.mjs'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Status for a client that went before the response was complete, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499

/** Records the duration of every request except those to the metrics' own port. */
export function measureRequests(record: (attributes: Attributes, seconds: number) => void, metricsPort?: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (metricsPort !== undefined && request.socket.localPort === metricsPort) return
    const startedAt = performance.now()
    const kind = getRouteKind(request.url ?? '/')
    response.once('close', () => record(describe(kind, request, response), (performance.now() - startedAt) / 1000))
  })
}

function describe(kind: string, { method = '' }: IncomingMessage, response: ServerResponse): Attributes {
  return {
    'http.request.method': METHODS.includes(method) ? method : '_OTHER',
    'http.response.status_code': response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST,
    'route.kind': kind,
    cache: response.writableFinished ? String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase() : 'none',
  }
}
