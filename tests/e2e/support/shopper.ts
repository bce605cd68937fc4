import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What a shopper does, in words; selectors live here and nowhere else. */
export class Shopper {
  constructor(readonly page: Page) {}

  async opens(url: string) {
    const answer = await this.page.goto(url)
    expect(answer?.status(), url).toBe(200)
  }

  /** Opens the first car of a search that can be bought. @param hash "#enquire" */
  async opensFirstCar(hash = '') {
    const link = this.page.locator('[data-testid="search-card"]:not([data-sold]) a[href^="/cars/"]').first()
    const path = await link.getAttribute('href')
    await this.opens(new URL(path! + hash, this.page.url()).href)
  }

  field(label: string) {
    return this.page.getByRole('textbox', { name: label })
  }

  async fillsContact(contact: { name: string; email: string; phone: string }) {
    await this.field('First name').fill(contact.name)
    await this.field('Email').fill(contact.email)
    await this.field('Phone').fill(contact.phone)
  }

  /** No accessibility violation that axe can find under WCAG 2.2 AA, on the whole page or within a part of it. */
  async findsNoBarrier(within = 'html') {
    const { violations } = await new AxeBuilder({ page: this.page })
      .include(within)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode()
      .analyze()
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      ),
    ).toEqual([])
  }

  async hasNoSidewaysScroll() {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, 'pixels beyond the window').toBeLessThanOrEqual(0)
  }
}
