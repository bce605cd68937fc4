import { describe, expect, it } from 'vitest'
import type { DemoSite } from '../../seed/demoSite'
import { DEMO_SITES } from '../../seed/seedDemo'
import { REFERENCE_DATE } from '../../seed/stock/referenceDate'
import { toCar } from '../../src/data/fromPayload/car'
import { toSiteFinance } from '../../src/data/fromPayload/finance'
import { alertEmail } from '../../src/domain/alerts/alertEmail'
import { toEmailVehicle } from '../../src/domain/alerts/alertVehicle'
import { carBrochure } from '../../src/domain/car/brochure'
import { compareGroups, toComparedCar } from '../../src/domain/car/compareCars'
import { COMPARISON_WARNING } from '../../src/domain/finance/assumptions'
import { calculateRepayment } from '../../src/domain/finance/calculator'
import { carCalculator } from '../../src/domain/finance/carCalculator'
import { carFinance, otherListTerms } from '../../src/domain/finance/carFinance'
import { carListRepayment } from '../../src/domain/finance/carWeekly'
import { exampleComparisonRatePercent } from '../../src/domain/finance/comparisonRate'
import { NO_CHOICE } from '../../src/domain/finance/financeChoice'
import { formatRates, formatTerms, repaymentText } from '../../src/domain/finance/labels'
import { listTerms } from '../../src/domain/finance/listTerms'
import { packTerms } from '../../src/domain/finance/packedTerms'
import { type RepaymentFigure, repaymentOn } from '../../src/domain/finance/repaymentFigure'
import { formatDollars } from '../../src/domain/format'
import { receiptEmail } from '../../src/domain/leads/leadEmail'
import type { Site } from '../../src/domain/site/site'
import { isAvailable } from '../../src/domain/stock/availability'
import type { Car } from '../../src/domain/stock/car'
import { fromStockRecord } from '../../src/domain/stock/cardRecord'
import { carPrice, cashPrice, priceTypeLabel } from '../../src/domain/stock/price'
import { toStockRecord } from '../../src/domain/stock/stockRecord'
import { vehicleFeedHeader, vehicleFeedLines } from '../../src/domain/stock/vehicleFeeds/vehicleFeeds'
import { carData } from '../../src/domain/structuredData/carData'
import { FinanceEstimate } from '../../src/finance/FinanceEstimate'
import { RepaymentSummary, RepaymentTeaser } from '../../src/finance/RepaymentTeaser'
import { WeeklyRepayment } from '../../src/stock/card/WeeklyRepayment'
import { buildDeliverableLead } from '../domain/leads/deliverableFixture'
import { buildContext, parseRows } from '../domain/stock/vehicleFeeds/feedContext'
import { extractText, renderFully } from '../support/renderFully'
import { demoDealers } from './demoDealers'
import { DEMO_DEALERS, type DemoDealer, demoFeedCars } from './demoFeeds'

const now = REFERENCE_DATE

const MAIL_SENDER = {
  ...{ origin: 'https://dealer.test', colours: { accent: '#000000', onAccent: '#ffffff', ink: '#000000' } },
  ...{ address: null, phone: null, email: null, licenceNumber: null },
}
const dealers = demoDealers(now)

/** A demo dealer's site with its finance providers, which the seed links by id. */
function readSite(slug: string): Site {
  const demo = DEMO_SITES.find(({ site }) => site.slug === slug)!
  const { site } = dealers.find((dealer) => dealer.site.slug === slug)!
  const provider = (key: string) => demo.financeProviders.find((known) => known.key === key)
  return {
    ...site,
    finance: toSiteFinance({
      finance: { ...demo.site.finance, provider: { id: 1, ...provider(demo.finance.provider) } },
      dealership_websites: (demo.finance.rules ?? []).map((rule) => toRule(demo, rule, provider(rule.provider))),
    } as never),
  }
}

type Rule = NonNullable<DemoSite['finance']['rules']>[number]

