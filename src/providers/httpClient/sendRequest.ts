import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, type Dispatcher, request } from 'undici'
import { guardedLookup, privateAddressError } from './guardedLookup'
import { HttpError } from './httpError'
import { isPublicAddress } from './publicAddress'

export interface RequestRules {
  /** milliseconds for the whole exchange; unlimited unless given */
  timeoutMs?: number
  /** longest time without a byte, in milliseconds; unlimited unless given */
  idleMs?: number
  /** protocols that may be used; https unless given */
  protocols?: readonly string[]
  /** addresses that may be connected to; those of the public internet unless given */
  isAllowed?: (address: string) => boolean
}

export interface HttpRequest extends RequestRules {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** sent by HTTP's basic authentication */
  login?: { username: string; password: string } | null
}

export interface HttpResponse {
  status: number
  /** by their names in lower case */
  headers: Record<string, string | string[] | undefined>
  /** The body, unpacked where the server packs it. @throws HttpError, also once it is longer than `maxBytes` */
  chunks(maxBytes: number): AsyncGenerator<Buffer>
  /** Ends the connection; to be called where the body is not read. */
  close(): void
}

/** For a service that the operator of this deployment names: it may stand in a private network. */
export const OPERATOR_RULES = { protocols: ['https:', 'http:'], isAllowed: () => true } satisfies RequestRules

/**
 * The one way in which the server sends a request elsewhere. Unless the rules say otherwise it connects to public addresses
 * only, over https, whatever a name resolves to at the moment of connecting. Redirects are returned, not followed.
 *
 * @throws HttpError
 */
export async function sendRequest(url: URL, options: HttpRequest): Promise<HttpResponse> {
  const { method = 'GET', headers, body, login, timeoutMs, idleMs = 0 } = options
  const { protocols = ['https:'], isAllowed = isPublicAddress } = options
  checkUrl(url, protocols, isAllowed)
  const signal = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const agent = new Agent({
    // A connection that is reused could have been opened to an address checked long ago.
    pipelining: 0,
    connect: { lookup: guardedLookup(isAllowed), timeout: timeoutMs ?? idleMs },
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  })
  const toHttpError = (error: unknown, otherwise: (reason: string) => HttpError): HttpError => {
    if (error instanceof HttpError) return error
    const { code = '', message } = error as Error & { code?: string }
    if (signal?.aborted)
      return new HttpError('timeout', `${url.host} took longer than ${(timeoutMs ?? 0) / 1000} s`, { cause: error })
    if (/^UND_ERR_\w+_TIMEOUT$/.test(code)) {
      const seconds = Math.round((idleMs || (timeoutMs ?? 0)) / 1000)
      return new HttpError('timeout', `${url.host} sent nothing for ${seconds} s`, { cause: error })
    }
    return otherwise(message || code)
  }
  let response: Dispatcher.ResponseData
  try {
    response = await request(url, {
      ...{ method, body, signal, dispatcher: agent },
      headers: { 'User-Agent': 'Forecourt', ...(login && { Authorization: basicAuth(login) }), ...headers },
    })
  } catch (error) {
    void agent.destroy()
    throw toHttpError(
      error,
      (reason) => new HttpError('unreachable', `${url.host} could not be reached: ${reason}`, { cause: error }),
    )
  }
  // Closing an unread body emits an error, which nobody needs.
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
        const message = `The connection to ${url.host} broke off before the end of the file`
        throw toHttpError(error, () => new HttpError('brokeOff', message, { cause: error }))
      } finally {
        close()
      }
    },
  }
}

function checkUrl(url: URL, protocols: readonly string[], isAllowed: (address: string) => boolean): void {
  if (!protocols.includes(url.protocol)) {
    const names = protocols.map((protocol) => `${protocol}//`).join(' and ')
    throw new HttpError('protocol', `Only ${names} addresses are read, not ${url.protocol}//`)
  }
  if (url.username || url.password) throw new HttpError('credentials', 'The address contains a user name or a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Names are checked when they are looked up.
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
