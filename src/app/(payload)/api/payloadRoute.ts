import config from '@payload-config'
import { cleanJson } from '@/domain/cleanText'
import { explainJsonSize } from '@/domain/jsonSize'
import { requestContext } from '@/providers/httpClient/requestContext.mjs'
import { limitHashes } from '@/server/accounts/passwordHash'
import { adminOriginFor, servesStaff } from '@/server/adminHost'
import { errorResponse } from '@/server/errorResponse'
import {
  isDeclaredLonger,
  isNestedDeeper,
  limitBody,
  MAX_JSON_NESTING,
  NESTED_TOO_DEEPLY,
  readBytes,
} from '@/server/requestBody'
import { route } from '@/server/route'
import { findBodyLimit, isMultipart, isPreference, isQueryBody } from './bodyLimit'

/** Requests that may wait for their turn to hash a password; any further one gets a 503. */
const MAX_WAITING_HASHES = 50
const HASHING_PATHS = new Set(['login', 'reset-password', 'first-register'])
const RETRY_LATER = { 'Retry-After': '60' }

/** Maximum bytes of a form that is read whole before Payload gets it. */
const MAX_BUFFERED_FORM_BYTES = 100_000

/** NUL and surrogates, as such or escaped, which Postgres cannot store if they are alone. */
const NEEDS_CLEANING = /\\u0000|\\ud[89a-f]|[\0\ud800-\udfff]/i

const TOO_LONG = { field: 'body', message: 'The request body is too long.' }

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/**
 * Adds to a Payload REST handler what Payload lacks: rights before the body is read, limits, and the cleaning of text; see also
 * `guardOperations`.
 */
export function payloadRoute(handle: Handler): Handler {
  return (request, context) => {
    const respond = async () => {
      if (!(await isFile(request, context.params))) markForStaff()
      // File requests bypass the proxy, which rejects NUL elsewhere.
      if (/%00/.test(request.url)) return errorResponse(400, { field: 'url', message: 'Invalid address.' })
      const host = request.headers.get('host')
      if (!servesStaff(host) && (await isOfAccounts(context.params)))
        return errorResponse(403, { field: 'host', message: `Staff sign in at ${adminOriginFor(host)}/admin only.` })
      if (await hasPrefix(request, context.params))
        return errorResponse(400, { field: 'prefix', message: 'Files have no prefix. Leave it out.' })
      if (!(await isSupported(context.params))) return errorResponse(404, { field: 'url', message: 'Not found.' })
      const maxBytes = await findBodyLimit(request, (await context.params).slug ?? [])
      if (typeof maxBytes !== 'number') return maxBytes
      const checked = await checkBody(request, maxBytes, (await context.params).slug ?? [])
      if (checked instanceof Response) return checked
      const handler = async () => {
        const response = await handle(checked.request, context)
        return checked.isTooLong() ? errorResponse(413, TOO_LONG) : response
      }
      if (isRead(request)) {
        endWithClient(request)
        return handler()
      }
      if (!(await isHashing(request, context.params))) return handler()
      if (limitHashes.pendingCount >= MAX_WAITING_HASHES) return busyResponse()
      return limitHashes(handler)
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

/** True for the address of a file, such as a picture of a page. */
const isFile = async ({ method }: Request, params: Promise<{ slug?: string[] }>): Promise<boolean> =>
  ['GET', 'HEAD'].includes(method) && (await params).slug?.[1] === 'file'

/** Payload's API is staff's, whoever calls it: its queries leave connections to shoppers. */
function markForStaff(): void {
  const context = requestContext.getStore()
  if (context) context.isForStaff = true
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

/** What the handler gets in place of a request. */
interface CheckedRequest {
  request: Request
  /** whether its body turned out to be longer than allowed */
  isTooLong: () => boolean
}

/** The request with a body of limited size and valid text, or the response to another. Forms of parts are checked while Payload reads them. */
async function checkBody(
  request: Request,
  maxBytes: number,
  path: readonly string[],
): Promise<CheckedRequest | Response> {
  const asRead = (read: Request): CheckedRequest => ({ request: read, isTooLong: () => false })
  if (!request.body) return asRead(request)
  const { method, url } = request
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (maxBytes === 0) return asRead(new Request(url, { method, headers }))
  if (isDeclaredLonger(request, maxBytes)) return errorResponse(413, TOO_LONG)
  const isForm = isMultipart(request) && !isPreference(path)
  if (isForm && maxBytes > MAX_BUFFERED_FORM_BYTES) return limitBody(request, maxBytes)
  const bytes = await readBytes(request, maxBytes)
  if (bytes === null) return errorResponse(413, TOO_LONG)
  // Read before its turn to hash a password: one that arrives slowly would hold the turn.
  if (isForm) return asRead(new Request(url, { method, headers, body: new Uint8Array(bytes) }))
  const text = bytes.toString('utf8')
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
  const body = isQueryBody(request) && !isJson ? text : cleanBody(text, isJson)
  return body instanceof Response ? body : asRead(new Request(url, { method, headers, body }))
}

/**
 * JSON without characters that Postgres cannot store; the response to JSON that is nested too deeply or has too many rows, or is invalid although the
 * request says that it is JSON. Payload parses other types too.
 */
function cleanBody(text: string, isJson: boolean): string | Response {
  if (text === '') return text
  try {
    const value: unknown = JSON.parse(text)
    if (isNestedDeeper(value, MAX_JSON_NESTING))
      return errorResponse(400, { field: 'body', message: NESTED_TOO_DEEPLY })
    const problem = explainJsonSize(value)
    if (problem) return errorResponse(400, { field: 'body', message: problem })
    return NEEDS_CLEANING.test(text) ? JSON.stringify(cleanJson(value)) : text
  } catch {
    return isJson ? errorResponse(400, { field: 'body', message: 'The request body is not valid JSON.' }) : text
  }
}
