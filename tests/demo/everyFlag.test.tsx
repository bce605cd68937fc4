import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { exampleCars } from '../../blocks/examples/cars'
import { carFinance } from '../../src/domain/finance/carFinance'
import type { Location } from '../../src/domain/locations/location'
import { FLAG_NAMES, type FlagName, type Flags } from '../../src/domain/site/flags'
import { hiddenPages, leadsTo } from '../../src/domain/site/hiddenPages'
import { gatedPage, hasAccounts, signInGates } from '../../src/domain/site/signInGates'
import type { Site } from '../../src/domain/site/site'
import { fromStockRecord } from '../../src/domain/stock/cardRecord'
import { toStockRecord } from '../../src/domain/stock/stockRecord'
import { toMenuLocation } from '../../src/site/chrome/menuLocation'
import { cardSettings } from '../../src/stock/card/cardSettings'
import { comparison } from '../support/blockReads'
import { setReads } from '../support/fakeReads'
import { extractText } from '../support/renderFully'
import { type DealerPage, dealerPages, renderOnSite } from './dealerPages'
import { demoDealers } from './demoDealers'

const now = new Date('2026-11-20T02:00:00.000Z')

/** Records the flags that are read during a render. */
function trackFlags(flags: Flags): { flags: Flags; readFlags: Set<FlagName> } {
  const readFlags = new Set<FlagName>()
  const proxy = new Proxy(flags, {
    get: (target, name: FlagName) => {
      if (name in target) readFlags.add(name)
      return target[name]
    },
  })
  return { flags: proxy, readFlags }
}

/** The types of the blocks in a page's HTML, with its frame as one of them. */
const listBlocks = (html: string) => ['page', ...Array.from(html.matchAll(/ data-block="(\w+)"/g), ([, type]) => type)]

describe.each(demoDealers(now).map((dealer) => [dealer.site.slug, dealer] as const))('[SITE-02] %s', (_, dealer) => {
  it('renders every page with each flag on and off', { timeout: 240_000 }, async () => {
    const failures: string[] = []
    let renders = 0
    const render = async (page: DealerPage, flags: Flags, state: string) => {
      const site = { ...dealer.site, flags }
      setReads({ ...dealer.reads, findSiteById: () => site })
      renders += 1
      try {
        const html = await renderOnSite(site, page.content(site))
        const artefact = /\b(undefined|NaN)\b|\[object \w+\]/.exec(extractText(html))
        if (artefact) failures.push(`${page.name} ${state}: says ${artefact[0]}`)
        return html
      } catch (error) {
        failures.push(`${page.name} ${state}: ${(error as Error).message}`)
        return ''
      }
    }
    // Each type of block once with each flag: further ones, such as those of models, differ in their data alone.
    const seen = new Set<string>()
    for (const page of await dealerPages(dealer, now)) {
      const { flags, readFlags } = trackFlags(dealer.site.flags)
      const blocks = listBlocks(await render(page, flags, 'as it is'))
      // A flag that is not read cannot change the page.
      for (const name of FLAG_NAMES.filter((flag) => readFlags.has(flag))) {
        const pairs = blocks.map((block) => `${block} ${name}`)
        if (pairs.every((pair) => seen.has(pair))) continue
        for (const pair of pairs) seen.add(pair)
        await render(
          page,
          { ...dealer.site.flags, [name]: !dealer.site.flags[name] },
          `with ${name} ${dealer.site.flags[name] ? 'off' : 'on'}`,
        )
      }
    }
    expect(failures).toEqual([])
    expect(renders).toBeGreaterThan(FLAG_NAMES.length)
  })

  it.each(['finance', 'offers'] as const)(
    'has no link to a page of %s anywhere with it off',
    {
      timeout: 120_000,
    },
    async (flag) => {
      /** The pages with such a link, up to `max` of them. */
      const linking = async (isOn: boolean, max = Number.POSITIVE_INFINITY) => {
        const site = { ...dealer.site, flags: { ...dealer.site.flags, [flag]: isOn } }
        setReads({ ...dealer.reads, findSiteById: () => site })
        const paths = hiddenPages({ ...site, flags: { ...site.flags, finance: true, offers: true, [flag]: false } })
        const found: string[] = []
        for (const page of (await dealerPages(dealer, now)).filter(({ name }) => !paths.includes(name))) {
          if (found.length === max) break
          const html = await renderOnSite(site, page.content(site))
          const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link]) => link!)
          if (links.some((link) => leadsTo(link, paths))) found.push(page.name)
        }
        return found
      }
      expect(await linking(false)).toEqual([])
      // Not every dealer's pages name its offers, whose menu item is there on its own.
      if (flag === 'finance') expect(await linking(true, 1)).not.toEqual([])
    },
  )

  it('has links to the sections of a car’s page that are there, and to no others', { timeout: 60_000 }, async () => {
    setReads({ ...dealer.reads, findSiteById: () => dealer.site })
    const { CarView } = await import('../../src/site/pages/CarView')
    for (const { name, car } of exampleCars(now).slice(0, 6)) {
      const html = await renderOnSite(
        dealer.site,
        <CarView site={dealer.site} car={{ ...car, siteId: dealer.site.id }} location={null} />,
      )
      const menu = /<nav aria-label="On this page"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
      const anchors = Array.from(menu.matchAll(/href="#([^"]+)"/g), ([, anchor]) => anchor!)
      const empty = anchors.filter(
        (anchor) => !new RegExp(`<section[^>]* id="${anchor}"[^>]*>(?!</section>)`).test(html),
      )
      expect([name, empty]).toEqual([name, []])
    }
  })
})

