import type { Site } from '../domain/site/site'
import { readText } from '../server/requestBody'
import type { StockCallHandler } from './handleStockCall'
import { CAPS } from './protocol/caps'
import { rejectionResponse, type StockIndexResponse } from './protocol/handleCall'

/** Base path of the protocol. */
export const ENDPOINT = '/api/stock-index'

export interface EndpointOptions {
  /** the rate limit, and the client address of a request; requests without an address are not limited */
  limit?: { rate: CallLimit; getAddress: (headers: Headers) => string | null }
}

interface CallLimit {
  /** counts a call; 0 when it is allowed, else the seconds to wait */
  retryAfterSeconds(address: string): number | Promise<number>
}

/**
 * Handles an HTTP request of the wire protocol. `findSite` looks the site up by host; nothing else in the request can
 * select another site.
 */
export async function handleHttp(
  request: Request,
  findSite: (host: string | null) => Promise<Site | null>,
  handle: StockCallHandler,
  { limit }: EndpointOptions = {},
): Promise<Response> {
  const address = limit?.getAddress(request.headers) ?? null
  const seconds = address === null ? 0 : ((await limit?.rate.retryAfterSeconds(address)) ?? 0)
  if (seconds > 0) {
    return json(rejectionResponse({ status: 429, message: 'Too many requests' }), { 'Retry-After': String(seconds) })
  }
  const site = await findSite(request.headers.get('host'))
  if (site === null) return json(rejectionResponse({ status: 404, message: 'No site has this host' }))
  const { pathname, searchParams } = new URL(request.url)
  const body = await readText(request, CAPS.bodyBytes)
  if (body === null) {
    return json(rejectionResponse({ status: 400, message: `Request body too large: at most ${CAPS.bodyBytes} bytes` }))
  }
  const path = pathname.slice(pathname.indexOf(ENDPOINT) + ENDPOINT.length)
  const call = { method: request.method, path, searchParams, body }
  return json(await handle(site, call))
}

function json({ status, body }: StockIndexResponse, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store', ...headers },
  })
}
