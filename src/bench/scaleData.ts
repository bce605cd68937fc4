import type { Client } from 'pg'

/** What the benchmark adds to the demo: dealers like Harbour, whose cars vary in price and kilometres. */
export interface ScaleSize {
  dealers: number
  /** cars of each dealer */
  cars: number
  /** cars of one more dealer, with the largest stock */
  largest: number
  /** enquiries of all dealers together, each delivered once */
  leads: number
}

/** Short name of the dealer with the largest stock. */
export const LARGEST_SLUG = 'bench-largest'

/** Dealers per statement, so that progress can be shown. */
const BATCH = 50

/**
 * Fills a database with the demo by copying rows inside Postgres, which is faster than sending them. Random values are seeded, so
 * that every run has the same stock.
 */
export async function addScaleData(
  database: Client,
  { dealers, cars, largest, leads }: ScaleSize,
  onProgress: (line: string) => void,
): Promise<void> {
  await database.query('select setseed(0.5)')
  const siteColumns = await listColumns(database, 'sites', ['id', 'slug', 'name'])
  await database.query(
    `insert into sites (slug, name, ${siteColumns})
     select number.slug, initcap(replace(number.slug, '-', ' ')), ${siteColumns.map((name) => `harbour.${name}`)}
     from sites harbour,
       (select 'bench-' || n as slug from generate_series(1, $1::int) n union all select $2) number
     where harbour.slug = 'harbour'`,
    [dealers, LARGEST_SLUG],
  )
  const carColumns = await listColumns(database, 'cars', [
    ...['id', 'site_id', 'slug', 'stocknum', 'vin', 'price', 'km'],
    // Feeds and locations belong to one site.
    ...['location_id', 'feed_id', 'held', 'created_at', 'updated_at'],
  ])
  const addCars = (condition: string, count: number) =>
    database.query(
      `insert into cars (site_id, slug, stocknum, vin, price, km, created_at, updated_at, ${carColumns})
       select sites.id, car.slug || '-' || copy, car.stocknum || '-' || copy, null,
         round(car.price * (0.7 + 0.6 * random()::numeric)), round(180000 * random()::numeric),
         now() - random() * interval '200 days', now() - random() * interval '200 days',
         ${carColumns.map((name) => `car.${name}`)}
       from sites, (
         select cars.*, copy from cars, generate_series(1, $1::int / 100 + 1) copy
         where site_id = (select id from sites where slug = 'harbour') order by copy, cars.id limit $1
       ) car where ${condition}`,
      [count],
    )
  for (let from = 1; from <= dealers; from += BATCH) {
    onProgress(`adding cars of dealer ${from} of ${dealers}`)
    const slugs = Array.from({ length: Math.min(BATCH, dealers - from + 1) }, (_, index) => `'bench-${from + index}'`)
    await addCars(`sites.slug in (${slugs.join(', ')})`, cars)
  }
  onProgress(`adding ${largest.toLocaleString('en-AU')} cars of one dealer`)
  await addCars(`sites.slug = '${LARGEST_SLUG}'`, largest)
  onProgress(`adding ${leads.toLocaleString('en-AU')} enquiries`)
  // Every tenth goes to Harbour, so that its editor has a large inbox.
  await database.query(
    `insert into leads (site_id, name, last_name, email, phone, message, kind, category, reference, idempotency_key, status,
       created_at, updated_at)
     select case when n % 10 = 0 then harbour.id else ids.all_ids[1 + n % cardinality(ids.all_ids)] end, 'Priya', 'Nair ' || n,
       'shopper' || n || '@shopper.test', '04' || lpad((n % 100000000)::text, 8, '0'), 'Is it still here?', 'general', 'General',
       'B' || n, 'bench-' || n, (case when n % 3 = 0 then 'new' else 'done' end)::enum_leads_status,
       moment.at, moment.at
     from generate_series(1, $1::int) n
     cross join (select id from sites where slug = 'harbour') harbour
     cross join (select array_agg(id order by id) as all_ids from sites) ids
     cross join lateral (select now() - (n % 700) * interval '1 day' - (n % 86400) * interval '1 second' as at) moment`,
    [leads],
  )
  await database.query(
    `insert into lead_deliveries (site_id, lead_id, channel, purpose, recipient, status, attempts, delivered_at, stable_key,
       created_at, updated_at)
     select site_id, id, (case when id % 2 = 0 then 'email' else 'adfEmail' end)::enum_lead_deliveries_channel, 'dealer',
       'sales@dealer.test', 'delivered', 1, created_at, idempotency_key, created_at, created_at
     from leads where idempotency_key like 'bench-%'`,
  )
  onProgress('collecting statistics')
  await database.query('vacuum analyze')
}

async function listColumns(database: Client, table: string, except: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
    [table, except],
  )
  return rows.map(({ name }) => name)
}
