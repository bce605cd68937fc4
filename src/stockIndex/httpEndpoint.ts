import type { Site } from '../domain/site/site'
import type { AnswerStockCall } from './inProcessRequester'
import type { MemoryRateLimit } from './memoryRateLimit'
import { CAPS } from './protocol/caps'
import { rejectionResponse, type StockIndexReply } from './protocol/handleCall'

/** Where the protocol's own paths begin. */
export const ENDPOINT = '/api/stock-index'

export interface EndpointOptions {
  /** how often one address may call, and whose address a request came from; null where that cannot be told, which no limit holds */
  limit?: { rate: MemoryRateLimit; addressOf: (headers: Headers) => string | null }
}

/**
 * Answers an HTTP request of the wire protocol. The site comes from the host, which `siteFor` looks up; nothing in the
 * request itself can name another.
 */
export async function handleHttp(
  request: Request,
  siteFor: (host: string | null) => Promise<Site | null>,
  answer: AnswerStockCall,
  { limit }: EndpointOptions = {},
): Promise<Response> {
  const address = limit?.addressOf(request.headers) ?? null
  const seconds = address === null ? 0 : (limit?.rate.secondsToWait(address) ?? 0)
  if (seconds > 0) {
    return json(rejectionResponse({ status: 429, message: 'Too many requests' }), { 'Retry-After': String(seconds) })
  }
  const site = await siteFor(request.headers.get('host'))
  if (site === null) return json(rejectionResponse({ status: 404, message: 'No site has this host' }))
  const { pathname, searchParams } = new URL(request.url)
  const body = await textUpTo(request, CAPS.bodyBytes)
  if (body === null) {
    return json(rejectionResponse({ status: 400, message: `Request body too large: at most ${CAPS.bodyBytes} bytes` }))
  }
  const path = pathname.slice(pathname.indexOf(ENDPOINT) + ENDPOINT.length)
  const call = { method: request.method, path, searchParams, body }
  return json(await answer(site, call))
}

function json({ status, body }: StockIndexReply, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store', ...headers },
  })
}

/** The body as text; null as soon as it is longer than `most` bytes, without reading on. */
async function textUpTo(request: Request, most: number): Promise<string | null> {
  if (request.body === null) return ''
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
