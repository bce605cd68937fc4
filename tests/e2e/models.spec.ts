import { expect, type Page } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('[MOD-02] [MOD-03] a shopper filters the range by body without a page load', async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.open(`${hosts.harbour}/models`)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const cards = page.locator('main li h2')
  const count = await cards.count()
  await page.getByRole('button', { name: 'Ute', exact: true }).click()
  await expect(page).toHaveURL(/\/models\?body=ute$/)
  await expect(cards).toHaveText(['HiLux', 'Ranger'])
  // A model and Back: the filter is still there.
  await page.getByRole('main').getByRole('link', { name: 'Ranger' }).click()
  await expect(page).toHaveURL(/\/models\/ford-ranger/)
  await page.goBack()
  await expect(page).toHaveURL(/\/models\?body=ute$/)
  await expect(cards).toHaveText(['HiLux', 'Ranger'])
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/\/models$/)
  await expect(cards).toHaveCount(count)
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
})

test("[MOD-04] a model's page shows every section on phones and wide screens, with its cars in stock", async ({
  page,
}) => {
  const shopper = new Shopper(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1440) await shopper.open(`${hosts.harbour}/models/toyota-hilux`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota HiLux')
    await expect(page.getByText('From $34,990 drive away')).toBeVisible()
    for (const heading of ['Choose yours', 'Why you will like it', 'Colours', 'Take a look', 'Specifications'])
      await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'SR5 double cab' })).toBeVisible()
    await shopper.expectNoHorizontalScroll()
  }
  await page.locator('label').filter({ hasText: 'Nebula Blue' }).click()
  await expect(page.getByRole('img', { name: 'Toyota HiLux in Nebula Blue' })).toBeVisible()
  await page.getByRole('link', { name: /^View \d+ in stock$/ }).click()
  await expect(page).toHaveURL(/\/search\/toyota\/hilux/)
})

test('[MOD-04] the short address of a model shows its page', async ({ page }) => {
  await new Shopper(page).open(`${hosts.harbour}/kia-ev5`)
  await expect(page).toHaveURL(`${hosts.harbour}/models/kia-ev5`)
})

/** Opens a page of Harbour and enters the menu of its first brand by keyboard. */
async function enterToyotaMenu(page: Page) {
  await new Shopper(page).open(`${hosts.harbour}/about-us`)
  const brands = page.getByRole('navigation', { name: 'Brands' })
  const toyota = brands.getByRole('button', { name: 'Toyota' })
  // A key pressed before the menu's code has come is not repeated.
  await expect(toyota).toHaveAttribute('data-handled', '')
  await toyota.focus()
  await page.keyboard.press('ArrowDown')
  return { brands, toyota }
}

test('[SITE-06] [MOD-01] brand logos and menus open by keyboard, mark the current group, and close when a link is followed', async ({
  page,
}) => {
  const { brands, toyota } = await enterToyotaMenu(page)
  await expect(brands.locator('.header-group.dropdown-open')).toHaveCount(1)
  await expect(toyota).toHaveAttribute('aria-expanded', 'true')
  await expect(brands.getByRole('link', { name: /Corolla/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toyota).toBeFocused()
  await expect(brands.locator('.dropdown-open')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(brands.getByRole('button', { name: 'Mazda' })).toBeFocused()
  await page.keyboard.press('Enter')
  await brands.getByRole('link', { name: /Mazda3/ }).click()
  await expect(page).toHaveURL(`${hosts.harbour}/models/mazda-3`)
  await expect(page.locator('.dropdown-open')).toHaveCount(0)

  // A panel is made while the mouse is over its button, and opens when that is pressed.
  const kia = brands.locator('.header-group').filter({ has: page.getByRole('button', { name: 'Kia' }) })
  await kia.getByRole('button').hover()
  await expect(kia.locator('[data-filled] > div > *').first()).toBeAttached()
  await expect(kia.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.down()
  await page.mouse.up()
  await expect(kia.getByRole('link', { name: /EV5/ })).toBeVisible()
})

test('[SITE-06] a menu whose content comes late shows plain links, and keeps the focus on the same link', async ({
  page,
}) => {
  let send = () => {}
  const wanted = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/api/header-menus**', async (route) => {
    await wanted
    await route.continue()
  })
  const { brands } = await enterToyotaMenu(page)
  await expect(brands.getByRole('link', { name: 'Corolla', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(brands.getByRole('link', { name: 'RAV4', exact: true })).toBeFocused()
  send()
  await expect(brands.locator('.menu-picture[href="/models/toyota-rav4"]')).toBeFocused()
  await expect(brands.getByRole('link', { name: 'Corolla', exact: true })).toBeHidden()
})

test('[SITE-02] [SITE-03] an editor finds, drafts, publishes and resets a setting', async ({ page, logIn }) => {
  await logIn(page, 'marketing@harbour.test')
  await page.goto(`${hosts.first}/admin/settings`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('open on hover')
  const row = page.getByRole('listitem').filter({ has: page.getByText('Menus open on hover', { exact: true }) })
  const source = (name: string) => row.getByText(name, { exact: true })
  await expect(source('Template')).toBeVisible()
  await row.getByRole('checkbox').click()
  await row.getByRole('button', { name: 'Save draft' }).click()
  await expect(row.getByText('Draft. Live: Off')).toBeVisible()
  await expect(source('Template')).toBeVisible()
  await row.getByRole('button', { name: 'Publish Menus open on hover' }).click()
  await expect(source('This site')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('open on hover')
  await expect(source('This site')).toBeVisible()
  await row.getByRole('button', { name: /^Reset Menus open on hover/ }).click()
  await expect(source('Template')).toBeVisible()
  await expect(row.getByRole('checkbox', { name: 'Off' })).toBeEnabled()
})

test('[SITE-04] the menu preview updates as the admin sends changes', async ({ page, logIn }) => {
  await logIn(page, 'marketing@harbour.test')
  const response = await page.request.get(`${hosts.first}/api/menus?depth=0&where[key][equals]=header`)
  const { docs } = (await response.json()) as { docs: { items: { name: string }[] }[] }
  await page.goto(`${hosts.first}/preview/harbour/menu-preview/header`, { waitUntil: 'networkidle' })
  const header = page.getByRole('navigation', { name: 'Main' })
  await expect(header.getByRole('link', { name: 'Finance', exact: true })).toBeVisible()
  const items = docs[0]?.items.map((item) => (item.name === 'Finance' ? { ...item, name: 'Pay it off' } : item))
  // The message that the admin's form posts on every change.
  await page.evaluate(
    (data) => {
      window.postMessage({ type: 'payload-live-preview', collectionSlug: 'menus', data }, window.location.origin)
    },
    { ...docs[0], items },
  )
  await expect(header.getByRole('link', { name: 'Pay it off' })).toBeVisible()
  await header.getByRole('link', { name: 'Pay it off' }).click()
  await expect(page).toHaveURL(/menu-preview/)
})
