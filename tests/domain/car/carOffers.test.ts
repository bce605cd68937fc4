import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { instantMessageLink, purchaseLink, reserveOffer } from '../../../src/domain/car/carButtons'
import { carReports } from '../../../src/domain/car/carReports'
import { formatViews } from '../../../src/domain/car/carViews'
import { COPIED_MS, SHARE_WINDOW, shareLinks } from '../../../src/domain/car/shareLinks'
import { offersTradeIn, tradeInEstimate, VALUATION_MESSAGES, valuationError } from '../../../src/domain/car/tradeIn'
import { isBot } from '../../../src/domain/isBot.mjs'
import type { CarPageRules } from '../../../src/domain/site/site'
import { buildCar } from '../carFixture'

const base = exampleSite(themes.harbour)
const buildSite = (flags: Partial<typeof base.flags>, carPage: Partial<CarPageRules> = {}) => ({
  ...base,
  flags: { ...base.flags, ...flags },
  carPage: { ...base.carPage, ...carPage },
})

describe('[CAR-19] reserving', () => {
  it('links to the checkout, or to the online purchase if the site sells online', () => {
    const link = (flags: Partial<typeof base.flags>) => reserveOffer(buildCar(), buildSite(flags))?.link
    expect(link({ reserveOnline: true })).toBe('/cars/2024-toyota-hilux-sr5-h1001/checkout')
    expect(link({ reserveOnline: true, buyOnline: true })).toBe('/cars/2024-toyota-hilux-sr5-h1001/buy-online')
    expect(link({})).toBeUndefined()
    expect(purchaseLink({ slug: 'a-car' })).toBe('/checkout-journey?car_id=a-car')
  })

  it('costs $200 unless the site says otherwise', () => {
    const fee = (reserveFee: string) =>
      reserveOffer(buildCar(), buildSite({ reserveOnline: true }, { reserveFee }))?.fee
    expect(fee('')).toBe('$200')
    expect(fee('$500')).toBe('$500')
  })

  it('is not offered for reserved or sold cars', () => {
    const on = buildSite({ reserveOnline: true })
    expect(reserveOffer(buildCar({ reserved: true }), on)).toBeNull()
    expect(reserveOffer(buildCar({ status: 'sold' }), on)).toBeNull()
    expect(reserveOffer(buildCar({ status: 'coming_soon' }), on)).not.toBeNull()
  })
})

describe('[CAR-06] Instant Message', () => {
  const chat = 'https://m.me/dealer'
  it('replaces Enquire Now with a chat, a car that can be reserved and no Podium token', () => {
    expect(instantMessageLink(buildCar(), buildSite({ chat: true }, { chatLink: chat }))).toBe(chat)
    expect(instantMessageLink(buildCar(), buildSite({ chat: true }, { chatLink: null }))).toBeNull()
    expect(instantMessageLink(buildCar(), buildSite({ chat: false }, { chatLink: chat }))).toBeNull()
    expect(instantMessageLink(buildCar(), buildSite({ chat: true }, { chatLink: chat, hasPodium: true }))).toBeNull()
    expect(instantMessageLink(buildCar({ reserved: true }), buildSite({ chat: true }, { chatLink: chat }))).toBeNull()
    expect(instantMessageLink(buildCar({ status: 'sold' }), buildSite({ chat: true }, { chatLink: chat }))).toBeNull()
  })

  it('names the car if the chat is a message', () => {
    const link = (chatLink: string) => instantMessageLink(buildCar(), buildSite({ chat: true }, { chatLink }))
    expect(link('https://wa.me/61491570156')).toContain('https://wa.me/61491570156?text=Is%20the%202024')
  })
})

it.each(['sms:+61491570156', 'tel:+61491570156', 'fb-messenger://user/1'])(
  '[CAR-06] %s is no chat bot, so that a desktop shopper can enquire',
  (chatLink) => {
    expect(instantMessageLink(buildCar(), buildSite({ chat: true }, { chatLink }))).toBeNull()
  },
)

