import { expect, type Locator, type Page } from '@playwright/test'
import { Shopper } from './shopper'

export const CONTACT = { name: 'Priya', email: 'priya@shopper.test', phone: '0491 570 006' }

/** A contact that no other test or run has, since one person may hold two cars of a site. */
export const newPerson = () => {
  const digits = String(Date.now()).slice(-8)
  return { name: 'Priya', email: `priya.${digits}@shopper.test`, phone: `04${digits}` }
}

/** A shopper who fills in a form, on a page or in a dialog. */
export class FormShopper extends Shopper {
  constructor(
    page: Page,
    /** element that contains the form */
    readonly within: Locator = page.locator('main'),
  ) {
    super(page)
  }

  override field(label: string) {
    return this.within.getByRole('textbox', { name: label })
  }

  /** Opens a page with a form, and waits until the form is hydrated. */
  async openForm(url: string) {
    await this.open(url)
    await this.waitUntilReady()
  }

  async waitUntilReady() {
    await expect(this.within.locator('form button[type="submit"]').first()).toBeVisible()
    // Its code loads once the shopper turns to it.
    await this.within.locator('form:has(button[type="submit"])').first().hover()
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('main form, [role="dialog"] form')].some(
        (form) =>
          form.querySelector('button[type="submit"]') && Object.keys(form).some((key) => key.startsWith('__react')),
      ),
    )
  }

  /** Chooses the form's last location, if it asks for one. */
  async chooseLocation() {
    const location = this.within.getByRole('combobox', { name: 'Location' })
    if (await location.isVisible())
      await location.selectOption({ index: (await location.locator('option').count()) - 1 })
  }

  /** Chooses a random time of the last available day, which no other test uses. */
  async chooseTime() {
    const day = this.within.getByRole('combobox', { name: 'Day' })
    // disabled while its days load
    await expect(day).toBeEnabled()
    const slotsResponse = this.page.waitForResponse((response) => response.url().includes('&date='))
    await day.selectOption({ index: (await day.locator('option').count()) - 1 })
    await slotsResponse
    const times = this.within.getByRole('radio')
    await expect(times.first()).toBeAttached()
    await times.nth(Math.floor(Math.random() * (await times.count()))).press('Space')
  }

  async click(button: string) {
    await this.within.getByRole('button', { name: button }).click()
  }

  /** The form's error messages, in order. */
  async readErrors(): Promise<string[]> {
    const warning = this.within.getByTestId('error-warning')
    await expect(warning).toBeVisible()
    return warning.getByRole('listitem').allInnerTexts()
  }

  /** Submits the form; returns the request body and the status of the response. */
  async submit(button: string) {
    const enquiryResponse = this.page.waitForResponse((response) => response.url().endsWith('/api/enquiries'))
    await this.click(button)
    const response = await enquiryResponse
    return { status: response.status(), body: response.request().postDataJSON() as Record<string, unknown> }
  }

  async expectThanks() {
    await expect(this.within.getByText('Thank you. We have your message.')).toBeVisible()
  }
}
