import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../../src/payload-types'
import { type Actor, createUser, uniqueName } from '../../support/cms'
import { startTestWorker } from '../../support/worker'
import { createBrowser, createEditor, errorOf, PASSWORD, signedIn, startAccounts, takeEmails, WRONG } from './browser'

const NEW_PASSWORD = 'another-long-password'

let cms: Payload
let pool: Pool
let site: Site
let editor: Actor

beforeAll(async () => {
  ;({ cms, pool, site } = await startAccounts())
})
beforeEach(async () => {
  editor = await createEditor(cms, site)
})

/** Emails about changes of the account, without those about the tests' own logins. */
const takeChanges = async () => (await takeEmails(pool)).filter(({ kind }) => kind !== 'newBrowser')
const canLogIn = async (email: string, password: string) =>
  (await createBrowser().logIn(email, password)).status === 200
const newEmail = () => `${uniqueName('moved')}@staff.test`

describe('a new password', () => {
  it('is set with the current one', async () => {
    const browser = await signedIn(editor.email)
    const change = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    expect((await browser.call('PATCH', `users/${editor.id}`, change)).status).toBe(200)
    expect(await canLogIn(editor.email, NEW_PASSWORD)).toBe(true)
    expect(await canLogIn(editor.email, PASSWORD)).toBe(false)
  })

  it.each([
    ['without the current one', undefined, 'Enter your current password.'],
    ['with a wrong current one', WRONG, 'This is not your current password.'],
    ['with something else than text', { $ne: '' }, 'Enter your current password.'],
  ])('is rejected %s', async (_case, currentPassword, message) => {
    const browser = await signedIn(editor.email)
    const response = await browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword })
    expect(errorOf(response)).toEqual({ status: 400, field: 'currentPassword', message })
    expect(await canLogIn(editor.email, PASSWORD)).toBe(true)
    expect(await takeChanges()).toEqual([])
  })

  it('is rejected without the current one in a change of many users', async () => {
    const browser = await signedIn(editor.email)
    const path = `users?where[id][equals]=${editor.id}`
    const response = await browser.call('PATCH', path, { password: NEW_PASSWORD })
    expect(response.body).toMatchObject({ docs: [], errors: [{ id: editor.id }] })
    expect(await canLogIn(editor.email, PASSWORD)).toBe(true)
  })

  it('counts each wrong current one as a failed login', async () => {
    const browser = await signedIn(editor.email)
    const change = (currentPassword: string) =>
      browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword })
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await change(WRONG)).status).toBe(400)
    expect(errorOf(await change(PASSWORD))).toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 10 minutes.',
    })
    expect((await browser.logIn(editor.email)).status).toBe(429)
    expect(await canLogIn(editor.email, PASSWORD)).toBe(true)
  })

  it('does not count right ones', async () => {
    const browser = await signedIn(editor.email)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const change = { email: newEmail(), currentPassword: PASSWORD }
      expect((await browser.call('PATCH', `users/${editor.id}`, change)).status).toBe(200)
    }
  })

  it('ends all other sessions', async () => {
    const [browser, other] = [await signedIn(editor.email), await signedIn(editor.email)]
    await browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword: PASSWORD })
    expect([await browser.isIn(), await other.isIn()]).toEqual([true, false])
  })

  it('is told to the owner of the account', async () => {
    const browser = await signedIn(editor.email)
    await takeEmails(pool)
    await browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword: PASSWORD })
    expect(await takeChanges()).toEqual([
      expect.objectContaining({
        kind: 'passwordChanged',
        to: editor.email,
        by: null,
        adminOrigin: `http://${site.slug}.localhost:3000`,
        timeZone: 'Australia/Melbourne',
      }),
    ])
  })

  it('is not asked for when something else is saved', async () => {
    const browser = await signedIn(editor.email)
    const change = { name: 'Mia', email: editor.email.toUpperCase() }
    expect((await browser.call('PATCH', `users/${editor.id}`, change)).status).toBe(200)
    expect(await takeChanges()).toEqual([])
  })
})

