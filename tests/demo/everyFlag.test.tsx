import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { exampleCars } from '../../blocks/examples/cars'
import { carFinance } from '../../src/domain/finance/carFinance'
import type { Location } from '../../src/domain/locations/location'
import { type FlagName, type Flags, OFFERED_FLAGS } from '../../src/domain/site/flags'
import type { Site } from '../../src/domain/site/site'
import { fromStockRecord } from '../../src/domain/stock/cardRecord'
import { toStockRecord } from '../../src/domain/stock/stockRecord'
import { menuLocation } from '../../src/site/chrome/menuLocation'
import { cardSettings } from '../../src/stock/card/cardSettings'
import { setReads } from '../support/fakeReads'
import { textOf } from '../support/renderFully'
import { type DealerPage, dealerPages, renderOnSite } from './dealerPages'
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
  it('renders every page with each flag on and off', { timeout: 240_000 }, async () => {
    const failures: string[] = []
    let renders = 0
    const shown = async (page: DealerPage, flags: Flags, state: string) => {
      const site = { ...one.site, flags }
      setReads({ ...one.answers, siteWithId: () => site })
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

vi.mock('../../src/data/stock/vehicleFeeds', () => ({
  vehicleFeed: async function* () {
    yield 'id,title\r\n'
  },
}))

const dropdowns = vi.hoisted(() => ({ hover: [] as boolean[] }))
vi.mock('../../src/site/chrome/useDropdowns', async (original) => {
  const module = await original<typeof import('../../src/site/chrome/useDropdowns')>()
  return {
    ...module,
    useDropdowns: (...[row, hover]: Parameters<typeof module.useDropdowns>) => {
      dropdowns.hover.push(hover)
      return module.useDropdowns(row, hover)
    },
  }
})

const section = (blockType: string) => new RegExp(`<section[^>]* data-block="${blockType}"`)

/** What a flag adds to a page where it is on, and what stands in its place where it is off. */
interface Change {
  /** what is rendered, or a text that a page rests on */
  content: (site: Site) => Promise<ReactNode>
  on?: RegExp
  off?: RegExp
  /** slug of the demo dealer; Harbour unless given */
  dealer?: string
  /** other flags that it needs */
  flags?: Partial<Flags>
}

const CHANGES: { [name in FlagName]?: Change } = {
  reviews: { content: dealerPage('/'), on: section('reviews') },
  finance: { content: carPage('used'), on: /data-repayment/ },
  financeQuote: {
    content: async (site) => JSON.stringify(carFinance(exampleCar('used'), site, now)?.car.request),
    on: /"vin"/,
    off: /^null$/,
  },
  carPageSidebar: { content: carPage('used'), on: /data-sidebar="true"/, off: /data-sidebar="false"/ },
  callTheDealer: { content: carPage('used'), on: section('callTheDealer') },
  favourites: { content: dealerPage('header and footer'), on: /href="\/favourites"/ },
  reserveOnline: { content: carPage('used'), on: /Reserve Car Now/, flags: { buyOnline: false } },
  buyOnline: {
    content: carPage('used'),
    on: /href="[^"]*\/buy-online"/,
    off: /href="[^"]*\/checkout"/,
    flags: { reserveOnline: true },
  },
  chat: { content: carPage('used'), dealer: 'bluegum', on: /Instant Message/, off: /href="#enquire"/ },
  tradeInValuation: { content: carPage('used'), on: section('carTradeIn') },
  subscriptions: { content: carPage('subscription'), on: /\$849/ },
  fuelTags: { content: card('electric'), on: /data-tone="positive"><span class="truncate">Electric/ },
  priceComparison: { content: carPage('used'), on: section('carPriceComparison') },
  deliveryCalculator: { content: carPage('used'), on: section('carDelivery') },
  fuelCalculator: { content: carPage('used'), on: section('carFuelCalculator') },
  offers: { content: dealerPage('/special-offers'), on: section('specialOffers') },
  variantPrices: { content: dealerPage('/models/mazda-cx-5'), on: /From \$/ },
  viewOurStock: { content: dealerPage('/our-location/parramatta'), on: /View Our Stock/ },
  hoverMenus: {
    content: async (site) => {
      dropdowns.hover = []
      await renderOnSite(site, await dealerPage('header and footer')(site))
      return [...new Set(dropdowns.hover)].join()
    },
    on: /^true$/,
    off: /^false$/,
  },
  brandMenus: { content: dealerPage('header and footer'), on: /data-menu-panel="Mazda"/ },
  callFromMenu: { content: locationsMenu, on: /href="tel:/, off: /href="\/contact/ },
  showPhoneAtOnce: {
    content: carPage('used'),
    on: /href="tel:[^"]*" class="button numbers"/,
    off: /Show the phone number/,
  },
  cardViews: { content: card('used'), on: /12(<!-- -->)? views/ },
  hideZeroPriceInDefaultSort: {
    content: dealerPage('/search'),
    on: /hideUnpricedInDefaultSort&quot;:true/,
    off: /hideUnpricedInDefaultSort&quot;:false/,
  },
  googleVehicleFeed: { content: feed('google-vehicles.csv'), on: /^200/, off: /^404/ },
  metaVehicleFeed: { content: feed('meta-vehicles.csv'), on: /^200/, off: /^404/ },
}

