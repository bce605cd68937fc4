import { test as base, expect } from '@playwright/test'
import { readHtml } from './support/html'
import { SearchShopper } from './support/searchShopper'
import { hosts } from './support/sites'

const test = base.extend<{ shopper: SearchShopper }>({
  shopper: async ({ page }, use) => use(new SearchShopper(page)),
})

const search = (path: string) => `${hosts.harbour}/search/${path}`

/** The result count in a search page's HTML: "1,250 cars". */
const resultCount = (html: string) =>
  /data-testid="result-count"[^>]*>(.*?)<\/span>/.exec(html)?.[1]?.replaceAll(/<!--.*?-->/g, '')

test.describe('landings', () => {
  for (const [path, heading] of [
    ['used-cars', 'Used cars for sale'],
    ['new-cars', 'New cars for sale'],
    ['demo-cars', 'Demo cars for sale'],
    ['new-and-demo-cars', 'New and demo cars for sale'],
    ['new-used-and-demo-cars', 'Cars for sale'],
    ['toyota', 'Toyota cars for sale'],
    ['used-cars/toyota/parramatta', 'Used Toyota cars for sale in Parramatta'],
    ['used-cars/toyota/hilux/parramatta', 'Used Toyota HiLux for sale in Parramatta'],
  ] as const) {
    test(`[STK-01] /search/${path} has its own page`, async ({ request }) => {
      const { headings, title, canonical, html } = await readHtml(request, search(path))
      expect(headings).toEqual([heading])
      expect(title).toMatch(new RegExp(`^${heading}`))
      expect(canonical).toMatch(new RegExp(`/search/${path}$`))
      expect(resultCount(html)).toMatch(/^[1-9]/)
    })
  }

  test('[STK-01] a make with one of its models is a landing, with breadcrumbs', async ({ page, shopper }) => {
    await shopper.open(search('toyota'))
    await shopper.refine(/^HiLux/)
    await expect.poll(() => shopper.address).toBe('/search/toyota/hilux')
    await expect(shopper.heading).toHaveText('Toyota HiLux for sale')
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumbs.getByRole('link')).toHaveText(['Home', 'Our Stock', 'Toyota'])
  })

  test('[STK-01] a path segment unknown to the site returns 404', async ({ request }) => {
    expect((await request.get(search('no-such-make'))).status()).toBe(404)
    expect((await request.get(search('toyota/no-such-model'))).status()).toBe(404)
  })

  test('[STK-01] /cars is Our Stock', async ({ request }) => {
    expect((await readHtml(request, `${hosts.harbour}/cars/`)).html).toContain('data-testid="search-card"')
  })

  test('[STK-01] a filtered page has noindex and a canonical link to its landing', async ({ request }) => {
    const { robots, canonical } = await readHtml(request, search('used-cars?refinementList[body][0]=SUV'))
    expect(robots).toMatch(/noindex/)
    expect(canonical).toMatch(/\/search\/used-cars$/)
  })

  test('[STK-01] a landing lists its cars in structured data', async ({ request }) => {
    const { structuredData } = await readHtml(request, search('used-cars'))
    const list = structuredData.find((entry) => entry['@type'] === 'ItemList')
    expect(list?.itemListElement).toContainEqual(expect.objectContaining({ url: expect.stringMatching(/\/cars\//) }))
  })
})

test.describe('addresses', () => {
  test('[STK-02] filters a landing can express move into the path, the rest into the query', async ({ shopper }) => {
    await shopper.open(search('new-used-and-demo-cars'))
    await shopper.refine(/^Used/)
    await expect.poll(() => shopper.address).toBe('/search/used-cars')
    await shopper.refine(/^SUV/)
    await expect.poll(() => shopper.address).toBe('/search/used-cars?refinementList[body][0]=SUV')
  })

  test('[STK-02] a filter that a landing can express moves from the query into the path', async ({ page, shopper }) => {
    await shopper.open(search('new-used-and-demo-cars?refinementList[make][0]=Toyota&utm_source=news'))
    await expect.poll(() => shopper.address).toBe('/search/toyota?utm_source=news')
    await expect(shopper.heading).toHaveText('Toyota cars for sale')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search\/toyota$/)
  })
})

test.describe('results', () => {
  test('[STK-05] the first page is in the HTML and is not requested again', async ({ page, shopper, request }) => {
    const html = await (await request.get(search('used-cars'))).text()
    expect(html.match(/data-testid="search-card"/g)?.length).toBeGreaterThan(10)
    const requests: string[] = []
    page.on('request', (request) => {
      // Cars without a price, which the order leaves out, are only counted.
      const isCount = request.postData()?.includes('hitsPerPage=0')
      if (request.url().includes('/api/stock-index') && !isCount) requests.push(request.url())
    })
    await shopper.open(search('used-cars'))
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
  })

  test('[STK-05] a page has 21 results at most, with runs of sold cars collapsed', async ({ request }) => {
    const { html } = await readHtml(request, search('new-used-and-demo-cars'))
    const cards = html.match(/<li [^>]*data-testid="search-card"[^>]*>/g) ?? []
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.length).toBeLessThanOrEqual(21)
    const sold = cards.map((card) => card.includes('data-sold'))
    expect(sold.some((isSold, index) => isSold && sold[index + 1])).toBe(false)
  })

  test('[STK-06] cars are sorted by price, low to high, unless the shopper chooses another sort', async ({
    shopper,
  }) => {
    await shopper.open(search('used-cars'))
    const readPrices = async () =>
      // Subscriptions show a monthly price, but sort by their purchase price.
      (await shopper.cards.getByTestId('card-price').allTextContents())
        .filter((text) => !/month/i.test(text))
        .map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
        .filter((price) => price > 0)
    const cheapest = await readPrices()
    expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b))
    await shopper.sortBy('Price: high to low')
    await expect.poll(async () => (await readPrices())[0]).toBeGreaterThan(cheapest[0] ?? 0)
    const mostExpensive = await readPrices()
    expect(mostExpensive).toEqual([...mostExpensive].sort((a, b) => b - a))
  })

  test('[STK-06] a postcode sorts by distance, nearest first, and shows each car’s distance', async ({
    page,
    shopper,
  }) => {
    await shopper.open(search('used-cars'))
    const readDistances = async () =>
      (await shopper.cards.getByText(/ km away$/).allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')))
    expect(await readDistances()).toEqual([])
    await page.getByLabel('Distance from').fill('2300')
    await expect.poll(() => shopper.address).toBe('/search/used-cars?near=2300')
    await expect.poll(async () => (await readDistances()).length).toBeGreaterThan(0)
    const nearest = await readDistances()
    expect(nearest).toEqual([...nearest].sort((a, b) => a - b))
    await expect(page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true })).toHaveValue('stock')

    await page.reload()
    await shopper.waitUntilReady()
    expect(await readDistances()).toEqual(nearest)
    await page.getByLabel('Distance from').fill('9999')
    await expect(page.getByText('We do not know the postcode 9999. Try one nearby.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the postcode' }).click()
    await expect.poll(() => shopper.address).toBe('/search/used-cars')
    await expect.poll(async () => (await readDistances()).length).toBe(0)
  })

  test('[STK-03] a filter’s count equals its results, and its chip removes the filter', async ({ shopper }) => {
    await shopper.open(search('new-used-and-demo-cars'))
    const all = await shopper.count()
    const expectedCount = await shopper.refine(/^Mazda/)
    await shopper.expectCount(expectedCount)
    await shopper.chips.filter({ hasText: 'Mazda' }).click()
    await shopper.expectCount(all)
  })

  test('[STK-10] a search without results says so, and Clear Filters restores the cars', async ({ page, shopper }) => {
    await shopper.open(search('new-used-and-demo-cars?query=zzzzqqq'))
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
    await expect(
      page.getByText(
        'No results found for your search at this time. Please try adjusting the filters for more results.',
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(shopper.cards.first()).toBeVisible()
    await expect(shopper.box).toHaveValue('')
  })

  test('[STK-11] results stay visible while the index is unavailable, and Try again recovers', async ({
    page,
    shopper,
  }) => {
    await shopper.open(search('new-used-and-demo-cars'))
    const before = await shopper.names()
    await page.route('**/api/stock-index/**', (route) => route.abort())
    const expectedCount = await shopper.refine(/^Mazda/)
    await expect(page.getByText('We could not update these results just now.')).toBeVisible()
    expect(await shopper.names()).toEqual(before)
    await page.unroute('**/api/stock-index/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shopper.expectCount(expectedCount)

    // again, now that an earlier response is available, and something else comes in place of results
    await page.route('**/api/stock-index/**', (route) => route.fulfill({ json: { results: [{}] } }))
    await shopper.searchFor('cx5')
    await expect(page.getByText('We could not update these results just now.')).toBeVisible()
    expect(await shopper.count()).toBe(expectedCount)
    await expect(shopper.box).toHaveValue('cx5')
    await expect(page).toHaveURL(/query=cx5/)
    await page.unroute('**/api/stock-index/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => shopper.count()).toBeLessThan(expectedCount)
    await expect(shopper.box).toHaveValue('cx5')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[STK-04] the drawer’s button shows the number of cars', async ({ page, shopper }) => {
    await shopper.open(search('new-used-and-demo-cars'))
    const all = await shopper.count()
    await page.getByRole('link', { name: /^Filters/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expect(drawer.getByRole('link', { name: `Show Me ${all.toLocaleString('en-AU')} cars` })).toBeVisible()
    await drawer.getByRole('checkbox', { name: /^Used/ }).click()
    const results = drawer.getByRole('link', { name: /^Show Me [\d,]+ cars$/ })
    await expect(results).not.toHaveText(`Show Me ${all.toLocaleString('en-AU')} cars`)
    await expect(results).toHaveAttribute('href', '/search/used-cars')
    const shownCount = Number((await results.textContent())?.replace(/\D/g, ''))
    await results.click()
    await expect(drawer).toBeHidden()
    await shopper.expectCount(shownCount)
    await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[CARD-01] no part of a card covers another one', async ({ page }) => {
    await page.goto(search('used-cars'))
    const cards = page.getByTestId('search-card')
    for (const index of [0, 3, 8]) {
      const card = cards.nth(index)
      await card.scrollIntoViewIfNeeded()
      const covered = await card.evaluate((element) => {
        const parts = [...element.children].filter((part) => getComputedStyle(part).position !== 'absolute')
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
        return boxes.slice(1).some((box, part) => box.top < boxes[part]!.bottom - 1)
      })
      expect(covered, `card ${index + 1}`).toBe(false)
    }
  })
})

test.describe('from a shell', () => {
  /** A page without what differs between two renderings: scripts, names of static parts, comments and the place of preloads. */
  const comparable = (html: string) =>
    html
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(/ data-static="[^"]*"| (?:id|aria-controls)="_R_[^"]*"/g, '')
      .replace(/<!--.*?-->|<link rel="preload"[^>]*>|<meta name="twitter:[^>]*>/g, '')
      .split(/(?=<)/)

  for (const path of [
    '/search/used-cars?range[price]=12345:95000',
    '/search/used-cars?refinementList[colour][0]=White&page=2',
    '/search?near=2000',
    '/search?query=white%20hilux',
    '/search?query=zzzz',
  ])
    test(`[STK-02] ${path} is the page that its own route renders`, async ({ page }) => {
      const open = async (cookie?: string) =>
        (await page.request.get(path, { headers: cookie ? { cookie } : {} })).text()
      // A search is rendered whole in a preview, and once after the server's start.
      const whole = await open('__prerender_bypass=none')
      const first = await open()
      expect(comparable(first)).toEqual(comparable(whole))
      expect(first.length).toBeLessThan(whole.length)
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[STK-02] filters and text work as forms, pages as links', async ({ page, shopper }) => {
    await page.goto(search('used-cars'))
    await expect(shopper.cards.first()).toBeVisible()
    await shopper.refine(/^Toyota/)
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(shopper.heading).toHaveText('Used Toyota cars for sale')
    await shopper.box.fill('hilux')
    await shopper.box.press('Enter')
    await expect(page).toHaveURL(/query=hilux/)
    expect((await shopper.names()).every((name) => name.includes('HiLux'))).toBe(true)
    await page.goto(search('used-cars'))
    const firstCount = await shopper.names()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    expect(await shopper.names()).not.toEqual(firstCount)
  })

  test('[STK-06] sorts and distances are forms', async ({ page, shopper }) => {
    await page.goto(search('used-cars'))
    const cheapest = await shopper.names()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' })
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/used-cars\?sortBy=price_desc$/)
    expect(await shopper.names()).not.toEqual(cheapest)
    await page.getByLabel('Distance from').fill('2300')
    await page.getByLabel('Distance from').press('Enter')
    await expect(page).toHaveURL(/\/search\/used-cars\?near=2300$/)
    await expect(shopper.cards.getByText(/ km away$/).first()).toBeVisible()
  })
})

test.describe('cards', () => {
  test('[CARD-01] the whole card links to the car; its buttons stay buttons', async ({ page, shopper }) => {
    await shopper.open(search('used-cars'))
    const card = shopper.cards.filter({ hasNot: page.locator('[data-sold]') }).first()
    const link = await card.getByRole('heading').getByRole('link').getAttribute('href')
    await card.locator('img').first().click({ force: true })
    await page.waitForURL((url) => url.pathname === link)
  })

  test('[CARD-02] at most two buttons, and the rate with its comparison rate after the weekly price', async ({
    page,
    shopper,
  }) => {
    await shopper.open(search('used-cars'))
    const buttons = await shopper.cards.evaluateAll((cards) =>
      cards.map((card) => card.querySelectorAll('a.button, button.button').length),
    )
    expect(Math.max(...buttons)).toBeLessThanOrEqual(2)
    const weekly = page.getByRole('link', { name: /\/wk at [\d.]+% p\.a\./ }).first()
    await weekly.click()
    await expect(page.getByText(/a week at [\d.]+% p\.a\., comparison rate [\d.]+% p\.a\./).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Finance terms' }).filter({ visible: true })).toHaveAttribute(
      'href',
      /#financeDisclaimer$/,
    )
  })

  test('[CARD-01] cards in a row align', async ({ shopper }) => {
    await shopper.open(search('used-cars'))
    const rowTops = await shopper.cards.evaluateAll((cards) =>
      cards
        .slice(0, 3)
        .map((card) => [...card.children].slice(0, 6).map((row) => Math.round(row.getBoundingClientRect().top))),
    )
    expect(rowTops[1]).toEqual(rowTops[0])
    expect(rowTops[2]).toEqual(rowTops[0])
  })

  test('[FAV-01] the heart saves the car in this browser', async ({ page, shopper }) => {
    await shopper.open(search('used-cars'))
    const heart = shopper.cards.locator('button[aria-pressed]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]'))
    expect(Object.keys(saved[0]).sort()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug'])
    await page.reload()
    await expect(shopper.cards.locator('button[aria-pressed=true]')).toHaveCount(1)
  })
})

test.describe('all dealers', () => {
  for (const [site, noun] of [
    ['harbour', 'cars'],
    ['bluegum', 'cars'],
    ['ironbark', 'machines'],
    ['wayfarer', 'caravans'],
  ] as const) {
    test(`[STK-04] ${site} uses the noun ${noun}`, async ({ request }) => {
      const { html } = await readHtml(request, `${hosts[site]}/search/new-used-and-demo-cars`)
      expect(resultCount(html)).toMatch(new RegExp(`^[\\d,]+ ${noun}$`))
    })
  }

  test('[STK-01] one dealer’s search never shows another’s cars', async ({ request }) => {
    const readCars = async (host: string) => {
      const { html } = await readHtml(request, `${host}/search/new-used-and-demo-cars`)
      return [...new Set(Array.from(html.matchAll(/ href="(\/cars\/[^"?#]+)"/g), ([, path]) => path!))]
    }
    const [own, others] = [await readCars(hosts.harbour), await readCars(hosts.bluegum)]
    expect([own.length, others.length].every((count) => count > 10)).toBe(true)
    expect(own.filter((path) => others.includes(path))).toEqual([])
    expect((await request.get(hosts.bluegum + own[0])).status()).toBe(404)
  })
})
