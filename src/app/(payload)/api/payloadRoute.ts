import config from '@payload-config'
import { cleanJson } from '@/domain/cleanText'
import { requestContext } from '@/providers/httpClient/requestContext.mjs'
import { limitHashes } from '@/server/accounts/passwordHash'
import { adminOriginFor, servesStaff } from '@/server/adminHost'
import { errorResponse } from '@/server/errorResponse'
import { isNestedDeeper, MAX_JSON_NESTING, NESTED_TOO_DEEPLY, readText } from '@/server/requestBody'
import { route } from '@/server/route'

/** Maximum bytes of a query sent as a body, with the documents and filters of an admin list. */
const MAX_QUERY_BYTES = 100_000
/** Maximum bytes of a document as JSON. Files come as multipart forms, which Payload limits itself. */
const MAX_JSON_BYTES = 5_000_000
/** Maximum bytes of a preference, such as the columns of a list. */
const MAX_PREFERENCE_BYTES = 20_000

/** Requests that may wait for their turn to hash a password; any further one gets a 503. */
const MAX_WAITING_HASHES = 50
const PREFERENCES_PATH = '/api/payload-preferences/'
const HASHING_PATHS = new Set(['login', 'reset-password', 'first-register'])
const RETRY_LATER = { 'Retry-After': '60' }

/** NUL and surrogates, as such or escaped, which Postgres cannot store if they are alone. */
const NEEDS_CLEANING = /\\u0000|\\ud[89a-f]|[\0\ud800-\udfff]/i

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Adds limits to a Payload REST handler that Payload lacks, and cleans text; see also `guardOperations`. */
export function payloadRoute(handler: Handler): Handler {
  return (request, context) => {
    const respond = async () => {
      // File requests bypass the proxy, which rejects NUL elsewhere.
      if (/%00/.test(request.url)) return errorResponse(400, { field: 'url', message: 'Invalid address.' })
      const host = request.headers.get('host')
      if (!servesStaff(host) && (await isOfAccounts(context.params)))
        return errorResponse(403, { field: 'host', message: `Staff sign in at ${adminOriginFor(host)}/admin only.` })
      if (await hasPrefix(request, context.params))
        return errorResponse(400, { field: 'prefix', message: 'Files have no prefix. Leave it out.' })
      if (!(await isSupported(context.params))) return errorResponse(404, { field: 'url', message: 'Not found.' })
      const checked = await checkBody(request)
      if (!(checked instanceof Request)) return checked
      if (isRead(request)) {
        endWithClient(request)
        return handler(checked, context)
      }
      if (!(await isHashing(request, context.params))) return handler(checked, context)
      if (limitHashes.pendingCount >= MAX_WAITING_HASHES) return busyResponse()
      return limitHashes(() => handler(checked, context))
    }
    return route({}, respond)(request)
  }
}

const isRead = (request: Request): boolean => ['GET', 'HEAD'].includes(request.method) || isQueryBody(request)

/** Ends the queries of a request when its client goes: lists of staff can be slow, and nobody else waits for them. */
function endWithClient(request: Request): void {
  // Not in a copy of the context: what is marked in it, such as that nobody could be logged in, is read by `route`.
  const context = requestContext.getStore()
  if (context) context.querySignal = request.signal
}

async function isHashing({ method }: Request, params: Promise<{ slug?: string[] }>): Promise<boolean> {
  return method === 'POST' && HASHING_PATHS.has((await params).slug?.[1] ?? '')
}

/** True for a file asked for by a prefix, a field that only plugins of Payload have: the query of the missing column would fail. */
const hasPrefix = async ({ url }: Request, params: Promise<{ slug?: string[] }>): Promise<boolean> =>
  (await params).slug?.[1] === 'file' && new URL(url).searchParams.has('prefix')

/** True for the accounts of staff: signing in and out, passwords and the first account. */
const isOfAccounts = async (params: Promise<{ slug?: string[] }>): Promise<boolean> =>
  (await params).slug?.[0] === 'users'

const busyResponse = () =>
  errorResponse(
    503,
    { field: 'server', message: 'Too many people are signing in. Try again in a minute.' },
    RETRY_LATER,
  )

/**
 * False for paths on which Payload fails with 500 or 501: collections without endpoints, versions of a collection without any,
 * verification of emails that are not verified, and names such as `constructor`.
 */
async function isSupported(params: Promise<{ slug?: string[] }>): Promise<boolean> {
  const [slug = '', part] = (await params).slug ?? []
  if (slug in Object.prototype) return false
  const collection = (await config).collections.find((candidate) => candidate.slug === slug)
  if (collection?.endpoints === false) return false
  if (part !== 'versions' && part !== 'verify') return true
  return Boolean(part === 'versions' ? collection?.versions : collection?.auth?.verify)
}

/** The request with a body of limited size and valid text, or the response to another. */
async function checkBody(request: Request): Promise<Request | Response> {
  const isQuery = isQueryBody(request)
  const type = request.headers.get('content-type') ?? ''
  const isPreference = new URL(request.url).pathname.startsWith(PREFERENCES_PATH)
  // Files come as multipart forms. Preferences are read as JSON, whatever the type says.
  const isForm = /^multipart\/form-data\b/i.test(type) && !isPreference
  if (!request.body || (isForm && !isQuery)) return request
  const maxBytes = isQuery ? MAX_QUERY_BYTES : isPreference ? MAX_PREFERENCE_BYTES : MAX_JSON_BYTES
  const text = await readText(request, maxBytes)
  if (text === null) return errorResponse(413, { field: 'body', message: 'The request body is too long.' })
  const isJson = /^application\/json\b/i.test(type)
  const body = isQuery && !isJson ? text : cleanBody(text, isJson)
  if (body instanceof Response) return body
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body })
}

/** True for a query sent by POST because it is too long for a URL. */
function isQueryBody({ method, headers }: Request): boolean {
  return (
    method === 'POST' && ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.has(name))
  )
}

/**
 * JSON without characters that Postgres cannot store; the response to JSON that is nested too deeply, or invalid although the request
 * says that it is JSON. Payload parses other types too.
 */
function cleanBody(text: string, isJson: boolean): string | Response {
  if (text === '') return text
  try {
    const value: unknown = JSON.parse(text)
    if (isNestedDeeper(value, MAX_JSON_NESTING))
      return errorResponse(400, { field: 'body', message: NESTED_TOO_DEEPLY })
    return NEEDS_CLEANING.test(text) ? JSON.stringify(cleanJson(value)) : text
  } catch {
    return isJson ? errorResponse(400, { field: 'body', message: 'The request body is not valid JSON.' }) : text
  }
}
