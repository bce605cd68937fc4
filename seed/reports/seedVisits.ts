import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { ANALYTICS_EVENTS, REPORT_EVENTS } from '../../src/domain/leads/analyticsEvents'
import { addDays, localTime } from '../../src/domain/openingHours/localTime'
import { zonedTimeOrLater } from '../../src/domain/openingHours/zonedTime'
import { promotionKey } from '../../src/domain/promotions/promotionKey'
import { seededRandom } from '../../src/domain/random'
import { pageKind } from '../../src/domain/reports/pageKind'
import { vitalBucket, type WebVital } from '../../src/domain/reports/webVitals'
import { analytics_events } from '../../src/server/database/analyticsEvents'
import { cars, leads, locations, pages, sites } from '../../src/server/database/tables.generated'

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

/** Searches in words, with about how many cars they find; those of 0 are only made where no car in stock has the word. */
const SEARCHES: readonly (readonly [words: string, count: number])[] = [
  ...([
    ['hilux', 6],
    ['suv under 30k', 14],
    ['7 seater', 5],
    ['automatic ute', 9],
    ['campervan', 0],
  ] as const),
  ...([
    ['towbar', 3],
    ['hybrid', 4],
    ['unimog', 0],
    ['convertible', 1],
    ['forklift', 0],
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
    const rows = makeVisits(await readVisitPlan(payload, { site, slug, usual }, now), now)
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await drizzle.insert(analytics_events).values(rows.slice(from, from + ROWS_PER_INSERT))
    stored += rows.length
  }
  return stored
}

/** What the visits of a demo dealer are made from. */
export interface DemoSiteVisits {
  site: number
  slug: string
  /** visits on an ordinary day */
  usual: number
  timeZone: string
  stock: readonly { id: number; slug: string; name: string }[]
  promotions: readonly string[]
  /** pages that visits begin on: every one of them is there */
  starts: readonly string[]
  leads: readonly DemoEnquiry[]
}

/** An enquiry of the demo, to which a visit belongs. */
export interface DemoEnquiry {
  kind: string
  at: Date
  carId: number | null
  /** utm_source, utm_medium and utm_campaign of the visit */
  campaign: Readonly<Record<string, string>>
}

async function readVisitPlan(
  payload: Payload,
  { site, slug, usual }: Pick<DemoSiteVisits, 'site' | 'slug' | 'usual'>,
  now: Date,
): Promise<DemoSiteVisits> {
  const { drizzle } = payload.db
  const since = new Date(now.getTime() - DAYS * 24 * 60 * MINUTE_MS)
  const [[zone], stock, published, places, enquiries, promotions] = await Promise.all([
    drizzle.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, site)),
    drizzle
      .select({ id: cars.id, slug: cars.slug, name: sql<string>`lower(${cars.make} || ' ' || ${cars.model})` })
      .from(cars)
      .where(and(eq(cars.site, site), inArray(cars.status, ['in_stock', 'coming_soon']), sql`${cars.id} % 9 <> 0`))
      .orderBy(cars.id)
      .limit(300),
    drizzle
      .select({ path: pages.path })
      .from(pages)
      .where(
        and(
          ...[eq(pages.site, site), eq(pages._status, 'published'), isNull(pages.deletedAt)],
          inArray(pages.path, ['/finance', '/contact', '/service']),
        ),
      )
      .orderBy(pages.path),
    drizzle
      .select({ slug: locations.slug })
      .from(locations)
      .where(eq(locations.site, site))
      .orderBy(locations.id)
      .limit(1),
    drizzle
      .select({ kind: leads.kind, at: leads.createdAt, carId: leads.car, attributes: leads.lead_attributes })
      .from(leads)
      .where(
        and(
          ...[eq(leads.site, site), gte(leads.createdAt, since), lt(leads.createdAt, now)],
          or(isNull(leads.is_test), ne(leads.is_test, true)),
        ),
      )
      .orderBy(leads.createdAt)
      .limit(500),
    listPromotions(payload, site),
  ])
  return {
    ...{ site, slug, usual, timeZone: zone!.timeZone, stock, promotions },
    starts: [
      ...['/', '/', '/', '/search', '/special-offers'],
      ...published.flatMap(({ path }) => path ?? []),
      ...places.map((place) => `/contact-us/${place.slug}`),
    ],
    leads: enquiries.map(({ attributes, ...lead }) => ({
      ...lead,
      campaign: (attributes as { linked_query_params?: Record<string, string> } | null)?.linked_query_params ?? {},
    })),
  }
}

