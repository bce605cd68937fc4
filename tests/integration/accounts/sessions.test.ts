import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as cleanUp } from '../../../src/app/api/clean-up/route'
import type { AccountEventGroup } from '../../../src/domain/accounts/accountEvents'
import type { Site } from '../../../src/payload-types'
import type { StaffSession } from '../../../src/server/accounts/sessions'
import { type Actor, createSite, createUser, uniqueName } from '../../support/cms'
import { TEST_SECRETS } from '../../support/postgres'
import { waitFor } from '../../support/waitFor'
import {
  type Browser,
  CHROME,
  createBrowser,
  createEditor,
  errorOf,
  IPHONE,
  PASSWORD,
  signedIn,
  startAccounts,
  takeEmails,
  WRONG,
} from './browser'

const NEW_PASSWORD = 'another-long-password'

let cms: Payload
let pool: Pool
let site: Site
let otherSite: Site
let editor: Actor

beforeAll(async () => {
  ;({ cms, pool, site } = await startAccounts())
  otherSite = await createSite(cms)
})
beforeEach(async () => {
  editor = await createEditor(cms, site)
})
afterEach(() => vi.restoreAllMocks())

const listSessions = async (browser: Browser, user: Actor = editor) =>
  (await browser.call('GET', `accounts/${user.id}`)).body.sessions as StaffSession[]
const listEvents = async (browser: Browser, user: Actor = editor) =>
  (await browser.call('GET', `accounts/${user.id}`)).body.events as AccountEventGroup[]
const waitForEvents = (browser: Browser, count: number) =>
  waitFor(async () => {
    const events = await listEvents(browser)
    expect(events.reduce((sum, event) => sum + event.count, 0)).toBe(count)
    return events
  })

/** Writes the sessions back as Payload does after it has read a user and while one of them is ended. */
async function bringSessionsBack<Result>(work: () => Promise<Result>): Promise<Result> {
  const read = { collection: 'users', where: { id: { equals: editor.id } } } as const
  const { sessions } = (await cms.db.findOne<{ id: number; sessions: object[] }>(read))!
  const result = await work()
  await cms.db.updateOne({ collection: 'users', id: editor.id, data: { sessions } })
  return result
}

describe('the list of sessions', () => {
  it('shows browser, address and times, and which session is one’s own', async () => {
    const phone = createBrowser({ userAgent: IPHONE })
    await phone.logIn(editor.email)
    const browser = await signedIn(editor.email)
    const sessions = await listSessions(browser)
    expect(sessions).toEqual([
      expect.objectContaining({ address: browser.address, userAgent: CHROME, isCurrent: true }),
      expect.objectContaining({ address: phone.address, userAgent: IPHONE, isCurrent: false }),
    ])
    for (const { signedInAt, lastUsedAt } of sessions)
      for (const at of [signedInAt, lastUsedAt]) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
  })

  it('shows when and from where a session was last used', async () => {
    const browser = await signedIn(editor.email)
    await pool.query("update staff_sessions set last_used_at = now() - interval '2 hours', address = '192.0.2.1'")
    const [session] = await listSessions(browser)
    expect(Date.now() - Date.parse(session!.lastUsedAt)).toBeLessThan(60_000)
    expect(session!.address).toBe(browser.address)
  })

  it('includes sessions from before there was a list', async () => {
    const browser = await signedIn(editor.email)
    await pool.query('delete from staff_sessions')
    expect(await browser.isIn()).toBe(true)
    expect(await listSessions(browser)).toMatchObject([{ isCurrent: true, userAgent: CHROME }])
  })

  it('leaves out sessions that have expired', async () => {
    const [browser, other] = [await signedIn(editor.email), await signedIn(editor.email)]
    const [, expired] = await listSessions(browser)
    await pool.query("update users_sessions set expires_at = now() - interval '1 second' where id = $1", [expired!.id])
    expect(await listSessions(browser)).toHaveLength(1)
    expect(await listSessions(other)).toHaveLength(1)
  })
})