vi.mock('../../src/data/stock/vehicleFeeds', () => ({
  streamVehicleFeed: async function* () {
    yield 'id,title\r\n'
  },
}))

const blockPattern = (blockType: string) => new RegExp(`<section[^>]* data-block="${blockType}"`)

/** The effect of a flag: what it adds to a page when on, and what replaces that when off. */
interface Change {
  /** a node to render, or a text to match */
  content: (site: Site) => Promise<ReactNode>
  /** beside the dealer's */
  reads?: Parameters<typeof setReads>[0]
  on?: RegExp
  off?: RegExp
  /** slug of the demo dealer; default Harbour */
  dealer?: string
  /** other flags that it needs */
  flags?: Partial<Flags>
}

const CHANGES: { [name in FlagName]?: Change } = {
  reviews: { content: renderDealerPage('/'), on: blockPattern('reviews') },
  finance: { content: renderCarPage('used'), on: /data-repayment/ },
  financeQuote: {
    content: async (site) => JSON.stringify(carFinance(findExampleCar('used'), site, now)?.car.request),
    on: /"vin"/,
    off: /^null$/,
  },
  carPageSidebar: { content: renderCarPage('used'), on: /data-sidebar="true"/, off: /data-sidebar="false"/ },
  callTheDealer: { content: renderCarPage('used'), on: blockPattern('callTheDealer') },
  favourites: { content: renderDealerPage('header and footer'), on: /href="\/favourites"/ },
  headerSearch: { content: renderDealerPage('header and footer'), on: /id="header-search"/ },
  compare: { content: renderCarPage('used'), on: /data-save="compare"/ },
  garage: {
    content: renderDealerPage('header and footer'),
    on: /href="\/my-garage"/,
    flags: { watchlist: false },
  },
  watchlist: { content: renderCarPage('used'), on: /value="watchlist"/ },
  gatedFinance: { content: renderCarPage('used'), on: /href="\/sign-in\?type=car-finance/ },
  gatedCheckout: {
    content: async (site) =>
      String(gatedPage(signInGates(site), new URL('https://dealer.test/cars/2024-kia-rio/checkout'))?.type ?? null),
    on: /^checkout$/,
    off: /^null$/,
    flags: { reserveOnline: true },
  },
  searchAlerts: {
    content: renderDealerPage('/search'),
    on: /savesSearches&quot;:true/,
    off: /savesSearches&quot;:false/,
  },
  gatedSpinToWin: {
    content: async (site) =>
      String(gatedPage(signInGates(site), new URL('https://dealer.test/spin-to-win'))?.type ?? null),
    on: /^spin-to-win$/,
    off: /^null$/,
    flags: { prizeWheel: true },
  },
  prizeWheel: {
    content: async (site) => String(hasAccounts(site.flags)),
    on: /^true$/,
    off: /^false$/,
    flags: { garage: false, watchlist: false, gatedFinance: false, gatedCheckout: false },
  },
  reserveOnline: { content: renderCarPage('used'), on: /Reserve Car Now/, flags: { buyOnline: false } },
  buyOnline: {
    content: renderCarPage('used'),
    on: /href="[^"]*\/buy-online"/,
    off: /href="[^"]*\/checkout"/,
    flags: { reserveOnline: true },
  },
  chat: {
    content: renderCarPage('used'),
    dealer: 'bluegum',
    on: /Instant Message/,
    off: /"Call or enquire"[\s\S]*data-form="car"/,
  },
  tradeInValuation: { content: renderCarPage('used'), on: blockPattern('carTradeIn') },
  subscriptions: { content: renderCarPage('subscription'), on: /\$849/ },
  fuelTags: { content: renderCard('electric'), on: /data-tone="positive">Electric/ },
  priceComparison: {
    content: renderCarPage('used'),
    reads: { readComparison: () => comparison },
    on: /Great Deal/,
  },
  deliveryCalculator: { content: renderCarPage('used'), on: blockPattern('carDelivery') },
  fuelCalculator: { content: renderCarPage('used'), on: blockPattern('carFuelCalculator') },
  offers: { content: renderDealerPage('/special-offers'), on: blockPattern('specialOffers') },
  variantPrices: { content: renderDealerPage('/models/mazda-cx-5'), on: /From \$/ },
  viewOurStock: { content: renderDealerPage('/our-location/parramatta'), on: /View Our Stock/ },
  hoverMenus: {
    content: renderDealerPage('header and footer'),
    on: /data-menu-row="items" data-hover="true"/,
    off: /data-menu-row="items" data-static/,
  },
  brandMenus: { content: renderDealerPage('header and footer'), on: /data-menu-panel="Mazda"/ },
  callFromMenu: { content: renderLocationsMenu, on: /href="tel:/, off: /href="\/contact/ },
  showPhoneAtOnce: {
    content: renderCarPage('used'),
    on: /href="tel:[^"]*" class="button numbers"/,
    off: /Show the phone number/,
  },
  cardViews: { content: renderCard('used'), on: /12(<!-- -->)? views/ },
  hideZeroPriceInDefaultSort: {
    content: renderDealerPage('/search'),
    on: /hideUnpricedInDefaultSort&quot;:true/,
    off: /hideUnpricedInDefaultSort&quot;:false/,
  },
  googleVehicleFeed: { content: requestFeed('google-vehicles.csv'), on: /^200/, off: /^404/ },
  metaVehicleFeed: { content: requestFeed('meta-vehicles.csv'), on: /^200/, off: /^404/ },
}

