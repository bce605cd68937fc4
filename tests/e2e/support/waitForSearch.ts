import { expect, type Page } from '@playwright/test'

/** Waits until the filters work without a page load. The code of a search loads at the shopper's first move, which this makes. */
export async function waitForSearch(page: Page): Promise<void> {
  const move = async () => {
    await page.mouse.move(2, 2)
    await page.mouse.move(1, 1)
    await expect(page.locator('[data-search-ready]')).toBeAttached({ timeout: 500 })
  }
  await expect(move).toPass({ timeout: 30_000, intervals: [0] })
}
