import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cardFields } from '../../collections/settings/sites/cardFields'
import { flagFields } from '../../collections/settings/sites/flagFields'
import { DEMO_SITES } from '../../seed/seedDemo'
import { isOffered } from '../../src/domain/site/capabilities'
import { FLAG_NAMES, FLAGS, type FlagName } from '../../src/domain/site/flags'
import { SETTINGS } from '../../src/domain/site/settings'
import { SAVE_BUTTONS, type SaveButton } from '../../src/domain/site/site'
import { SITE_TEMPLATES } from '../../src/domain/site/siteTemplate'
import { setReads } from '../support/fakeReads'
import { dealerPages, renderOnSite } from './dealerPages'
import { type DemoDealer, demoDealers } from './demoDealers'

const now = new Date('2026-11-20T02:00:00.000Z')

beforeAll(async () => {
  // Countdowns render the time that is left.
  vi.setSystemTime(now)
  // The first render loads the code of blocks, and streams its chunks in a different order than later ones.
  await listPages(baseline[0]!)
}, 240_000)
afterAll(() => void vi.useRealTimers())

const unofferedFlags = FLAG_NAMES.filter((name) => !isOffered(FLAGS[name]))
const unofferedButtons = (Object.keys(SAVE_BUTTONS) as SaveButton[]).filter((name) => !isOffered(SAVE_BUTTONS[name]))

/** The path patterns of the site's routes: `/cars/[slug]` matches any one segment. */
const ROUTES = listRoutes(resolve(import.meta.dirname, '../../src/app/(site)/[host]'))

describe('[SITE-02] settings of unbuilt features', () => {
  it('are the flags and card buttons of missing pages', () => {
    for (const page of ['compare'])
      expect(
        ROUTES.some((route) => route.test(`/${page}`)),
        `/${page} is built: set it in CAPABILITIES`,
      ).toBe(false)
    expect(unofferedFlags).toEqual(['compare', 'watchlist'])
    expect(unofferedButtons).toEqual(['compare', 'garage'])
  })

  it('are not offered among the fields of a site', () => {
    const listOfferedFields = (fields: Field[]): string[] =>
      fields.flatMap((field) => {
        if ('hidden' in field && field.hidden) return []
        return 'fields' in field ? listOfferedFields(field.fields) : 'name' in field ? [field.name] : []
      })
    expect(listOfferedFields(flagFields)).toEqual(FLAG_NAMES.filter((name) => isOffered(FLAGS[name])))
    expect(listOfferedFields([cardFields])).not.toContain('saveButton')
    expect(listOfferedFields([cardFields])).toContain('buttons')
  })

  it('are not offered among the settings', () => {
    const paths = SETTINGS.map(({ path }) => path)
    expect(unofferedFlags.filter((name) => paths.includes(`flags.${name}`))).toEqual([])
  })

  it('are not set by any template or demo dealer', () => {
    const flagNames = [...Object.values(SITE_TEMPLATES), ...DEMO_SITES.map(({ site }) => site)].flatMap(({ flags }) =>
      Object.keys(flags ?? {}),
    )
    expect(flagNames.filter((name) => unofferedFlags.includes(name as FlagName))).toEqual([])
    expect(DEMO_SITES.map(({ site }) => site.cards?.saveButton)).not.toContain(expect.toBeOneOf(unofferedButtons))
  })
})

const withAllOn = {
  flags: Object.fromEntries(unofferedFlags.map((name) => [name, true])),
  cards: { saveButton: unofferedButtons.at(-1) ?? 'favourite' },
} satisfies Parameters<typeof demoDealers>[1]

const baseline = demoDealers(now)
const withStored = demoDealers(now, withAllOn as never)

describe.each(baseline.map((dealer, index) => [dealer.site.slug, dealer, withStored[index]!] as const))(
  '[SITE-02] %s with such settings stored',
  (_, before, after) => {
    let pages: Record<'before' | 'after', Map<string, string>>
    beforeAll(async () => {
      pages = { before: await listPages(before), after: await listPages(after) }
    }, 240_000)

    it('has the same pages as without them', () => {
      expect(pages.after.size).toBeGreaterThan(10)
      expect([...pages.after].filter(([name, html]) => html !== pages.before.get(name)).map(([name]) => name)).toEqual(
        [],
      )
    })

    it('links only to existing paths', () => {
      const pagePaths = new Set(after.pages.map(({ path }) => path))
      // The proxy leads the site's own name of the garage to its page.
      const exists = (path: string) =>
        path === after.site.links.garage ||
        pagePaths.has(path) ||
        ROUTES.some((route) => route.test(path)) ||
        isFile(path)
      const links = [...pages.after].flatMap(([name, html]) =>
        [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => [name, href!.split(/[?#]/)[0]!] as const),
      )
      expect(links.length).toBeGreaterThan(100)
      const missing = links.filter(([, path]) => !exists(path.length > 1 ? path.replace(/\/$/, '') : path))
      expect([...new Set(missing.map(([name, path]) => `${name} links to ${path}`))]).toEqual([])
    })
  },
)

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
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file) && !/^(cms-page|on-request)\//.test(file))
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
