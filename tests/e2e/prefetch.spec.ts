import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

test('[STK-04] the results of a form’s filters are prefetched in view, other pages when their link is hovered', async ({
  page,
}) => {
  const prefetched = new Set<string>()
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) prefetched.add(new URL(request.url()).pathname)
  })
  await page.goto(`${hosts.harbour}/`)
  const results = page.getByRole('link', { name: /^Show Me/ })
  const resultPaths = await results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  for (const link of await results.all()) await link.scrollIntoViewIfNeeded()
  await expect.poll(() => [...prefetched].sort()).toEqual([...new Set(resultPaths)].sort())
  const footerLink = page.locator('footer').getByRole('link', { name: 'Fleet' })
  const path = await footerLink.getAttribute('href')
  expect(resultPaths).not.toContain(path)
  await footerLink.hover()
  await expect.poll(() => [...prefetched]).toContain(path)
  expect(prefetched.size, 'no page whose link was only in view').toBe(new Set(resultPaths).size + 1)
})

test('only the admin asks for client hints, for which a browser requests its first page again', async ({ request }) => {
  for (const [path, critical] of [
    ['/', undefined],
    ['/about-us', undefined],
    ['/admin/login', 'Sec-CH-Prefers-Color-Scheme'],
  ] as const)
    expect((await request.get(hosts.harbour + path)).headers()['critical-ch'], path).toBe(critical)
})
