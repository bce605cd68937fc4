import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountEventGroup } from '../../../src/domain/accounts/accountEvents'
import { totpCode } from '../../../src/domain/accounts/totp'
import type { Site } from '../../../src/payload-types'
import { countCode } from '../../../src/server/accounts/loginLimits'
import { beginSetUp, confirmSetUp, replaceRecoveryCodes, takeCode } from '../../../src/server/accounts/secondFactor'
import { inTransaction } from '../../../src/server/database/database'
import { type Actor, createSite, createUser, uniqueName } from '../../support/cms'
import { waitFor } from '../../support/waitFor'
import {
  type Browser,
  createBrowser,
  createEditor,
  errorOf,
  PASSWORD,
  signedIn,
  startAccounts,
  takeEmails,
  WRONG,
} from './browser'

const STEP = 30_000
const NEW_PASSWORD = 'another-long-password'
const ASKED = { status: 401, field: 'code', message: 'Enter the code from your authenticator app.' }
const WRONG_CODE = {
  status: 401,
  field: 'code',
  message: 'This code is not right. Enter the newest one from your app.',
}
const USED = { status: 401, field: 'code', message: 'This code was used already. Wait for the next one.' }
const SET_UP_FIRST = {
  status: 403,
  field: 'secondFactor',
  message: 'Set up two-step sign-in first: open the admin and follow the steps.',
}

let cms: Payload
let pool: Pool
let site: Site
let editor: Actor

beforeAll(async () => {
  ;({ cms, pool, site } = await startAccounts())
})
beforeEach(async () => {
  // In the middle of a time step, which only the tests advance.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / STEP) * STEP + STEP / 2 })
  editor = await createEditor(cms, site)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await pool.query('update groups set require_second_factor = false')
})

const nextStep = () => vi.setSystemTime(Date.now() + STEP)
const path = (user: Actor, action: string) => `accounts/${user.id}/second-factor/${action}`
const prove = (more: object = {}) => ({ currentPassword: PASSWORD, ...more })

/** An app with a key, which shows the code of the moment. */
class App {
  constructor(readonly key: string) {}
  code = () => totpCode(this.key, Date.now())
  /** Not the code of any accepted step. */
  wrongCode = () => {
    const codes = [-1, 0, 1].map((steps) => totpCode(this.key, Date.now() + steps * STEP))
    return ['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code))!
  }
}

/** Sets up an app, in a signed-in browser, as its dialog does. The next code is one of the next time step. */
async function setUp(browser: Browser, user: Actor = editor, code?: string) {
  const begun = await browser.call('POST', path(user, 'set-up'), prove({ code }))
  expect(errorOf(begun)).toMatchObject({ status: 200 })
  const app = new App((begun.body.key as string).replaceAll(' ', ''))
  const confirmed = await browser.call('POST', path(user, 'confirm'), { code: app.code() })
  expect(errorOf(confirmed)).toMatchObject({ status: 200 })
  nextStep()
  return { app, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}

/** Sets up an app without the dialog, which checks the password first. */
async function withApp(user: Actor = editor) {
  const browser = await signedIn(user.email)
  const set = await inTransaction(pool, async (database) => {
    const app = new App(await beginSetUp(database, user.id))
    await confirmSetUp(database, user.id, app.code(), Date.now())
    return { app, recoveryCodes: await replaceRecoveryCodes(database, user.id) }
  })
  nextStep()
  return { browser, ...set }
}

const details = async (browser: Browser, user: Actor = editor) =>
  (await browser.call('GET', `accounts/${user.id}`)).body as {
    secondFactor: { since: string | null; recoveryCodesLeft: number; requiredBy: string | null }
    events: AccountEventGroup[]
  }
const eventKinds = async (browser: Browser, user: Actor = editor) =>
  (await details(browser, user)).events.map(({ kind }) => kind)

describe('a login to an account with a second factor', () => {
  it('asks for the code, gives no session without it, and one with it', async () => {
    const { app } = await withApp()
    const browser = createBrowser()
    const asked = await browser.logIn(editor.email)
    expect(errorOf(asked)).toEqual(ASKED)
    expect(asked.body.token).toBeUndefined()
    expect(browser.cookies.size).toBe(0)
    const { rows } = await pool.query('select 1 from users_sessions where _parent_id = $1', [editor.id])
    expect(rows).toHaveLength(1)
    expect((await browser.logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
    expect(await browser.isIn()).toBe(true)
    expect((await eventKinds(browser))[0]).toBe('signedInWithCode')
  })

  it.each([
    ['no code', undefined],
    ['a code', '123456'],
  ])('answers a wrong password with %s as for any other account', async (_case, code) => {
    await withApp()
    const other = await createUser(cms, 'siteEditor', site)
    const answer = async (email: string) => errorOf(await createBrowser().logIn(email, WRONG, { code }))
    const answers = [await answer(editor.email), await answer(other.email), await answer('nobody@staff.test')]
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, field: undefined })
  })

  it('refuses any other text, a code that is no text, and those of two steps before and later', async () => {
    const { app } = await withApp()
    const codes: unknown[] = [app.wrongCode(), 'abc', Number(app.code()), [app.code()], { $ne: '' }]
    for (const steps of [-2, 2]) codes.push(totpCode(app.key, Date.now() + steps * STEP))
    for (const code of codes)
      expect(errorOf(await createBrowser().logIn(editor.email, PASSWORD, { code }))).toEqual(WRONG_CODE)
  })

  it('ignores a code where there is no second factor', async () => {
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: '000000' })).status).toBe(200)
  })

  it('works through the local API with the code of a request only', async () => {
    await withApp()
    const data = { email: editor.email, password: PASSWORD }
    await expect(cms.login({ collection: 'users', data })).rejects.toMatchObject({ status: 401 })
  })

  it('keeps its session by refreshing, without a code', async () => {
    const { app } = await withApp()
    const browser = createBrowser()
    await browser.logIn(editor.email, PASSWORD, { code: app.code() })
    expect((await browser.call('POST', 'users/refresh-token', {})).status).toBe(200)
    expect(await browser.isIn()).toBe(true)
  })
})

