import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { guardedLookup } from './guardedLookup'
import { isPublicAddress } from './publicAddress'

/** Why a download was refused or failed; its message may be shown to staff. */
export class DownloadError extends Error {}

export interface DownloadRules {
  /** the most that is read, in bytes */
  maxBytes: number
  /** for the whole of it, in milliseconds */
  timeoutMs: number
  /** the Accept header */
  accept: string
  /** what may be asked; https unless given */
  protocols?: readonly string[]
  /** addresses that may be asked; those of the public internet unless given */
  allows?: (address: string) => boolean
}

/**
 * A file from the public internet, whole. Never from this machine or its network, whatever a name resolves to at the
 * moment of asking: the address that was checked is the one that is connected to. Redirects are not followed.
 *
 * @throws DownloadError in words
 */
export function download(address: URL, rules: DownloadRules): Promise<Buffer> {
  const { maxBytes, timeoutMs, accept, protocols = ['https:'], allows = isPublicAddress } = rules
  if (!protocols.includes(address.protocol)) return refuse(`Only ${protocols.join(' and ')} addresses are read`)
  if (address.username || address.password) return refuse('The address carries a name or a password')
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allows(host)) return refuse(`${host} is not on the public internet`)

  const get = address.protocol === 'http:' ? getHttp : getHttps
  return new Promise((resolve, reject) => {
    const fail = (words: string) => {
      request?.destroy()
      reject(new DownloadError(words))
    }
    const timer = setTimeout(() => fail(`${address.host} took longer than ${timeoutMs / 1000} s`), timeoutMs)
    const done = () => clearTimeout(timer)
    const request: ClientRequest = get(
      address,
      // A connection that is kept could have been opened to an address checked long ago.
      {
        agent: false,
        lookup: guardedLookup(allows, notPublic),
        headers: { Accept: accept, 'User-Agent': 'Forecourt' },
      },
      (answer) =>
        collect(answer, maxBytes)
          .then(resolve, (error: Error) => fail(error.message))
          .finally(done),
    )
    request.on('error', (error) => {
      done()
      fail(error instanceof DownloadError ? error.message : `${address.host} could not be reached: ${error.message}`)
    })
  })
}

async function collect(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) throw new Error(`It answered ${answer.statusCode}`)
  const tooLarge = `It is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new Error(tooLarge)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new Error(tooLarge)
    parts.push(part)
  }
  if (!answer.complete) throw new Error('It broke off')
  return Buffer.concat(parts)
}

/** The refusal of a name that leads where nothing may be asked. */
export const notPublic = (host: string) => new DownloadError(`${host} is not on the public internet`)

function refuse(words: string): Promise<never> {
  return Promise.reject(new DownloadError(words))
}
