import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_SITES } from '../../seed/seedDemo'
import { setReads } from '../support/fakeReads'
import { dealerPages, renderOnSite } from './dealerPages'
import { type DemoDealer, demoDealers } from './demoDealers'

const now = new Date('2026-11-20T02:00:00.000Z')

beforeAll(async () => {
  // Countdowns render the time that is left.
  vi.setSystemTime(now)
  // The first render loads the code of blocks, and streams its chunks in a different order than later ones.
  await listPages(dealers[0]!)
}, 240_000)
afterAll(() => void vi.useRealTimers())

/** The path patterns of the site's routes: `/cars/[slug]` matches any one segment. */
const ROUTES = listRoutes(resolve(import.meta.dirname, '../../src/app/(site)/[host]'))

/** Settings that add links of their own. */
const WITH_ACCOUNTS = {
  flags: { compare: true, garage: true, watchlist: true, gatedFinance: true, gatedCheckout: true, reserveOnline: true },
  cards: { saveButton: 'compare' },
} satisfies Parameters<typeof demoDealers>[1]

const dealers = [...demoDealers(now), ...demoDealers(now, WITH_ACCOUNTS as never)]

describe.each(
  dealers.map(
    (dealer, index) => [dealer.site.slug, index < DEMO_SITES.length ? 'as it is' : 'with accounts', dealer] as const,
  ),
)('[SITE-02] %s %s', (_, __, dealer) => {
  it('[SITE-20] links only to existing paths, and says once on each page but home where it stands', {
    timeout: 240_000,
  }, async () => {
    const pages = await listPages(dealer)
    expect(pages.size).toBeGreaterThan(10)
    const pagePaths = new Set(dealer.pages.map(({ path }) => path))
    // The proxy leads the site's own name of the garage to its page.
    const exists = (path: string) =>
      path === dealer.site.links.garage ||
      pagePaths.has(path) ||
      ROUTES.some((route) => route.test(path)) ||
      isFile(path)
    const links = [...pages].flatMap(([name, html]) =>
      [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => [name, href!.split(/[?#]/)[0]!] as const),
    )
    expect(links.length).toBeGreaterThan(100)
    const missing = links.filter(([, path]) => !exists(path.length > 1 ? path.replace(/\/$/, '') : path))
    expect([...new Set(missing.map(([name, path]) => `${name} links to ${path}`))]).toEqual([])
    // [SITE-20] Every page but the home page says once where it stands.
    const trails = [...pages]
      .filter(([name]) => !['/', '/search', 'header and footer'].includes(name))
      .map(([name, html]) => [name, html.split('"@type":"BreadcrumbList"').length - 1] as const)
    expect(trails.filter(([, count]) => count !== 1)).toEqual([])
  })
})

/** Renders every page of a dealer; returns the HTML by page name. */
async function listPages(dealer: DemoDealer): Promise<Map<string, string>> {
  setReads(dealer.reads)
  const pages = new Map<string, string>()
  for (const { name, content } of await dealerPages(dealer, now))
    pages.set(name, await renderOnSite(dealer.site, content(dealer.site)))
  return pages
}

function isFile(path: string): boolean {
  return existsSync(resolve(import.meta.dirname, `../../public${path}`))
}

/** Lists the routes below a folder of the app, except the catch-all for CMS pages. */
function listRoutes(folder: string): RegExp[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(^|\/)(page|route)\.tsx?$/.test(file) &&
        !/^(cms-page|cms-page-of-car|on-request|search-part|search-shell)\//.test(file),
    )
    .map((file) => {
      const segments = file.split('/').slice(0, -1)
      const pattern = segments.map((segment) =>
        segment.startsWith('[[...')
          ? '(/.*)?'
          : segment.startsWith('[')
            ? '/[^/]+'
            : `/${segment.replaceAll('.', '\\.')}`,
      )
      return new RegExp(`^${pattern.join('') || '/'}$`)
    })
}
