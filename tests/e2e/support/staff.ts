import { test as base, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD, hosts } from './sites'

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0]

/**
 * Tests of staff features. `logIn` gives a page the session of an account, for the pages and the API of the admin; a worker
 * logs an account in once, since two simultaneous logins of one account can end each other's session.
 */
export const test = base.extend<
  { logIn: (page: Page, email: string) => Promise<void> },
  { sessions: Map<string, Cookies> }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that the fixture needs no other.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  logIn: async ({ playwright, sessions }, use) => {
    await use(async (page, email) => {
      if (!sessions.has(email)) {
        const request = await playwright.request.newContext()
        const response = await request.post(`${hosts.first}/api/users/login`, {
          data: { email, password: DEMO_PASSWORD },
        })
        expect(response.ok(), `login of ${email}`).toBe(true)
        sessions.set(email, (await request.storageState()).cookies)
        await request.dispose()
      }
      await page.context().addCookies(sessions.get(email)!)
    })
  },
})
