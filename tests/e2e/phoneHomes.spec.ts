import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

/** Pixels by width: nine screens and a half of a phone, and not much more on a tablet. */
const MAX_HEIGHTS = { 390: 8000, 768: 8500 } as const

for (const dealer of ['harbour', 'bluegum', 'ironbark', 'wayfarer'] as const) {
  test(`[SITE-10] the home page of ${dealer} has at most ${MAX_HEIGHTS[390]} px, rows to swipe and whole cards on phones and tablets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${hosts[dealer]}/`)
    // Far sections have reserved heights until they come near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    for (const width of [390, 768] as const) {
      await page.setViewportSize({ width, height: 844 })
      const measured = await page.evaluate(() => {
        const overlaps = [...document.querySelectorAll('[data-testid="search-card"]')].filter((card) => {
          const title = card.querySelector('h2, h3')?.getBoundingClientRect()
          const picture = card.firstElementChild!.getBoundingClientRect()
          return title && title.top < picture.bottom - 1
        })
        return {
          height: document.documentElement.scrollHeight,
          overflow: document.documentElement.scrollWidth - innerWidth,
          overlaps: overlaps.length,
          cards: document.querySelectorAll('[data-testid="search-card"]').length,
        }
      })
      expect(measured.cards, `${width} px`).toBeGreaterThan(0)
      expect(measured, `${width} px`).toMatchObject({ overflow: 0, overlaps: 0 })
      expect(measured.height, `${width} px`).toBeLessThanOrEqual(MAX_HEIGHTS[width])
    }
  })
}

test('[SITE-07] the footer’s columns fold on phones without script, and are open on wide screens', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${hosts.harbour}/`)
  const footer = page.locator('footer')
  await expect(footer.getByRole('link', { name: 'Careers' })).toBeHidden()
  await footer.locator('summary', { hasText: 'Company' }).click()
  await expect(footer.getByRole('link', { name: 'Careers' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(footer.getByRole('link', { name: 'Test Drive' })).toBeVisible()
  await expect(footer.locator('summary').first()).toBeHidden()
  await context.close()
})
