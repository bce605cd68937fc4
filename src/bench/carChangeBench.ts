import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BenchRow, figure, figureWithMax } from './benchRow'
import { logIn, send } from './hostRequests'
import { LARGEST_SLUG } from './scaleData'

/** Pages of cars that are cached before one of the cars changes, and how many of them the change may expire. */
const WARM_PAGES = 200
const MAX_EXPIRED_PAGES = 10

/** A change expires pages once more, when the index has followed. */
const FOLLOW_MS = 2000

/** Changes the price of one car of the largest stock, many of whose pages are cached, and counts the pages that are rendered again. */
export async function benchCarChange(port: number, databaseUrl: string): Promise<BenchRow[]> {
  const cars = await listCars(databaseUrl)
  const host = `${LARGEST_SLUG}.localhost`
  const open = (slug: string) => send(port, { host, path: `/cars/${slug}` })
  for (const { slug } of cars) await open(slug)
  const cookie = await logIn(port, 'super@forecourt.test')
  const { id, slug } = cars[WARM_PAGES / 2]!
  // Another price on each run with the same database.
  const price = 60_000 + (Date.now() % 10_000)
  const started = performance.now()
  await send(port, {
    path: `/api/cars/${id}?depth=0`,
    method: 'PATCH',
    cookie,
    // The cars come from a feed, whose values staff change by an override.
    body: JSON.stringify({ overrides: [{ field: 'price', value: String(price) }] }),
  })
  while (!(await open(slug)).body.includes(price.toLocaleString('en-AU'))) await sleep(10)
  const shownAfter = performance.now() - started
  await sleep(FOLLOW_MS)
  let expired = 1
  for (const other of cars) {
    if (other.slug === slug) continue
    const { headers } = await open(other.slug)
    if (headers['x-nextjs-cache'] !== 'HIT') expired += 1
  }
  return [
    figure('New price of a car: shown on its page after', shownAfter, 'ms'),
    figureWithMax(
      `New price of a car: of ${cars.length} cached pages of cars, expired`,
      expired,
      '',
      MAX_EXPIRED_PAGES,
    ),
  ]
}

/** Cars of the largest stock, spread over it. Their pages get the layout of Harbour's, which shows similar cars. */
async function listCars(url: string): Promise<{ id: number; slug: string }[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    await database.query(
      `insert into layouts (site_id, kind, layout, _status)
       select sites.id, kind, layout, _status from layouts, sites
       where site_id = (select id from sites where slug = 'harbour') and kind = 'car' and sites.slug = $1
         and not exists (select from layouts own where own.site_id = sites.id and own.kind = 'car')`,
      [LARGEST_SLUG],
    )
    const { rows } = await database.query(
      `select id, slug from (
         select cars.id, cars.slug, row_number() over (order by cars.id) as place, count(*) over () as total
         from cars join sites on sites.id = site_id
         where sites.slug = $1 and status = 'in_stock' and show_on_dealer_website
       ) car where place % (total / $2) = 0 order by id limit $2`,
      [LARGEST_SLUG, WARM_PAGES],
    )
    return rows
  } finally {
    await database.end()
  }
}
