import { expect, type Page, test } from '@playwright/test'
import { readHtml } from './support/html'
import { hosts } from './support/sites'

/** Requests until the page comes from the cache with its styles in the head. */
async function warmUp(page: Page, url: string) {
  await expect.poll(async () => (await readHtml(page.request, url)).html).toContain('<noscript><link rel="stylesheet"')
}

/** Position, size and look of every element of the body, without the icons' own size, which their file brings. */
const describeElements = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(use)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, opacity, visibility, fontSize, fontWeight, transform, borderTopWidth } =
        getComputedStyle(element)
      const look = [color, backgroundColor, opacity, visibility, fontSize, fontWeight, transform, borderTopWidth]
      return [element.tagName, ...[x, y, width, height].map(Math.round), ...look].join(' ')
    }),
  )

/** Applies the stylesheets as a whole, once they have come. */
async function applyStylesheets(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')].every(({ sheet }) => sheet),
  )
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'))
      link.media = 'all'
  })
}

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
      await expect(page.locator('link[rel=stylesheet][media=print]')).not.toHaveCount(0)
      const inline = await describeElements(page)
      sendStylesheets()
      await applyStylesheets(page)
      expect(await describeElements(page), host + path).toEqual(inline)
    }
  }
})

test('the rules of the stylesheets are added to those in the head, in their order', async ({ page }) => {
  const css = new Set(['stylesheet', 'script', 'document'])
  await page.route('**/*', (route) => (css.has(route.request().resourceType()) ? route.continue() : route.abort()))
  for (const url of [`${hosts.harbour}/search`, `${hosts.bluegum}/contact`, `${hosts.ironbark}/`]) {
    await warmUp(page, url)
    await page.goto(url)
    const links = page.locator('link[rel=stylesheet][data-precedence=next]')
    await expect(links.and(page.locator('[data-applied]'))).toHaveCount(await links.count())
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).media))).not.toContain('all')
    const rules = await page.evaluate(() => {
      const head = document.querySelector<HTMLStyleElement>('style[data-used-styles]')!.sheet!
      const names = (list: CSSRuleList): string[] =>
        [...list].flatMap((rule) =>
          rule instanceof CSSGroupingRule ? names(rule.cssRules) : rule instanceof CSSStyleRule ? rule.cssText : [],
        )
      const present = new Set(names(head.cssRules))
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-applied]')]
      // Fallbacks for browsers without `@property`, which stand in a layer of their own.
      return sheets
        .flatMap(({ sheet }) => names(sheet!.cssRules))
        .filter((text) => !present.has(text) && !/^\*, [^{]*\{ --tw-/.test(text))
    })
    expect(rules).toEqual([])
    // Parts that know the time come to life after that.
    await page.waitForLoadState('networkidle')
    const added = await describeElements(page)
    await applyStylesheets(page)
    expect(await describeElements(page), url).toEqual(added)
  }
})

test('a page whose scripts fail gets its whole stylesheet', async ({ page }) => {
  await page.clock.install()
  await warmUp(page, `${hosts.ironbark}/`)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${hosts.ironbark}/`)
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000)
      return page.locator('link[rel=stylesheet][media=all]').count()
    })
    .toBeGreaterThan(0)
})
