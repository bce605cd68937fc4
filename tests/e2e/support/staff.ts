import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD, hosts } from './sites'

/** Logs a member of staff in, for the pages and the API of the admin. Two logins of one account at a moment can take each other's session away. */
export async function login(page: Page, email: string) {
  const answer = await page.request.post(`${hosts.first}/api/users/login`, { data: { email, password: DEMO_PASSWORD } })
  expect(answer.ok()).toBe(true)
}
