import { expect, type Page } from '@playwright/test'
import { hosts } from './sites'

/** Makes a dealer whose site only one test opens, as a super admin. @returns the id of its site */
export async function createOwnSite(page: Page, name: string, slug: string): Promise<number> {
  const created = await page.request.post(`${hosts.first}/api/site-templates`, {
    multipart: {
      ...{ name, slug, domain: '', template: 'multiBrand', accent: '#b8322a', ink: '#16191d' },
      ...{ phone: '03 5550 0177', email: `hello@${slug}.test`, street: '1 Main Street', city: 'Echuca' },
      ...{ state: 'VIC', postcode: '3564' },
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  return ((await created.json()) as { id: number }).id
}
