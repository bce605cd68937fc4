import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('an editor starts a page from a template, keeps its blocks as a section, and edits that once for two pages', async ({
  page,
  logIn,
}) => {
  test.setTimeout(180_000)
  const name = `Why us ${Date.now()}`
  await logIn(page, 'editor@harbour.test')
  const site = ((await (await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1`)).json()) as Found).docs[0]!
    .id

  let id = 0
  await test.step('a page without blocks offers templates', async () => {
    const made = await page.request.post(`${hosts.first}/api/pages?draft=true`, {
      data: { site, title: name, path: `/${name.toLowerCase().replaceAll(' ', '-')}` },
    })
    id = ((await made.json()) as Made).doc.id
    await page.goto(`${hosts.first}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' })
    const templates = page.getByRole('region', { name: 'Start from a template' })
    await new Shopper(page).expectNoAxeViolations('.forecourt-templates')
    await templates.getByRole('button', { name: /^Landing page/ }).click()
    await expect(page.locator('#field-layout .blocks-field__row')).toHaveCount(6)
    await expect(templates).toHaveCount(0)
  })

  await test.step('blocks become a section, which stands in their place', async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-save-section').click()
    const dialog = page.getByRole('dialog', { name: 'Save blocks as a section' })
    await dialog.getByRole('button', { name: 'Save section' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Enter a name, such as Why buy from us.')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('checkbox', { name: /^Questions and answers/ }).check()
    await dialog.getByRole('checkbox', { name: /^Reviews/ }).check()
    await new Shopper(page).expectNoAxeViolations('.forecourt-section-dialog')
    await dialog.getByRole('button', { name: 'Save section' }).click()
    await expect(dialog.getByRole('status')).toContainText(
      `${name} is saved. This page shows it once you publish the page.`,
    )
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.locator('#field-layout .blocks-field__row')).toHaveCount(5)
    // Left before the form saves itself, the page would lose it.
    await expect
      .poll(async () => (await page.request.get(`${hosts.first}/api/pages/${id}?draft=true&depth=0`)).text())
      .toContain('savedSection')
  })

  const found = await page.request.get(`${hosts.first}/api/sections?depth=0&where[title][equals]=${name}`)
  const section = ((await found.json()) as Found).docs[0]!.id

  await test.step('two pages show it, and a change of it is on both', async () => {
    const paths = ['a', 'b'].map((letter) => `/${letter}-${section}`)
    for (const path of paths)
      await page.request.post(`${hosts.first}/api/pages`, {
        data: { site, title: path, path, _status: 'published', layout: [{ blockType: 'savedSection', section }] },
      })
    for (const path of paths)
      expect(await (await page.request.get(`${hosts.first}${path}`)).text()).toContain('What do people ask first?')
    const layout = [{ blockType: 'faq', heading: 'Asked', questions: [{ question: 'Is it open?', answer: 'Daily.' }] }]
    await page.request.patch(`${hosts.first}/api/sections/${section}`, { data: { layout, _status: 'published' } })
    for (const path of paths)
      await expect.poll(async () => (await page.request.get(`${hosts.first}${path}`)).text()).toContain('Is it open?')
  })

  await test.step('it names where it is used, and is not deleted', async () => {
    await page.goto(`${hosts.first}/admin/collections/sections/${section}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('region', { name: 'Used in' }).getByRole('link')).toHaveCount(3)
    const refused = await page.request.delete(`${hosts.first}/api/sections/${section}`)
    expect(refused.status()).toBe(409)
  })
})

interface Found {
  docs: { id: number }[]
}
interface Made {
  doc: { id: number }
}