describe('a new email address', () => {
  it('is set with the current password, and told to the earlier address', async () => {
    const browser = await signedIn(editor.email)
    const email = newEmail()
    const path = `users/${editor.id}`
    expect(errorOf(await browser.call('PATCH', path, { email }))).toMatchObject({
      status: 400,
      field: 'currentPassword',
    })
    await takeEmails(pool)
    expect((await browser.call('PATCH', path, { email, currentPassword: PASSWORD })).status).toBe(200)
    expect(await takeChanges()).toMatchObject([{ kind: 'emailChanged', to: editor.email, newEmail: email, by: null }])
  })
})

describe('managers', () => {
  it.each(['superAdmin', 'groupManager'] as const)(
    'of role %s set the password of others with their own current one',
    async (role) => {
      const manager = await createUser(cms, role, site)
      const [browser, theirs] = [await signedIn(manager.email), await signedIn(editor.email)]
      await cms.update({ collection: 'users', id: editor.id, data: { password: 'the-password-of-the-editor' } })
      const set = (currentPassword?: string) =>
        browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword })
      for (const wrong of [undefined, 'the-password-of-the-editor'])
        expect(errorOf(await set(wrong))).toMatchObject({ status: 400, field: 'currentPassword' })
      await takeEmails(pool)
      expect((await set(PASSWORD)).status).toBe(200)
      expect(await canLogIn(editor.email, NEW_PASSWORD)).toBe(true)
      expect([await browser.isIn(), await theirs.isIn()]).toEqual([true, false])
      expect(await takeChanges()).toMatchObject([{ kind: 'passwordChanged', to: editor.email, by: manager.name }])
    },
  )

  it('create accounts without it', async () => {
    const browser = await signedIn((await createUser(cms, 'superAdmin')).email)
    const data = { name: 'New', email: newEmail(), password: PASSWORD, role: 'siteEditor', sites: [{ site: site.id }] }
    expect((await browser.call('POST', 'users', data)).status).toBe(201)
    expect((await takeChanges()).map(({ kind }) => kind)).toEqual(['invited'])
  })
})

describe('a reset by email', () => {
  it('sets a password without the current one, ends all sessions and is told', async () => {
    const other = await signedIn(editor.email)
    const token = await cms.forgotPassword({ collection: 'users', data: { email: editor.email }, disableEmail: true })
    await takeEmails(pool)
    const response = await createBrowser().call('POST', 'users/reset-password', { token, password: NEW_PASSWORD })
    expect(response.status).toBe(200)
    expect(await canLogIn(editor.email, NEW_PASSWORD)).toBe(true)
    expect(await other.isIn()).toBe(false)
    expect((await takeChanges())[0]).toMatchObject({ kind: 'passwordChanged', to: editor.email, by: null })
  })
})

describe('the email', () => {
  it('is sent by the worker', async () => {
    const browser = await signedIn(editor.email)
    await takeEmails(pool)
    await browser.call('PATCH', `users/${editor.id}`, { password: NEW_PASSWORD, currentPassword: PASSWORD })
    const folder = join(process.env.FORECOURT_DATA!, 'mail')
    const worker = startTestWorker()
    const readEmails = async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      // Quoted-printable breaks long lines.
      return texts.map((text) => text.replaceAll(/=\r?\n/g, '')).filter((text) => text.includes(editor.email))
    }
    await vi.waitUntil(async () => (await readEmails()).length > 0, { timeout: 30_000, interval: 100 })
    await worker.stop()
    const [email] = await readEmails()
    expect(email).toContain('Subject: Your password was changed')
    expect(email).toContain('From: Forecourt <no-reply@forecourt.test>')
    expect(email).toContain(`http://${site.slug}.localhost:3000/admin/forgot`)
  })
})
