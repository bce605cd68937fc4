import { expect } from '@playwright/test'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

test('an editor starts a page from a template, keeps its blocks as a section, and edits that once for two pages', async ({
  page,
  logIn,
}) => {
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

test('blocks of a published page become a section in its draft only, and the live page shows it once published', async ({
  page,
  logIn,
}) => {
  const name = `Kept ${Date.now()}`
  const path = `/${name.toLowerCase().replace(' ', '-')}`
  await logIn(page, 'editor@harbour.test')
  const call = async (method: 'GET' | 'PATCH' | 'DELETE', address: string, data?: object) =>
    page.request.fetch(`${hosts.first}/api/${address}`, { method, data })
  const site = ((await (await call('GET', 'sites?depth=0&limit=1')).json()) as Found).docs[0]!.id
  const made = await page.request.post(`${hosts.first}/api/pages`, {
    data: { site, title: name, path, _status: 'published', layout: ['First words', 'Second words'].map(textBlock) },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = ((await made.json()) as Made).doc
  const live = async () => {
    const response = await page.request.get(`${hosts.first}${path}`)
    return `${response.status()} ${await response.text()}`
  }
  const draft = async () =>
    (await (await call('GET', `pages/${id}?draft=true&depth=0`)).json()) as { layout: { blockType: string }[] }
  // A draft that nobody has published.
  await call('PATCH', `pages/${id}?draft=true`, { layout: ['First words changed', 'Second words'].map(textBlock) })

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes(`/api/pages/${id}`)) sent.push(request.url())
  })
  await page.goto(`${hosts.first}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' })
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-save-section').click()
  const dialog = page.getByRole('dialog', { name: 'Save blocks as a section' })
  await expect(dialog.getByRole('checkbox', { name: 'Text Second words' })).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('checkbox', { name: 'Text First words changed' }).check()
  await dialog.getByRole('button', { name: 'Save section' }).click()
  await expect(dialog.getByRole('status')).toContainText('This page shows it once you publish the page.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(async () => (await draft()).layout[0]!.blockType).toBe('savedSection')
  expect((await draft()).layout.map(({ blockType }) => blockType)).toEqual(['savedSection', 'richText'])
  // Every save of the form went to the draft.
  expect(sent.filter((url) => !url.includes('draft=true'))).toEqual([])
  expect(await live()).toMatch(/^200 .*First words(?! changed)/s)

  const found = (await (await call('GET', `sections?depth=0&where[title][equals]=${name}`)).json()) as Found
  const section = found.docs[0]!.id
  expect((await call('DELETE', `sections/${section}`)).status()).toBe(409)

  await page.locator('#action-save').click()
  await expect.poll(live).toMatch(/^200 .*First words changed/s)
  await call('PATCH', `sections/${section}`, { layout: [textBlock('Of the section')], _status: 'published' })
  await expect.poll(live).toMatch(/^200 .*Of the section/s)
  expect((await call('DELETE', `sections/${section}`)).status()).toBe(409)
  await call('DELETE', `pages/${id}`)
})

const textBlock = (text: string) => ({
  blockType: 'richText',
  content: {
    root: {
      ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
      children: [
        {
          ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0 },
          children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  },
})

interface Found {
  docs: { id: number }[]
}
interface Made {
  doc: { id: number }
}