/** All events of a demo dealer's visits until `now`. Each enquiry ends a visit, and no other visit sends one. */
export function makeVisits(plan: DemoSiteVisits, now: Date): EventRow[] {
  const { slug, usual, timeZone } = plan
  const random = seededRandom(`visits of ${slug}`)
  const today = localTime(timeZone, now).date
  const searches = SEARCHES.filter(
    ([words, count]) => count > 0 || !plan.stock.some(({ name }) => name.toLowerCase().includes(words)),
  )
  const rows: EventRow[] = plan.leads.flatMap((lead) => makeEnquiryVisit(plan, lead))
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    // More on Saturdays, fewer on Sundays, and slowly more from week to week.
    const factor = (weekday === 6 ? 1.3 : weekday === 0 ? 0.7 : 1) * (1.1 - ago / 500) * (0.85 + random() * 0.3)
    const midnight = zonedTimeOrLater(day, 0, timeZone).getTime()
    for (let visit = Math.round(usual * factor); visit > 0; visit -= 1) {
      const at = midnight + Math.floor((7 + 15 * ((random() + random()) / 2)) * 60) * MINUTE_MS
      if (at < now.getTime()) rows.push(...makeVisit({ ...plan, searches, random, at }))
    }
  }
  return rows
}

/** The visit that an enquiry was sent in: it ends at the enquiry's own moment, and begins with what the enquiry says brought it. */
function makeEnquiryVisit({ site, stock }: DemoSiteVisits, { kind, at, carId, campaign }: DemoEnquiry): EventRow[] {
  const car = stock.find(({ id }) => id === carId)
  const path = car ? `/cars/${car.slug}` : '/'
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1000)
  const row = (event_id: number, seconds: number, on: string, details: Record<string, unknown> | null): EventRow => ({
    ...{ site, event_id, at: before(seconds), path: on, details },
  })
  const { utm_source: source = 'direct', utm_medium: medium = 'none', utm_campaign: name = '' } = campaign
  const entry = { entry: true, source, medium, campaign: name, click: medium === 'cpc' ? 'gclid' : null }
  return [
    row(REPORT_EVENTS.pageView, 50, '/', { kind: pageKind('/'), ...entry }),
    ...(car
      ? [
          row(REPORT_EVENTS.pageView, 45, path, { kind: pageKind(path) }),
          row(REPORT_EVENTS.funnelStep, 45, path, { step: 'car' }),
          { ...row(REPORT_EVENTS.carView, 45, path, null), car_id: car.id },
        ]
      : []),
    row(REPORT_EVENTS.formStart, 30, path, { form: kind }),
    row(REPORT_EVENTS.funnelStep, 30, path, { step: 'formStart' }),
    row(REPORT_EVENTS.funnelStep, 0, path, { step: 'sent' }),
  ]
}

interface VisitPlan extends DemoSiteVisits {
  searches: typeof SEARCHES
  random: () => number
  /** milliseconds since 1970 */
  at: number
}

/** One visit without an enquiry: arrival, perhaps a search, cars, and a form that is begun and left. */
function makeVisit({ site, stock, promotions, starts, searches, random, at }: VisitPlan): EventRow[] {
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
  const measure = (path: string) => {
    for (const [metric, usual] of VITALS) {
      const bucket = vitalBucket(metric, usual * (0.4 + 1.8 * random() ** 3))
      if (random() < 0.7) add(REPORT_EVENTS.webVital, path, { metric, kind: pageKind(path), bucket })
    }
  }
  const start = pick(starts)
  view(start, { entry: true, source, medium, campaign, click: medium === 'cpc' ? 'gclid' : null })
  measure(start)
  if (random() < 0.3 && promotions.length > 0) {
    const promotion = pick(promotions)
    add(REPORT_EVENTS.promotionSeen, start, { promotion })
    if (random() < 0.12) add(REPORT_EVENTS.promotionClick, start, { promotion })
  }
  if (random() < 0.55) {
    if (start !== '/search') view('/search')
    step('search', '/search')
    if (random() < 0.4) {
      const [words, count] = pick(searches)
      add(ANALYTICS_EVENTS.searchPageView, '/search', { words, count, understood: null })
    }
  }
  if (random() < 0.5 && stock.length > 0) {
    for (let seen = 1 + Math.floor(random() ** 2 * 5); seen > 0; seen -= 1) {
      // Some cars are looked at much more than others.
      const car = stock[Math.floor(random() ** 2 * stock.length)]!
      const path = `/cars/${car.slug}`
      view(path)
      if (seen === 1) {
        step('car', path)
        measure(path)
      }
      add(REPORT_EVENTS.carView, path, null, car.id)
      if (random() < 0.04) add(ANALYTICS_EVENTS.phoneClick, path, null, car.id)
    }
    if (random() < 0.04) {
      const form = pick(['car', 'car', 'testDrive', 'finance', 'tradeIn'])
      add(REPORT_EVENTS.formStart, '/', { form })
      step('formStart', '/')
      add(REPORT_EVENTS.formStop, '/', { form, field: pick(FIELDS) })
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