describe('a code of the app', () => {
  it('is good for one login', async () => {
    const { app } = await withApp()
    const code = app.code()
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code })).status).toBe(200)
    expect(errorOf(await createBrowser().logIn(editor.email, PASSWORD, { code }))).toEqual(USED)
    nextStep()
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
  })

  it('is refused after a login with a newer one', async () => {
    const { app } = await withApp()
    const earlier = app.code()
    const newer = totpCode(app.key, Date.now() + STEP)
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: newer })).status).toBe(200)
    expect(errorOf(await createBrowser().logIn(editor.email, PASSWORD, { code: earlier }))).toEqual(USED)
  })

  it('lets one of several logins at once through', async () => {
    const { app } = await withApp()
    const code = app.code()
    const logins = Array.from({ length: 4 }, () => createBrowser().logIn(editor.email, PASSWORD, { code }))
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401, 401, 401])
  })

  it('is used up for a second server once the login on the first commits, and not if that is undone', async () => {
    const { app } = await withApp()
    const take = async (isUndone: boolean) => {
      let second: Promise<{ kind: string }> | undefined
      const first = await inTransaction(
        pool,
        async (database) => {
          const taken = await takeCode(database, editor.id, app.code(), Date.now())
          second = inTransaction(pool, (other) => takeCode(other, editor.id, app.code(), Date.now()))
          await waitFor(async () => {
            const waiting = await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
            expect(waiting.rowCount).toBeGreaterThan(0)
          })
          return taken
        },
        { rollback: isUndone },
      )
      return [first.kind, (await second!).kind]
    }
    expect(await take(true)).toEqual(['app', 'app'])
    nextStep()
    expect(await take(false)).toEqual(['app', 'wrong'])
  })
})

describe('a recovery code', () => {
  it('is good for one login, which is recorded and told to the owner', async () => {
    const { recoveryCodes } = await withApp()
    const [code, other] = recoveryCodes
    await takeEmails(pool)
    const browser = createBrowser()
    expect((await browser.logIn(editor.email, PASSWORD, { code: code!.toUpperCase() })).status).toBe(200)
    const emails = (await takeEmails(pool)).filter(({ kind }) => kind === 'recoveryCodeUsed')
    expect(emails).toMatchObject([{ to: editor.email, left: 9 }])
    expect((await eventKinds(browser))[0]).toBe('signedInWithRecoveryCode')
    expect((await details(browser)).secondFactor.recoveryCodesLeft).toBe(9)
    expect(errorOf(await createBrowser().logIn(editor.email, PASSWORD, { code }))).toEqual({
      ...{ status: 401, field: 'code', message: 'This recovery code is not right, or was used already.' },
    })
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: other })).status).toBe(200)
  })

  it('lets one of several logins at once through', async () => {
    const { recoveryCodes } = await withApp()
    const logins = Array.from({ length: 4 }, () =>
      createBrowser().logIn(editor.email, PASSWORD, { code: recoveryCodes[0] }),
    )
    const statuses = (await Promise.all(logins)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401, 401, 401])
  })

  it('is no code of another account', async () => {
    const { recoveryCodes } = await withApp()
    const other = await createUser(cms, 'siteEditor', site)
    await withApp(other)
    expect((await createBrowser().logIn(other.email, PASSWORD, { code: recoveryCodes[0] })).status).toBe(401)
  })
})

