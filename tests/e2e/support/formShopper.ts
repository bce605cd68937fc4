import { expect, type Locator, type Page } from '@playwright/test'
import { Shopper } from './shopper'

export const CONTACT = { name: 'Priya', email: 'priya@shopper.test', phone: '0491 570 006' }

/** A shopper with a form before them: on a page, or in a dialog over it. */
export class FormShopper extends Shopper {
  constructor(
    page: Page,
    /** where the form is */
    readonly within: Locator = page.locator('main'),
  ) {
    super(page)
  }

  override field(label: string) {
    return this.within.getByRole('textbox', { name: label })
  }

  /** Opens a page with a form, and waits until the form answers. */
  async opensForm(url: string) {
    await this.opens(url)
    await this.formAnswers()
  }

  async formAnswers() {
    await expect(this.within.locator('form button[type="submit"]').first()).toBeVisible({ timeout: 20_000 })
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('main form, [role="dialog"] form')].some(
        (form) =>
          form.querySelector('button[type="submit"]') && Object.keys(form).some((key) => key.startsWith('__react')),
      ),
    )
  }

  /** Chooses the last location that the form offers, where it asks for one. */
  async choosesPlace() {
    const place = this.within.getByRole('combobox', { name: 'Location' })
    if (await place.isVisible()) await place.selectOption({ index: (await place.locator('option').count()) - 1 })
  }

  /** Chooses one of the last times of the last day on offer, which no other test wants. */
  async choosesTime() {
    const day = this.within.getByRole('combobox', { name: 'Day' })
    // It stands there, still, while the times are looked up.
    await expect(day).toBeEnabled({ timeout: 20_000 })
    const answered = this.page.waitForResponse((found) => found.url().includes('&date='))
    await day.selectOption({ index: (await day.locator('option').count()) - 1 })
    await answered
    const times = this.within.getByRole('radio')
    await expect(times.first()).toBeAttached()
    await times.nth(Math.floor(Math.random() * (await times.count()))).check({ force: true })
  }

  async presses(button: string) {
    await this.within.getByRole('button', { name: button }).click()
  }

  /** What the form says is wrong, in its own order. */
  async isTold(): Promise<string[]> {
    const warning = this.within.getByTestId('error-warning')
    await expect(warning).toBeVisible()
    return warning.getByRole('listitem').allInnerTexts()
  }

  /** Sends the form and answers with what it sent and what the server said. */
  async sends(button: string) {
    const posted = this.page.waitForResponse((answer) => answer.url().endsWith('/api/enquiries'))
    await this.presses(button)
    const answer = await posted
    return { status: answer.status(), sent: answer.request().postDataJSON() as Record<string, unknown> }
  }

  async isThanked() {
    await expect(this.within.getByText('Thank you. We have your message.')).toBeVisible()
  }
}
