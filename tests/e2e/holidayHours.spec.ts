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
  await expect(form.getByRole('list', { name: 'What will change' }).getByText('10:00 am – 2:00 pm')).toHaveCount(
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
  const last = form.getByRole('region', { name: 'Last change' })
  await expect(last).toContainText(`Last change: Regatta day, Sun 9 Mar 2031, at ${before.length} locations,`)

  // It is offered again when the panel is, says where the hours were changed since, and leaves those as they are.
  const [kept] = await list()
  const hours = kept!.special_hours.map((entry) =>
    entry.date.startsWith('2031-03-09') ? { ...entry, status: 'Closed', open: null, close: null } : entry,
  )
  const change = (special_hours: object) =>
    page.request.patch(`${hosts.first}/api/locations/${kept!.id}?depth=0`, { data: { special_hours } })
  expect((await change(hours)).ok()).toBe(true)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('Add holiday hours to several locations').click()
  await expect(last).toContainText(`Changed again since, so it stays as it is at ${kept!.name}.`)
  expect((await new AxeBuilder({ page }).include('.forecourt-shared-hours').analyze()).violations).toEqual([])
  await last.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Left as it is, because it was changed since: ${kept!.name}.`)).toBeVisible()
  await expect(last).toHaveCount(0)
  expect((await list())[0]!.special_hours.at(-1)).toMatchObject({ status: 'Closed' })
  expect((await change(before[0]!.special_hours)).ok()).toBe(true)
  expect((await list()).map(({ special_hours }) => special_hours)).toEqual(
    before.map(({ special_hours }) => special_hours),
  )

  // What was undone is not offered again.
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('Add holiday hours to several locations').click()
  await expect(form.getByLabel('Date')).toBeVisible()
  await expect(last).toHaveCount(0)
})