describe('wrong codes', () => {
  it('count as failed logins of their sender, and keep nobody else out', async () => {
    const { app } = await withApp()
    const stranger = createBrowser()
    const guess = (code = app.wrongCode()) => stranger.logIn(editor.email, PASSWORD, { code })
    for (let attempt = 0; attempt < 8; attempt += 1) expect(errorOf(await guess())).toEqual(WRONG_CODE)
    expect(errorOf(await guess(app.code()))).toMatchObject({ status: 429 })
    const browser = createBrowser()
    expect((await browser.logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
    await waitFor(async () => {
      const failures = (await details(browser)).events.filter(({ address }) => address === stranger.address)
      // They are recorded after the responses, so that their order may differ.
      const countOf = (kind: string) =>
        failures.reduce((sum, event) => sum + (event.kind === kind ? event.count : 0), 0)
      expect([countOf('tooManyTries'), countOf('wrongCode')]).toEqual([1, 8])
    })
  })

  it('are counted, unlike the first step of a login', async () => {
    const { app } = await withApp()
    const browser = createBrowser()
    for (let attempt = 0; attempt < 10; attempt += 1) expect(errorOf(await browser.logIn(editor.email))).toEqual(ASKED)
    expect((await browser.logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
    expect(await eventKinds(browser)).not.toContain('wrongCode')
  })

  it('from many senders stop logins in new browsers, but not in one that the owner uses', async () => {
    const { browser, app } = await withApp()
    for (let attempt = 0; attempt < 50; attempt += 1) expect(await countCode(pool, editor.id)).toBe(0)
    expect(errorOf(await createBrowser().logIn(editor.email, PASSWORD, { code: app.code() }))).toEqual({
      ...{ status: 429, field: 'code', message: 'Too many attempts. Try again in 24 hours.' },
    })
    expect((await browser.logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
  })

  it('that are right are not counted', async () => {
    const { app } = await withApp()
    for (let attempt = 0; attempt < 49; attempt += 1) await countCode(pool, editor.id)
    for (let login = 0; login < 2; login += 1) {
      expect((await createBrowser().logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
      nextStep()
    }
  })
})

describe('a password reset', () => {
  it('gives no session, and the login after it asks for the code', async () => {
    const { app } = await withApp()
    const token = await cms.forgotPassword({ collection: 'users', data: { email: editor.email }, disableEmail: true })
    const browser = createBrowser()
    const reset = await browser.call('POST', 'users/reset-password', { token, password: NEW_PASSWORD })
    expect([reset.status, reset.body.token]).toEqual([200, ''])
    expect(await browser.isIn()).toBe(false)
    expect(errorOf(await browser.logIn(editor.email, NEW_PASSWORD))).toEqual(ASKED)
    expect((await browser.logIn(editor.email, NEW_PASSWORD, { code: app.code() })).status).toBe(200)
  })
})

describe('setting up', () => {
  it('takes the password and a code of the new app, keeps all sessions, and is told to the owner', async () => {
    const [browser, other] = [await signedIn(editor.email), await signedIn(editor.email)]
    await takeEmails(pool)
    const { recoveryCodes } = await setUp(browser)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect([await browser.isIn(), await other.isIn()]).toEqual([true, true])
    const { secondFactor, events } = await details(browser)
    expect(secondFactor).toEqual({ since: expect.any(String), recoveryCodesLeft: 10, requiredBy: null })
    expect(events[0]).toMatchObject({ kind: 'secondFactorOn', by: null })
    expect(await takeEmails(pool)).toMatchObject([{ kind: 'secondFactorOn', to: editor.email, isMove: false }])
  })

  it.each([
    ['without the password', undefined, 'Enter your current password.'],
    ['with a wrong one', WRONG, 'This is not your current password.'],
  ])('does not begin %s', async (_case, currentPassword, message) => {
    const browser = await signedIn(editor.email)
    const response = await browser.call('POST', path(editor, 'set-up'), { currentPassword })
    expect(errorOf(response)).toEqual({ status: 400, field: 'currentPassword', message })
  })

  it('is not finished by a wrong code, too late, or without having begun', async () => {
    const browser = await signedIn(editor.email)
    const confirm = async (code: unknown) => errorOf(await browser.call('POST', path(editor, 'confirm'), { code }))
    const tooLate = { status: 400, field: 'code', message: expect.stringContaining('begin again') }
    expect(await confirm('123456')).toEqual(tooLate)
    const begun = await browser.call('POST', path(editor, 'set-up'), prove())
    const app = new App((begun.body.key as string).replaceAll(' ', ''))
    expect(await confirm(app.wrongCode())).toEqual({ ...WRONG_CODE, status: 400 })
    expect(await confirm(undefined)).toEqual({ ...ASKED, status: 400 })
    await pool.query("update second_factors set pending_at = now() - interval '61 minutes'")
    expect(await confirm(app.code())).toEqual(tooLate)
    expect((await details(browser)).secondFactor.since).toBeNull()
    expect((await createBrowser().logIn(editor.email)).status).toBe(200)
  })

  it('of another app takes a code of the first, which is valid until the second is confirmed', async () => {
    const { browser, app, recoveryCodes } = await withApp()
    expect(errorOf(await browser.call('POST', path(editor, 'set-up'), prove()))).toEqual({ ...ASKED, status: 400 })
    const begun = await browser.call('POST', path(editor, 'set-up'), prove({ code: app.code() }))
    const next = new App((begun.body.key as string).replaceAll(' ', ''))
    nextStep()
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: app.code() })).status).toBe(200)
    await takeEmails(pool)
    const confirmed = await browser.call('POST', path(editor, 'confirm'), { code: next.code() })
    expect(confirmed.status).toBe(200)
    expect(await takeEmails(pool)).toMatchObject([{ kind: 'secondFactorOn', isMove: true }])
    nextStep()
    for (const code of [app.code(), recoveryCodes[0]])
      expect((await createBrowser().logIn(editor.email, PASSWORD, { code })).status).toBe(401)
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: next.code() })).status).toBe(200)
  })

  it('is for one’s own account, also for a super admin', async () => {
    const admin = await signedIn((await createUser(cms, 'superAdmin')).email)
    for (const action of ['set-up', 'confirm', 'recovery-codes'])
      expect((await admin.call('POST', path(editor, action), prove({ code: '123456' }))).status).toBe(404)
    for (const action of ['set-up', 'confirm', 'recovery-codes', 'turn-off'])
      expect((await createBrowser().call('POST', path(editor, action), prove())).status).toBe(401)
  })
})