describe('a session that is ended', () => {
  it('is signed out at once, and no other', async () => {
    const [browser, other, third] = [
      await signedIn(editor.email),
      await signedIn(editor.email),
      await signedIn(editor.email),
    ]
    const ended = (await listSessions(other)).find(({ isCurrent }) => isCurrent)!
    const response = await browser.call('DELETE', `accounts/${editor.id}/sessions/${ended.id}`)
    expect(response).toEqual({ status: 200, body: { ended: 1 } })
    expect([await browser.isIn(), await other.isIn(), await third.isIn()]).toEqual([true, false, true])
    expect((await other.call('POST', 'users/refresh-token', {})).status).toBe(403)
    expect((await browser.call('DELETE', `accounts/${editor.id}/sessions/${ended.id}`)).status).toBe(404)
    expect((await listEvents(browser))[0]).toMatchObject({ kind: 'sessionsEnded', by: null })
  })

  it('can be all but one’s own', async () => {
    const [browser, other, third] = [
      await signedIn(editor.email),
      await signedIn(editor.email),
      await signedIn(editor.email),
    ]
    const response = await browser.call('DELETE', `accounts/${editor.id}/sessions`)
    expect(response).toEqual({ status: 200, body: { ended: 2 } })
    expect([await browser.isIn(), await other.isIn(), await third.isIn()]).toEqual([true, false, false])
  })

  it.each([
    ['from elsewhere', (browser: Browser) => browser.call('DELETE', `accounts/${editor.id}/sessions`)],
    [
      'by a new password',
      (browser: Browser) =>
        browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword: PASSWORD }),
    ],
  ])('%s does not return when another request writes the user back', async (_case, end) => {
    const [browser, other] = [await signedIn(editor.email), await signedIn(editor.email)]
    const { status } = await bringSessionsBack(() => end(browser))
    expect(status).toBe(200)
    expect([await browser.isIn(), await other.isIn()]).toEqual([true, false])
    expect(await listSessions(browser)).toHaveLength(1)
  })

  it('by a logout does not return either', async () => {
    const browser = await signedIn(editor.email)
    const cookies = new Map(browser.cookies)
    await bringSessionsBack(() => browser.call('POST', 'users/logout', {}))
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await browser.isIn()).toBe(false)
  })
})

describe('sessions and events of others', () => {
  /** The statuses of a look and of both kinds of ending. */
  async function tryAll(browser: Browser, user: Actor) {
    const theirs = await signedIn(user.email)
    const [session] = await listSessions(theirs, user)
    const statuses: number[] = []
    statuses.push((await browser.call('GET', `accounts/${user.id}`)).status)
    statuses.push((await browser.call('DELETE', `accounts/${user.id}/sessions/${session!.id}`)).status)
    const isEnded = !(await theirs.isIn())
    statuses.push((await browser.call('DELETE', `accounts/${user.id}/sessions`)).status)
    return { statuses, isEnded }
  }
  const allowed = { statuses: [200, 200, 200], isEnded: true }
  const hidden = { statuses: [404, 404, 404], isEnded: false }

  it('are open to group managers for staff of their own sites, and to nobody of another site', async () => {
    const manager = await signedIn((await createUser(cms, 'groupManager', site)).email)
    const foreignManager = await signedIn((await createUser(cms, 'groupManager', otherSite)).email)
    expect(await tryAll(manager, editor)).toEqual(allowed)
    expect(await tryAll(foreignManager, editor)).toEqual(hidden)
    expect(await tryAll(manager, await createUser(cms, 'siteEditor', site, otherSite))).toEqual(hidden)
    expect(await tryAll(manager, await createUser(cms, 'groupManager', site))).toEqual(hidden)
    expect(await tryAll(manager, await createUser(cms, 'superAdmin'))).toEqual(hidden)
  })

  it('are hidden from colleagues, and open to super admins, whose name is recorded', async () => {
    const colleague = await signedIn((await createUser(cms, 'siteEditor', site)).email)
    const superAdmin = await createUser(cms, 'superAdmin')
    const admin = await signedIn(superAdmin.email)
    expect(await tryAll(colleague, editor)).toEqual(hidden)
    expect(await tryAll(admin, editor)).toEqual(allowed)
    expect((await listEvents(admin))[0]).toMatchObject({ kind: 'sessionsEnded', by: superAdmin.name })
  })

  it('are hidden from strangers', async () => {
    expect(await tryAll(createBrowser(), editor)).toEqual({ statuses: [401, 401, 401], isEnded: false })
  })

  it('cannot be ended through one’s own account', async () => {
    const [browser, colleague] = [await signedIn(editor.email), await createUser(cms, 'siteEditor', site)]
    const theirs = await signedIn(colleague.email)
    const [session] = await listSessions(theirs, colleague)
    expect((await browser.call('DELETE', `accounts/${editor.id}/sessions/${session!.id}`)).status).toBe(404)
    expect(await theirs.isIn()).toBe(true)
  })
})

