import type { Client } from 'pg'
import type { BenchRefinement } from './benchPages'

/**
 * Columns of the facets that one GROUPING SETS query can count. Without lists (categories, features) and columns of other
 * tables (city, state), so Postgres has less to do than the index.
 */
const COLUMNS = {
  make: 'make',
  make_model: 'make, model',
  badge: 'badge',
  body: 'simple_body',
  car_type: 'car_type',
  colour: 'colour',
  drive: 'simple_drive',
  fuel: 'simple_fuel',
  location_name: 'location_id',
  seats: 'seats',
  transmission: 'simple_transmission',
  year: 'year',
  certified: 'certified',
  price: 'price',
} as const

export const GROUPED_FACETS = Object.keys(COLUMNS).length

const ORDERS: Record<string, string> = {
  stock: 'custom_rank desc, listed_at desc',
  stock_price_asc: 'price asc nulls last, custom_rank desc',
  stock_price_desc: 'price desc nulls last, custom_rank desc',
  stock_newest: 'listed_at desc, custom_rank desc',
  stock_km_asc: 'km asc nulls last, custom_rank desc',
  stock_year_desc: 'year desc nulls last, custom_rank desc',
}

/** Runs the same search in SQL: sorted cars, all counts, and another count for each facet with selected values. Ignores text queries. */
export async function searchInPostgres(
  database: Client,
  siteId: number,
  { values, price, index, page }: BenchRefinement,
) {
  const queries = [
    ...[buildWhere(siteId, values, price)].flatMap(({ text, operands }) => [
      {
        text: `select id, name, slug, price, km, year, images from cars where ${text} order by ${ORDERS[index]} limit 21 offset ${page * 21}`,
        operands,
      },
      {
        text: `select ${[...new Set(Object.values(COLUMNS).flatMap((columns) => columns.split(', ')))].join(', ')}, count(*)
          from cars where ${text} group by grouping sets (${Object.values(COLUMNS)
            .map((columns) => `(${columns})`)
            .join(', ')}, ())`,
        operands,
      },
    ]),
    ...values.map(({ attribute }) => {
      const { text, operands } = buildWhere(
        siteId,
        values.filter((value) => value.attribute !== attribute),
        price,
      )
      const column = COLUMNS[attribute as keyof typeof COLUMNS]
      return { text: `select ${column}, count(*) from cars where ${text} group by ${column}`, operands }
    }),
    ...(price === null
      ? []
      : [buildWhere(siteId, values, null)].map(({ text, operands }) => ({
          text: `select price, count(*) from cars where ${text} group by price`,
          operands,
        }))),
  ]
  for (const { text, operands } of queries) await database.query(text, operands)
}

function buildWhere(siteId: number, values: BenchRefinement['values'], price: BenchRefinement['price']) {
  const operands: unknown[] = [siteId]
  const conditions = [
    'site_id = $1',
    "(status in ('in_stock', 'coming_soon') or sold_date > now() - interval '3 days')",
    'show_on_dealer_website',
  ]
  for (const { attribute, chosen } of values) {
    operands.push(chosen)
    conditions.push(`${COLUMNS[attribute as keyof typeof COLUMNS]} = any($${operands.length})`)
  }
  if (price !== null) {
    operands.push(...price)
    conditions.push(`price between $${operands.length - 1} and $${operands.length}`)
  }
  return { text: conditions.join(' and '), operands }
}
