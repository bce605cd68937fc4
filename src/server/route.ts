import { unstable_rethrow } from 'next/navigation'
import type * as z from 'zod'
import { type FieldError, fieldErrors } from '../domain/fieldErrors'
import { type RequestContext, requestContext, toRequestId } from '../providers/httpClient/requestContext.mjs'
import { readInTurn } from './accounts/concurrentReads'
import { isDatabaseUnavailable } from './database/databaseUnavailable'
import { reportError } from './errorReports/reportError'
import { errorResponse } from './errorResponse'
import { FILES_UNAVAILABLE_MESSAGE, isFileStoreError } from './fileStore'
import { isForeignWrite } from './isForeignWrite'
import { PREVIEW_CACHE_CONTROL } from './keepPreviewsPrivate.mjs'
import { loggedPath } from './loggedPath'
import { loggerFor } from './logger'
import { parseJsonBody, parseQuery, readText } from './requestBody'
import { isTooBusy } from './tooBusyError'
import { RETRY_AFTER_SECONDS, UNAVAILABLE_MESSAGE } from './unavailable.mjs'

/** Default limit of a JSON body in bytes. */
const DEFAULT_MAX_BODY_BYTES = 100_000

const TOO_LONG_ERROR: FieldError = { field: 'body', message: 'The request body is too long.' }
const FOREIGN_ERROR: FieldError = { field: 'origin', message: 'Send this request from the same site.' }
const SERVER_ERROR: FieldError = { field: 'server', message: 'Something went wrong. Try again.' }
const UNAVAILABLE_ERROR: FieldError = { field: 'server', message: UNAVAILABLE_MESSAGE }
const FILES_UNAVAILABLE_ERROR: FieldError = { field: 'server', message: FILES_UNAVAILABLE_MESSAGE }

/** The status that nginx logs for a client that went before its response. Nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499

type Awaitable<Value> = Value | Promise<Value>

/** A handler's arguments besides the request. */
export interface RouteContext<Access, Query, Body> {
  /** the result of the route's access rule, such as the site or the staff member */
  access: Access
  query: Query
  body: Body
  log: ReturnType<typeof loggerFor>
  /** a path parameter by its folder's name; empty if the path has none */
  param: (name: string) => string
}

/** The steps before a handler, in this order. Each may return a response. */
interface RouteOptions<Access, Query, Body> {
  /** returns a value for the handler, or a response that denies access */
  access?: (request: Request) => Awaitable<Access | Response>
  /** schema of the query string: 400 with the error of each parameter */
  query?: z.ZodType<Query>
  /** returns a response if the rate limit is exceeded */
  rateLimit?: (request: Request, access: Access) => Promise<Response | null>
  /** schema of the JSON body: 400 with the error of each field */
  body?: z.ZodType<Body>
  maxBodyBytes?: number
  /** the error if the body is longer: 413 */
  tooLong?: FieldError
  /**
   * true if the handler changes nothing: when the client goes, its outgoing requests are aborted, and a handler that has not begun
   * does not begin. GET and HEAD are by default.
   */
  readOnly?: boolean
  /** the account whose reads take turns (`readInTurn`), for handlers that search lists */
  inTurnOf?: (access: Access) => number
  /** returns the response to a known error; null for any other, which becomes a 500 */
  onError?: (error: unknown, request: Request) => Response | null
}

type Params = Record<string, string | string[]>
/** Called by Next, whose types require the context; routes without parameters are also called without it. */
export interface RouteHandler {
  (request: Request): Promise<Response>
  (request: Request, context: { params: Promise<Params> }): Promise<Response>
}

const handlers = new WeakSet<object>()

/** True for a handler created by `route`. */
export const isRoute = (handler: unknown): boolean => typeof handler === 'function' && handlers.has(handler)

/**
 * Creates the handler of an API route: validates the request by the options and converts errors to JSON. Writes of browsers from
 * another origin are refused. An unknown error is
 * logged, and the response is 500 with the request's id. Each request is logged.
 */
export function route<Access = undefined, Query = undefined, Body = undefined>(
  options: RouteOptions<Access, Query, Body>,
  handle: (request: Request, context: RouteContext<Access, Query, Body>) => Awaitable<Response>,
): RouteHandler {
  const handler: RouteHandler = async (request: Request, context?: { params: Promise<Params> }) => {
    const startedAt = performance.now()
    const current = contextOf(request, options)
    const found = await requestContext.run(current, () => respond(options, handle, request, context?.params))
    // Whatever was found for nobody is no answer to somebody.
    const response =
      current.userUnknown && found.status !== 503
        ? unavailableResponse(request)
        : keepPrivate(withRetryAfter(found, current), current)
    logResponse(request, response, performance.now() - startedAt)
    return response
  }
  handlers.add(handler)
  return handler
}

/** What the handler and all that it calls know of the request. */
function contextOf(
  request: Request,
  { readOnly = ['GET', 'HEAD'].includes(request.method) }: Pick<RouteOptions<never, never, never>, 'readOnly'>,
): RequestContext {
  const current = requestContext.getStore() ?? { requestId: toRequestId(request.headers.get('x-request-id')) }
  return readOnly ? { ...current, signal: request.signal } : current
}

