import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { guardedLookup, privateAddressError } from './guardedLookup'
import { HttpError } from './httpError'
import { isPublicAddress } from './publicAddress'
import { requestContext, requestIdHeader } from './requestContext.mjs'

export interface RequestRules {
  /** milliseconds for the whole exchange; unlimited by default */
  timeoutMs?: number
  /** maximum milliseconds without data; unlimited by default */
  idleMs?: number
  /** allowed protocols; https by default */
  protocols?: readonly string[]
  /** addresses that may be connected to; public addresses by default */
  isAllowed?: (address: string) => boolean
}

export interface HttpRequest extends RequestRules {
  method?: 'GET' | 'POST' | 'PURGE'
  headers?: Record<string, string>
  body?: string
  /** sent as HTTP basic authentication */
  login?: { username: string; password: string } | null
}

export interface HttpResponse {
  status: number
  /** by lower-case name */
  headers: Record<string, string | string[] | undefined>
  /** Streams the decompressed body. @throws {HttpError} if the connection fails or the body is longer than `maxBytes` */
  chunks(maxBytes: number): AsyncGenerator<Buffer>
  /** Closes the connection; call it if the body is not read. */
  close(): void
}

/** Rules for services configured by the operator, which may be in a private network. */
export const OPERATOR_RULES = { protocols: ['https:', 'http:'], isAllowed: () => true } satisfies RequestRules

/**
 * Sends a request to another server; all outgoing requests go through here. By default it connects to public addresses over
 * https only, and checks the address at the time of connecting. Redirects are returned, not followed. The current request's id is
 * sent along, and if its handler only reads, the request is aborted when its client goes.
 *
 * @throws {HttpError}
 */
export async function sendRequest(url: URL, options: HttpRequest): Promise<HttpResponse> {
  const { method = 'GET', headers, body, login, timeoutMs, idleMs = 0 } = options
  const { protocols = ['https:'], isAllowed = isPublicAddress } = options
  checkUrl(url, protocols, isAllowed)
  // A web server that starts sends nothing yet, and its hundred files take as long to load as a page.
  const { Agent, request } = await import('undici')
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const clientGone = requestContext.getStore()?.signal
  const signal = clientGone && timeout ? AbortSignal.any([clientGone, timeout]) : (timeout ?? clientGone)
  const agent = new Agent({
    // A reused connection would skip the check of the address.
    pipelining: 0,
    connect: { lookup: guardedLookup(isAllowed), timeout: timeoutMs ?? idleMs },
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  })
  const toHttpError = (error: unknown, otherwise: (reason: string) => HttpError): HttpError => {
    if (error instanceof HttpError) return error
    const { code = '', message } = error as Error & { code?: string }
    if (clientGone?.aborted)
      return new HttpError('interrupted', `The request to ${url.host} is no longer needed`, { cause: error })
    if (timeout?.aborted)
      return new HttpError('timeout', `${url.host} took longer than ${(timeoutMs ?? 0) / 1000} s`, { cause: error })
    if (/^UND_ERR_\w+_TIMEOUT$/.test(code)) {
      const seconds = Math.round((idleMs || (timeoutMs ?? 0)) / 1000)
      return new HttpError('timeout', `${url.host} sent no data for ${seconds} s`, { cause: error })
    }
    return otherwise(message || code)
  }
  let response: Dispatcher.ResponseData
  try {
    response = await request(url, {
      ...{ method, body, signal, dispatcher: agent },
      headers: {
        'User-Agent': 'Forecourt',
        ...requestIdHeader(),
        ...(login && { Authorization: basicAuth(login) }),
        ...headers,
      },
    })
  } catch (error) {
    void agent.destroy()
    throw toHttpError(
      error,
      (reason) => new HttpError('unreachable', `${url.host} could not be reached: ${reason}`, { cause: error }),
    )
  }
  // Closing an unread body emits an error.
  response.body.on('error', () => undefined)
  const close = () => {
    response.body.destroy()
    void agent.destroy()
  }
  return {
    status: response.statusCode,
    headers: response.headers,
    close,
    async *chunks(maxBytes) {
      let size = 0
      try {
        for await (const chunk of decompressBody(response) as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size > maxBytes)
            throw new HttpError('tooLarge', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`)
          yield chunk
        }
      } catch (error) {
        const message = `The connection to ${url.host} was interrupted`
        throw toHttpError(error, () => new HttpError('interrupted', message, { cause: error }))
      } finally {
        close()
      }
    },
  }
}

/** Reads a whole body. @throws {HttpError} as `HttpResponse.chunks` does */
export async function readBody({ chunks }: HttpResponse, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks(maxBytes)) parts.push(chunk)
  return Buffer.concat(parts)
}

function checkUrl(url: URL, protocols: readonly string[], isAllowed: (address: string) => boolean): void {
  if (!protocols.includes(url.protocol)) {
    const names = protocols.map((protocol) => `${protocol}//`).join(' and ')
    throw new HttpError('protocol', `Only ${names} addresses are allowed, not ${url.protocol}//`)
  }
  if (url.username || url.password) throw new HttpError('credentials', 'The address contains a user name or a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Names are checked at lookup.
  if (isIP(host) && !isAllowed(host)) throw privateAddressError(host)
}

const basicAuth = ({ username, password }: { username: string; password: string }) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

function decompressBody({ body, headers }: Dispatcher.ResponseData): Readable {
  const decompressor = decompressorFor(String(headers['content-encoding'] ?? '').toLowerCase())
  if (!decompressor) return body
  body.on('error', (error) => decompressor.destroy(error))
  return body.pipe(decompressor)
}

function decompressorFor(encoding: string) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      return null
  }
}
