import type { Browser, Locator, Page } from '@playwright/test'
import { type BenchRow, figureWithMax, percentile } from './benchRow'
import { findCarPath } from './findCarPath'
import { CPU_SLOWDOWN, PHONE_CONTEXT } from './phoneBench'

export interface InteractionsBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  /** visits per interaction; the median of each visit's longest is reported */
  rounds?: number
  onProgress: (line: string) => void
}

/** Milliseconds from an input to the next frame, with the processor slowed 4 times. */
const MAX_MS = 100

/** Browsers report nothing shorter. */
const MIN_REPORTED_MS = 16

/** After an action, for frames that it still causes, and before it, for what the page does by itself. In milliseconds. */
const SETTLE_MS = 1000

interface Interaction {
  name: string
  path: string
  wide?: boolean
  /** what is tapped before it, and is not measured */
  prepare?: (page: Page) => Locator
  /** what is clicked or tapped, or a key */
  press: ((page: Page) => Locator) | string
}

const WIDE_CONTEXT = { viewport: { width: 1440, height: 900 } }

const SEARCH_PATH = '/search/used-cars'

/** The longest time from an input to the next frame of what shoppers do most, on a phone unless it says otherwise. */
export async function benchInteractions({
  base,
  rounds = 3,
  onProgress,
}: InteractionsBenchOptions): Promise<BenchRow[]> {
  const [{ chromium }, { CHROMIUM_FLAGS, ensureChromium }] = await Promise.all([
    import('@playwright/test'),
    import('../../tests/support/chromium.mjs'),
  ])
  const executablePath = await ensureChromium(onProgress)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const interactions = listInteractions(await findCarPath(base))
    const durations = new Map<string, number[]>(interactions.map(({ name }) => [name, []]))
    for (let round = 1; round <= rounds; round += 1) {
      onProgress(`Round ${round} of ${rounds}`)
      for (const interaction of interactions)
        durations.get(interaction.name)?.push(await measureInteraction(browser, base, interaction))
    }
    return interactions.map(({ name }) => ({
      ...figureWithMax(name, percentile(durations.get(name) ?? [], 0.5), 'ms', MAX_MS),
      // Browsers round the time of an event to 8 ms.
      resolution: 8,
    }))
  } finally {
    await browser.close()
  }
}

function listInteractions(carPath: string): Interaction[] {
  const openFilters = (page: Page) => page.getByRole('link', { name: /^Filters/ })
  const filter = (page: Page) => page.getByRole('checkbox', { name: /^SUV/ }).first()
  return [
    { name: 'Open the filters', path: SEARCH_PATH, press: openFilters },
    {
      name: 'Tick a filter',
      ...{ path: SEARCH_PATH, press: filter },
      prepare: openFilters,
    },
    { name: 'Tick a filter, 1440 px', ...{ path: SEARCH_PATH, wide: true }, press: filter },
    {
      name: 'Next page of results',
      path: SEARCH_PATH,
      press: (page) => page.getByRole('link', { name: 'Next page' }),
    },
    {
      name: 'Type a letter of a search',
      path: '/',
      prepare: (page) => page.getByRole('button', { name: 'Search cars' }).first(),
      press: 'h',
    },
    { name: 'Open the menu', path: '/', press: (page) => page.getByRole('button', { name: 'Menu', exact: true }) },
    {
      name: 'Open a dropdown of the menu, 1440 px',
      ...{ path: '/', wide: true },
      press: (page) => page.locator('.main-menu-name[aria-expanded]').first(),
    },
    {
      name: 'Next photo of a car',
      ...{ path: carPath, wide: true },
      press: (page) => page.getByRole('button', { name: 'Next photo' }).first(),
    },
    {
      name: 'Open the enquiry',
      path: carPath,
      press: (page) => page.getByRole('group', { name: 'Call or enquire' }).getByRole('link').last(),
    },
  ]
}

/** Milliseconds of the slowest input of an interaction, in a new visit. */
async function measureInteraction(browser: Browser, base: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext(interaction.wide ? WIDE_CONTEXT : PHONE_CONTEXT)
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: OBSERVER_SCRIPT })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(base + interaction.path, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    if (interaction.prepare) await (await preparePress(page, { ...interaction, press: interaction.prepare }))()
    const press = await preparePress(page, interaction)
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate('longest = 0')
    await press()
    await page.waitForTimeout(SETTLE_MS)
    return Math.max(MIN_REPORTED_MS, await page.evaluate<number>('longest'))
  } finally {
    await context.close()
  }
}

/**
 * Scrolls to what is pressed, with the mouse over it, and returns a function that presses it where it is: `click()` and `tap()` of
 * a locator add a listener to the page, whose time would be measured too.
 */
async function preparePress(page: Page, { name, press, wide }: Interaction): Promise<() => Promise<void>> {
  if (typeof press === 'string') return () => page.keyboard.press(press)
  const target = press(page)
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${name}: not in the page`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (!wide) return () => page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  return () => page.mouse.click(x, y)
}

/** Runs in the page before its own scripts. A string, since a compiled function would reference the compiler's helpers. */
const OBSERVER_SCRIPT = `
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) longest = Math.max(longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
`
