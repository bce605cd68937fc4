import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { countWaitingResets } from '../../../collections/settings/hooks/limitLogins'
import { POST } from '../../../src/app/(payload)/api/[...slug]/route'
import { CHALLENGE_HEADER } from '../../../src/domain/leads/challenge'
import type { Site } from '../../../src/payload-types'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { toStoredKey } from '../../../src/server/rateLimit'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'
import { createBrowser } from '../accounts/browser'

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

async function send(action: 'login' | 'forgot-password' | 'verify', sender: string, body: object, more: object = {}) {
  const url = `http://dealer.localhost/api/users/${action}`
  const headers = { 'Content-Type': 'application/json', [PEER_HEADER]: sender, ...more }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await POST(request, { params: Promise.resolve({ slug: ['users', action] }) })
  const { errors, message } = await response.json()
  return {
    status: response.status,
    message: (errors?.[0]?.message ?? message) as string | undefined,
    retryAfter: response.headers.get('Retry-After') ?? undefined,
  }
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
      retryAfter: expect.toBeOneOf(['600', '599', '598', '597', '596', '595']),
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
      [`loginSender:${toStoredKey(sender)}`],
    )
    expect(rows).toEqual([{ points: 0 }])
  })

  it('with an unknown email get the answer of a wrong password', async () => {
    const sender = createSender()
    const unknown = await logIn(sender, `${uniqueName('nobody')}@dealer.test`, WRONG)
    expect(unknown).toEqual(await logIn(sender, await createAccount(), WRONG))
  })
})

describe('attempts from unknown addresses, as behind a proxy that is not configured', () => {
  const PROXY = '127.0.0.1'
  const solve = async (challenge: Challenge) =>
    btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))

  it('are asked for a proof of work above the limit, and lock nobody out', async () => {
    const email = await createAccount()
    const known = createBrowser({ address: PROXY })
    expect((await known.logIn(email)).status).toBe(200)
    await repeat(8, () => logIn(PROXY, email, WRONG))
    const owner = createBrowser({ address: PROXY })
    const asked = await owner.logIn(email)
    expect(asked).toMatchObject({
      status: 429,
      body: { errors: [{ message: 'Too many attempts. Try again in 10 minutes.' }], challenge: expect.any(Object) },
    })
    const solution = await solve(asked.body.challenge)
    const headers = { [CHALLENGE_HEADER]: solution }
    expect((await send('login', PROXY, { email, password: WRONG }, headers)).status).toBe(401)
    expect((await send('login', PROXY, { email, password: PASSWORD }, headers)).status).toBe(429)
    const again = await solve((await owner.logIn(email)).body.challenge)
    expect((await send('login', PROXY, { email, password: PASSWORD }, { [CHALLENGE_HEADER]: again })).status).toBe(200)
  })

  it('count for strangers alone: a browser in which the account was signed in to has a limit of its own', async () => {
    const email = await createAccount()
    for (const address of [PROXY, createSender()]) {
      const browser = createBrowser({ address })
      expect((await browser.logIn(email)).status).toBe(200)
      await repeat(9, () => logIn(address, email, WRONG))
      expect((await browser.logIn(email)).status).toBe(200)
      expect(await repeat(8, () => browser.logIn(email, WRONG))).toEqual([401])
      expect((await browser.logIn(email)).status).toBe(429)
    }
  })
})

