import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

test('[SITE-08] on wide pages four offers or posts stand in one row, and one offer takes its whole row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/blog', '/special-offers']) {
    await page.goto(hosts.harbour + path)
    // Tests of the editor publish posts and offers of their own meanwhile, so that there may be more than four.
    const tops = await page
      .locator('.card-rows')
      .evaluate((grid) => [...grid.children].slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops, path).toEqual(Array(4).fill(tops[0]))
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
