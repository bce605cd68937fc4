import AxeBuilder from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import { readHtml } from './support/html'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

const test = base.extend<{ shopper: SearchShopper }>({
  shopper: async ({ page }, use) => use(new SearchShopper(page)),
})

test('[STK-03] models of several makes are chosen side by side, by keyboard', async ({ page, shopper }) => {
  await shopper.open(`${hosts.harbour}/search/new-used-and-demo-cars`)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  let count = await shopper.count()
  for (const [make, model] of [
    ['Toyota', /^HiLux/],
    ['Mazda', /^CX-5/],
  ] as const) {
    const opener = filters.getByRole('button', { name: `Models of ${make}` })
    await shopper.option(new RegExp(`^${make},`)).focus()
    await page.keyboard.press('Tab')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await shopper.option(model).first().focus()
    await page.keyboard.press('Space')
    await expect(shopper.option(model).first()).toBeChecked()
    await expect.poll(() => shopper.count()).not.toBe(count)
    count = await shopper.count()
  }
  await expect(shopper.chips).toHaveText([/Toyota HiLux/, /Mazda CX-5/])
  await expect
    .poll(() => shopper.address)
    .toBe(
      '/search/new-used-and-demo-cars?refinementList[make_model][0]=Toyota+>+HiLux&refinementList[make_model][1]=Mazda+>+CX-5',
    )
  await expect.poll(async () => (await shopper.names()).every((name) => /HiLux|CX-5/.test(name))).toBe(true)
  await page.reload()
  await shopper.waitUntilReady()
  expect(await shopper.count()).toBe(count)
  // some of its models are chosen
  expect(await shopper.option(/^Toyota,/).evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  const { violations } = await new AxeBuilder({ page }).include('#filters').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('[STK-03] a value of which no car is left is grey and keeps its place', async ({ page, shopper }) => {
  await shopper.open(`${hosts.harbour}/search/new-used-and-demo-cars`)
  const body = page.locator('#filters details').filter({ has: page.getByText('Body', { exact: true }) })
  const values = () =>
    body.getByRole('checkbox').evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value))
  const before = await values()
  const top = (await shopper.option(/^Ute,/).boundingBox())?.y
  await shopper.refine(/^Demo,/)
  await expect.poll(() => body.getByRole('checkbox', { disabled: true }).count()).toBeGreaterThan(0)
  expect(await values()).toEqual(before)
  expect((await shopper.option(/^Ute,/).boundingBox())?.y).toBe(top)
})

test('[STK-02] price boxes read 25k and $40,000, commit on Enter, and say when From is above To', async ({
  page,
  shopper,
}) => {
  await shopper.open(`${hosts.harbour}/search/used-cars`)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const [from, to] = [
    filters.getByLabel('From', { exact: true }).first(),
    filters.getByLabel('To', { exact: true }).first(),
  ]
  await to.fill('$40,000')
  await to.press('Enter')
  await expect.poll(() => shopper.address).toBe('/search/used-cars?range[price]=:40000')
  await from.fill('25k')
  await from.press('Enter')
  await expect.poll(() => shopper.address).toBe('/search/used-cars?range[price]=25000:40000')
  await from.fill('50k')
  await from.press('Enter')
  await expect(filters.getByText('From is above To.')).toBeInViewport({ ratio: 1 })
  await expect(from).toHaveValue('50k')
  // Both at once, before the search has followed the first.
  await from.fill('20k')
  await to.fill('30k')
  await to.press('Enter')
  await expect.poll(() => shopper.address).toBe('/search/used-cars?range[price]=20000:30000')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[STK-01] a landing of a body has its own page and links to others, and filters are no links', async ({
    page,
    request,
    shopper,
  }) => {
    const { headings, title, canonical, html } = await readHtml(request, `${hosts.harbour}/search/suv-cars`)
    expect(headings).toEqual(['SUVs for sale'])
    expect(title).toMatch(/^SUVs for sale/)
    expect(canonical).toMatch(/\/search\/suv-cars$/)
    const links = [...html.matchAll(/href="(\/search[^"]*)"/g)].map(([, href]) => href ?? '')
    expect(links.filter((href) => href.includes('refinementList'))).toEqual([])
    await page.goto(`${hosts.harbour}/search/suv-cars`)
    await page.getByRole('navigation', { name: 'Related searches' }).getByRole('link', { name: 'Toyota SUVs' }).click()
    await expect(shopper.heading).toHaveText('Toyota SUVs for sale')
    await shopper.refine(/^Used,/)
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(shopper.heading).toHaveText('Used Toyota SUVs for sale')
  })

  test('[STK-01] a landing of a fuel without stock keeps its address, with cars in its place and an alert', async ({
    page,
    request,
  }) => {
    for (const dealer of ['ironbark', 'wayfarer'] as const) {
      const response = await request.get(`${hosts[dealer]}/search/electric-cars`)
      expect(response.status(), dealer).toBe(200)
      expect(await response.text()).toContain('noindex')
      await page.goto(`${hosts[dealer]}/search/electric-cars`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electric vehicles for sale')
      await expect(page.getByRole('link', { name: 'Tell me when one comes' })).toBeVisible()
      expect(await page.getByTestId('search-card').count()).toBeGreaterThan(0)
      expect((await request.get(`${hosts[dealer]}/search/purple-cars`)).status()).toBe(404)
    }
  })

  test('[STK-01] bodies of caravans and tractors have landings with their own nouns', async ({ page, request }) => {
    for (const [dealer, path, heading] of [
      ['wayfarer', 'pop-top-caravans', 'Pop top caravans for sale'],
      ['wayfarer', 'camper-trailers', 'Camper trailers for sale'],
      ['ironbark', 'tractors', 'Tractors for sale'],
    ] as const) {
      await page.goto(`${hosts[dealer]}/search/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(new RegExp(`^${heading} \\| `))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/search/${path}$`))
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
      expect(await page.getByTestId('search-card').count()).toBeGreaterThan(0)
    }
    expect((await request.get(`${hosts.harbour}/search/tractors`)).status()).toBe(404)
  })

  test('[STK-01] the sitemap has the landings that have cars', async ({ request }) => {
    const index = await (await request.get(`${hosts.wayfarer}/sitemap.xml`)).text()
    const [first] = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
    const xml = await (await request.get(hosts.wayfarer + new URL(first ?? '').pathname)).text()
    const landings = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map((match) => new URL(match[1] ?? '').pathname)
      .filter((path) => path.startsWith('/search/'))
    expect(landings).toEqual(expect.arrayContaining(['/search/used-cars', '/search/jayco', '/search/used-cars/jayco']))
    expect(landings).toEqual(
      expect.arrayContaining(['/search/caravans', '/search/camper-trailers', '/search/suv-cars']),
    )
    expect(landings.length).toBeLessThan(200)
    for (const path of landings.slice(0, 3)) expect((await request.get(hosts.wayfarer + path)).status(), path).toBe(200)
  })
})
