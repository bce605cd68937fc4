import { test as base, expect } from '@playwright/test'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

/** Milliseconds in which a page is back, on a machine that does much else. The place is right or wrong however long it takes. */
const BACK_WITHIN_MS = 25_000

/** A shopper who notes where they stand on a list, leaves it and comes back. */
class ReturningShopper extends SearchShopper {
  /** Reads down to about this many pixels, or as far as the list goes; answers with where they stand. */
  async readsTo(pixels: number): Promise<Stand> {
    await this.page.evaluate(async (wanted) => {
      const lowest = document.documentElement.scrollHeight - innerHeight - 40
      scrollTo({ top: Math.min(wanted, lowest), behavior: 'instant' })
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }, pixels)
    return this.stand()
  }

  async stand(): Promise<Stand> {
    const y = await this.page.evaluate(() => Math.round(scrollY))
    return { y, address: this.address, names: (await this.names()).join() }
  }

  async isBackAt({ y, address, names }: Stand, when: string): Promise<void> {
    await expect.poll(() => this.address, { message: `address, ${when}`, timeout: BACK_WITHIN_MS }).toBe(address)
    await expect
      .poll(async () => (await this.names()).join(), { message: `cars, ${when}`, timeout: BACK_WITHIN_MS })
      .toBe(names)
    // within the height of a line: what stands above may differ by a rounded pixel
    await expect
      .poll(async () => Math.abs((await this.stand()).y - y), { message: `place, ${when}` })
      .toBeLessThanOrEqual(4)
  }

  /** Opens the car that stands in the middle of the window. */
  async opensTheCarBefore(): Promise<void> {
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

  async looksAtACarAndComesBack(stand: Stand, when: string): Promise<void> {
    await this.opensTheCarBefore()
    await this.page.goBack()
    await this.isBackAt(stand, when)
  }
}

interface Stand {
  /** pixels from the top */
  y: number
  address: string
  names: string
}

const test = base.extend<{ shopper: ReturningShopper }>({
  shopper: async ({ page }, use) => use(new ReturningShopper(page)),
})

test('[STK-02] back restores filters, page and scroll position, ten times in varied order', async ({ page, shopper }) => {
  test.slow()
  await shopper.opens(`${hosts.harbour}/search/used-cars`)
  await shopper.looksAtACarAndComesBack(await shopper.readsTo(1300), 'from a car to the first page')

  const turned = page.getByRole('link', { name: 'Page 2' })
  await turned.scrollIntoViewIfNeeded()
  const firstPage = await shopper.readsTo((await shopper.stand()).y)
  await turned.click()
  await expect.poll(() => shopper.address).toContain('page=2')
  await expect.poll(async () => (await shopper.names()).join()).not.toBe(firstPage.names)
  const secondPage = await shopper.readsTo(2200)
  await shopper.looksAtACarAndComesBack(secondPage, 'from a car to the second page')

  const option = shopper.option(/^Toyota/).first()
  await option.scrollIntoViewIfNeeded()
  const beforeFilter = await shopper.stand()
  await option.click()
  await expect.poll(() => shopper.address).toContain('Toyota')
  await expect.poll(async () => (await shopper.names()).join()).not.toBe(beforeFilter.names)
  const filtered = await shopper.readsTo(500)
  await shopper.looksAtACarAndComesBack(filtered, 'from a car to a filter')

  await shopper.sortsBy('Price: high to low')
  await expect.poll(() => shopper.address).toContain('sortBy')
  await expect.poll(async () => (await shopper.names()).join()).not.toBe(filtered.names)
  const sorted = await shopper.readsTo(800)
  await shopper.looksAtACarAndComesBack(sorted, 'from a car to a sort')

  await page.goBack()
  const unsorted = await shopper.stand()
  expect(unsorted.address).toBe(filtered.address)
  await page.goBack()
  await shopper.isBackAt(beforeFilter, 'from a filter to the second page')
  await page.goBack()
  await shopper.isBackAt(firstPage, 'from the second page to the first')
  await page.goForward()
  await shopper.isBackAt(beforeFilter, 'forward to the second page')

  await page.reload()
  await shopper.isReady()
  await shopper.isBackAt(beforeFilter, 'after a reload')

  const again = await shopper.readsTo(1700)
  await shopper.opensTheCarBefore()
  await page.reload()
  await page.goBack()
  await shopper.isBackAt(again, 'from a car that was loaded anew')

  await page.goto('about:blank')
  await page.goBack()
  await shopper.isBackAt(again, 'from another site')
})
