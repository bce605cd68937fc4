import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { DELETE, GET, PATCH, POST } from '../../../src/app/(payload)/api/[...slug]/route'
import { POST as inviteAgain } from '../../../src/app/api/accounts/[id]/invitation/route'
import { GET as getAccount } from '../../../src/app/api/accounts/[id]/route'
import { POST as confirmSetUp } from '../../../src/app/api/accounts/[id]/second-factor/confirm/route'
import { POST as replaceCodes } from '../../../src/app/api/accounts/[id]/second-factor/recovery-codes/route'
import { POST as beginSetUp } from '../../../src/app/api/accounts/[id]/second-factor/set-up/route'
import { POST as turnOff } from '../../../src/app/api/accounts/[id]/second-factor/turn-off/route'
import { DELETE as endOne } from '../../../src/app/api/accounts/[id]/sessions/[session]/route'
import { DELETE as endOthers } from '../../../src/app/api/accounts/[id]/sessions/route'
import { DELETE as endHeld } from '../../../src/app/api/accounts/held-session/route'
import type { AccountEmail } from '../../../src/domain/accounts/accountEmail'
import type { Site } from '../../../src/payload-types'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { type Actor, createSite, createUser, startCms } from '../../support/cms'

/** The password of users made by `createUser`. */
export const PASSWORD = 'a-long-enough-password'
export const WRONG = 'not-the-right-password'

/** Starts the CMS with a site, and with the tables of jobs, which emails wait in. */
export async function startAccounts(): Promise<{ cms: Payload; pool: Pool; site: Site }> {
  const cms = await startCms()
  await ensureJobTables(cms.db.pool)
  return { cms, pool: cms.db.pool, site: await createSite(cms) }
}

/** A new editor of the site, and no email that waits. */
export async function createEditor(cms: Payload, site: Site): Promise<Actor> {
  const editor = await createUser(cms, 'siteEditor', site)
  await takeEmails(cms.db.pool)
  return editor
}

const PAYLOAD_HANDLERS = { GET, POST, PATCH, DELETE }
type Method = keyof typeof PAYLOAD_HANDLERS
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

/** The product's own routes, which Next finds before Payload's. */
const OWN_ROUTES: [method: Method, path: RegExp, handler: Handler][] = [
  ['GET', /^accounts\/(?<id>[^/]+)$/, getAccount],
  ['DELETE', /^accounts\/held-session$/, endHeld],
  ['POST', /^accounts\/(?<id>[^/]+)\/invitation$/, inviteAgain],
  ['POST', /^accounts\/(?<id>[^/]+)\/second-factor\/set-up$/, beginSetUp],
  ['POST', /^accounts\/(?<id>[^/]+)\/second-factor\/confirm$/, confirmSetUp],
  ['POST', /^accounts\/(?<id>[^/]+)\/second-factor\/recovery-codes$/, replaceCodes],
  ['POST', /^accounts\/(?<id>[^/]+)\/second-factor\/turn-off$/, turnOff],
  ['DELETE', /^accounts\/(?<id>[^/]+)\/sessions$/, endOthers],
  ['DELETE', /^accounts\/(?<id>[^/]+)\/sessions\/(?<session>[^/]+)$/, endOne],
]

function respond(method: Method, path: string, request: Request): Promise<Response> {
  for (const [ownMethod, pattern, handler] of OWN_ROUTES) {
    const match = method === ownMethod ? pattern.exec(path) : null
    if (match) return handler(request, { params: Promise.resolve({ ...match.groups }) })
  }
  return PAYLOAD_HANDLERS[method](request, { params: Promise.resolve({ slug: path.split('/') }) })
}

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

let senders = 0
/** An address that no other test sends from. */
export function newAddress() {
  senders += 1
  return `198.51.100.${senders}`
}

/** A browser that calls the API: with an address, and the cookies that responses set. */
export function createBrowser({ address = newAddress(), userAgent = CHROME } = {}) {
  const cookies = new Map<string, string>()

  async function call(method: Method, path: string, body?: object) {
    const url = new URL(`/api/${path}`, 'http://dealer.localhost')
    const request = new Request(url, {
      method,
      headers: {
        [PEER_HEADER]: address,
        'Content-Type': 'application/json',
        'User-Agent': userAgent,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: body && JSON.stringify(body),
    })
    const response = await respond(method, url.pathname.slice('/api/'.length), request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value && !/expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.set(name, value)
      else cookies.delete(name)
    }
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, ...(retryAfter && { retryAfter }), body: await response.json() }
  }

  return {
    address,
    cookies,
    call,
    logIn: (email: string, password = PASSWORD, more: object = {}) =>
      call('POST', 'users/login', { email, password, ...more }),
    /** true while signed in */
    isIn: async () => (await call('GET', 'users/me')).body.user !== null,
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** A browser that is signed in. */
export async function signedIn(email: string, password = PASSWORD): Promise<Browser> {
  const browser = createBrowser()
  const { status } = await browser.logIn(email, password)
  if (status !== 200) throw new Error(`Login failed: ${status}`)
  return browser
}

/** The error of a response by field: Payload's form, and that of the product's own routes. */
export function errorOf({ status, body }: { status: number; body: { errors?: unknown[] } }) {
  const [error] = (body.errors ?? []) as {
    message: string
    field?: string
    data?: { errors?: { path: string; message: string }[] }
  }[]
  const invalid = error?.data?.errors?.[0]
  return { status, field: invalid?.path ?? error?.field, message: invalid?.message ?? error?.message }
}

/** Emails about accounts that wait to be sent, oldest first, and removes them. */
export async function takeEmails(pool: Pool): Promise<AccountEmail[]> {
  const { rows } = await pool.query<{ payload: AccountEmail }>(`
    with taken as (
      delete from graphile_worker._private_jobs where task_id in (
        select id from graphile_worker._private_tasks where identifier = 'sendAccountEmail')
      returning id, payload)
    select payload from taken order by id`)
  return rows.map(({ payload }) => payload)
}
