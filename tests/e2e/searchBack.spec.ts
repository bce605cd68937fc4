import { test as base, expect } from '@playwright/test'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

/** Time limit for restoring a page, generous for a busy machine: the test checks the position, not the speed. */
const BACK_TIMEOUT_MS = 25_000

/** A shopper who leaves a list and returns to the same position. */
class ReturningShopper extends SearchShopper {
  /** Scrolls to a position, or to the end of a shorter list; returns the resulting position. */
  async scrollTo(pixels: number): Promise<Position> {
    await this.page.evaluate(async (target) => {
      const maxTop = document.documentElement.scrollHeight - innerHeight - 40
      scrollTo({ top: Math.min(target, maxTop), behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, pixels)
    return this.getPosition()
  }

  async getPosition(): Promise<Position> {
    const y = await this.page.evaluate(() => Math.round(scrollY))
    return { y, address: this.address, names: (await this.names()).join() }
  }

  async expectPosition({ y, address, names }: Position, when: string): Promise<void> {
    await expect.poll(() => this.address, { message: `address, ${when}`, timeout: BACK_TIMEOUT_MS }).toBe(address)
    await expect
      .poll(async () => (await this.names()).join(), { message: `cars, ${when}`, timeout: BACK_TIMEOUT_MS })
      .toBe(names)
    // content above may differ by a few pixels through rounding
    await expect
      .poll(async () => Math.abs((await this.getPosition()).y - y), { message: `scroll position, ${when}` })
      .toBeLessThanOrEqual(4)
  }

  /** Opens the car closest to the middle of the window. */
  async openCarInView(): Promise<void> {
    await this.page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-testid="search-card"]')]
      const middle = innerHeight / 2
      const distance = (card: HTMLElement) => Math.abs(card.getBoundingClientRect().top + 200 - middle)
      const nearest = cards.sort((a, b) => distance(a) - distance(b))[0]
      nearest?.querySelector<HTMLAnchorElement>(':is(h2, h3) a')?.click()
    })
    await this.page.waitForURL(/\/cars\/./)
    await expect(this.cards.first().or(this.heading).first()).toBeVisible()
    await expect(this.page.getByTestId('result-count')).toHaveCount(0)
  }

  async openCarAndGoBack(position: Position, when: string): Promise<void> {
    const title = await this.page.title()
    await this.openCarInView()
    await this.page.goBack()
    await this.expectPosition(position, when)
    await expect(this.page, `title, ${when}`).toHaveTitle(title)
    // The page holds a restored position for a moment, unless its shopper scrolls or types.
    await this.page.keyboard.press('Shift')
  }
}

interface Position {
  /** pixels from the top */
  y: number
  address: string
  names: string
}

const test = base.extend<{ shopper: ReturningShopper }>({
  shopper: async ({ page }, use) => use(new ReturningShopper(page)),
})

test('[STK-02] back restores filters, page and scroll position, ten times in varied order', async ({
  page,
  shopper,
}) => {
  await shopper.open(`${hosts.harbour}/search/used-cars`)
  await shopper.openCarAndGoBack(await shopper.scrollTo(1300), 'from a car to the first page')

  const pageLink = page.getByRole('link', { name: 'Page 2' })
  await pageLink.scrollIntoViewIfNeeded()
  const firstPage = await shopper.scrollTo((await shopper.getPosition()).y)
  await pageLink.click()
  await expect.poll(() => shopper.address).toContain('page=2')
  await expect.poll(async () => (await shopper.names()).join()).not.toBe(firstPage.names)
  const secondPage = await shopper.scrollTo(2200)
  await shopper.openCarAndGoBack(secondPage, 'from a car to the second page')

  const option = shopper.option(/^Toyota/).first()
  await option.scrollIntoViewIfNeeded()
  const beforeFilter = await shopper.getPosition()
  await option.click()
  await expect.poll(() => shopper.address).toMatch(/toyota/i)
  await expect.poll(async () => (await shopper.names()).join()).not.toBe(beforeFilter.names)
  const filtered = await shopper.scrollTo(500)
  await shopper.openCarAndGoBack(filtered, 'from a car to a filter')

  await shopper.sortBy('Price: high to low')
  await expect.poll(() => shopper.address).toContain('sortBy')
  await expect.poll(async () => (await shopper.names()).join()).not.toBe(filtered.names)
  const sorted = await shopper.scrollTo(800)
  await shopper.openCarAndGoBack(sorted, 'from a car to a sort')

  await page.goBack()
  const unsorted = await shopper.getPosition()
  expect(unsorted.address).toBe(filtered.address)
  await page.goBack()
  await shopper.expectPosition(beforeFilter, 'from a filter to the second page')
  await page.goBack()
  await shopper.expectPosition(firstPage, 'from the second page to the first')
  await page.goForward()
  await shopper.expectPosition(beforeFilter, 'forward to the second page')

  await page.reload()
  await shopper.waitUntilReady()
  await shopper.expectPosition(beforeFilter, 'after a reload')

  const position = await shopper.scrollTo(1700)
  await shopper.openCarInView()
  await page.reload()
  await page.goBack()
  await shopper.expectPosition(position, 'from a reloaded car page')

  await page.goto('about:blank')
  await page.goBack()
  await shopper.expectPosition(position, 'from another site')
})
