import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { readHtml } from './html'

/** Page object: the actions of a shopper. */
export class Shopper {
  constructor(readonly page: Page) {}

  async open(url: string) {
    const response = await this.page.goto(url)
    expect(response?.status(), url).toBe(200)
  }

  /** Opens the first car of a search that is not sold. @param searchUrl of a search page @param hash "#enquire" */
  async openFirstCar(searchUrl: string, hash = '') {
    // Reads the search without the browser, since another test covers the page itself.
    const { html } = await readHtml(this.page.request, searchUrl)
    const cards = html.split(/(?=<li [^>]*data-testid="search-card")/).slice(1)
    const path = cards.find((card) => !/^<li [^>]*data-sold/.test(card))?.match(/<a [^>]*href="(\/cars\/[^"]+)"/)?.[1]
    if (!path) throw new Error(`${searchUrl} lists no car`)
    await this.open(new URL(path + hash, searchUrl).href)
  }

  field(label: string) {
    return this.page.getByRole('textbox', { name: label })
  }

  async fillContact(contact: { name: string; email: string; phone: string }) {
    await this.field('First name').fill(contact.name)
    await this.field('Email').fill(contact.email)
    await this.field('Phone').fill(contact.phone)
  }

  /**
   * Expects no WCAG 2.2 AA violations reported by axe, on the page or within an element.
   * @param within CSS selector
   * @param without CSS selectors of what is not checked
   */
  async expectNoAxeViolations(within = 'html', without: readonly string[] = []) {
    await this.waitForTransitions()
    const axe = without.reduce((builder, part) => builder.exclude(part), new AxeBuilder({ page: this.page }))
    const { violations } = await axe
      .include(within)
      // Two fifths faster: without what passed, and without stylesheets, which no rule of these tags reads.
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
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

  /** Waits until no CSS transition runs and nothing loads: a half-faded button, or cards of the search before, have too little contrast. */
  private async waitForTransitions() {
    await this.page.waitForFunction(
      () =>
        !document.querySelector('[aria-busy="true"]') &&
        !document
          .getAnimations()
          .some((animation) => animation instanceof CSSTransition && animation.playState === 'running'),
    )
  }

  async expectNoHorizontalScroll() {
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'pixels beyond the window').toBeLessThanOrEqual(0)
  }
}
