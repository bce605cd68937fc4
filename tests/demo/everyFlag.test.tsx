import { describe, expect, it } from 'vitest'
import { type FlagName, type Flags, OFFERED_FLAGS } from '../../src/domain/site/flags'
import { type DealerPage, dealerPages, renderOnSite, setAnswers, textOf } from './dealerPages'
import { demoDealers } from './demoAnswers'

const now = new Date('2026-11-20T02:00:00.000Z')

/** Which flags were read while something was rendered. */
function watched(flags: Flags): { flags: Flags; asked: Set<FlagName> } {
  const asked = new Set<FlagName>()
  const proxy = new Proxy(flags, {
    get: (target, name: FlagName) => {
      if (name in target) asked.add(name)
      return target[name]
    },
  })
  return { flags: proxy, asked }
}

describe.each(demoDealers(now).map((one) => [one.site.slug, one] as const))('[SITE-02] %s', (_, one) => {
  it('shows every page with every switch on and off, one at a time', { timeout: 240_000 }, async () => {
    const failures: string[] = []
    let renders = 0
    const shown = async (page: DealerPage, flags: Flags, state: string) => {
      const site = { ...one.site, flags }
      setAnswers({ ...one.answers, siteWithId: () => site })
      renders += 1
      try {
        const html = await renderOnSite(site, page.content(site))
        const slip = /\b(undefined|NaN)\b|\[object \w+\]/.exec(textOf(html))
        if (slip) failures.push(`${page.name} ${state}: says ${slip[0]}`)
      } catch (error) {
        failures.push(`${page.name} ${state}: ${(error as Error).message}`)
      }
    }
    for (const page of await dealerPages(one, now)) {
      const { flags, asked } = watched(one.site.flags)
      await shown(page, flags, 'as it is')
      // A switch that nothing on the page asks for cannot change it.
      for (const name of OFFERED_FLAGS.filter((flag) => asked.has(flag)))
        await shown(
          page,
          { ...one.site.flags, [name]: !one.site.flags[name] },
          `with ${name} ${one.site.flags[name] ? 'off' : 'on'}`,
        )
    }
    expect(failures).toEqual([])
    expect(renders).toBeGreaterThan(OFFERED_FLAGS.length)
  })
})
