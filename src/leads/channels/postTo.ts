import * as http from 'node:http'
import * as https from 'node:https'
import { isIP } from 'node:net'
import { guardedLookup } from '../../providers/publicHttp/guardedLookup'
import { isPublicAddress } from '../../providers/publicHttp/publicAddress'
import { Undeliverable } from '../deliver'

export interface Post {
  url: string
  body: string
  headers: Record<string, string>
  /** development: plain http and private addresses are fine */
  privateAllowed: boolean
  withinMs: number
}

/** Of an answer only its beginning is kept, in characters. */
const KEPT = 300
const READ_AT_MOST = 4096

/**
 * Posts to a web address that staff gave. Follows no redirect, waits no longer than it is told, and outside of development
 * calls public addresses only, over https. Answers with the status; throws where that is not 2xx.
 */
export async function postTo({ url, body, headers, privateAllowed, withinMs }: Post): Promise<string> {
  const target = URL.canParse(url) ? new URL(url) : null
  if (!target || !['http:', 'https:'].includes(target.protocol)) throw new Undeliverable('This is not a web address.')
  if (!privateAllowed) refusePrivate(target)
  const { status, text } = await answerOf(target, body, headers, privateAllowed, AbortSignal.timeout(withinMs))
  const said = `${status}${text ? `: ${text.slice(0, KEPT)}` : ''}`
  if (status >= 200 && status < 300) return said
  if (status >= 300 && status < 400) throw new Error(`${status}: it leads elsewhere, and redirects are not followed.`)
  throw new Error(said)
}

function refusePrivate(target: URL) {
  if (target.protocol !== 'https:') throw new Undeliverable('Leads are sent over https only.')
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host))
    throw new Undeliverable(`${host} is an address inside of a private network.`)
}

const leadsInside = (host: string) => new Undeliverable(`${host} leads to an address inside of a private network.`)

function answerOf(
  target: URL,
  body: string,
  headers: Record<string, string>,
  privateAllowed: boolean,
  signal: AbortSignal,
) {
  const { request } = target.protocol === 'https:' ? https : http
  return new Promise<{ status: number; text: string }>((settle, fail) => {
    const asked = request(
      target,
      {
        method: 'POST',
        signal,
        // Nothing is kept open: the next call may lead elsewhere.
        agent: false,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'Forecourt/1' },
        ...(privateAllowed ? {} : { lookup: guardedLookup(isPublicAddress, leadsInside) }),
      },
      (answer) => {
        let text = ''
        const end = () => settle({ status: answer.statusCode ?? 0, text: text.replace(/\s+/g, ' ').trim() })
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
          if (text.length < READ_AT_MOST) return
          end()
          answer.destroy()
        })
        answer.on('end', end)
        answer.on('error', fail)
      },
    )
    asked.on('error', (error) => fail(signal.aborted ? new Error('No answer in time.') : error))
    asked.end(body)
  })
}