describe('[SITE-02] the effect of a flag', () => {
  it.each(FLAG_NAMES)('%s', { timeout: 60_000 }, async (name) => {
    const change = CHANGES[name]
    if (!change) throw new Error(`Add ${name} to CHANGES: a page, and what the flag adds to it.`)
    const { on, off } = change
    if (!on && !off) throw new Error(`CHANGES of ${name} names nothing that differs.`)
    const [whenOn, whenOff] = [
      await renderChange(change, { [name]: true }),
      await renderChange(change, { [name]: false }),
    ]
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
const findDealer = (slug: string) => dealers.find(({ site }) => site.slug === slug)!

async function renderChange(
  { content, dealer = 'harbour', flags, reads: ownReads }: Change,
  overrides: Partial<Flags>,
): Promise<string> {
  const { site: base, reads } = findDealer(dealer)
  const site = { ...base, flags: { ...base.flags, ...flags, ...overrides } }
  setReads({ ...reads, ...ownReads, findSiteById: () => site })
  const node = await content(site)
  return typeof node === 'string' ? node : renderOnSite(site, node)
}

function renderDealerPage(wanted: string) {
  return async (site: Site) => {
    const pages = await dealerPages(findDealer(site.slug), now)
    const page = pages.find(({ name }) => name === wanted)
    if (!page) throw new Error(`${site.slug} has no page ${wanted}: ${pages.map(({ name }) => name).join(' ')}`)
    return page.content(site)
  }
}

function findExampleCar(state: string) {
  return exampleCars(now).find(({ name }) => name === state)!.car
}

function renderCarPage(state: string) {
  return async (site: Site) => {
    const { CarView } = await import('../../src/site/pages/CarView')
    const [location] = (findDealer(site.slug).reads.listLocations as () => never[])()
    return <CarView site={site} car={{ ...findExampleCar(state), siteId: site.id }} location={location ?? null} />
  }
}

function renderCard(state: string) {
  return async (site: Site) => {
    const { SearchCard } = await import('../../src/stock/card/SearchCard')
    const record = toStockRecord(
      { ...findExampleCar(state), views: 12 },
      { customRank: 0, location: null, weekly: null },
    )
    return <SearchCard car={fromStockRecord(record)} settings={cardSettings(site)} now={now.toISOString()} />
  }
}

/** The list in the header's locations menu. */
async function renderLocationsMenu(site: Site) {
  const { LocationsList } = await import('../../src/site/chrome/LocationsList')
  const locations = (findDealer(site.slug).reads.listLocations as () => Location[])()
  return (
    <LocationsList
      locations={locations.map((location) => toMenuLocation(location, site.flags))}
      contactUrl={site.links.contact}
    />
  )
}

/** The status of a feed's response. */
function requestFeed(file: string) {
  return async (site: Site) => {
    const { GET } = await import('../../src/app/(site)/[host]/feeds/[file]/route')
    const host = site.domains.at(-1)!
    return String((await GET(new Request(`http://${host}/`), { params: Promise.resolve({ host, file }) })).status)
  }
}
