import { expect, type Page } from '@playwright/test'
import { createOwnSite } from './ownSite'
import { hosts } from './sites'

const PIXEL = '123456789012345'

/** Makes a dealer whose site only one test opens, with a tag of Tag Manager, GA4, Meta, a chat and call tracking. @param mode how it asks for consent */
export async function createTaggedSite(
  page: Page,
  mode: 'notice' | 'optIn',
): Promise<{ origin: string; site: number }> {
  const api = `${hosts.first}/api`
  const slug = `tagged-${Date.now().toString(36)}`
  const site = await createOwnSite(page, 'Tagged Motors', slug)
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const response = await page.request[method](`${api}/${path}`, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  }
  await send('patch', `sites/${site}`, { consent: { mode } })
  const tags = [
    { kind: 'gtm', gtm: { containerId: 'GTM-ABC1234' } },
    { kind: 'ga4', ga4: { measurementId: 'G-ABC1234567' } },
    { kind: 'metaPixel', metaPixel: { pixelId: PIXEL } },
    { kind: 'chat', chat: { scriptUrl: 'https://chat.vendor.example/widget.js' }, hosts: ['api.vendor.example'] },
    { kind: 'callTracking', swaps: [{ shown: '03 5550 0177', tracking: '1300 555 010', source: 'google' }] },
  ]
  for (const tag of tags) await send('post', 'tags', { site, title: tag.kind, ...tag })
  await page.goto(`${hosts.first}/admin/launch?site=${site}`)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview the site' }).click()
  const preview = await opened
  await preview.waitForURL((url) => url.hostname.startsWith(slug))
  const { origin } = new URL(preview.url())
  await preview.close()
  return { origin, site }
}
