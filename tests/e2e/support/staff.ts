import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD, hosts } from './sites'

/** Logs in to the admin and its API. Simultaneous logins of one account can end each other's session. */
export async function login(page: Page, email: string) {
  const response = await page.request.post(`${hosts.first}/api/users/login`, {
    data: { email, password: DEMO_PASSWORD },
  })
  expect(response.ok()).toBe(true)
}
