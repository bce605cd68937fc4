import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { ANALYTICS_EVENTS, REPORT_EVENTS } from '../../src/domain/leads/analyticsEvents'
import { addDays, localTime } from '../../src/domain/openingHours/localTime'
import { zonedTimeOrLater } from '../../src/domain/openingHours/zonedTime'
import { promotionKey } from '../../src/domain/promotions/promotionKey'
import { seededRandom } from '../../src/domain/random'
import { pageKind } from '../../src/domain/reports/pageKind'
import { vitalBucket, type WebVital } from '../../src/domain/reports/webVitals'
import { analytics_events } from '../../src/server/database/analyticsEvents'
import { cars, sites } from '../../src/server/database/tables.generated'

/** Days with visits, today included. */
const DAYS = 75
/** Visits on an ordinary day. */
const VISITS: Record<string, number> = { harbour: 55, bluegum: 24, ironbark: 14, wayfarer: 12 }
/** Rows of one insert: a statement takes at most 65,535 values. */
const ROWS_PER_INSERT = 9000
const MINUTE_MS = 60_000

/** What brings visits, with its weight. */
const SOURCES: readonly [weight: number, source: string, medium: string, campaign: string][] = [
  [34, 'google', 'organic', ''],
  [22, 'direct', 'none', ''],
  [15, 'google', 'cpc', 'hilux-nov'],
  [10, 'facebook', 'social', 'suv-runout'],
  [7, 'newsletter', 'email', 'spring-service'],
  [5, 'bing', 'organic', ''],
  [4, 'showroom', 'poster', 'eofy'],
  [3, 'carsales.com.au', 'referral', ''],
]

/** Searches in words, with how many cars they find. */
const SEARCHES: readonly (readonly [words: string, count: number])[] = [
  ...([
    ['hilux', 6],
    ['suv under 30k', 14],
    ['7 seater', 5],
    ['automatic ute', 9],
    ['tesla', 0],
  ] as const),
  ...([
    ['towbar', 3],
    ['hybrid', 4],
    ['unimog', 0],
    ['convertible', 1],
    ['electric van', 0],
  ] as const),
]

const FIELDS = ['name', 'email', 'phone', 'phone', 'phone', 'postcode', 'message'] as const
const VITALS: readonly [metric: WebVital, usual: number][] = [
  ['LCP', 1500],
  ['INP', 90],
  ['CLS', 0.02],
]

type EventRow = typeof analytics_events.$inferInsert

/**
 * Visits of the demo dealers in the last weeks, the same in every run but for their dates. Sites that have visits are not changed. Returns the number
 * of events.
 */
export async function seedVisits(payload: Payload, siteIds: ReadonlyMap<string, number>, now: Date): Promise<number> {
  const { drizzle } = payload.db
  let stored = 0
  for (const [slug, usual] of Object.entries(VISITS)) {
    const site = siteIds.get(slug)
    if (!site) continue
    const [known] = await drizzle
      .select({ id: analytics_events.id })
      .from(analytics_events)
      .where(and(eq(analytics_events.site, site), eq(analytics_events.event_id, REPORT_EVENTS.pageView)))
      .limit(1)
    if (known) continue
    const rows = await makeVisits(payload, { site, slug, usual }, now)
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await drizzle.insert(analytics_events).values(rows.slice(from, from + ROWS_PER_INSERT))
    stored += rows.length
  }
  return stored
}

async function makeVisits(
  payload: Payload,
  { site, slug, usual }: { site: number; slug: string; usual: number },
  now: Date,
): Promise<EventRow[]> {
  const { drizzle } = payload.db
  const random = seededRandom(`visits of ${slug}`)
  const [zone] = await drizzle.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, site))
  const stock = await drizzle
    .select({ id: cars.id, slug: cars.slug })
    .from(cars)
    .where(and(eq(cars.site, site), inArray(cars.status, ['in_stock', 'coming_soon']), sql`${cars.id} % 9 <> 0`))
    .orderBy(cars.id)
    .limit(300)
  const promotions = await listPromotions(payload, site)
  const today = localTime(zone!.timeZone, now).date
  const rows: EventRow[] = []
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    // More on Saturdays, fewer on Sundays, and slowly more from week to week.
    const factor = (weekday === 6 ? 1.3 : weekday === 0 ? 0.7 : 1) * (1.1 - ago / 500) * (0.85 + random() * 0.3)
    const midnight = zonedTimeOrLater(day, 0, zone!.timeZone).getTime()
    for (let visit = Math.round(usual * factor); visit > 0; visit -= 1) {
      const at = midnight + Math.floor((7 + 15 * ((random() + random()) / 2)) * 60) * MINUTE_MS
      if (at < now.getTime()) rows.push(...makeVisit({ site, stock, promotions, random, at }))
    }
  }
  return rows
}

