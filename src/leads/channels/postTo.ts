import { HttpError } from '../../providers/httpClient/httpError'
import { OPERATOR_RULES, sendRequest } from '../../providers/httpClient/sendRequest'
import { UndeliverableError } from '../deliver'

export interface PostRequest {
  url: string
  body: string
  headers: Record<string, string>
  /** development only: allows plain http and private addresses */
  allowPrivate: boolean
  timeoutMs: number
}

/** Only the start of a response is read and stored. */
const MAX_STORED_CHARACTERS = 300
const MAX_READ_BYTES = 4096

/**
 * Posts to a URL entered by staff and returns the status and the start of the response body. Follows no redirects; outside
 * development it calls public addresses over https only.
 * @throws {UndeliverableError} if the URL may not be called
 * @throws {Error} if the request fails or the status is not 2xx
 */
export async function postTo({ url, body, headers, allowPrivate, timeoutMs }: PostRequest): Promise<string> {
  const target = URL.canParse(url) ? new URL(url) : null
  if (!target || !['http:', 'https:'].includes(target.protocol))
    throw new UndeliverableError('This is not a valid URL.')
  try {
    const response = await sendRequest(withoutLogin(target), {
      ...{ method: 'POST', body, headers, timeoutMs, login: getCredentials(target) },
      ...(allowPrivate && OPERATOR_RULES),
    })
    const { status } = response
    const text = await readBeginning(response.chunks(Number.POSITIVE_INFINITY))
    const summary = `${status}${text ? `: ${text.slice(0, MAX_STORED_CHARACTERS)}` : ''}`
    if (status >= 200 && status < 300) return summary
    if (status >= 300 && status < 400) throw new Error(`${status}: redirects are not followed.`)
    throw new Error(summary)
  } catch (error) {
    throw error instanceof HttpError ? deliveryError(error, target) : error
  }
}

function deliveryError(error: HttpError, target: URL): Error {
  if (error.failure === 'protocol') return new UndeliverableError('Leads are sent over https only.')
  if (error.failure === 'address')
    return new UndeliverableError(`${target.hostname} resolves to an address in a private network.`)
  if (error.failure === 'timeout') return new Error('The request timed out.')
  return error
}

const getCredentials = ({ username, password }: URL) =>
  username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : null

function withoutLogin(target: URL): URL {
  return Object.assign(new URL(target), { username: '', password: '' })
}

async function readBeginning(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size >= MAX_READ_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, MAX_READ_BYTES).toString().replace(/\s+/g, ' ').trim()
}
