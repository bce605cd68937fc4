import { errorResponse } from '@/server/errorResponse'
import { readText } from '@/server/requestBody'
import { route } from '@/server/route'

/** Bytes of a query that comes as a body: the admin names the documents of a list and its filters in it. */
const MAX_QUERY_BODY = 100_000

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** A REST handler of Payload's with the limits that Payload does not have itself; see also `guardOperations`. */
export function payloadRoute(handler: Handler): Handler {
  return (request, context) => {
    const respond = async () => {
      // Files go past the proxy, which refuses a NUL elsewhere.
      if (/%00/.test(request.url)) return errorResponse(400, { field: 'url', message: 'This address cannot be read.' })
      const limited = isQueryBody(request) ? await withLimitedBody(request) : request
      return limited
        ? handler(limited, context)
        : errorResponse(413, { field: 'body', message: 'The query is too long.' })
    }
    return route({}, respond)(request)
  }
}

/** True where a query too long for an address comes by POST. */
function isQueryBody({ method, headers }: Request): boolean {
  return (
    method === 'POST' && ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.has(name))
  )
}

async function withLimitedBody(request: Request): Promise<Request | null> {
  const body = await readText(request, MAX_QUERY_BODY)
  return body === null ? null : new Request(request.url, { method: request.method, headers: request.headers, body })
}
