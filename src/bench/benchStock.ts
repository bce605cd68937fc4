import { parse } from 'csv-parse/sync'
import type { Client } from 'pg'
import { RowParser } from '../domain/feeds/feedRow'
import { readDemoFeed } from '../scripts/demo.mjs'
import { type Random, randomNear } from './benchRandom'

const BATCH = 2000

/** Columns copied unchanged from the demo car. */
const COPIED_COLUMNS = [
  ...[
    'car_type',
    'status',
    'item_type',
    'make',
    'model',
    'badge',
    'series',
    'price_type',
    'body',
    'simple_body',
    'trans',
  ],
  ...[
    'simple_transmission',
    'drive',
    'simple_drive',
    'fuel',
    'simple_fuel',
    'seats',
    'doors',
    'sleeps',
    'tag',
    'dealercomments',
    'interior_colour',
    'cylinders',
    'engine_size_litres',
    'gearnum',
    'ancap_rating',
  ],
] as const

/** Cars of the larger demo dealers, which are distributed like real stock. */
function readDemoCars(): Record<string, unknown>[] {
  const parser = new RowParser(new Date())
  return ['harbour', 'bluegum'].flatMap((dealer) => {
    return (parse(readDemoFeed(dealer), { columns: true }) as Record<string, string>[]).flatMap(
      (cells) => parser.parse(cells).car ?? [],
    )
  })
}

/**
 * Adds `count` cars to a site, based on demo cars with random price, kilometres, year, colour and dates. The random source is
 * seeded, so that every run has the same stock.
 */
export async function addStock(
  database: Client,
  siteId: number,
  locations: readonly number[],
  count: number,
  random: Random,
) {
  const demoCars = readDemoCars()
  const colours = [...new Set(demoCars.map(({ colour }) => colour))]
  const now = Date.now()
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
      const number = from + at + 1
      const car = random.pick(demoCars)
      const year = randomNear(random, Number(car.year ?? 2020), 3)
      const sold = car.status === 'sold'
      return {
        ...Object.fromEntries(COPIED_COLUMNS.map((name) => [name, car[name] ?? null])),
        site_id: siteId,
        location_id: random.pick(locations),
        name: [year, car.make, car.model, car.badge].filter(Boolean).join(' '),
        slug: `car-${number}`,
        stocknum: `B${100_000 + number}`,
        vin: `6T1BENCH0${String(10_000_000 + number)}`.slice(0, 17),
        year,
        price: car.price === null ? null : Math.round(Number(car.price) * (0.7 + random.next() * 0.6)),
        km: Math.round(random.next() * 180_000),
        colour: random.pick(colours) ?? null,
        specifications: JSON.stringify(car.specifications ?? []),
        features: JSON.stringify(car.features ?? []),
        categories: JSON.stringify(car.categories ?? []),
        images: JSON.stringify((car.images as unknown[]) ?? []),
        photos_count: ((car.images as unknown[]) ?? []).length,
        show_on_dealer_website: true,
        certified: random.next() < 0.1,
        custom_rank: Math.floor(random.next() * 3),
        listed_at: new Date(now - random.next() * 200 * 86_400_000).toISOString(),
        sold_date: sold ? new Date(now - random.next() * 30 * 86_400_000).toISOString() : null,
      }
    })
    const columns = Object.keys(rows[0] as object)
    await database.query(
      `insert into cars (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::cars, $1)`,
      [JSON.stringify(rows.map((row) => ({ ...row, ...parsedJson(row) })))],
    )
  }
  await database.query('analyze cars')
}

/** Parses the JSON columns, so that they are not inserted as strings. */
function parsedJson(row: Record<'specifications' | 'features' | 'categories' | 'images', string>) {
  return {
    specifications: JSON.parse(row.specifications),
    features: JSON.parse(row.features),
    categories: JSON.parse(row.categories),
    images: JSON.parse(row.images),
  }
}

/** Inserts a row with placeholders in required columns. Returns its id. */
export async function addRow(database: Client, table: string, row: Record<string, unknown>): Promise<number> {
  const { rows: required } = await database.query<{ column_name: string; udt_name: string }>(
    `select column_name, udt_name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_nullable = 'NO' and column_default is null`,
    [table],
  )
  const placeholders: Record<string, unknown> = { int4: 1, numeric: 0, bool: false, jsonb: '{}' }
  const full: Record<string, unknown> = {
    ...Object.fromEntries(
      required.map(({ column_name, udt_name }) => [column_name, placeholders[udt_name] ?? 'bench']),
    ),
    ...row,
  }
  const names = Object.keys(full)
  const { rows } = await database.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(full),
  )
  return (rows[0] as { id: number }).id
}
