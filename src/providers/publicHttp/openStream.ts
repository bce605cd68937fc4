import { type ClientRequest, get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { DownloadError, notPublic } from './download'
import { guardedLookup } from './guardedLookup'
import { isPublicAddress } from './publicAddress'

export interface StreamRules {
  /** the most that is read once it is unpacked, in bytes */
  maxBytes: number
  /** longest time without a byte, in milliseconds */
  idleMs: number
  /** the Accept header */
  accept: string
  /** sent to the address's own server only, never to one that it redirects to */
  login?: { username: string; password: string } | null
  /** what may be asked; https unless given */
  protocols?: readonly string[]
  /** addresses that may be asked; those of the public internet unless given */
  allows?: (address: string) => boolean
}

/** Redirects that are followed; each target is held to the same rules. */
const MOST_REDIRECTS = 5

/**
 * A file from the public internet as a stream, unpacked where the server packs it. Never from this machine or its network,
 * whatever a name resolves to at the moment of asking or wherever it redirects: the address that was checked is the one
 * that is connected to.
 *
 * @throws DownloadError in words, also while the stream is read
 */
export async function openStream(address: URL, rules: StreamRules): Promise<AsyncGenerator<Buffer>> {
  let url = address
  for (let redirects = 0; ; redirects++) {
    const answer = await ask(url, rules, url.origin === address.origin)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      if (redirects === MOST_REDIRECTS) throw new DownloadError(`${address.host} redirects without end`)
      if (!URL.canParse(headers.location, url)) throw new DownloadError(`${url.host} redirects to no address`)
      url = new URL(headers.location, url)
      continue
    }
    if (statusCode === 200) return bytesOf(answer, url.host, rules.maxBytes)
    answer.destroy()
    if (statusCode === 401 || statusCode === 403)
      throw new DownloadError(`${url.host} refused the login (${statusCode}); check user name and password`)
    throw new DownloadError(`${url.host} answered ${statusCode}`)
  }
}

function ask(url: URL, rules: StreamRules, ownServer: boolean): Promise<IncomingMessage> {
  const { accept, idleMs, login, protocols = ['https:'], allows = isPublicAddress } = rules
  const names = protocols.map((protocol) => `${protocol}//`).join(' and ')
  if (!protocols.includes(url.protocol))
    throw new DownloadError(`Only ${names} addresses are read, not ${url.protocol}//`)
  if (url.username || url.password) throw new DownloadError('The address carries a name or a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // names are checked when they are looked up
  if (isIP(host) && !allows(host)) throw new DownloadError(`${host} is not on the public internet`)

  const options: RequestOptions = {
    // A connection that is kept could have been opened to an address checked long ago.
    agent: false,
    lookup: guardedLookup(allows, notPublic),
    headers: { Accept: accept, 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'Forecourt' },
    ...(login && ownServer ? { auth: `${login.username}:${login.password}` } : {}),
  }
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'http:' ? getHttp : getHttps)(url, options, resolve)
    request.setTimeout(idleMs, () =>
      request.destroy(new DownloadError(`${url.host} sent nothing for ${Math.round(idleMs / 1000)} s`)),
    )
    request.on('error', (error) =>
      reject(
        error instanceof DownloadError
          ? error
          : new DownloadError(`${url.host} could not be reached: ${error.message}`),
      ),
    )
  })
}

async function* bytesOf(answer: IncomingMessage, host: string, maxBytes: number): AsyncGenerator<Buffer> {
  const body = unpacked(answer)
  let size = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) throw new DownloadError(`The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`)
      yield part
    }
    if (!answer.complete) throw new DownloadError(`The connection to ${host} broke off before the end of the file`)
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw new DownloadError(`The connection to ${host} broke off before the end of the file`)
  } finally {
    answer.destroy()
  }
}

function unpacked(answer: IncomingMessage): NodeJS.ReadableStream {
  const encoding = answer.headers['content-encoding']?.toLowerCase()
  const unpack =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'deflate'
        ? createInflate()
        : encoding === 'br'
          ? createBrotliDecompress()
          : null
  if (!unpack) return answer
  answer.on('error', (error) => unpack.destroy(error))
  return answer.pipe(unpack)
}
