import type { Site } from '../domain/site/site'
import type { AnswerStockCall } from './inProcessRequester'
import { refusalReply } from './protocol/answer'
import { CAPS } from './protocol/caps'

/** Where the protocol's own paths begin. */
export const ENDPOINT = '/api/stock-index'

/**
 * Answers an HTTP request of the wire protocol. The site comes from the host, which `siteFor` looks up; nothing in the
 * request itself can name another.
 */
export async function answerHttp(
  request: Request,
  siteFor: (host: string | null) => Promise<Site | null>,
  answer: AnswerStockCall,
): Promise<Response> {
  const site = await siteFor(request.headers.get('host'))
  if (site === null) return json(refusalReply({ status: 404, message: 'No site has this host' }))
  const { pathname, searchParams } = new URL(request.url)
  const body = await textUpTo(request, CAPS.bodyBytes)
  if (body === null) {
    return json(refusalReply({ status: 400, message: `Request body too large: at most ${CAPS.bodyBytes} bytes` }))
  }
  const path = pathname.slice(pathname.indexOf(ENDPOINT) + ENDPOINT.length)
  return json(await answer(site, { method: request.method, path, searchParams, body }))
}

function json({ status, body }: { status: number; body: string }): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store' },
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
