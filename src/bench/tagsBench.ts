import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type BenchRow, figure, figureWithMax } from './benchRow'
import { cmsApi, logInToDemo } from './cmsApi'
import { toMedian, type Visit, visitPage } from './phoneBench'

export interface TagsBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  /** visits with tags, and as many without */
  rounds?: number
  onProgress: (line: string) => void
}

const TAGS = [
  { kind: 'gtm', gtm: { containerId: 'GTM-BENCH01' } },
  { kind: 'ga4', ga4: { measurementId: 'G-BENCH12345' } },
  { kind: 'metaPixel', metaPixel: { pixelId: '123456789012345' } },
  { kind: 'chat', chat: { scriptUrl: 'https://chat.vendor.example/widget.js' }, hosts: ['api.vendor.example'] },
  {
    kind: 'reviewsWidget',
    reviewsWidget: { scriptUrl: 'https://reviews.vendor.example/widget.js' },
  },
] as const

/** The home with tags may take this much longer than without. */
const MAX_RATIO = 1.1

/** How often the tags are put on and taken off, so that a machine that slows down slows both. */
const TURNS = 3

const CHANGE_TIMEOUT_MS = 15_000

/**
 * First visits of a home on a slow phone, without tags and with five, whose vendors are local doubles. The tags belong to the demo's last site
 * and are deleted afterwards.
 */
export async function benchTags({ base, rounds = 15, onProgress }: TagsBenchOptions): Promise<BenchRow[]> {
  const [{ chromium }, { CHROMIUM_FLAGS, ensureChromium }, { VendorDoubles }] = await Promise.all([
    import('@playwright/test'),
    import('../../tests/support/chromium.mjs'),
    import('../../tests/e2e/support/vendorDoubles'),
  ])
  const token = await logInToDemo(base, 'super@forecourt.test')
  const site = (await cmsApi(base, token, '/api/sites?depth=0&limit=1&where[slug][equals]=wayfarer')).docs[0] as {
    id: number
  }
  const url = `http://wayfarer.localhost${new URL(base).port && `:${new URL(base).port}`}/`
  const executablePath = await ensureChromium(onProgress)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const visits: Record<'without' | 'with', Visit[]> = { without: [], with: [] }
  const called = new Set<string>()
  let tags: number[] = []
  try {
    for (let turn = 1; turn <= TURNS; turn += 1) {
      for (const which of ['without', 'with'] as const) {
        onProgress(`Turn ${turn} of ${TURNS}, ${which} tags`)
        if (which === 'with') tags = await addTags(base, token, site.id)
        await waitForTags(url, which === 'with')
        for (let visit = 0; visit < rounds / TURNS; visit += 1) {
          const prepare = async (page: Page) => {
            const doubles = await VendorDoubles.start(page)
            page.on('close', () => {
              for (const call of doubles.calls) called.add(new URL(call).host)
            })
          }
          visits[which].push(await visitPage(browser, url, prepare))
        }
      }
      await deleteTags(base, token, tags)
      tags = []
    }
  } finally {
    await browser.close()
    await deleteTags(base, token, tags)
  }
  // Chromium asks other hosts for nothing else; without them, nothing was measured.
  if (called.size < TAGS.length - 1) throw new Error(`Of the tags only ${[...called].join(', ')} called their vendor`)
  const [without, withTags] = [toMedian(visits.without), toMedian(visits.with)]
  const ratio = (key: 'lcp' | 'blocking', label: string) =>
    figureWithMax(
      `Home with five tags: ${label}, ${Math.round(withTags[key])} ms against ${Math.round(without[key])} ms`,
      withTags[key] / without[key],
      '×',
      MAX_RATIO,
    )
  return [
    ratio('lcp', 'largest paint'),
    ratio('blocking', 'blocking'),
    figureWithMax('Home with five tags: layout shift', Math.round(withTags.shift * 1000) / 1000, '', 0),
    figure(
      'Home with five tags: script of ours for them, compressed',
      (withTags.scriptBytes - without.scriptBytes) / 1000,
      'KB',
    ),
  ]
}

async function addTags(base: string, token: string, site: number): Promise<number[]> {
  const ids: number[] = []
  for (const tag of TAGS) {
    const { doc } = await cmsApi(base, token, '/api/tags', 'POST', {
      ...{ site, title: `Benchmark of ${tag.kind}`, load: 'ready', _status: 'published' },
      ...tag,
    })
    ids.push(doc.id)
  }
  return ids
}

async function deleteTags(base: string, token: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await cmsApi(base, token, `/api/tags/${id}`, 'DELETE')
}

/** Waits until the page has tags, or none, and has been rendered and optimized. */
async function waitForTags(url: string, hasTags: boolean): Promise<void> {
  const started = performance.now()
  let isReady = false
  while (!isReady) {
    if (performance.now() - started > CHANGE_TIMEOUT_MS) throw new Error(`${url} did not change within 15 s`)
    isReady = (await (await fetch(url)).text()).includes('/forecourt/tags.js') === hasTags
    await sleep(300)
  }
  await (await fetch(url)).text()
  await sleep(1000)
}