describe('recent activity', () => {
  it('lists logins and failed tries', async () => {
    const stranger = createBrowser({ userAgent: IPHONE })
    const browser = await signedIn(editor.email)
    for (let attempt = 0; attempt < 8; attempt += 1) await stranger.logIn(editor.email.toUpperCase(), WRONG)
    // Tries are recorded after their answer, and only neighbours of one kind are listed as one.
    await waitForEvents(browser, 9)
    await stranger.logIn(editor.email.toUpperCase(), WRONG)
    const events = await waitForEvents(browser, 10)
    expect(events.map(({ kind, count, address }) => ({ kind, count, address }))).toEqual(
      expect.arrayContaining([
        { kind: 'signedIn', count: 1, address: browser.address },
        { kind: 'wrongPassword', count: 8, address: stranger.address },
        { kind: 'tooManyTries', count: 1, address: stranger.address },
      ]),
    )
  })

  it('lists a wrong current password, and changes of password and email', async () => {
    const browser = await signedIn(editor.email)
    const change = (data: object) => browser.call('PATCH', `users/${editor.id}`, data)
    await change({ password: NEW_PASSWORD, currentPassword: WRONG })
    await change({ password: NEW_PASSWORD, currentPassword: PASSWORD })
    await change({ email: `${uniqueName('moved')}@staff.test`, currentPassword: NEW_PASSWORD })
    const kinds = (await listEvents(browser)).map(({ kind }) => kind)
    expect(kinds).toEqual(['emailChanged', 'passwordChanged', 'wrongPassword', 'signedIn'])
  })

  it('keeps 50 failed tries, and 50 others that they do not push out', async () => {
    const browser = await signedIn(editor.email)
    await pool.query(
      "insert into account_events (user_id, kind) select $1, 'wrongPassword' from generate_series(1, 80)",
      [editor.id],
    )
    await createBrowser().logIn(editor.email, WRONG)
    const events = await waitForEvents(browser, 51)
    expect(events.at(-1)).toMatchObject({ kind: 'signedIn', count: 1 })
  })

  it('is kept for 90 days', async () => {
    const browser = await signedIn(editor.email)
    const age = async (days: number) => {
      await pool.query(`update account_events set at = now() - interval '${days} days'`)
      const headers = { Authorization: `Bearer ${TEST_SECRETS.CRON_SECRET}` }
      const request = new Request('http://dealer.localhost/api/clean-up', { method: 'POST', headers })
      expect((await cleanUp(request)).status).toBe(200)
      return (await listEvents(browser)).length
    }
    expect([await age(89), await age(91)]).toEqual([1, 0])
  })
})

