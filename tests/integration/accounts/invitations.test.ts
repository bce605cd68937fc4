import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AccountEmail } from '../../../src/domain/accounts/accountEmail'
import type { Site } from '../../../src/payload-types'
import { type Actor, createUser, uniqueName } from '../../support/cms'
import { createBrowser, errorOf, PASSWORD, signedIn, startAccounts, takeEmails } from './browser'

let cms: Payload
let pool: Pool
let site: Site
let manager: Actor

beforeAll(async () => {
  ;({ cms, pool, site } = await startAccounts())
  manager = await createUser(cms, 'superAdmin')
  await takeEmails(pool)
})

type Invitation = Extract<AccountEmail, { kind: 'invited' }>
const takeInvitations = async (to: string) =>
  (await takeEmails(pool)).filter((email): email is Invitation => email.kind === 'invited' && email.to === to)

async function invite() {
  const browser = await signedIn(manager.email)
  const email = `${uniqueName('new')}@staff.test`
  const data = { name: 'Mia', email, role: 'siteEditor', sites: [{ site: site.id }] }
  const { status, body } = await browser.call('POST', 'users', data)
  expect(status).toBe(201)
  return { browser, email, id: body.doc.id as number }
}

const setPassword = (token: string) =>
  createBrowser().call('POST', 'users/reset-password', { token, password: PASSWORD })

describe('somebody who gets an account', () => {
  it('is invited by email, sets their own password once, and logs in', async () => {
    const { browser, email, id } = await invite()
    const [invitation, ...others] = await takeInvitations(email)
    expect(others).toEqual([])
    expect(invitation).toMatchObject({ name: 'Mia', account: email })
    expect((await browser.call('GET', `accounts/${id}`)).body.isInvited).toBe(true)
    expect((await setPassword(invitation!.token)).status).toBe(200)
    expect((await createBrowser().logIn(email)).status).toBe(200)
    expect((await setPassword(invitation!.token)).status).toBe(403)
    expect((await browser.call('GET', `accounts/${id}`)).body.isInvited).toBe(false)
  })

  it('is invited again with a new link, until they have used the account', async () => {
    const { browser, email, id } = await invite()
    const [first] = await takeInvitations(email)
    expect((await browser.call('POST', `accounts/${id}/invitation`)).status).toBe(200)
    const [second] = await takeInvitations(email)
    expect((await setPassword(first!.token)).status).toBe(403)
    expect((await setPassword(second!.token)).status).toBe(200)
    expect(errorOf(await browser.call('POST', `accounts/${id}/invitation`))).toMatchObject({
      status: 400,
      message: 'They have used the account already: they can set another password with Forgot password.',
    })
  })

  it('is invited by those who manage the account only', async () => {
    const { email, id } = await invite()
    const colleague = await createUser(cms, 'siteEditor', site)
    const browser = await signedIn(colleague.email)
    await takeInvitations(email)
    expect((await browser.call('POST', `accounts/${id}/invitation`)).status).toBe(404)
    expect((await browser.call('POST', `accounts/${colleague.id}/invitation`)).status).toBe(404)
    expect(await takeInvitations(email)).toEqual([])
  })

  it('is not invited by code of the product, which knows the password', async () => {
    const { email } = await createUser(cms, 'siteEditor', site)
    expect(await takeInvitations(email)).toEqual([])
  })
})
