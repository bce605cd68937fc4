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
import { type DemoDealer, demoDealers } from './demoAnswers'

const now = new Date('2026-11-20T02:00:00.000Z')

beforeAll(async () => {
  // Countdowns render the time that is left.
  vi.setSystemTime(now)
  // The first render loads the code of blocks, and streams its parts in another order than later ones.
  await pagesOf(asTheyAre[0]!)
}, 240_000)
afterAll(() => void vi.useRealTimers())

const unofferedFlags = FLAG_NAMES.filter((name) => !isOffered(FLAGS[name]))
const unofferedButtons = (Object.keys(SAVE_BUTTONS) as SaveButton[]).filter((name) => !isOffered(SAVE_BUTTONS[name]))

/** The paths that routes of the site answer, as expressions: `/cars/[slug]` answers any one segment. */
const ROUTES = routesUnder(resolve(import.meta.dirname, '../../src/app/(site)/[host]'))

describe('[SITE-02] settings of unbuilt features', () => {
  it('are the flags and card buttons of missing pages', () => {
    for (const page of ['sign-in', 'my-garage', 'compare'])
      expect(
        ROUTES.some((route) => route.test(`/${page}`)),
        `/${page} is built: set it in CAPABILITIES`,
      ).toBe(false)
    expect(unofferedFlags).toEqual(['compare', 'garage', 'watchlist', 'gatedFinance', 'gatedCheckout'])
    expect(unofferedButtons).toEqual(['compare', 'garage'])
  })

  it('are not offered among the fields of a site', () => {
    const offered = (fields: Field[]): string[] =>
      fields.flatMap((field) => {
        if ('hidden' in field && field.hidden) return []
        return 'fields' in field ? offered(field.fields) : 'name' in field ? [field.name] : []
      })
    expect(offered(flagFields)).toEqual(FLAG_NAMES.filter((name) => isOffered(FLAGS[name])))
    expect(offered([cardFields])).not.toContain('saveButton')
    expect(offered([cardFields])).toContain('buttons')
  })

  it('are not offered among the settings', () => {
    const paths = SETTINGS.map(({ path }) => path)
    expect(unofferedFlags.filter((name) => paths.includes(`flags.${name}`))).toEqual([])
  })

  it('are not set by any template or demo dealer', () => {
    const given = [...Object.values(SITE_TEMPLATES), ...DEMO_SITES.map(({ site }) => site)].flatMap(({ flags }) =>
      Object.keys(flags ?? {}),
    )
    expect(given.filter((name) => unofferedFlags.includes(name as FlagName))).toEqual([])
    expect(DEMO_SITES.map(({ site }) => site.cards?.saveButton)).not.toContain(expect.toBeOneOf(unofferedButtons))
  })
})

const allOn = {
  flags: Object.fromEntries(unofferedFlags.map((name) => [name, true])),
  cards: { saveButton: unofferedButtons.at(-1) ?? 'favourite' },
} satisfies Parameters<typeof demoDealers>[1]

const asTheyAre = demoDealers(now)
const withStored = demoDealers(now, allOn as never)

describe.each(asTheyAre.map((dealer, index) => [dealer.site.slug, dealer, withStored[index]!] as const))(
  '[SITE-02] %s with such settings stored',
  (_, before, after) => {
    let shown: Record<'before' | 'after', Map<string, string>>
    beforeAll(async () => {
      shown = { before: await pagesOf(before), after: await pagesOf(after) }
    }, 240_000)

    it('has the same pages as without them', () => {
      expect(shown.after.size).toBeGreaterThan(10)
      expect([...shown.after].filter(([name, html]) => html !== shown.before.get(name)).map(([name]) => name)).toEqual(
        [],
      )
    })

    it('links only to existing paths', () => {
      const own = new Set(after.pages.map(({ path }) => path))
      const exists = (path: string) => own.has(path) || ROUTES.some((route) => route.test(path)) || isFile(path)
      const links = [...shown.after].flatMap(([name, html]) =>
        [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => [name, href!.split(/[?#]/)[0]!] as const),
      )
      expect(links.length).toBeGreaterThan(100)
      const missing = links.filter(([, path]) => !exists(path.length > 1 ? path.replace(/\/$/, '') : path))
      expect([...new Set(missing.map(([name, path]) => `${name} links to ${path}`))]).toEqual([])
    })
  },
)

/** The HTML of every page of a dealer, by its name. */
async function pagesOf(dealer: DemoDealer): Promise<Map<string, string>> {
  setReads(dealer.answers)
  const shown = new Map<string, string>()
  for (const { name, content } of await dealerPages(dealer, now))
    shown.set(name, await renderOnSite(dealer.site, content(dealer.site)))
  return shown
}

function isFile(path: string): boolean {
  return existsSync(resolve(import.meta.dirname, `../../public${path}`))
}

/** The routes below a folder of the app, less the one that answers pages of staff's own. */
function routesUnder(folder: string): RegExp[] {
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
