import { HttpError } from '../../providers/httpClient/httpError'
import { OPERATOR_RULES, sendRequest } from '../../providers/httpClient/sendRequest'
import { Undeliverable } from '../deliver'

export interface Post {
  url: string
  body: string
  headers: Record<string, string>
  /** development: plain http and private addresses are fine */
  privateAllowed: boolean
  withinMs: number
}

/** Of a response only the beginning is stored, in characters, and no more than this is read, in bytes. */
const MAX_STORED_CHARACTERS = 300
const MAX_READ_BYTES = 4096

/**
 * Posts to a web address that staff gave, and returns the status and what was answered. Follows no redirect; outside of
 * development it calls public addresses only, over https. Throws where the status is not 2xx.
 */
export async function postTo({ url, body, headers, privateAllowed, withinMs }: Post): Promise<string> {
  const target = URL.canParse(url) ? new URL(url) : null
  if (!target || !['http:', 'https:'].includes(target.protocol)) throw new Undeliverable('This is not a web address.')
  try {
    const response = await sendRequest(withoutLogin(target), {
      ...{ method: 'POST', body, headers, timeoutMs: withinMs, login: loginOf(target) },
      ...(privateAllowed && OPERATOR_RULES),
    })
    const { status } = response
    const text = await beginningOf(response.chunks(Number.POSITIVE_INFINITY))
    const answer = `${status}${text ? `: ${text.slice(0, MAX_STORED_CHARACTERS)}` : ''}`
    if (status >= 200 && status < 300) return answer
    if (status >= 300 && status < 400) throw new Error(`${status}: it leads elsewhere, and redirects are not followed.`)
    throw new Error(answer)
  } catch (error) {
    throw error instanceof HttpError ? deliveryError(error, target) : error
  }
}

function deliveryError(error: HttpError, target: URL): Error {
  if (error.failure === 'protocol') return new Undeliverable('Leads are sent over https only.')
  if (error.failure === 'address')
    return new Undeliverable(`${target.hostname} leads to an address inside of a private network.`)
  if (error.failure === 'timeout') return new Error('No answer in time.')
  return error
}

const loginOf = ({ username, password }: URL) =>
  username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : null

function withoutLogin(target: URL): URL {
  return Object.assign(new URL(target), { username: '', password: '' })
}

async function beginningOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size >= MAX_READ_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, MAX_READ_BYTES).toString().replace(/\s+/g, ' ').trim()
}