describe('an email about a new browser', () => {
  const takeNews = async () => (await takeEmails(pool)).filter(({ kind }) => kind === 'newBrowser')

  it('is sent for a browser that the account was not signed in to before, but not for the first', async () => {
    const browser = await signedIn(editor.email)
    await browser.call('POST', 'users/logout', {})
    await browser.logIn(editor.email)
    expect(await takeNews()).toEqual([])
    const phone = createBrowser({ userAgent: IPHONE })
    await phone.logIn(editor.email)
    expect(await takeNews()).toMatchObject([
      { to: editor.email, browser: 'Safari on iPhone', address: phone.address, account: editor.email },
    ])
    await phone.logIn(editor.email)
    expect(await takeNews()).toEqual([])
  })

  it('is sent when another account is known in the browser', async () => {
    const colleague = await createUser(cms, 'siteEditor', site)
    const shared = await signedIn(colleague.email)
    await signedIn(editor.email)
    await shared.logIn(editor.email)
    expect(await takeNews()).toMatchObject([{ to: editor.email }])
    await shared.logIn(colleague.email)
    expect(await takeNews()).toEqual([])
  })

  it('is sent again once the session in it was ended from elsewhere', async () => {
    const [browser, lost] = [await signedIn(editor.email), await signedIn(editor.email)]
    await browser.call('DELETE', `accounts/${editor.id}/sessions`)
    await takeEmails(pool)
    await lost.logIn(editor.email)
    expect(await takeNews()).toHaveLength(1)
    await browser.logIn(editor.email)
    expect(await takeNews()).toEqual([])
  })

  it('is not avoided by a cookie of one’s own choice', async () => {
    await signedIn(editor.email)
    const stranger = createBrowser()
    stranger.cookies.set(`forecourt-browser-${editor.id}`, 'chosen')
    await stranger.logIn(editor.email)
    expect(await takeNews()).toHaveLength(1)
    expect(stranger.cookies.get(`forecourt-browser-${editor.id}`)).toMatch(/^[\w-]{43}$/)
  })
})

describe('a password reset', () => {
  it('logs nobody in', async () => {
    const token = await cms.forgotPassword({ collection: 'users', data: { email: editor.email }, disableEmail: true })
    const browser = createBrowser()
    const response = await browser.call('POST', 'users/reset-password', { token, password: NEW_PASSWORD })
    expect([response.status, response.body.token]).toEqual([200, ''])
    expect(await browser.isIn()).toBe(false)
    const { rows } = await pool.query('select 1 from users_sessions where _parent_id = $1', [editor.id])
    expect(rows).toEqual([])
    expect((await browser.logIn(editor.email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('a password that changes meanwhile', () => {
  /** Changes the password right after the next read of the account. */
  function changeAfterRead() {
    const { findOne } = cms.db
    vi.spyOn(cms.db, 'findOne').mockImplementationOnce(async (args) => {
      const found = await findOne.call(cms.db, args)
      await cms.update({ collection: 'users', id: editor.id, data: { password: NEW_PASSWORD } })
      return found as never
    })
  }
  const canLogIn = async (password: string) => (await createBrowser().logIn(editor.email, password)).status === 200
  const expectNewPassword = async () =>
    expect([await canLogIn(NEW_PASSWORD), await canLogIn(PASSWORD)]).toEqual([true, false])

  it('is not brought back by a login with the earlier one', async () => {
    changeAfterRead()
    expect((await createBrowser().logIn(editor.email)).status).toBe(401)
    await expectNewPassword()
  })

  it('is not brought back by a save of the account', async () => {
    changeAfterRead()
    const save = cms.update({ collection: 'users', id: editor.id, data: { name: 'Mia' } })
    await expect(save).rejects.toMatchObject({ status: 409 })
    await expectNewPassword()
  })

  it('is not brought back by extending a session', async () => {
    const browser = await signedIn(editor.email)
    const other = await createUser(cms, 'siteEditor', site)
    const { rows } = await pool.query('select hash, salt from users where id = $1', [other.id])
    const client = await pool.connect()
    await client.query('begin')
    await client.query('update users set hash = $2, salt = $3 where id = $1', [editor.id, rows[0].hash, rows[0].salt])
    const extending = browser.call('POST', 'users/refresh-token', {})
    await waitFor(async () => {
      const waiting = await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      expect(waiting.rowCount).toBeGreaterThan(0)
    })
    await client.query('commit')
    client.release()
    expect((await extending).status).toBe(200)
    const after = await pool.query('select hash from users where id = $1', [editor.id])
    expect(after.rows[0].hash).toBe(rows[0].hash)
  })
})

it('a login that is refused answers the same for accounts that exist and others', async () => {
  const answer = async (email: string) => errorOf(await createBrowser().logIn(email, WRONG))
  expect(await answer(`${uniqueName('nobody')}@staff.test`)).toEqual(await answer(editor.email))
})