describe('[CAR-20] the trade-in offer', () => {
  it.each([
    [200, false],
    [201, true],
  ])('a car at $%d: %s', (price, offered) => {
    expect(offersTradeIn(buildCar({ price }), base)).toBe(offered)
  })

  it('is offered for cars in stock, not sold or reserved, on sites with valuations', () => {
    expect(offersTradeIn(buildCar({ status: 'sold' }), base)).toBe(false)
    expect(offersTradeIn(buildCar({ status: 'coming_soon' }), base)).toBe(false)
    expect(offersTradeIn(buildCar({ reserved: true }), base)).toBe(false)
    expect(offersTradeIn(buildCar({ price: null }), base)).toBe(false)
    expect(offersTradeIn(buildCar(), buildSite({ tradeInValuation: false }))).toBe(false)
  })

  const tradeIn = { make: 'Mazda', model: 'CX-5', year: 2022, km: 40_000 }
  it('[LEAD-08] over 7 years or 100,000 km there is no online estimate', () => {
    const now = new Date('2026-06-15T00:00:00Z')
    expect(valuationError({ ...tradeIn, year: 2019 }, now)).toBeNull()
    expect(valuationError({ ...tradeIn, year: 2018 }, now)).toBe(VALUATION_MESSAGES.tooOld)
    expect(valuationError({ ...tradeIn, km: 100_000 }, now)).toBeNull()
    expect(valuationError({ ...tradeIn, km: 100_001 }, now)).toBe(VALUATION_MESSAGES.tooManyKm)
  })

  it('is a range below the price of similar cars', () => {
    const market = [30_000, 31_000, 32_000, 33_000].map((price) => ({ price, year: 2022, km: 40_000 }))
    expect(tradeInEstimate(tradeIn, market)).toEqual({ low: 24_000, high: 28_400, comparables: 4 })
    expect(tradeInEstimate(tradeIn, market.slice(1))).toBeNull()
  })
})

describe('[CAR-23] reports', () => {
  const car = buildCar({
    historyReportUrl: '/reports/h.pdf',
    carAnalysisUrl: '/reports/a.pdf',
    ppsrReportUrl: '/reports/p.pdf',
  })
  const names = (reportCar: Parameters<typeof carReports>[0], plugins: CarPageRules['plugins']) =>
    carReports(reportCar, buildSite({}, { plugins })).map(({ label }) => label)

  it('are offered if the car has them and the site’s plugins allow', () => {
    expect(names(car, ['carAnalysis', 'ppsrReport'])).toEqual(['History report', 'Car Analysis', 'PPSR Report'])
    expect(names(car, ['ppsrReport'])).toEqual(['History report', 'PPSR Report'])
    expect(names(car, [])).toEqual(['History report'])
    expect(names(buildCar({ historyReportUrl: ' ' }), ['carAnalysis'])).toEqual([])
  })

  it('[CAR-16] opening the history report is event 60', () => {
    expect(carReports(car, base)[0]?.event).toBe(60)
  })
})

describe('[CAR-05] sharing', () => {
  it('opens networks in a window of 550 by 400 with the car’s address', () => {
    expect(SHARE_WINDOW).toEqual({ width: 550, height: 400 })
    expect(COPIED_MS).toEqual({ button: 1500, toast: 3000 })
    const links = shareLinks('https://dealer.test/cars/a-car', '2024 Toyota HiLux & co')
    expect(links.every(({ url }) => url.includes(encodeURIComponent('https://dealer.test/cars/a-car')))).toBe(true)
    expect(links.find(({ name }) => name === 'X')?.url).toContain('text=2024%20Toyota%20HiLux%20%26%20co')
    expect(links.filter(({ opensWindow }) => !opensWindow).map(({ name }) => name)).toEqual(['Email'])
  })
})

describe('[CAR-15] views', () => {
  it('are shown as {n} views', () => {
    expect([0, 1, 2, 1204].map(formatViews)).toEqual([null, '1 view', '2 views', '1,204 views'])
  })

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      false,
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['facebookexternalhit/1.1', true],
    ['curl/8.5.0', true],
    ['', true],
    [null, true],
  ])('exclude robots: %s', (agent, robot) => {
    expect(isBot(agent)).toBe(robot)
  })
})