function toRule(demo: DemoSite, rule: Rule, provider: object | undefined) {
  const make = demo.makes.find(({ slug }) => slug === rule.make)
  const locations = (rule.locations ?? []).map((slug) => 1 + demo.locations.findIndex((known) => known.slug === slug))
  return { make: make ? { id: 1, ...make } : null, locations, finance_provider: { id: 2, ...provider } }
}

function readCars(dealer: DemoDealer): Car[] {
  const { locations } = DEMO_SITES.find(({ site }) => site.slug === dealer)!
  return demoFeedCars(dealer).map((row, index) => {
    const locationIndex = locations.findIndex(({ slug, name }) => row.location === slug || row.location === name)
    return toCar({
      ...row,
      ...{ id: index + 1, site: 1, slug: `car-${index + 1}`, name: [row.year, row.make, row.model].join(' ') },
      ...{ show_on_dealer_website: true, photos_count: row.images.length },
      location: locationIndex < 0 ? null : locationIndex + 1,
    } as never)
  })
}

/** Every amount of dollars in a text. */
const amounts = (text: string) => text.match(/\$[\d,]+(?:\.\d\d)?/g) ?? []

describe.each(DEMO_DEALERS)('the money of every car of %s', (dealer) => {
  const site = readSite(dealer)
  const cars = readCars(dealer)
  /** The car as lists show it. */
  const readCard = (car: Car) =>
    fromStockRecord(toStockRecord(car, { customRank: 0, location: null, weekly: carListRepayment(car, site, now) }))
  const financed = cars.flatMap((car) => {
    const finance = carFinance(car, site, now)
    return finance ? [{ car, finance, figure: repaymentOn(finance.terms) }] : []
  })

  it('[FIN-12] has a comparison rate that follows from its rate and fees', () => {
    expect(financed.length).toBeGreaterThan(cars.length / 2)
    const wrong = financed.filter(
      ({ figure }) => exampleComparisonRatePercent(figure.ratePercent, figure.fees) !== figure.comparisonRatePercent,
    )
    expect(wrong.map(({ car }) => car.stockNumber)).toEqual([])
    expect(financed.some(({ figure }) => figure.source === 'dealer')).toBe(true)
    expect(financed.some(({ figure }) => figure.source === 'lender')).toBe(true)
  })

  it('[CARD-02] [CAR-02] [CAR-07] shows one repayment on bar and page, and one on cards, each with its conditions', async () => {
    const wrong: string[] = []
    for (const { car, finance, figure } of financed) {
      const weekly = readCard(car).weekly!
      const props = { car: finance.car, terms: finance.terms }
      const views = [
        {
          figure: repaymentOn(weekly.terms),
          view: <WeeklyRepayment terms={packTerms(weekly.terms)} carPath={car.path} />,
        },
        { figure, view: <RepaymentTeaser {...props} /> },
        { figure, view: <RepaymentSummary {...props} /> },
      ]
      for (const { figure: expected, view } of views) {
        const text = extractText(await renderFully(view)).replaceAll(' /', '/')
        const amount = formatDollars(Math.ceil(expected.payment))
        const conditions = [formatRates(expected), ...formatTerms(expected).split(', ')]
        // The amount, the deposit and the final payment are all the dollars there are.
        const known = [amount, ...amounts(conditions.join(' '))]
        const missing = [amount, ...conditions].filter((part) => !text.includes(part))
        const foreign = amounts(text).filter((dollars) => !known.includes(dollars))
        if (missing.length + foreign.length > 0)
          wrong.push(`${car.stockNumber}: lacks ${missing.join(' and ')}, adds ${foreign.join(' and ')} in ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('[CARD-02] has every card of a list on the terms that are stated above it', () => {
    const stated = repaymentOn(listTerms(site, now)!.terms)
    const shares = ({ deposit, residual, price }: RepaymentFigure) =>
      [deposit, residual].map((dollars) => Math.round((dollars / price) * 1000) / 10)
    const sameTerms = (figure: RepaymentFigure) =>
      JSON.stringify([formatRates(figure), figure.frequency, figure.termYears, figure.source, ...shares(figure)])
    const others = cars.flatMap((car) => {
      const { weekly } = readCard(car)
      return weekly && sameTerms(repaymentOn(weekly.terms)) !== sameTerms(stated) ? [car.stockNumber] : []
    })
    expect(others).toEqual([])
    expect(financed.filter(({ car }) => !readCard(car).weekly)).toEqual([])
    expect(cars.filter((car) => readCard(car).weekly && !carFinance(car, site, now))).toEqual([])
  })

  it('[CARD-02] [CAR-21] says on the page of a car with other terms what its card says', async () => {
    const different = financed.filter(({ car, figure }) => {
      return repaymentText(repaymentOn(readCard(car).weekly!.terms)) !== repaymentText(figure)
    })
    expect(different.length).toBeGreaterThan(0)
    for (const { car, finance } of financed.slice(0, 60).concat(different.slice(0, 20))) {
      const listed = readCard(car).weekly!.terms
      const props = { car: finance.car, terms: finance.terms, listTerms: listed, disclaimer: '' }
      const text = extractText(await renderFully(<FinanceEstimate {...props} />))
      const isDifferent = different.some((other) => other.car === car)
      const note = `as in our lists: ${repaymentText(repaymentOn(listed))}`
      expect(text.includes(note)).toBe(isDifferent)
      // Beside the price too, where a shopper who comes from a list looks first.
      const listTerms = otherListTerms(car, site, now) ?? undefined
      const beside = extractText(await renderFully(<RepaymentSummary {...finance} listTerms={listTerms} />))
      expect(beside.includes(note)).toBe(isDifferent)
    }
  })

  it('[CAR-07] has the same repayment and rates in a comparison', () => {
    const wrong = financed.filter(({ car, figure }) => {
      const rows = compareGroups([toComparedCar(car, site, now)]).flatMap(({ rows: all }) => all)
      const text = (label: string) => rows.find((row) => row.label === label)?.cells[0]?.text ?? ''
      const shown = `${text('Repayment')} at ${text('Interest rate')}, comparison rate ${text('Comparison rate')}, `
      return figure.showsEnquire
        ? text('Repayment') !== repaymentText(figure)
        : !`${shown}${text('Repayment terms')}`.startsWith(repaymentText(figure))
    })
    expect(wrong.map(({ car }) => car.stockNumber)).toEqual([])
  })

  it('[CAR-21] has a week and a month in the estimate that are those of choosing each', async () => {
    for (const { finance } of financed.slice(0, 40)) {
      const props = { car: finance.car, terms: finance.terms, listTerms: null, disclaimer: '' }
      const text = extractText(await renderFully(<FinanceEstimate {...props} />))
      const month = repaymentOn(finance.terms, { ...NO_CHOICE, frequency: 'monthly' })
      if (!month.showsEnquire) expect(text).toContain(formatDollars(Math.ceil(month.payment)))
      expect(text).not.toContain('estimated')
    }
  })

  it('[CAR-02] [CAR-07] [CAR-16] says everywhere that a repayment is a lender’s, where the site’s own terms are another', async () => {
    const others = financed.filter(({ car }) => otherListTerms(car, site, now))
    expect(others.length).toBeGreaterThan(0)
    const wrong: string[] = []
    for (const { car, finance, figure } of others) {
      const props = { car: finance.car, terms: finance.terms }
      const compared = compareGroups([toComparedCar(car, site, now)]).flatMap(({ rows }) => rows)
      const views = [
        extractText(await renderFully(<RepaymentTeaser {...props} />)),
        extractText(await renderFully(<RepaymentSummary {...props} />)),
        extractText(await renderFully(<FinanceEstimate {...props} listTerms={null} disclaimer="" />)),
        carBrochure(car, site, null, 'https://dealer.test', now).repayment?.text ?? '',
        compared.find(({ label }) => label === 'Repayment terms')?.cells[0]?.text ?? '',
      ]
      if (!figure.showsEnquire && !views.every((text) => text.includes('a lender’s offer')))
        wrong.push(`${car.stockNumber}: ${views.join(' | ')}`)
      expect(repaymentText(repaymentOn(readCard(car).weekly!.terms))).not.toContain('lender')
    }
    expect(wrong).toEqual([])
  })

  it('[CAR-21] [FIN-04] has a week, a month and a total that agree as they are read', async () => {
    const wrong: string[] = []
    const dollars = (text: string) => Number(text.replace(/[$,]/g, ''))
    for (const { car, finance, figure } of financed.filter((each) => !each.figure.showsEnquire).slice(0, 60)) {
      const props = { car: finance.car, terms: finance.terms, listTerms: null, disclaimer: '' }
      const text = extractText(await renderFully(<FinanceEstimate {...props} />))
      const [total = 0] = (/Total repaid\s*(\$[\d,.]+)/.exec(text)?.slice(1) ?? []).map(dollars)
      const [shown = 0] = (/^A (?:week|month)\s*(\$[\d,.]+)/.exec(text.trim())?.slice(1) ?? []).map(dollars)
      const payments = Math.round(figure.termYears * (finance.terms.monthlyOnly ? 12 : 52))
      if (total !== Math.round(shown * payments + figure.residual)) wrong.push(`${car.stockNumber}: ${text}`)
    }
    expect(wrong).toEqual([])
  })

  it('[FIN-04] has one repayment and one total in page and calculator, and a total of its repayments', () => {
    const wrong = financed.filter(({ car, figure }) => {
      const { defaults, settings } = carCalculator(car, site, now)
      const result = calculateRepayment(defaults, settings)
      const payments = Math.round(figure.termYears * { weekly: 52, fortnightly: 26, monthly: 12 }[figure.frequency])
      const total = figure.showsEnquire ? null : Math.round((figure.payment * payments + figure.residual) * 100) / 100
      return result.repayment !== figure.payment || result.total !== figure.total || figure.total !== total
    })
    expect(wrong.map(({ car }) => car.stockNumber)).toEqual([])
  })

  it('[FIN-03] shows no repayment as its own on a car without a price', () => {
    const unpriced = cars.filter((car) => cashPrice(car) === null)
    expect(unpriced.length).toBeGreaterThan(0)
    expect(unpriced.filter((car) => carFinance(car, site, now) || !carCalculator(car, site, now).isExample)).toEqual([])
    expect(financed.filter(({ car }) => carCalculator(car, site, now).isExample)).toEqual([])
  })

  it('[CAR-03] has one price on card, page, print, PDF, structured data and feeds', () => {
    const origin = 'https://dealer.test'
    const wrong: string[] = []
    const context = buildContext({ site, origin, now })
    const sold = cars.slice(0, 20).map((car) => ({ ...car, status: 'sold' as const }))
    for (const car of [...cars, ...sold]) {
      const price = carPrice(car, site)
      const record = toStockRecord(car as never, { customRank: 0, location: null, weekly: null })
      const onCard = carPrice(fromStockRecord(record), site)
      const printed = carBrochure(car, site, null, origin, now).price
      const data = carData(car, site, origin) as { offers?: { price?: number } | { price?: number }[] }
      const offered = [data.offers ?? []].flat().flatMap((offer) => offer.price ?? [])
      const cash = cashPrice(car)
      const advertised = (['google', 'meta'] as const).flatMap((name) =>
        parseRows(vehicleFeedHeader(name) + vehicleFeedLines(name, [car], context)).map(
          (row) => row.sale_price || row.price,
        ),
      )
      const agrees =
        onCard.label === price.label &&
        onCard.priceType === price.priceType &&
        (printed === null || printed.label === price.label) &&
        offered.every((amount) => amount === cash) &&
        // The page of a sold car shows no price (CAR-04).
        offered.length === (cash === null || !isAvailable(car) ? 0 : 1) &&
        advertised.every((amount) => amount === `${cash} AUD`)
      if (!agrees) wrong.push(`${car.stockNumber}: ${JSON.stringify([price, onCard, printed, offered, advertised])}`)
    }
    expect(wrong).toEqual([])
  })

  it('[CAR-16] [FAV-06] has the same repayment in print, PDF and mail, with both rates, its terms and the warning', () => {
    const origin = 'https://dealer.test'
    const wrong = financed.filter(({ car, figure }) => {
      const printed = carBrochure(car, site, null, origin, now).repayment
      const card = readCard(car)
      // A mail is a list of cars: each is on the terms of its card.
      const { repayment } = toEmailVehicle(site, origin, card)
      const say = (shown: RepaymentFigure) => (shown.showsEnquire ? null : `${repaymentText(shown)}*`)
      return (
        (printed?.text ?? null) !== say(figure) ||
        repayment !== say(repaymentOn(card.weekly!.terms)) ||
        (printed !== null && !(printed.note.includes(COMPARISON_WARNING) && printed.disclaimer))
      )
    })
    expect(wrong.map(({ car }) => car.stockNumber)).toEqual([])
    const unfinanced = cars.filter((car) => !carFinance(car, site, now))
    expect(unfinanced.filter((car) => carBrochure(car, site, null, origin, now).repayment)).toEqual([])
  })

  it('[CAR-03] [FAV-06] has the same price in the mail about it, with its type', () => {
    const sender = { ...MAIL_SENDER, name: site.name }
    const wrong = cars.flatMap((car) => {
      const card = fromStockRecord(toStockRecord(car, { customRank: 0, location: null, weekly: null }))
      const price = carPrice(car, site)
      const vehicle = { ...toEmailVehicle(site, 'https://dealer.test', card), news: 'listed' as const }
      const group = { name: 'A search', url: null, vehicles: [vehicle], more: 0 }
      const alert = alertEmail({
        sender,
        groups: [group],
        stockNoun: site.stockNoun,
        settingsUrl: 'https://dealer.test',
      })
      const shown = [price.label, price.priceType].filter(Boolean).join(' ')
      const lead = buildDeliverableLead()
      const receipt = receiptEmail({
        ...lead,
        car: { ...lead.car!, name: car.name, price: cashPrice(car), priceType: priceTypeLabel(car.priceType) },
      })
      const cash = cashPrice(car)
      const agrees =
        alert.text.includes(shown) &&
        (cash === null
          ? !receipt.text.includes('Price shown')
          : receipt.text.includes([formatDollars(cash), priceTypeLabel(car.priceType)].filter(Boolean).join(' '))) &&
        amounts(alert.text).every((amount) => shown.includes(amount))
      return agrees ? [] : [`${car.stockNumber}: ${shown}, ${alert.text.slice(0, 300)}`]
    })
    expect(wrong).toEqual([])
  })

  it('offers no reserved car as in stock, and none that is coming soon as available', () => {
    const availability = (car: Car) =>
      JSON.stringify(carData(car, site, 'https://dealer.test')).match(
        /schema.org\/(InStock|PreOrder|Reserved|SoldOut)/,
      )?.[1]
    const reserved = cars.filter((car) => car.reserved && car.status === 'in_stock' && cashPrice(car) !== null)
    const coming = cars.filter((car) => car.status === 'coming_soon' && !car.reserved && cashPrice(car) !== null)
    expect(new Set(reserved.map(availability))).toEqual(new Set(reserved.length > 0 ? ['Reserved'] : []))
    expect(new Set(coming.map(availability))).toEqual(new Set(['PreOrder']))
  })
})
