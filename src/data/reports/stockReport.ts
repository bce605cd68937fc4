import { and, inArray, sql } from 'drizzle-orm'
import type { Cell, Report, ReportColumn, ReportTable } from '../../domain/reports/report'
import { AVAILABLE_STATUSES } from '../../domain/stock/availability'
import { cars } from '../../server/database/tables.generated'
import { listKeys } from './figures'
import type { ReportScope } from './scope'

/** Cars that are read at most; those of more sites are reported by site. */
const MAX_CARS = 20_000
/** Cars in a list. */
const MAX_ROWS = 50
const DAY_MS = 24 * 3_600_000

/** A price within this share of the market's average counts as at the market. */
const AT_MARKET = 0.05

const AGES = [
  { label: 'Up to 30 days', max: 30 },
  { label: '31 to 60 days', max: 60 },
  { label: '61 to 90 days', max: 90 },
  { label: 'Over 90 days', max: Number.POSITIVE_INFINITY },
] as const

interface StockCar {
  name: string
  days: number
  position: string
  views: number
  enquiries: number
}

/** What is for sale today, with the views and enquiries of the period. */
export async function loadStock(scope: ReportScope): Promise<Report> {
  const [rows, figures] = await Promise.all([
    scope.payload.db.drizzle
      .select({
        id: cars.id,
        name: cars.name,
        stocknum: cars.stocknum,
        listed: sql<string>`coalesce(${cars.listed_at}, ${cars.createdAt})`,
        price: sql<
          number | null
        >`(case when ${cars.offer_price} > 10 then ${cars.offer_price} else ${cars.price} end)::float8`,
        market: sql<number | null>`${cars.market_average_price}::float8`,
      })
      .from(cars)
      .where(
        and(
          inArray(
            cars.site,
            scope.sites.map(({ id }) => id),
          ),
          inArray(cars.status, AVAILABLE_STATUSES),
          cars.show_on_dealer_website,
        ),
      )
      .limit(MAX_CARS),
    listKeys(scope, ['carView', 'leadCar'], MAX_CARS, { before: false }),
  ])
  const count = (measure: string) =>
    new Map(figures.filter((figure) => figure.measure === measure).map(({ key, now }) => [key, now]))
  const [views, enquiries] = [count('carView'), count('leadCar')]
  const stock = rows.map(
    ({ id, name, stocknum, listed, price, market }): StockCar => ({
      name: `${name} (${stocknum})`,
      days: Math.max(0, Math.floor((scope.now.getTime() - new Date(listed).getTime()) / DAY_MS)),
      position: pricePosition(price, market),
      views: views.get(String(id)) ?? 0,
      enquiries: enquiries.get(String(id)) ?? 0,
    }),
  )
  const ages = stock.map(({ days }) => days).sort((a, b) => a - b)
  const unanswered = stock.filter((car) => car.views > 0 && car.enquiries === 0).sort((a, b) => b.views - a.views)
  const unseen = stock.filter((car) => car.views === 0).sort((a, b) => b.days - a.days)
  return {
    figures: [
      figure('For sale today', 'count', stock.length),
      figure('Days in stock, in the middle', 'days', ages[Math.floor((ages.length - 1) / 2)] ?? null),
      figure('Viewed without an enquiry', 'count', unanswered.length),
    ],
    chart: null,
    tables: [
      groupTable(
        'By age',
        'Days in stock',
        AGES.map(({ label }) => label),
        stock,
        ageOf,
      ),
      groupTable('By price', 'Price', POSITIONS, stock, ({ position }) => position),
      carTable(
        'Views and no enquiry',
        unanswered,
        'Every vehicle that was viewed brought an enquiry, or none was viewed.',
      ),
      carTable('Not viewed at all', unseen, 'Every vehicle was viewed in this period.'),
    ],
  }
}

const figure = (label: string, kind: 'count' | 'days', value: number | null) => ({
  ...{ label, kind, value, change: null, isMoreBetter: true },
})

const ageOf = ({ days }: StockCar): string => AGES.find(({ max }) => days <= max)!.label

const POSITIONS = ['Below the market', 'At the market', 'Above the market', 'Market price unknown'] as const

function pricePosition(price: number | null, market: number | null): (typeof POSITIONS)[number] {
  if (!price || !market) return 'Market price unknown'
  const difference = price / market - 1
  if (Math.abs(difference) <= AT_MARKET) return 'At the market'
  return difference < 0 ? 'Below the market' : 'Above the market'
}

function groupTable(
  title: string,
  label: string,
  names: readonly string[],
  stock: readonly StockCar[],
  nameOf: (car: StockCar) => string,
): ReportTable {
  const rows = names.flatMap((name): Cell[][] => {
    const group = stock.filter((car) => nameOf(car) === name)
    if (group.length === 0) return []
    const views = group.reduce((sum, car) => sum + car.views, 0)
    const enquiries = group.reduce((sum, car) => sum + car.enquiries, 0)
    return [[name, group.length, views, enquiries, views / group.length, views > 0 ? enquiries / views : null]]
  })
  return {
    title,
    columns: [
      { label, kind: 'text' },
      { label: 'Vehicles', kind: 'count' },
      { label: 'Views', kind: 'count' },
      { label: 'Enquiries', kind: 'count' },
      { label: 'Views of each', kind: 'score' },
      { label: 'Enquiries of views', kind: 'share' },
    ],
    rows,
    empty: 'Nothing is for sale.',
    bars: 1,
  }
}

const CAR_COLUMNS: readonly ReportColumn[] = [
  { label: 'Vehicle', kind: 'text' },
  { label: 'Views', kind: 'count' },
  { label: 'In stock', kind: 'days' },
  { label: 'Price', kind: 'text' },
]

const carTable = (title: string, list: readonly StockCar[], empty: string): ReportTable => ({
  ...{ title, empty, columns: CAR_COLUMNS },
  ...(list.length > MAX_ROWS && { note: `The first ${MAX_ROWS} of ${list.length.toLocaleString('en-AU')}.` }),
  rows: list.slice(0, MAX_ROWS).map(({ name, views, days, position }) => [name, views, days, position]),
})