async function respond<Access, Query, Body>(
  options: RouteOptions<Access, Query, Body>,
  handle: (request: Request, context: RouteContext<Access, Query, Body>) => Awaitable<Response>,
  request: Request,
  params: Promise<Params> | undefined,
): Promise<Response> {
  if (isForeignWrite(request)) return errorResponse(403, FOREIGN_ERROR)
  try {
    const access = await options.access?.(request)
    if (access instanceof Response) return access
    const query = options.query?.safeParse(parseQuery(request))
    if (query?.success === false) return errorResponse(400, fieldErrors(query.error))
    // Before the body, which costs time and memory to read.
    const limited = await options.rateLimit?.(request, access as Access)
    if (limited) return limited
    const body = await readBody(request, options)
    if (body instanceof Response) return body
    const parts = (await params) ?? {}
    if (requestContext.getStore()?.signal?.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    const run = async () =>
      handle(request, {
        access: access as Access,
        query: query?.data as Query,
        body: body as Body,
        log: loggerFor(request),
        param: (name) => [parts[name] ?? ''].flat().join('/'),
      })
    return await (options.inTurnOf ? readInTurn(options.inTurnOf(access as Access), run) : run())
  } catch (error) {
    // Next's control flow, such as a redirect, uses errors.
    unstable_rethrow(error)
    return options.onError?.(error, request) ?? refusalResponse(error) ?? serverErrorResponse(error, request)
  }
}

async function readBody<Body>(
  request: Request,
  {
    body: schema,
    maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
    tooLong = TOO_LONG_ERROR,
  }: Pick<RouteOptions<unknown, unknown, Body>, 'body' | 'maxBodyBytes' | 'tooLong'>,
): Promise<Body | Response | undefined> {
  if (!schema) return undefined
  const text = await readText(request, maxBodyBytes)
  if (text === null) return errorResponse(413, tooLong)
  const { value, problem } = parseJsonBody(text)
  if (problem) return errorResponse(400, { field: 'body', message: problem })
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : errorResponse(400, fieldErrors(parsed.error))
}

/** The response to Payload's errors about documents that the user may not read or that do not exist; null for any other error. */
function refusalResponse(error: unknown): Response | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'Forbidden') return errorResponse(403, { field: 'user', message: 'You may not do this.' })
  if (error.name === 'NotFound') return errorResponse(404, { field: 'id', message: 'Not found.' })
  return null
}

/** 503 while the database or the store of files is away or takes too long, or too much heavy work waits; else 500. */
function serverErrorResponse(error: unknown, request: Request): Response {
  const requestId = request.headers.get('x-request-id')
  const path = loggedPath(new URL(request.url).pathname)
  if (requestContext.getStore()?.signal?.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
  if (isTooBusy(error)) {
    loggerFor(request).warn({ path }, 'An API route refused heavy work: too much of it waits')
    return unavailableResponse(request, { field: 'server', message: error.message })
  }
  const areFilesAway = isFileStoreError(error)
  if (areFilesAway || isDatabaseUnavailable(error)) {
    const service = areFilesAway ? 'the store of files' : 'the database'
    loggerFor(request).warn({ err: error, path }, `An API route failed because ${service} is unavailable`)
    return unavailableResponse(request, areFilesAway ? FILES_UNAVAILABLE_ERROR : UNAVAILABLE_ERROR)
  }
  loggerFor(request).error({ err: error, path }, 'An API route failed')
  reportError(error, { source: 'server', path })
  return Response.json({ errors: [SERVER_ERROR], requestId }, { status: 500, headers: { 'Cache-Control': 'no-store' } })
}

function unavailableResponse(request: Request, error = UNAVAILABLE_ERROR): Response {
  const requestId = request.headers.get('x-request-id')
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) }
  return Response.json({ errors: [error], requestId }, { status: 503, headers })
}

/** Payload's own 503 and 429 say nothing about when to try again. */
function withRetryAfter(response: Response, { retryAfterSeconds }: RequestContext): Response {
  const { status, body } = response
  const seconds = status === 503 ? RETRY_AFTER_SECONDS : status === 429 ? retryAfterSeconds : undefined
  if (seconds === undefined || response.headers.has('Retry-After')) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', String(seconds))
  return new Response(body, { status, headers })
}

/** What a preview let in nobody else may see. */
function keepPrivate(response: Response, { isSitePreview }: RequestContext): Response {
  if (!isSitePreview) return response
  const { status, body } = response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', PREVIEW_CACHE_CONTROL)
  return new Response(body, { status, headers })
}

function logResponse(request: Request, { status }: Response, ms: number): void {
  const entry = { method: request.method, path: loggedPath(new URL(request.url).pathname), status, ms: Math.round(ms) }
  loggerFor(request)[status < 400 ? 'debug' : 'info'](entry, 'API request')
}