describe('attempts with one account from many addresses', () => {
  const solve = async (challenge: Challenge) =>
    btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  const guess = (email: string, count: number) => {
    let address = 0
    return repeat(count, () => {
      address += 1
      return logIn(`198.51.100.${address}`, email, WRONG)
    })
  }

  it('take a proof of work above 50 in an hour, also with an unknown email, and the owner gets in', async () => {
    const email = await createAccount()
    const known = createBrowser({ address: createSender() })
    expect((await known.logIn(email)).status).toBe(200)
    const unknown = `${uniqueName('nobody')}@dealer.test`
    for (const name of [email, unknown]) expect(await guess(name, 50)).toEqual([401])
    const asked = await Promise.all(
      [email, unknown].map((name) => createBrowser({ address: createSender() }).logIn(name)),
    )
    for (const { status, body } of asked)
      expect([status, body]).toEqual([
        429,
        { errors: [{ message: 'Too many attempts. Try again in 60 minutes.' }], challenge: expect.any(Object) },
      ])
    const headers = async () => ({
      [CHALLENGE_HEADER]: await solve((await createBrowser({ address: createSender() }).logIn(email)).body.challenge),
    })
    const first = await headers()
    expect((await send('login', createSender(), { email, password: WRONG }, first)).status).toBe(401)
    expect((await send('login', createSender(), { email, password: PASSWORD }, first)).status).toBe(429)
    expect((await send('login', createSender(), { email, password: PASSWORD }, await headers())).status).toBe(200)
    // A browser in which the account was signed in to before, and other accounts, are asked for nothing.
    expect((await known.logIn(email)).status).toBe(200)
    expect((await logIn(createSender(), await createAccount())).status).toBe(200)
  })

  it('that succeed, or that their sender’s own limit refuses, are not counted', async () => {
    const email = await createAccount()
    const stranger = createSender()
    await repeat(60, () => logIn(stranger, email, WRONG))
    for (let login = 0; login < 3; login += 1) expect((await logIn(createSender(), email)).status).toBe(200)
    const { rows } = await cms.db.pool.query('select points from rate_limits where key = $1', [
      `accountLogins:${toStoredKey(email)}`,
    ])
    expect(rows).toEqual([{ points: 8 }])
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

/** Waits until everything has been done that resets do after their response. */
const allResets = () => vi.waitFor(() => expect(countWaitingResets()).toBe(0), { timeout: 10_000 })

describe('password resets', () => {
  it('are answered before anything is done for the account', async () => {
    const email = await createAccount()
    const client = await cms.db.pool.connect()
    try {
      // Whatever reads or writes the account waits for this lock.
      await client.query('begin')
      await client.query('lock table users in access exclusive mode')
      const known = await send('forgot-password', createSender(), { email })
      expect(known).toEqual(await send('forgot-password', createSender(), { email: 'nobody@dealer.test' }))
      expect(known.status).toBe(200)
      await client.query('commit')
    } finally {
      client.release()
    }
    await allResets()
    const { rows } = await cms.db.pool.query('select reset_password_token as token from users where email = $1', [
      email,
    ])
    expect(rows[0].token).toEqual(expect.any(String))
  })

  it('are limited for one sender, and say nothing about accounts', async () => {
    const [sender, email] = [createSender(), await createAccount()]
    expect(await repeat(5, () => send('forgot-password', sender, { email }))).toEqual([200])
    expect(await repeat(5, () => send('forgot-password', sender, { email: 'nobody@dealer.test' }))).toEqual([200])
    expect((await send('forgot-password', sender, { email })).status).toBe(429)
  })
})

describe('password resets from many addresses', () => {
  it('send three emails an hour to one account, and are answered like any other', async () => {
    const { pool } = cms.db
    const email = await createAccount()
    const request = async () => {
      // Payload alone sends no second one within seconds.
      await pool.query('update users set reset_password_requested_at = null where email = $1', [email])
      const response = await send('forgot-password', createSender(), { email })
      await allResets()
      const { rows } = await pool.query('select reset_password_token as token from users where email = $1', [email])
      return { response, token: rows[0].token as string }
    }
    const sent = [await request(), await request(), await request()]
    expect(new Set(sent.map(({ token }) => token)).size).toBe(3)
    const ignored = await request()
    expect(ignored).toEqual(sent[2])
    expect(await send('forgot-password', createSender(), { email: 'nobody@dealer.test' })).toEqual(ignored.response)
  })
})

describe('the counters', () => {
  it('name neither addresses nor emails', async () => {
    const [sender, email] = [createSender(), await createAccount()]
    await logIn(sender, email, WRONG)
    await send('forgot-password', sender, { email })
    const { rows } = await cms.db.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(2)
    for (const { key } of rows) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/)
  })
})

describe('sessions', () => {
  it('of staff with 60 sites fit into a cookie, also when refreshed', async () => {
    const { rows: sites } = await cms.db.pool.query<Site>(`insert into sites (name, slug, updated_at, created_at)
      select 'Many', 'many-' || n, now(), now() from generate_series(1, 60) n returning id`)
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