describe('new recovery codes', () => {
  it('take the password and a code, and replace the earlier ones', async () => {
    const { browser, app, recoveryCodes } = await withApp()
    const replace = (proof: object) => browser.call('POST', path(editor, 'recovery-codes'), proof)
    expect(errorOf(await replace({ code: app.code() }))).toMatchObject({ status: 400, field: 'currentPassword' })
    expect(errorOf(await replace(prove({ code: app.wrongCode() })))).toEqual({ ...WRONG_CODE, status: 400 })
    const { body } = await replace(prove({ code: app.code() }))
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: recoveryCodes[0] })).status).toBe(401)
    expect((await createBrowser().logIn(editor.email, PASSWORD, { code: body.recoveryCodes[0] })).status).toBe(200)
    expect(await eventKinds(browser)).toContain('recoveryCodesReplaced')
  })
})

describe('turning it off', () => {
  it('takes the password and a code, and is told to the owner', async () => {
    const { browser, app } = await withApp()
    const turnOff = (proof: object) => browser.call('POST', path(editor, 'turn-off'), proof)
    expect(errorOf(await turnOff({ code: app.code() }))).toMatchObject({ status: 400, field: 'currentPassword' })
    expect(errorOf(await turnOff(prove()))).toEqual({ ...ASKED, status: 400 })
    await takeEmails(pool)
    expect((await turnOff(prove({ code: app.code() }))).status).toBe(200)
    expect(await takeEmails(pool)).toMatchObject([{ kind: 'secondFactorOff', to: editor.email, by: null }])
    expect((await createBrowser().logIn(editor.email)).status).toBe(200)
    expect((await turnOff(prove())).status).toBe(404)
    expect((await details(browser)).secondFactor).toEqual({ since: null, recoveryCodesLeft: 0, requiredBy: null })
  })

  it('counts each wrong code as a failed login', async () => {
    const { browser, app } = await withApp()
    const turnOff = (code: string) => browser.call('POST', path(editor, 'turn-off'), prove({ code }))
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await turnOff(app.wrongCode())).status).toBe(400)
    expect((await turnOff(app.code())).status).toBe(429)
  })
})

