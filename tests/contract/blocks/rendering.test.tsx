import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { AnyBlock } from '../../../blocks/blockProps'
import { getTraits } from '../../../blocks/defineBlock'
import { exampleCars } from '../../../blocks/examples/cars'
import { exampleLocation } from '../../../blocks/examples/location'
import { exampleModel } from '../../../blocks/examples/model'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { blockComponents } from '../../../blocks/generated/blockRegistry.generated'
import { blockTraits } from '../../../blocks/generated/blockTraits.generated'
import { carBlocks } from '../../../blocks/generated/carBlocks.generated'
import { blockExamples } from '../../../blocks/generated/examples.generated'
import { locationBlocks } from '../../../blocks/generated/locationBlocks.generated'
import { modelBlocks } from '../../../blocks/generated/modelBlocks.generated'
import { pageBlocks } from '../../../blocks/generated/pageBlocks.generated'
import { searchBlocks } from '../../../blocks/generated/searchBlocks.generated'
import * as catalogue from '../../../blocks/index'
import { publicSite } from '../../../src/domain/site/publicSite'
import { isAvailable } from '../../../src/domain/stock/availability'
import type { Car } from '../../../src/domain/stock/car'
import { RenderBlocks } from '../../../src/site/blocks/RenderBlocks'
import { SiteProvider } from '../../../src/site/pages/SiteProvider'
import { BLOCK_READS, type ReadState, readsWithoutRows, readsWithRows } from '../../support/blockReads'
import { setReads } from '../../support/fakeReads'
import { extractText, renderFully } from '../../support/renderFully'

vi.mock('../../../src/data/cachedRead', () => import('../../support/fakeReads'))
vi.mock('../../../src/stock/search/StockSearchLoader', () => import('../../support/fakeStockSearchLoader'))
vi.mock('../../../src/stock/search/firstResults', () => ({ searchFirst: async () => {} }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/fakeNavigation')),
}))
// Without a bundler the name resolves to the pages router's version, which renders nothing on the server.
vi.mock('next/dynamic', async () => {
  const { default: dynamic } = await import('next/dist/shared/lib/app-dynamic')
  return { default: dynamic }
})

const now = new Date()
const cars = exampleCars(now)
const shownCar = cars[0]!.car

/** Renders again while a block waits for its lazy code. */
async function renderLoaded(...block: Parameters<typeof renderBlock>): Promise<string> {
  for (let looks = 0; looks < 100; looks++) {
    const html = renderBlock(...block)
    if (html !== 'waits') return html
    await new Promise((later) => setTimeout(later, 20))
  }
  return 'waits'
}

const CALCULATORS = ['repaymentCalculator', 'carFinanceCalculator']

/** Blocks with a calculator, which may show $0 for the deposit. */
function findArtefacts(slug: string, html: string): string[] {
  const artefacts = findArtefactsIn(html)
  return CALCULATORS.includes(slug) ? artefacts.filter((artefact) => artefact !== '$0') : artefacts
}

/** React's error for a suspended component, such as one that reads data. */
const SUSPENDED = /suspended while responding to synchronous input/

describe.each(blockExamples.map((example) => [example.blockType, example] as const))(
  'the block %s',
  (slug, example) => {
    const traits = getTraits(Object.values(catalogue).find((block) => block.slug === slug)!)

    if (readsData(slug)) {
      it('has an entry for what it shows of the data that it reads', () => {
        expect(
          BLOCK_READS[slug],
          `Add ${slug} to BLOCK_READS in tests/support/blockReads.ts: what it shows with rows and without.`,
        ).toBeDefined()
      })

      it.each(['rows', 'none'] as const)('renders its example with data: %s', { timeout: 30_000 }, async (state) => {
        const reads = BLOCK_READS[slug]!
        const { html, content } = await renderWithData(example, reads[state], state)
        const { shows } = reads[state]
        if (shows === null) return expect(content).toBe('')
        expect(html).toMatch(new RegExp(`<section[^>]*data-block="${slug}"`))
        expect(extractText(content)).toMatch(shows)
        expect(findArtefacts(slug, html)).toEqual([])
      })
    } else {
      it('renders its example', async () => {
        const html = await renderLoaded(example)
        expect(html).toMatch(new RegExp(`<section[^>]*data-block="${slug}"`))
        expect(getContent(html)).not.toBe('')
        expect(findArtefacts(slug, html)).toEqual([])
      })
    }

    it('is omitted if a flag that it requires is off', () => {
      if (traits.requires) expect(renderBlock(example, shownCar, { [traits.requires]: false })).toBe('')
    })

    if (traits.places.includes('car') && !readsData(slug)) {
      it.each(cars.map(({ label, car }) => [label, car] as const))('renders with a car that is: %s', async (_, car) => {
        expect(findArtefacts(slug, await renderLoaded(example, car))).toEqual([])
      })
    }
  },
)

