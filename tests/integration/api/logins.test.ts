import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST } from '../../../src/app/(payload)/api/[...slug]/route'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'

const PASSWORD = 'a-long-enough-password'
const WRONG = 'not-the-right-password'

let cms: Payload
let site: number
let senders = 0

beforeAll(async () => {
  cms = await startCms()
  site = (await createSite(cms)).id
})

function createSender() {
  senders += 1
  return `203.0.113.${senders}`
}
const createAccount = async () => (await createUser(cms, 'siteEditor', { id: site } as never)).email

async function send(action: 'login' | 'forgot-password' | 'verify', sender: string, body: object) {
  const url = `http://dealer.localhost/api/users/${action}`
  const headers = { 'Content-Type': 'application/json', [PEER_HEADER]: sender }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await POST(request, { params: Promise.resolve({ slug: ['users', action] }) })
  const { errors } = await response.json()
  return { status: response.status, message: errors?.[0]?.message as string | undefined }
}

const logIn = (sender: string, email: string, password = PASSWORD) => send('login', sender, { email, password })

async function repeat(times: number, attempt: () => Promise<{ status: number }>) {
  const results = await Promise.all(Array.from({ length: times }, attempt))
  return [...new Set(results.map(({ status }) => status))]
}

describe('login attempts', () => {
  it('are limited for one sender with one account, and nobody else is locked out', async () => {
    const [stranger, owner, email] = [createSender(), createSender(), await createAccount()]
    expect(await repeat(8, () => logIn(stranger, email, WRONG))).toEqual([401])
    expect(await logIn(stranger, email)).toEqual({
      status: 429,
      message: 'Too many attempts. Try again in 10 minutes.',
    })
    expect((await logIn(owner, email)).status).toBe(200)
    expect((await logIn(stranger, await createAccount())).status).toBe(200)
  })

  it('start again after a login', async () => {
    const [sender, email] = [createSender(), await createAccount()]
    for (let round = 0; round < 2; round += 1) {
      expect(await repeat(7, () => logIn(sender, email, WRONG))).toEqual([401])
      expect((await logIn(sender, email.toUpperCase())).status).toBe(200)
    }
  })

  it('are limited for one sender with any accounts, also unknown ones', async () => {
    const sender = createSender()
    const attempt = () => logIn(sender, `${uniqueName('nobody')}@dealer.test`, WRONG)
    expect(await repeat(40, attempt)).toEqual([401])
    expect((await attempt()).status).toBe(429)
  })

  it('that succeed are not counted for the sender', async () => {
    const [sender, email] = [createSender(), await createAccount()]
    for (let login = 0; login < 3; login += 1) expect((await logIn(sender, email)).status).toBe(200)
    const { rows } = await (cms.db as unknown as { pool: Pool }).pool.query(
      'select points from rate_limits where key = $1',
      [`loginSender:${sender}`],
    )
    expect(rows).toEqual([{ points: 0 }])
  })

  it('with an unknown email get the answer of a wrong password', async () => {
    const sender = createSender()
    const unknown = await logIn(sender, `${uniqueName('nobody')}@dealer.test`, WRONG)
    expect(unknown).toEqual(await logIn(sender, await createAccount(), WRONG))
  })
})

describe('a burst of logins', () => {
  it('waits in a queue of limited length, since hashing takes the threads that others need', async () => {
    const results = await repeat(80, () => send('login', createSender(), {}))
    expect(results.sort()).toEqual([400, 503])
    expect((await logIn(createSender(), await createAccount())).status).toBe(200)
  })
})

describe('verification of an email', () => {
  it('is not found, since accounts are not verified', async () => {
    expect((await send('verify', createSender(), {})).status).toBe(404)
  })
})

describe('password resets', () => {
  it('are limited for one sender, and say nothing about accounts', async () => {
    const [sender, email] = [createSender(), await createAccount()]
    expect(await repeat(5, () => send('forgot-password', sender, { email }))).toEqual([200])
    expect(await repeat(5, () => send('forgot-password', sender, { email: 'nobody@dealer.test' }))).toEqual([200])
    expect((await send('forgot-password', sender, { email })).status).toBe(429)
  })
})

describe('sessions', () => {
  it('of staff with 60 sites fit into a cookie, also when refreshed', async () => {
    const sites: Awaited<ReturnType<typeof createSite>>[] = []
    // One at a time: each holds a connection, and the pool has ten.
    for (let count = 0; count < 60; count += 1) sites.push(await createSite(cms))
    const { email } = await createUser(cms, 'groupManager', ...sites)
    const post = async (action: string, headers: Record<string, string>, body = '{}') => {
      const request = new Request(`http://dealer.localhost/api/users/${action}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      })
      const response = await POST(request, { params: Promise.resolve({ slug: ['users', action] }) })
      expect(response.status).toBe(200)
      return response.headers.get('set-cookie') ?? ''
    }
    const loggedIn = await post('login', {}, JSON.stringify({ email, password: PASSWORD }))
    const refreshed = await post('refresh-token', { Cookie: loggedIn.split(';')[0] ?? '' })
    for (const cookie of [loggedIn, refreshed]) {
      expect(cookie).toContain('payload-token=')
      expect(cookie.length).toBeLessThan(1000)
    }
  })
})
