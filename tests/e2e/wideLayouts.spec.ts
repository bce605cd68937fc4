import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

test('[SITE-08] on wide pages four offers or posts stand in one row, and one offer takes its whole row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/blog', '/special-offers']) {
    // Other tests publish an offer for some seconds: five stand in other rows than four.
    await expect(async () => {
      await page.goto(hosts.harbour + path)
      const cards = await page.locator('.card-rows').evaluate((grid) => {
        const boxes = [...grid.children].map((card) => card.getBoundingClientRect())
        return { count: boxes.length, rows: new Set(boxes.map(({ top }) => Math.round(top))).size }
      })
      expect(cards, path).toEqual({ count: 4, rows: 1 })
    }).toPass({ timeout: 60_000 })
  }
  await page.goto(`${hosts.wayfarer}/models/jayco-journey`)
  const offer = page.locator('[data-block="modelOffers"] article')
  await expect(offer).toHaveCount(1)
  expect((await offer.boundingBox())!.width).toBeGreaterThan(1000)
})

test('[SITE-08] questions stand beside their heading on wide pages, and below it on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${hosts.wayfarer}/sell-my-car`)
  const block = page.locator('[data-block="faq"]')
  const tops = async () => ({
    heading: (await block.getByRole('heading').first().boundingBox())!,
    questions: (await block.locator('details').first().boundingBox())!,
  })
  const wide = await tops()
  expect(wide.questions.x).toBeGreaterThan(wide.heading.x + wide.heading.width)
  expect(Math.abs(wide.questions.y - wide.heading.y)).toBeLessThan(24)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await tops()
  expect(narrow.questions.y).toBeGreaterThan(narrow.heading.y + narrow.heading.height)
})
