import { expect, type Locator } from '@playwright/test'
import { Shopper } from './shopper'
import { waitForSearch } from './waitForSearch'

/** A shopper on a search page. */
export class SearchShopper extends Shopper {
  get cards(): Locator {
    return this.page.getByTestId('search-card')
  }

  get chips(): Locator {
    return this.page
      .getByRole('list', { name: 'Chosen filters' })
      .first()
      .getByRole('link', { name: /^Remove/ })
  }

  /** The field of the search, not the one in the header. */
  get box(): Locator {
    return this.page.getByRole('main').getByPlaceholder('Make, model, feature or stock number').first()
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** Opens a search and waits until its filters are hydrated. */
  override async open(url: string): Promise<void> {
    await super.open(url)
    await this.waitUntilReady()
  }

  async waitUntilReady(): Promise<void> {
    await waitForSearch(this.page)
  }

  option(name: string | RegExp): Locator {
    return this.page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name })
  }

  /** Ticks a filter's value on a wide screen; returns its count. */
  async refine(name: string | RegExp): Promise<number> {
    const option = this.option(name).first()
    const count = Number(
      /([\d,]+) in stock/.exec((await option.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''),
    )
    await option.click()
    return count
  }

  async searchFor(text: string): Promise<void> {
    await this.box.fill(text)
    // Closes the suggestions, which may cover chips; the search follows the last key.
    await this.box.blur()
  }

  async sortBy(label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true }).selectOption({ label })
  }

  /** The result count shown on the page. */
  async count(): Promise<number> {
    const text = await this.page.getByTestId('result-count').textContent()
    return Number((text ?? '').replace(/\D/g, ''))
  }

  async expectCount(count: number): Promise<void> {
    await expect.poll(() => this.count()).toBe(count)
  }

  /** Names of the cars on the page, in order. */
  async names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }

  /** Path and query, decoded. */
  get address(): string {
    const { pathname, search } = new URL(this.page.url())
    return decodeURIComponent(pathname + search)
  }
}
