import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { exampleCars } from '../../../blocks/exampleCars'
import { FLAG_NAMES, type FlagName, type Flags } from '../../../src/domain/site/flags'
import { publicSite } from '../../../src/domain/site/publicSite'
import type { Site } from '../../../src/domain/site/site'
import { type DemoDealer, demoDealers } from '../../support/demoAnswers'

const dealer = vi.hoisted(() => ({ answers: {} as Record<string, (...args: never[]) => unknown> }))

// Questions of the database are answered by the demo's own data, by their names.
vi.mock('../../../src/data/cachedRead', () => ({
  cachedRead:
    (name: string) =>
    async (...args: never[]) => {
      const answer = dealer.answers[name]
      if (!answer) throw new Error(`The demo has no answer for ${name}`)
      return answer(...args)
    },
}))

// The search itself asks Next for the request's headers; what it is set up with is asked for here all the same.
vi.mock('../../../src/stock/search/StockSearchLoader', () => ({
  StockSearchLoader: ({ setup }: { setup: object }) => <pre>{JSON.stringify(setup)}</pre>,
}))

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({
    push: () => undefined,
    replace: () => undefined,
    refresh: () => undefined,
    prefetch: () => undefined,
  }),
}))

const now = new Date('2026-11-20T02:00:00.000Z')
const [{ car } = { car: undefined }] = exampleCars(now)

/** Renders to the end, data and all; throws what any component threw. */
function render(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write: (part, _, done) => {
        parts.push(Buffer.from(part))
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(sink), onError: reject })
  })
}

/** Which flags were asked for while something was rendered. */
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

interface Sheet {
  name: string
  of: (site: Site) => ReactNode
}

/** Every page of a dealer, with what stands around it. */
async function sheetsOf({ site: first, pages, modelSlugs, locationSlugs, answers }: DemoDealer): Promise<Sheet[]> {
  const { PageView } = await import('../../../src/site/PageView')
  const { CarView } = await import('../../../src/site/CarView')
  const { LocationView } = await import('../../../src/site/LocationView')
  const { ModelView } = await import('../../../src/site/ModelView')
  const { RenderBlocks } = await import('../../../src/site/RenderBlocks')
  const { searchBlocks } = await import('../../../src/site/searchBlocks.generated')
  const { SiteDocument } = await import('../../../src/site/SiteDocument')
  const modelAt = answers.modelAt as unknown as (site: number, slug: string) => never
  const layoutOf = answers.layoutOf as unknown as (site: number, kind: string) => never[]
  const blocks = layoutOf(first.id, 'model')
  const locations = (answers.locationsOf as () => { slug: string }[])() as never[]
  return [
    { name: 'header and footer', of: (site) => <SiteDocument site={site}>{null}</SiteDocument> },
    {
      name: '/search',
      of: (site) => (
        <RenderBlocks
          components={searchBlocks}
          blocks={layoutOf(site.id, 'search')}
          context={{ site, path: '/search' }}
        />
      ),
    },
    ...pages.map((page): Sheet => ({ name: page.path, of: (site) => <PageView site={site} page={page} /> })),
    ...(car
      ? [
          {
            name: car.path,
            of: (site: Site) => (
              <CarView site={site} car={{ ...car, siteId: site.id }} location={locations[0] ?? null} />
            ),
          },
        ]
      : []),
    ...locationSlugs.map(
      (slug, position): Sheet => ({
        name: `/our-location/${slug}`,
        of: (site) => <LocationView site={site} location={locations[position]!} />,
      }),
    ),
    ...modelSlugs.map(
      (slug): Sheet => ({
        name: `/models/${slug}`,
        of: (site) => <ModelView site={site} model={modelAt(site.id, slug)} blocks={blocks} />,
      }),
    ),
  ]
}

describe.each(demoDealers(now).map((one) => [one.site.slug, one] as const))('[SITE-02] %s', (_, one) => {
  it('shows every page with every switch on and off, one at a time', { timeout: 240_000 }, async () => {
    dealer.answers = one.answers
    const { SiteProvider } = await import('../../../src/site/SiteProvider')
    const failures: string[] = []
    let renders = 0
    const shown = async (sheet: Sheet, flags: Flags, state: string) => {
      const site = { ...one.site, flags }
      dealer.answers = { ...one.answers, siteWithId: () => site }
      renders += 1
      try {
        const html = await render(<SiteProvider site={publicSite(site)}>{sheet.of(site)}</SiteProvider>)
        const text = html.replace(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
        const slip = /\b(undefined|NaN)\b|\[object \w+\]/.exec(text)
        if (slip) failures.push(`${sheet.name} ${state}: says ${slip[0]}`)
      } catch (error) {
        failures.push(`${sheet.name} ${state}: ${(error as Error).message}`)
      }
    }
    for (const sheet of await sheetsOf(one)) {
      const { flags, asked } = watched(one.site.flags)
      await shown(sheet, flags, 'as it is')
      // A switch that nothing on the page asks for cannot change it.
      for (const name of FLAG_NAMES.filter((flag) => asked.has(flag)))
        await shown(
          sheet,
          { ...one.site.flags, [name]: !one.site.flags[name] },
          `with ${name} ${one.site.flags[name] ? 'off' : 'on'}`,
        )
    }
    expect(failures).toEqual([])
    expect(renders).toBeGreaterThan(FLAG_NAMES.length)
  })
})