it('a stock list shows the cars that staff chose, in their order', async () => {
  const example = blockExamples.find(({ blockType }) => blockType === 'stockList')!
  const chosen = cars
    .map(({ car }) => car)
    .filter(isAvailable)
    .slice(0, 2)
    .reverse()
  const listSlugsOfCars = () => Object.fromEntries(chosen.map(({ id, slug }) => [id, slug]))
  const fields = { cars: chosen.map(({ id }) => id) }
  const { html } = await renderWithData(example, { shows: /./, fields, reads: { listSlugsOfCars } }, 'rows')
  const shown = [...html.matchAll(/href="[^"]*\/(?:car|vehicle)s?\/([^"#?]+)"/g)].map(([, slug]) => slug!)
  expect(chosen).toHaveLength(2)
  expect([...new Set(shown)].map((slug) => slug.split('/').at(-1))).toEqual(chosen.map(({ slug }) => slug))
})

describe('the blocks of a place', () => {
  const registries = {
    page: pageBlocks,
    search: searchBlocks,
    car: carBlocks,
    location: locationBlocks,
    model: modelBlocks,
  }
  it.each(Object.entries(registries))(
    'a %s brings those that its layout can hold, and no others',
    (layout, registry) => {
      const offered = Object.entries(blockTraits).filter(([, { places }]) =>
        (places as readonly string[]).includes(layout),
      )
      expect(Object.keys(registry).sort()).toEqual(offered.map(([slug]) => slug).sort())
    },
  )
})

/** Renders a block on a site with all flags on, except for the given overrides; 'waits' if it reads data. */
function renderBlock(block: AnyBlock, car: Car = shownCar, flags: Record<string, boolean> = {}): string {
  const site = siteWithAllOn()
  const renderedSite = { ...site, flags: { ...site.flags, ...flags } }
  try {
    return renderToStaticMarkup(
      <SiteProvider site={publicSite(renderedSite)}>
        <RenderBlocks
          components={blockComponents}
          blocks={[block]}
          context={{ site: renderedSite, path: '/', car, location: exampleLocation, model: exampleModel }}
        />
      </SiteProvider>,
    )
  } catch (error) {
    if (error instanceof Error && SUSPENDED.test(error.message)) return 'waits'
    throw error
  }
}

/** Renders a block that reads data; returns the HTML and the content of its section. */
async function renderWithData(example: AnyBlock, { reads, fields, location, car }: ReadState, state: 'rows' | 'none') {
  const site = siteWithAllOn()
  setReads({ ...(state === 'rows' ? readsWithRows(now) : readsWithoutRows(now)), findSiteById: () => site, ...reads })
  const html = await renderFully(
    <SiteProvider site={publicSite(site)}>
      <RenderBlocks
        components={blockComponents}
        blocks={[{ ...example, ...fields }]}
        context={{
          site,
          path: '/',
          car: car === null ? undefined : shownCar,
          location: location === null ? undefined : (location ?? exampleLocation),
          model: exampleModel,
        }}
      />
    </SiteProvider>,
  )
  return { html, content: getContent(html) }
}

/** The content of a block's section. */
function getContent(html: string): string {
  return html.replace(/<section[^>]*>|<div class="container-page">|<\/div>|<\/section>|<!--.*?-->/g, '')
}

function siteWithAllOn() {
  const site = exampleSite(themes.harbour)
  const allOn = Object.fromEntries(Object.keys(site.flags).map((name) => [name, true]))
  return { ...site, flags: { ...site.flags, ...allOn } }
}

/** Finds text rendered from missing values, such as undefined or NaN. */
function findArtefactsIn(html: string): string[] {
  const text = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  return text.match(/\b(undefined|NaN|null)\b|\[object \w+\]|\$0\b(?!\.)/g) ?? []
}

/** True if a block, or code that it imports from another one, reads through `src/data`; `fromPayload`, the time and whether it is a preview do not count. */
function readsData(slug: string): boolean {
  const folder = resolve(import.meta.dirname, '../../../blocks', slug)
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') || file === 'load.ts')
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
  if (sources.some((text) => /from '@\/data\/(?!fromPayload|pageTime|preview\/currentPreview)/.test(text))) return true
  return sources
    .flatMap((text) => [...text.matchAll(/from '\.\.\/(\w+)\//g)])
    .some(([, otherSlug]) => readsData(otherSlug!))
}
