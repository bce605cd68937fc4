import { expect, type Page, test } from '@playwright/test'
import { useFastConnection } from './support/connection'
import { readHtml } from './support/html'
import { hosts } from './support/sites'

/** Requests until the page comes from the cache with its styles in the head. */
async function warmUp(page: Page, url: string) {
  await expect.poll(async () => (await readHtml(page.request, url)).html).toContain('<noscript><link rel="stylesheet"')
}

/** Waits until all stylesheets of a page apply. */
const waitForStylesheets = (page: Page) =>
  page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return (
      links.length === document.querySelectorAll('link[rel=preload][as=style]').length &&
      links.every((link) => link.sheet)
    )
  })

/** Position, size and look of every element of the body that is rendered, without the icons' own size, which their file brings. */
const describeElements = (page: Page) =>
  page.evaluate(() => {
    // Until then, the browser has no size of what is far below.
    document.documentElement.dataset.laidOut = ''
    return [...document.body.querySelectorAll('*:not(use)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, opacity, visibility, fontSize, fontWeight, transform, borderTopWidth } =
          getComputedStyle(element)
        const look = [color, backgroundColor, opacity, visibility, fontSize, fontWeight, transform, borderTopWidth]
        return [element.tagName, ...[x, y, width, height].map(Math.round), ...look].join(' ')
      })
  })

test('the first paint looks the same without the stylesheet, on every kind of page', async ({ page }) => {
  const search = await readHtml(page.request, `${hosts.harbour}/search`)
  const car = /href="(\/cars\/[^"?#]+)"/.exec(search.html)![1]
  // A picture has the same size and look before and after, also while it is missing.
  const unread = new Set(['script', 'font', 'image'])
  let sendStylesheets = () => {}
  let awaited = Promise.resolve()
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'stylesheet') await awaited
    await (unread.has(type) ? route.abort() : route.continue())
  })
  for (const [host, paths] of [
    [hosts.harbour, ['/', '/search', car, '/contact', '/special-offers', '/models/toyota-corolla', '/blog']],
    [hosts.bluegum, ['/locations']],
    [hosts.ironbark, ['/']],
    [hosts.wayfarer, ['/search']],
  ] as const) {
    for (const path of paths) {
      await warmUp(page, host + path)
      awaited = new Promise<void>((resolve) => {
        sendStylesheets = resolve
      })
      await page.goto(host + path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('link[rel=preload][as=style]')).not.toHaveCount(0)
      const inline = await describeElements(page)
      sendStylesheets()
      await waitForStylesheets(page)
      expect(await describeElements(page), host + path).toEqual(inline)
    }
  }
})

test('a font that comes after the first paint changes nothing when the stylesheet follows', async ({ page }) => {
  await useFastConnection(page)
  await warmUp(page, `${hosts.ironbark}/`)
  const releases: (() => void)[] = []
  const wait = (pattern: string) => {
    const released = new Promise<void>((resolve) => releases.push(resolve))
    return page.route(pattern, async (route) => {
      await released
      await route.continue()
    })
  }
  await wait('**/*.woff2')
  await wait('**/*.css')
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${hosts.ironbark}/`, { waitUntil: 'commit' })
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.waitForFunction(isPainted)
  // The rest of the page may still be on its way.
  await page.waitForLoadState('domcontentloaded')
  const readLines = () =>
    page.evaluate(() => [...document.querySelectorAll('h1, h2, h3, p')].map((element) => element.clientHeight))
  const painted = await readLines()
  releases[0]?.()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => {
      return entry.name.endsWith('.woff2') && (entry as PerformanceResourceTiming).responseEnd > 0
    }),
  )
  releases[1]?.()
  await waitForStylesheets(page)
  expect(await readLines()).toEqual(painted)
})

for (const rtt of [100, 150]) {
  test(`fonts come with the first page ${rtt <= 100 ? '' : 'not '}if a round trip takes ${rtt} ms`, async ({
    page,
  }) => {
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection })
      },
      { rtt, downlink: 1.4, saveData: false },
    )
    await page.goto(`${hosts.ironbark}/contact`)
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(rtt <= 100 ? 2 : 0)
    const hasFace = await page.evaluate(() =>
      [...document.fonts].some(({ family }) => family.includes('Barlow Condensed') && !family.includes('Fallback')),
    )
    expect(hasFace).toBe(rtt <= 100)
  })
}