describe('[SITE-02] the effect of a flag', () => {
  it.each(OFFERED_FLAGS)('%s', { timeout: 60_000 }, async (name) => {
    const change = CHANGES[name]
    if (!change) throw new Error(`Add ${name} to CHANGES: a page, and what the flag adds to it.`)
    const { on, off } = change
    if (!on && !off) throw new Error(`CHANGES of ${name} names nothing that differs.`)
    const [whenOn, whenOff] = [await shown(change, { [name]: true }), await shown(change, { [name]: false })]
    if (on) {
      expect(whenOn).toMatch(on)
      expect(whenOff).not.toMatch(on)
    }
    if (off) {
      expect(whenOff).toMatch(off)
      expect(whenOn).not.toMatch(off)
    }
  })
})

const dealers = demoDealers(now)
const dealerNamed = (slug: string) => dealers.find(({ site }) => site.slug === slug)!

async function shown({ content, dealer = 'harbour', flags }: Change, own: Partial<Flags>): Promise<string> {
  const { site: as, answers } = dealerNamed(dealer)
  const site = { ...as, flags: { ...as.flags, ...flags, ...own } }
  setReads({ ...answers, siteWithId: () => site })
  const node = await content(site)
  return typeof node === 'string' ? node : renderOnSite(site, node)
}

function dealerPage(wanted: string) {
  return async (site: Site) => {
    const pages = await dealerPages(dealerNamed(site.slug), now)
    const page = pages.find(({ name }) => name === wanted)
    if (!page) throw new Error(`${site.slug} has no page ${wanted}: ${pages.map(({ name }) => name).join(' ')}`)
    return page.content(site)
  }
}

function exampleCar(state: string) {
  return exampleCars(now).find(({ name }) => name === state)!.car
}

function carPage(state: string) {
  return async (site: Site) => {
    const { CarView } = await import('../../src/site/pages/CarView')
    const [location] = (dealerNamed(site.slug).answers.locationsOf as () => never[])()
    return <CarView site={site} car={{ ...exampleCar(state), siteId: site.id }} location={location ?? null} />
  }
}

function card(state: string) {
  return async (site: Site) => {
    const { SearchCard } = await import('../../src/stock/card/SearchCard')
    const record = toStockRecord({ ...exampleCar(state), views: 12 }, { customRank: 0, location: null, weekly: null })
    return <SearchCard car={fromStockRecord(record)} settings={cardSettings(site)} now={now.toISOString()} />
  }
}

/** The list that the header's locations menu opens. */
async function locationsMenu(site: Site) {
  const { LocationsList } = await import('../../src/site/chrome/LocationsList')
  const locations = (dealerNamed(site.slug).answers.locationsOf as () => Location[])()
  return (
    <LocationsList
      locations={locations.map((location) => menuLocation(location, site.flags))}
      contactUrl={site.links.contact}
    />
  )
}

/** The status of a feed's response. */
function feed(file: string) {
  return async (site: Site) => {
    const { GET } = await import('../../src/app/(site)/[host]/feeds/[file]/route')
    const host = site.domains.at(-1)!
    return String((await GET(new Request(`http://${host}/`), { params: Promise.resolve({ host, file }) })).status)
  }
}
