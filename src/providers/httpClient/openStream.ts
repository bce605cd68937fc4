import { HttpError } from './httpError'
import { type HttpRequest, type RequestRules, sendRequest } from './sendRequest'

export interface StreamRules extends Omit<RequestRules, 'timeoutMs'> {
  /** the most that is read once it is unpacked, in bytes */
  maxBytes: number
  /** longest time without a byte, in milliseconds */
  idleMs: number
  /** the Accept header */
  accept: string
  /** sent to the address's own server only, never to one that it redirects to */
  login?: HttpRequest['login']
}

/** Redirects that are followed; each target is held to the same rules. */
const MAX_REDIRECTS = 5

/**
 * A file as a stream, unpacked where the server packs it.
 *
 * @throws HttpError, also while the stream is read
 */
export async function openStream(address: URL, rules: StreamRules): Promise<AsyncGenerator<Buffer>> {
  const { maxBytes, accept, login, ...requestRules } = rules
  const headers = { Accept: accept, 'Accept-Encoding': 'gzip, deflate, br' }
  let url = address
  for (let redirects = 0; ; redirects++) {
    const ownLogin = url.origin === address.origin ? login : null
    const response = await sendRequest(url, { ...requestRules, headers, login: ownLogin })
    const { status } = response
    if (status === 200) return response.chunks(maxBytes)
    response.close()
    const { location } = response.headers
    if (status >= 300 && status < 400 && typeof location === 'string') {
      if (redirects === MAX_REDIRECTS) throw new HttpError('redirect', `${address.host} redirects without end`)
      if (!URL.canParse(location, url)) throw new HttpError('redirect', `${url.host} redirects to no address`)
      url = new URL(location, url)
      continue
    }
    if (status === 401 || status === 403)
      throw new HttpError('status', `${url.host} refused the login (${status}); check user name and password`)
    throw new HttpError('status', `${url.host} answered ${status}`)
  }
}
