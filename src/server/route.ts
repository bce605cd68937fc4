import { unstable_rethrow } from 'next/navigation'
import type * as z from 'zod'
import { type FieldError, fieldErrors } from '../domain/fieldErrors'
import { errorResponse } from './errorResponse'
import { loggedPath } from './loggedPath'
import { loggerFor } from './logger'
import { parseJson, parseQuery, readText } from './requestBody'

/** Bytes of a JSON body where a route sets no limit of its own. */
const DEFAULT_MAX_BODY_BYTES = 100_000

const TOO_LONG_ERROR: FieldError = { field: 'body', message: 'The request body is too long.' }
const SERVER_ERROR: FieldError = { field: 'server', message: 'Something went wrong. Try again.' }

type Awaitable<Value> = Value | Promise<Value>

/** What a handler gets beside the request. */
export interface RouteContext<Access, Query, Body> {
  /** what the route's access rule gives, such as the site or the member of staff */
  access: Access
  query: Query
  body: Body
  log: ReturnType<typeof loggerFor>
  /** a part of the path by its folder's name; empty where the path has none */
  param: (name: string) => string
}

/** What comes before a handler, in this order. Each step may answer the request itself. */
interface RouteOptions<Access, Query, Body> {
  /** who may call, and for which site: a value for the handler, or the response that refuses */
  access?: (request: Request) => Awaitable<Access | Response>
  /** the query string's schema: 400 with what is wrong with each parameter */
  query?: z.ZodType<Query>
  /** the JSON body's schema: 400 with what is wrong with each field */
  body?: z.ZodType<Body>
  maxBodyBytes?: number
  /** the error of a body longer than that: 413 */
  tooLong?: FieldError
  /** the response where a caller calls too often; null where the call may go on */
  rateLimit?: (request: Request, access: Access) => Promise<Response | null>
  /** the response to an error that the route knows; null for any other, which becomes a 500 */
  onError?: (error: unknown, request: Request) => Response | null
}

type Params = Record<string, string | string[]>
/** What Next calls. Its types want the context to be required, and routes without parameters need none: hence two signatures. */
export interface RouteHandler {
  (request: Request): Promise<Response>
  (request: Request, context: { params: Promise<Params> }): Promise<Response>
}

const handlers = new WeakSet<object>()

/** True for a handler that `route` made. */
export const isRoute = (handler: unknown): boolean => typeof handler === 'function' && handlers.has(handler)

/**
 * The handler of an API route: checks the request by the options, hands on what they read, and turns every error into JSON.
 * An unknown error is logged and answered with 500 and the request's id. Each request leaves a log line.
 */
export function route<Access = undefined, Query = undefined, Body = undefined>(
  options: RouteOptions<Access, Query, Body>,
  handle: (request: Request, context: RouteContext<Access, Query, Body>) => Awaitable<Response>,
): RouteHandler {
  const handler: RouteHandler = async (request: Request, context?: { params: Promise<Params> }) => {
    const startedAt = performance.now()
    const response = await respond(options, handle, request, context?.params)
    logResponse(request, response, performance.now() - startedAt)
    return response
  }
  handlers.add(handler)
  return handler
}

async function respond<Access, Query, Body>(
  options: RouteOptions<Access, Query, Body>,
  handle: (request: Request, context: RouteContext<Access, Query, Body>) => Awaitable<Response>,
  request: Request,
  params: Promise<Params> | undefined,
): Promise<Response> {
  try {
    const access = await options.access?.(request)
    if (access instanceof Response) return access
    const query = options.query?.safeParse(parseQuery(request))
    if (query?.success === false) return errorResponse(400, fieldErrors(query.error))
    const body = await readBody(request, options)
    if (body instanceof Response) return body
    const limited = await options.rateLimit?.(request, access as Access)
    if (limited) return limited
    const parts = (await params) ?? {}
    return await handle(request, {
      access: access as Access,
      query: query?.data as Query,
      body: body as Body,
      log: loggerFor(request),
      param: (name) => [parts[name] ?? ''].flat().join('/'),
    })
  } catch (error) {
    // Next's own signals, such as a redirect, are no errors.
    unstable_rethrow(error)
    return options.onError?.(error, request) ?? serverErrorResponse(error, request)
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
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : errorResponse(400, fieldErrors(parsed.error))
}

function serverErrorResponse(error: unknown, request: Request): Response {
  loggerFor(request).error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'An API route failed')
  const requestId = request.headers.get('x-request-id')
  return Response.json({ errors: [SERVER_ERROR], requestId }, { status: 500, headers: { 'Cache-Control': 'no-store' } })
}

function logResponse(request: Request, { status }: Response, ms: number): void {
  const entry = { method: request.method, path: loggedPath(new URL(request.url).pathname), status, ms: Math.round(ms) }
  loggerFor(request)[status < 400 ? 'debug' : 'info'](entry, 'API request')
}