describe('a reset by a manager', () => {
  it.each(['superAdmin', 'groupManager'] as const)(
    'of role %s takes their own password, is recorded, and told to the owner',
    async (role) => {
      const { browser: theirs } = await withApp()
      const manager = await createUser(cms, role, site)
      const browser = await signedIn(manager.email)
      const reset = (currentPassword: string) => browser.call('POST', path(editor, 'turn-off'), { currentPassword })
      expect(errorOf(await reset(WRONG))).toMatchObject({ status: 400, field: 'currentPassword' })
      await takeEmails(pool)
      expect((await reset(PASSWORD)).status).toBe(200)
      expect(await takeEmails(pool)).toMatchObject([{ kind: 'secondFactorOff', to: editor.email, by: manager.name }])
      expect((await details(theirs)).events[0]).toMatchObject({ kind: 'secondFactorOff', by: manager.name })
      expect((await createBrowser().logIn(editor.email)).status).toBe(200)
    },
  )

  it('is not for colleagues and managers of other sites', async () => {
    await withApp()
    const actors = [
      await createUser(cms, 'siteEditor', site),
      await createUser(cms, 'groupManager', await createSite(cms)),
    ]
    for (const actor of actors) {
      const browser = await signedIn(actor.email)
      expect((await browser.call('POST', path(editor, 'turn-off'), prove())).status).toBe(404)
    }
    expect(errorOf(await createBrowser().logIn(editor.email))).toEqual(ASKED)
  })
})

