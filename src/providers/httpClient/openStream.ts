import { HttpError } from './httpError'
import { type HttpRequest, type RequestRules, sendRequest } from './sendRequest'

export interface StreamRules extends Omit<RequestRules, 'timeoutMs'> {
  /** maximum decompressed size in bytes */
  maxBytes: number
  /** maximum milliseconds without data */
  idleMs: number
  /** the Accept header */
  accept: string
  /** sent to the original server only, never after a redirect to another */
  login?: HttpRequest['login']
}

/** Maximum redirects; each target must meet the same rules. */
const MAX_REDIRECTS = 5

/** Opens a file as a decompressed stream. @throws {HttpError} also while the stream is read */
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
      if (redirects === MAX_REDIRECTS) throw new HttpError('redirect', `${address.host} redirects too often`)
      if (!URL.canParse(location, url)) throw new HttpError('redirect', `${url.host} redirects to an invalid address`)
      url = new URL(location, url)
      continue
    }
    if (status === 401 || status === 403)
      throw new HttpError('status', `${url.host} rejected the login (${status}); check the user name and password`)
    throw new HttpError('status', `${url.host} returned ${status}`)
  }
}
