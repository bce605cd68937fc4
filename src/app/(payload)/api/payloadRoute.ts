import { errorResponse } from '@/server/errorResponse'
import { readText } from '@/server/requestBody'
import { route } from '@/server/route'

/** Maximum bytes of a query sent as a body, with the documents and filters of an admin list. */
const MAX_QUERY_BODY = 100_000

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Adds limits to a Payload REST handler that Payload lacks; see also `guardOperations`. */
export function payloadRoute(handler: Handler): Handler {
  return (request, context) => {
    const respond = async () => {
      // File requests bypass the proxy, which rejects NUL elsewhere.
      if (/%00/.test(request.url)) return errorResponse(400, { field: 'url', message: 'Invalid address.' })
      const limited = isQueryBody(request) ? await withLimitedBody(request) : request
      return limited
        ? handler(limited, context)
        : errorResponse(413, { field: 'body', message: 'The query is too long.' })
    }
    return route({}, respond)(request)
  }
}

/** True for a query sent by POST because it is too long for a URL. */
function isQueryBody({ method, headers }: Request): boolean {
  return (
    method === 'POST' && ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.has(name))
  )
}

async function withLimitedBody(request: Request): Promise<Request | null> {
  const body = await readText(request, MAX_QUERY_BODY)
  return body === null ? null : new Request(request.url, { method: request.method, headers: request.headers, body })
}
