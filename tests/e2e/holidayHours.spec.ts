import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

interface Location {
  id: number
  name: string
  special_hours: { date: string; status: string; open: string | null }[]
}

test('[LOC-05] holiday hours are added to several locations, which is said first, keeps their other dates, and is undone', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'editor@harbour.test')
  const list = async () =>
    (
      (await (await page.request.get(`${hosts.first}/api/locations?depth=0&limit=100&sort=name`)).json()) as {
        docs: Location[]
      }
    ).docs
  const before = await list()
  expect(before.length).toBeGreaterThan(1)

  await page.goto(`${hosts.first}/admin/collections/locations`, { waitUntil: 'networkidle' })
  await page.getByText('Add holiday hours to several locations').click()
  const form = page.locator('.forecourt-shared-hours')
  await form.getByLabel('Date').fill('2031-03-09')
  await form.getByLabel('Name').fill('Regatta day')
  await form.getByLabel('Hours', { exact: true }).selectOption('Open')
  await form.getByLabel('Opens').fill('10:00')
  await form.getByLabel('Closes').fill('14:00')
  await form.getByLabel(`All ${before.length} locations`).check()
  await form.getByRole('button', { name: 'Show what will change' }).click()
  await expect(form.getByRole('list', { name: 'What will change' }).getByText('gets 10:00 to 14:00')).toHaveCount(
    before.length,
  )
  expect((await new AxeBuilder({ page }).include('.forecourt-shared-hours').analyze()).violations).toEqual([])
  expect(await list()).toEqual(before)

  await form.getByRole('button', { name: `Save at ${before.length} locations` }).click()
  await expect(page.getByText(`Holiday hours saved at ${before.length} locations.`)).toBeVisible()
  for (const [index, { special_hours: hours }] of (await list()).entries()) {
    expect(hours.slice(0, -1)).toEqual(before[index]!.special_hours)
    expect(hours.at(-1)).toMatchObject({ date: expect.stringMatching(/^2031-03-09/), status: 'Open', open: '10:00' })
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. The locations have the hours they had before.')).toBeVisible()
  expect((await list()).map(({ special_hours }) => special_hours)).toEqual(
    before.map(({ special_hours }) => special_hours),
  )
})
