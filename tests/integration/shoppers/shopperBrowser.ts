import type { Payload } from 'payload'
import { POST as requestCode } from '../../../src/app/api/shopper/codes/route'
import { POST as signIn } from '../../../src/app/api/shopper/sessions/route'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { readShopperMessage, type ShopperMessage } from '../../../src/server/shoppers/queueShopperMessage'

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

/** A shopper's browser on one host: keeps its cookies. */
export class ShopperBrowser {
  readonly cookies = new Map<string, string>()

  constructor(
    readonly host: string,
    readonly sender = '203.0.113.1',
  ) {}

  /** Sends a request to a route's handler. */
  async send(
    handler: Handler,
    method: string,
    body?: object | string,
    params: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = typeof body === 'string'
    const request = new Request(`http://${this.host}/api/shopper${params.path ?? ''}`, {
      method,
      headers: {
        host: this.host,
        [PEER_HEADER]: this.sender,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && {
          'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const response = await handler(request, { params: Promise.resolve(params) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
      if (/Max-Age=0(;|$)/.test(attributes)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  requestCode(address: string, more: object = {}): Promise<Response> {
    return this.send(requestCode, 'POST', { address, ...more })
  }

  enterCode(code: string): Promise<Response> {
    return this.send(signIn, 'POST', { code })
  }

  openLink(link: string): Promise<Response> {
    return this.send(signIn, 'POST', { link })
  }

  /** Signs in by the code of the message that is queued for an address. */
  async signIn(cms: Payload, address: string, more: object = {}): Promise<Response> {
    await this.requestCode(address, more)
    const { code } = await latestMessage(cms)
    return this.enterCode(code)
  }
}

/** The messages that wait to be sent, oldest first. */
export async function listMessages(cms: Payload): Promise<ShopperMessage[]> {
  const { rows } = await cms.db.pool.query(`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'sendShopperMessage' order by job.id`)
  return rows.map(({ payload }) => readShopperMessage(payload, process.env.PAYLOAD_SECRET ?? '', new Date())!)
}

/** Code and link of the latest message. */
export async function latestMessage(cms: Payload) {
  const message = (await listMessages(cms)).at(-1)!
  return {
    message,
    code: /\b\d{6}\b/.exec(message.text)![0],
    link: /token=([\w-]{43})/.exec(message.text)![1]!,
  }
}
