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

/** Sends a request to the API as the signed-in user, and returns the JSON of the response; anything but 2xx fails the test. */
export async function callApi<Body>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<Body> {
  const response = await page.request.fetch(`${hosts.first}/api/${path}`, { method, data })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

/** The id of Harbour, chosen in the admin too, so that its forms do not refresh after loading. */
export async function chooseHarbour(page: Page): Promise<number> {
  const query = 'sites?depth=0&limit=1&where[slug][equals]=harbour'
  const { docs } = await callApi<{ docs: { id: number }[] }>(page, 'GET', query)
  const site = docs[0]!.id
  await page.context().addCookies([{ name: 'payload-tenant', value: String(site), url: hosts.first }])
  return site
}