describe('a second factor that is required', () => {
  /** Makes the site part of a group that requires it. */
  async function requireByGroup() {
    const group = await cms.create({
      collection: 'groups',
      data: { name: uniqueName('Group'), requireSecondFactor: true },
    })
    await cms.update({ collection: 'sites', id: site.id, data: { group: group.id } })
    return group
  }

  /** The errors of requests to REST and to the product's own routes, as someone who is signed in would send. */
  async function tryRequests(browser: Browser) {
    const calls = [
      browser.call('GET', 'pages'),
      browser.call('GET', `users/${editor.id}`),
      browser.call('PATCH', `users/${editor.id}`, { name: 'Mia' }),
      browser.call('POST', 'users/refresh-token', {}),
      browser.call('GET', `accounts/${editor.id}`),
      browser.call('DELETE', `accounts/${editor.id}/sessions`),
      browser.call('POST', path(editor, 'recovery-codes'), prove()),
      browser.call('POST', path(editor, 'turn-off'), prove()),
    ]
    return (await Promise.all(calls)).map(errorOf)
  }

  it('holds whoever has none until they have set it up', async () => {
    const group = await requireByGroup()
    const browser = await signedIn(editor.email)
    expect(await tryRequests(browser)).toEqual(Array(8).fill(SET_UP_FIRST))
    expect(await browser.isIn()).toBe(false)
    await setUp(browser)
    expect(await browser.isIn()).toBe(true)
    expect((await browser.call('GET', 'pages')).status).toBe(200)
    expect((await details(browser)).secondFactor.requiredBy).toBe(group.name)
  })

  it('holds sessions that were open before, and frees none of someone else', async () => {
    const [browser, stranger] = [await signedIn(editor.email), await signedIn(editor.email)]
    await requireByGroup()
    expect([await browser.isIn(), await stranger.isIn()]).toEqual([false, false])
    await setUp(browser)
    expect([await browser.isIn(), await stranger.isIn()]).toEqual([true, false])
    expect((await stranger.call('GET', `accounts/${editor.id}`)).status).toBe(401)
  })

  it('lets a held session sign out', async () => {
    await requireByGroup()
    const browser = await signedIn(editor.email)
    expect(await browser.call('DELETE', 'accounts/held-session')).toEqual({ status: 200, body: { ended: 1 } })
    expect((await browser.call('DELETE', 'accounts/held-session')).status).toBe(401)
    expect(errorOf(await browser.call('GET', `accounts/${editor.id}`))).toMatchObject({ status: 401 })
  })

  it('asks a held browser for another account’s code', async () => {
    const other = await createUser(cms, 'siteEditor', await createSite(cms))
    const { app } = await withApp(other)
    await requireByGroup()
    const browser = await signedIn(editor.email)
    expect(errorOf(await browser.logIn(other.email))).toEqual(ASKED)
    expect((await browser.logIn(other.email, PASSWORD, { code: app.code() })).status).toBe(200)
  })

  it('is not turned off by its owner, but moved to another app', async () => {
    const { browser, app } = await withApp()
    await requireByGroup()
    const response = await browser.call('POST', path(editor, 'turn-off'), prove({ code: app.code() }))
    expect(errorOf(response)).toMatchObject({ status: 403, field: 'secondFactor' })
    await setUp(browser, editor, app.code())
    expect(await browser.isIn()).toBe(true)
  })

  it('holds them again after a reset by a manager', async () => {
    await requireByGroup()
    const { browser } = await withApp()
    const admin = await createUser(cms, 'superAdmin')
    const { browser: theirs } = await withApp(admin)
    expect((await theirs.call('POST', path(editor, 'turn-off'), prove())).status).toBe(200)
    expect(await browser.isIn()).toBe(false)
  })

  it('binds staff of the group’s sites and super admins, and nobody of other sites', async () => {
    await requireByGroup()
    const isFree = async (user: Actor) => (await signedIn(user.email)).isIn()
    expect(await isFree(await createUser(cms, 'groupManager', site))).toBe(false)
    expect(await isFree(await createUser(cms, 'superAdmin'))).toBe(false)
    expect(await isFree(await createUser(cms, 'siteEditor', await createSite(cms)))).toBe(true)
  })

  it('binds everyone if the installation requires it', async () => {
    vi.stubEnv('FORECOURT_REQUIRE_SECOND_FACTOR', '1')
    const browser = await signedIn((await createUser(cms, 'siteEditor', await createSite(cms))).email)
    expect(await browser.isIn()).toBe(false)
    const own = await signedIn(editor.email)
    await setUp(own)
    expect((await details(own)).secondFactor.requiredBy).toBe('this installation')
  })

  it('is set for a group by super admins only', async () => {
    const group = await cms.create({ collection: 'groups', data: { name: uniqueName('Group') } })
    await cms.update({ collection: 'sites', id: site.id, data: { group: group.id } })
    const manager = await signedIn((await createUser(cms, 'groupManager', site)).email)
    const response = await manager.call('PATCH', `groups/${group.id}`, { requireSecondFactor: true })
    expect(response.status).toBe(403)
  })
})

describe('keys and recovery codes', () => {
  it('are in no response about an account, not even for super admins', async () => {
    const { browser, app, recoveryCodes } = await withApp()
    const { rows } = await pool.query('select key from second_factors where user_id = $1', [editor.id])
    const hashes = await pool.query('select code_hash from recovery_codes where user_id = $1', [editor.id])
    const secrets = [app.key, ...recoveryCodes, rows[0].key, ...hashes.rows.map(({ code_hash }) => code_hash)]
    const admin = await signedIn((await createUser(cms, 'superAdmin')).email)
    for (const reader of [browser, admin])
      for (const url of [
        `users/${editor.id}?depth=2`,
        'users?depth=2&limit=100',
        'users/me',
        `accounts/${editor.id}`,
      ]) {
        const response = await reader.call('GET', url)
        expect(response.status).toBe(200)
        const text = JSON.stringify(response.body)
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      }
    for (const url of ['second_factors', 'second-factors', 'recovery_codes', `users/versions`])
      expect((await admin.call('GET', url)).status).toBeGreaterThanOrEqual(400)
  })

  it('are stored encrypted and hashed, and deleted with the account', async () => {
    const { app, recoveryCodes } = await withApp()
    const stored = async () => {
      const factors = await pool.query('select * from second_factors where user_id = $1', [editor.id])
      const codes = await pool.query('select * from recovery_codes where user_id = $1', [editor.id])
      return [...factors.rows, ...codes.rows]
    }
    const rows = await stored()
    expect(rows).toHaveLength(11)
    for (const secret of [app.key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(JSON.stringify(rows)).not.toContain(secret)
    await cms.delete({ collection: 'users', id: editor.id })
    expect(await stored()).toEqual([])
  })
})
