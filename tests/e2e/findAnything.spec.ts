import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { findId, openPreview } from './support/livePreview'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('Ctrl+K finds a word in a block, and Enter opens its page with the field focused, also in the preview beside it', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  // The form keeps that its preview is open.
  const preview = await openPreview(page, 'pages', await findId(page, 'pages', 'where[path][equals]=/about-us'))
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const block = preview.locator('section[data-block]', { hasText: 'carpet shop' })
  await expect(block).not.toBeInViewport()
  await page.goto(`${hosts.first}/admin`, { waitUntil: 'networkidle' })
  // A busy machine hydrates the page later, and until then the keys are the browser's own.
  await expect(page.locator('aside.nav--nav-hydrated')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Find pages/ })
  await expect(field).toBeFocused()
  await field.fill('carpet shop')
  const option = page.getByRole('option', { name: /About us.*carpet shop/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
  const found = await new AxeBuilder({ page }).include('.find-dialog').analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/\d+\?field=layout\.3\.entries\.1\.text/)
  const text = page.locator('#field-layout__3__entries__1__text')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/carpet shop/)
  await expect(block).toBeInViewport({ timeout: 60_000 })
})

test('the navigation is by job, with Advanced for what an editor seldom opens, and the search is worked by keys alone', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'marketing@harbour.test')
  await page.goto(`${hosts.first}/admin`, { waitUntil: 'networkidle' })
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  // The navigation keeps the state in which the user left it, which it reads once it is hydrated.
  await expect(page.locator('aside.nav--nav-hydrated')).toHaveCount(1)
  await expect(async () => {
    if (await page.locator('aside.nav[inert]').count()) await page.locator('.template-default__nav-toggler').click()
    await expect(page.locator('aside.nav[inert]')).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  for (const job of ['Pages', 'Stock', 'Leads', 'Locations', 'Offers', 'Look', 'Reports', 'Settings', 'Advanced'])
    await expect(navigation.getByRole('button', { name: job })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Redirects' })).toBeHidden()
  await navigation.getByRole('button', { name: 'Advanced' }).click()
  await expect(navigation.getByRole('link', { name: 'Redirects' })).toBeVisible()
  await navigation.getByRole('button', { name: 'Advanced' }).click()

  await expect(page.getByRole('heading', { name: 'To do today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What do you want to change?' })).toBeVisible()
  await page.getByRole('button', { name: /^Type a word on the page/ }).click()
  const field = page.getByRole('combobox', { name: /^Find pages/ })
  await expect(field).toBeFocused()
  await field.fill('inbox')
  await expect(page.getByRole('group', { name: 'Go to' }).getByRole('option', { name: /^Inbox/ })).toBeVisible()
  await field.fill('mazda')
  const options = page.getByRole('group', { name: 'Cars' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Find anything/ })
    .click()
  await expect(field).toBeFocused()
})