interface VisitPlan {
  site: number
  stock: readonly { id: number; slug: string }[]
  promotions: readonly string[]
  random: () => number
  /** milliseconds since 1970 */
  at: number
}

/** One visit: arrival, perhaps a search, cars, a form, and sometimes an enquiry. */
function makeVisit({ site, stock, promotions, random, at }: VisitPlan): EventRow[] {
  const rows: EventRow[] = []
  let moment = at
  const add = (event_id: number, path: string, details: Record<string, unknown> | null = null, car_id?: number) =>
    rows.push({ site, event_id, at: new Date(moment), path, details, ...(car_id && { car_id }) })
  const view = (path: string, entry?: Record<string, unknown>) => {
    moment += Math.floor(random() * 90_000)
    add(REPORT_EVENTS.pageView, path, { kind: pageKind(path), ...entry })
  }
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const step = (name: string, path: string) => add(REPORT_EVENTS.funnelStep, path, { step: name })

  const [, source, medium, campaign] = pickWeighted(SOURCES, random())
  const start = pick(['/', '/', '/search', '/special-offers', '/contact-us', '/finance', '/'])
  view(start, { entry: true, source, medium, campaign, click: medium === 'cpc' ? 'gclid' : null })
  for (const [metric, usual] of VITALS) {
    const bucket = vitalBucket(metric, usual * (0.4 + 1.8 * random() ** 3))
    if (random() < 0.7) add(REPORT_EVENTS.webVital, start, { metric, kind: pageKind(start), bucket })
  }
  if (random() < 0.3 && promotions.length > 0) {
    const promotion = pick(promotions)
    add(REPORT_EVENTS.promotionSeen, start, { promotion })
    if (random() < 0.12) add(REPORT_EVENTS.promotionClick, start, { promotion })
  }
  if (random() < 0.55) {
    if (start !== '/search') view('/search')
    step('search', '/search')
    if (random() < 0.4) {
      const [words, count] = pick(SEARCHES)
      add(ANALYTICS_EVENTS.searchPageView, '/search', { words, count, understood: null })
    }
  }
  if (random() < 0.5 && stock.length > 0) {
    for (let seen = 1 + Math.floor(random() ** 2 * 5); seen > 0; seen -= 1) {
      // Some cars are looked at much more than others.
      const car = stock[Math.floor(random() ** 2 * stock.length)]!
      const path = `/cars/${car.slug}`
      view(path)
      if (seen === 1) step('car', path)
      add(REPORT_EVENTS.carView, path, null, car.id)
      if (random() < 0.04) add(ANALYTICS_EVENTS.phoneClick, path, null, car.id)
    }
    if (random() < 0.14) {
      const form = pick(['car', 'car', 'testDrive', 'finance', 'tradeIn'])
      add(REPORT_EVENTS.formStart, '/', { form })
      step('formStart', '/')
      if (random() < 0.45) step('sent', '/')
      else add(REPORT_EVENTS.formStop, '/', { form, field: pick(FIELDS) })
    }
  }
  return rows
}

function pickWeighted<Row extends readonly [number, ...unknown[]]>(rows: readonly Row[], random: number): Row {
  let left = random * rows.reduce((sum, [weight]) => sum + weight, 0)
  for (const row of rows) {
    left -= row[0]
    if (left < 0) return row
  }
  return rows[0]!
}

async function listPromotions(payload: Payload, site: number): Promise<string[]> {
  const found = await Promise.all(
    (
      [
        ['offers', 'offer'],
        ['promoCards', 'promoCard'],
        ['promoTiles', 'promoTile'],
      ] as const
    ).map(async ([collection, kind]) => {
      const options = { collection, depth: 0, limit: 20, pagination: false, sort: 'id' } as const
      const { docs } = await payload.find({ ...options, where: { site: { equals: site } } })
      return docs.map(({ id }) => promotionKey(kind, id))
    }),
  )
  return found.flat()
}
