import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FeedError, NoCarsError, RemovalGuardError } from '../../../src/feeds/feedError'
import { type ImportFeedOptions, importFeed } from '../../../src/feeds/importFeed'

const NOW = new Date('2026-11-20T02:00:00Z')
const HEADER = 'stocknum,make,model,year,car_type,price,km,images,features,tag,dealercomments,location'

let pool: pg.Pool
let siteId: number

/** Builds a row of the feed, with defaults for other columns. */
const buildRow = (stocknum: string, cells: Partial<Record<string, string>> = {}) =>
  [
    stocknum,
    cells.make ?? 'Toyota',
    cells.model ?? 'HiLux',
    cells.year ?? '2024',
    cells.car_type ?? 'used',
    cells.price ?? '54990',
    cells.km ?? '12000',
    cells.images ?? '/a.webp|/b.webp',
    cells.features ?? 'Tow bar|Canopy',
    cells.tag ?? '',
    cells.dealercomments ?? '',
    cells.location ?? '',
  ].join(',')

const buildFeed = (...rows: string[]) => [HEADER, ...rows].join('\n')

const runFeed = (content: string | Buffer, options: Partial<ImportFeedOptions> = {}) =>
  importFeed({ pool, siteId, source: Readable.from([Buffer.from(content)]), now: NOW, ...options })

async function listCars() {
  const { rows } = await pool.query('SELECT * FROM cars WHERE site_id = $1 ORDER BY stocknum', [siteId])
  return rows
}

const buildRows = (count: number) =>
  Array.from({ length: count }, (_, index) => buildRow(`S${String(index).padStart(2, '0')}`))

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 3 })
  siteId = await insertSite('importer')
})
beforeEach(() => pool.query('DELETE FROM cars'))
afterAll(() => pool.end())

/** Inserts a site with its required columns. */
async function insertSite(slug: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('INSERT INTO sites (name, slug) VALUES ($1, $1) RETURNING id', [
    slug,
  ])
  return rows[0]!.id
}

describe('a feed', () => {
  it('[CAR-18] sets the fields of a car, its address and its photos in order', async () => {
    const report = await runFeed(buildFeed(buildRow('A1', { price: '"$34,990"', km: '12500 km' })))
    expect(report).toMatchObject({ rows: 1, new: 1, changed: 0, unchanged: 0, sold: 0, rejectedCount: 0 })
    const [car] = await listCars()
    expect(car).toMatchObject({
      name: '2024 Toyota HiLux',
      slug: '2024-toyota-hilux-a1',
      car_type: 'used',
      status: 'in_stock',
    })
    expect(Number(car.price)).toBe(34_990)
    expect(Number(car.km)).toBe(12_500)
    expect(Number(car.photos_count)).toBe(2)
    expect(car.images).toEqual([
      { url: '/a.webp', thumbUrl: '/a.webp' },
      { url: '/b.webp', thumbUrl: '/b.webp' },
    ])
    expect(car.features).toEqual(['Tow bar', 'Canopy'])
  })

  it('[FIN-12] refuses lender records whose comparison rate does not follow from rate and fees, and imports the car', async () => {
    const record = (comparisonRate: number) =>
      `"${JSON.stringify({ Wattle: { interestRate: 7.49, comparisonRate, establishmentFees: 395 } }).replaceAll('"', '""')}"`
    const row = (stocknum: string, rate: number) => `${stocknum},Kia,Rio,2024,used,9990,/1.jpg,${record(rate)}`
    const feed = `stocknum,make,model,year,car_type,price,images,finance_lenders\n${row('A1', 8.39)}\n${row('A2', 8.04)}`
    const report = await runFeed(feed)
    expect(report).toMatchObject({ new: 2, rejectedCount: 0 })
    expect(report.warnings).toEqual([
      expect.stringMatching(/^Line 2, stock number A1: lender offer refused\. Wattle: .*8\.39%.*8\.04%/),
    ])
    expect((await listCars()).map(({ finance_lenders }) => finance_lenders?.Wattle?.comparisonRate)).toEqual([
      undefined,
      8.04,
    ])
  })

  it('writes only changed cars', async () => {
    await runFeed(buildFeed(buildRow('A1'), buildRow('A2')))
    const [before] = await listCars()
    const later = new Date('2026-11-21T02:00:00Z')
    const report = await runFeed(buildFeed(buildRow('A1'), buildRow('A2', { price: '49990' })), { now: later })
    expect(report).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
    const [first, second] = await listCars()
    expect(first.updated_at).toEqual(before.updated_at)
    expect(second.updated_at).toEqual(later)
    expect(Number(second.price)).toBe(49_990)
  })

  it('sets staff fields once, and keeps the address', async () => {
    await runFeed(buildFeed(buildRow('A1', { tag: 'One Owner', dealercomments: 'From the feed' })))
    await pool.query("UPDATE cars SET tag = 'Staff pick', dealercomments = 'Ours', show_on_dealer_website = false")
    await runFeed(buildFeed(buildRow('A1', { tag: 'Other', dealercomments: 'Feed again', model: 'Hilux Rogue' })))
    const [car] = await listCars()
    expect(car).toMatchObject({ tag: 'Staff pick', dealercomments: 'Ours', show_on_dealer_website: false })
    expect(car).toMatchObject({ model: 'Hilux Rogue', slug: '2024-toyota-hilux-a1' })
  })

  it('marks a missing car as sold today, and lists it again when it returns', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    const report = await runFeed(buildFeed(...buildRows(9)))
    expect(report.sold).toBe(1)
    const removed = (await listCars()).at(-1)
    expect(removed).toMatchObject({ status: 'sold', sold_date: NOW })
    await runFeed(buildFeed(...buildRows(10)))
    expect((await listCars()).at(-1)).toMatchObject({ status: 'in_stock', sold_date: null })
  })

  it('never removes a car entered by staff', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    await pool.query("UPDATE cars SET feed_hash = NULL WHERE stocknum = 'S09'")
    await runFeed(buildFeed(...buildRows(9)))
    expect((await listCars()).at(-1)).toMatchObject({ stocknum: 'S09', status: 'in_stock' })
  })

  it('is stopped by the guard above its limit, and not at the limit', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    await expect(runFeed(buildFeed(...buildRows(7)))).rejects.toThrow(RemovalGuardError)
    expect((await listCars()).every(({ status }) => status === 'in_stock')).toBe(true)
    expect((await runFeed(buildFeed(...buildRows(8)))).sold).toBe(2)
  })

  it('ignores missing cars in delta mode', async () => {
    await runFeed(buildFeed(...buildRows(4)))
    expect(await runFeed(buildFeed(buildRow('S00', { price: '1000' })), { mode: 'delta' })).toMatchObject({
      changed: 1,
      sold: 0,
    })
    expect(await listCars()).toHaveLength(4)
  })

  it('has a dry run with the same counts and no changes', async () => {
    const dry = await runFeed(buildFeed(buildRow('A1')), { dryRun: true })
    expect(dry).toMatchObject({ new: 1, dryRun: true })
    expect(await listCars()).toHaveLength(0)
  })

  it('gives cars unique URLs if their stock numbers have the same slug', async () => {
    const twins = buildFeed(buildRow('A-1'), buildRow('a 1'), buildRow('A.1'), buildRow('B1'))
    expect(await runFeed(twins)).toMatchObject({ new: 4 })
    const before = (await listCars()).map(({ stocknum, slug }) => [stocknum, slug])
    expect(new Set(before.map(([, slug]) => slug)).size).toBe(4)
    expect(before).toContainEqual(['B1', '2024-toyota-hilux-b1'])
    const later = twins.replaceAll('54990', '49990')
    expect(await runFeed(`${later}\n${buildRow('a/1')}`)).toMatchObject({ new: 1, changed: 4 })
    const after = (await listCars()).map(({ stocknum, slug }) => [stocknum, slug])
    expect(after).toEqual(expect.arrayContaining(before))
    expect(new Set(after.map(([, slug]) => slug)).size).toBe(5)
  })

  it('changes only its own site', async () => {
    const otherSite = await insertSite('importer-other')
    await runFeed(buildFeed(...buildRows(3)), { siteId: otherSite })
    await runFeed(buildFeed(buildRow('S00')))
    const { rows } = await pool.query(
      "SELECT count(*)::int AS n FROM cars WHERE site_id = $1 AND status = 'in_stock'",
      [otherSite],
    )
    expect(rows[0].n).toBe(3)
  })
})

describe('a site with two feeds', () => {
  let newCars: number
  let usedCars: number
  const insertFeed = async (name: string) => {
    const { rows } = await pool.query<{ id: number }>(
      'INSERT INTO stock_feeds (site_id, name) VALUES ($1, $2) RETURNING id',
      [siteId, name],
    )
    return rows[0]!.id
  }
  const listOwners = async () =>
    (await listCars()).map(({ stocknum, feed_id, status }) => [stocknum, feed_id, status] as const)

  beforeEach(async () => {
    await pool.query('DELETE FROM stock_feeds')
    newCars = await insertFeed('New cars')
    usedCars = await insertFeed('Used cars')
  })

  it('[STK-07] a feed never sells the cars of the other', async () => {
    await runFeed(buildFeed(buildRow('N1'), buildRow('N2')), { feedId: newCars })
    const report = await runFeed(buildFeed(buildRow('U1')), { feedId: usedCars })
    expect(report).toMatchObject({ new: 1, sold: 0 })
    expect(await runFeed(buildFeed(buildRow('N1')), { feedId: newCars, removalGuardPercent: 50 })).toMatchObject({
      unchanged: 1,
      sold: 1,
      examples: { sold: [{ stocknum: 'N2' }] },
    })
    expect(await listOwners()).toEqual([
      ['N1', newCars, 'in_stock'],
      ['N2', newCars, 'sold'],
      ['U1', usedCars, 'in_stock'],
    ])
  })

  it('a car stays with the feed that lists it, and moves once that feed has let it go', async () => {
    await runFeed(buildFeed(buildRow('A1'), buildRow('A2')), { feedId: newCars })
    const moved = buildFeed(buildRow('U1'), buildRow('A1', { price: '1' }))
    const report = await runFeed(moved, { feedId: usedCars })
    expect(report).toMatchObject({ new: 1, changed: 0, rejectedCount: 1 })
    expect(report.rejected).toEqual([
      {
        line: 3,
        stocknum: 'A1',
        field: 'stocknum',
        reason: 'is listed by another feed, New cars, which keeps the car',
      },
    ])
    await runFeed(buildFeed(buildRow('A2')), { feedId: newCars, removalGuardPercent: 100 })
    expect(await runFeed(moved, { feedId: usedCars })).toMatchObject({ changed: 1, rejectedCount: 0 })
    expect(await listOwners()).toContainEqual(['A1', usedCars, 'in_stock'])
  })

  it('cars without a feed join the one that lists them, and are sold by the site’s only feed', async () => {
    await runFeed(buildFeed(buildRow('A1'), buildRow('A2')))
    expect(await runFeed(buildFeed(buildRow('A1')), { feedId: usedCars })).toMatchObject({ unchanged: 1, sold: 0 })
    expect(await listOwners()).toEqual([
      ['A1', usedCars, 'in_stock'],
      ['A2', null, 'in_stock'],
    ])
    await pool.query('DELETE FROM stock_feeds WHERE id = $1', [newCars])
    const run = { feedId: usedCars, removalGuardPercent: 100 }
    expect(await runFeed(buildFeed(buildRow('A1')), run)).toMatchObject({ sold: 1 })
  })
})

describe('sold cars', () => {
  const sold = (stocknum: string, date = '') => `${buildRow(stocknum)},sold,${date}`
  const listed = (stocknum: string) => `${buildRow(stocknum)},in_stock,`
  const dated = (...rows: string[]) => [`${HEADER},status,sold_date`, ...rows].join('\n')

  it('[STK-07] get the day on which the feed first marked them as sold, and keep it', async () => {
    await runFeed(dated(listed('A1'), listed('A2')))
    const first = await runFeed(dated(sold('A1'), listed('A2')), { removalGuardPercent: 50 })
    expect(first).toMatchObject({ new: 0, changed: 0, unchanged: 1, sold: 1 })
    const later = new Date('2026-11-25T02:00:00Z')
    await runFeed(dated(`${sold('A1')}`.replace('54990', '49990'), listed('A2')), { now: later })
    expect((await listCars())[0]).toMatchObject({ status: 'sold', sold_date: NOW, price: '49990' })
  })

  it('[STK-07] get the feed’s sold date if it has one', async () => {
    await runFeed(dated(sold('A1', '2026-11-12')))
    expect((await listCars())[0].sold_date).toEqual(new Date('2026-11-12T00:00:00Z'))
  })

  it('count towards the guard when the feed marks them as sold', async () => {
    await runFeed(dated(...Array.from({ length: 10 }, (_, index) => listed(`A${index}`))))
    const all = dated(...Array.from({ length: 10 }, (_, index) => sold(`A${index}`)))
    await expect(runFeed(all)).rejects.toThrow(RemovalGuardError)
    await expect(runFeed(all, { mode: 'delta' })).rejects.toThrow(RemovalGuardError)
  })

  it('can be removed from the site immediately, by setting', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    expect((await runFeed(buildFeed(...buildRows(9)), { missingCars: 'removed' })).sold).toBe(1)
    expect((await listCars()).at(-1)).toMatchObject({ status: 'removed', sold_date: null })
    expect((await runFeed(buildFeed(...buildRows(9)))).sold).toBe(0)
  })
})

describe('a run reports', () => {
  it('new cars, changed cars with old and new values, and removed cars', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    const rows = [
      ...buildRows(10).slice(2),
      buildRow('S01', { price: '49990', km: '13000', images: '/a.webp' }),
      buildRow('NEW'),
    ]
    const { examples } = await runFeed(buildFeed(...rows), { dryRun: true })
    expect(examples.new).toEqual([{ stocknum: 'NEW', name: '2024 Toyota HiLux' }])
    expect(examples.sold).toEqual([{ stocknum: 'S00', name: '2024 Toyota HiLux' }])
    expect(examples.changed).toEqual([
      {
        stocknum: 'S01',
        name: '2024 Toyota HiLux',
        changes: expect.arrayContaining([
          { field: 'price', from: '54990', to: '49990' },
          { field: 'km', from: '12000', to: '13000' },
          { field: 'photos_count', from: '2', to: '1' },
        ]),
      },
    ])
  })

  it('dates as dates', async () => {
    const dated = (day: string) => `stocknum,make,model,rego_expiry,listed_at\nA1,Kia,Rio,${day},${day}T05:56:00Z`
    await runFeed(dated('2027-05-16'))
    const { examples } = await runFeed(dated('2027-05-14'), { dryRun: true })
    expect(examples.changed[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'rego_expiry', from: '2027-05-16', to: '2027-05-14' },
        { field: 'listed_at', from: '2027-05-16 05:56', to: '2027-05-14 05:56' },
      ]),
    )
  })

  it('that the guard would stop a dry run, with the full diff', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    const report = await runFeed(buildFeed(...buildRows(5)), { dryRun: true })
    expect(report.sold).toBe(5)
    expect(report.warnings.join()).toMatch(/guard would stop a real run: it would remove 5 of 10/)
  })

  it('cars without a price, year, photo or a status that is listed, and VINs of another length', async () => {
    const rows = [
      'A1,Kia,Rio,2024,,KNAFK411MB5123456,,/1.jpg,used',
      'A2,Kia,Rio,2024,9990,KMHH,In Workshop,,used',
      'A3,Kia,Rio,2024,POA,,,/3.jpg,used',
      'A4,Kia,Rio,,9990,,,,used',
    ]
    const header = 'stocknum,make,model,year,price,vin,status,images,car_type'
    const { warnings } = await runFeed([header, ...rows].join('\n'), { dryRun: true })
    expect(warnings).toEqual([
      '2 cars have no price: A1, A3.',
      '1 car has no year: A4.',
      '1 car has no photo: A4.',
      '1 car is not listed, for its status: A2 (in workshop).',
      '1 VIN is not 17 characters: KMHH (A2).',
    ])
  })

  it('unmapped columns, and that no column says new, used or demo', async () => {
    const { warnings } = await runFeed(
      'stocknum,make,model,year,price,image,dealer id,wheels\nA1,Kia,Rio,2024,9990,/1.jpg,9,4',
    )
    expect(warnings).toEqual([
      'No column says new, used or demo: every car is used.',
      'Unused columns: dealer id, wheels.',
    ])
  })

  it('finds locations by the yard code of the stock system', async () => {
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO locations (site_id, name, slug, yard_code) VALUES ($1, 'Importer North', 'importer-north', 'Y02') RETURNING id",
      [siteId],
    )
    const feed = 'StockNo,Make,Model,YardCode\nA1,Kia,Rio,y02\nA2,Kia,Rio,Importer North\nA3,Kia,Rio,Y03'
    const report = await runFeed(feed)
    expect(report.rejected).toEqual([
      {
        line: 4,
        stocknum: 'A3',
        field: 'location',
        reason: 'is not a location of this site: Y03. Enter it as the yard code of one',
      },
    ])
    expect(report.warnings).toContain(
      '1 car has a yard code of no location: Y03 (A3). Enter it as the yard code of a location, else its cars are left out.',
    )
    expect((await listCars()).map(({ location_id }) => location_id)).toEqual([rows[0]!.id, rows[0]!.id])
    await pool.query('DELETE FROM cars')
    await pool.query('DELETE FROM locations WHERE id = $1', [rows[0]!.id])
  })

  it('changes to the index and the pages, once, and only if something changed', async () => {
    const notifications: string[] = []
    const listener = await pool.connect()
    listener.on('notification', ({ payload }) => notifications.push(payload ?? ''))
    await listener.query('LISTEN stock_changed')
    await runFeed(buildFeed(...buildRows(3)), { dryRun: true })
    await runFeed(buildFeed(...buildRows(3)))
    await runFeed(buildFeed(...buildRows(3)))
    await listener.query('UNLISTEN stock_changed')
    listener.release(true)
    expect(notifications.map((text) => JSON.parse(text))).toEqual([{ siteId, changedSince: NOW.toISOString() }])
  })
})

describe('formats', () => {
  it('XML and JSON import the same as CSV, and an unchanged car is unchanged in any format', async () => {
    await runFeed('stocknum,make,model,price,images\nA1,Kia,Rio,19990,/1.webp|/2.webp')
    const json = JSON.stringify([
      { stocknum: 'A1', make: 'Kia', model: 'Rio', price: 19990, images: ['/1.webp', '/2.webp'] },
    ])
    expect(await runFeed(json)).toMatchObject({ unchanged: 1, format: 'json' })
    const xml = `<s><v><stocknum>A1</stocknum><make>Kia</make><model>Rio</model><price>19990</price>
      <images><image>/1.webp</image><image>/2.webp</image></images></v></s>`
    expect(await runFeed(xml)).toMatchObject({ unchanged: 1, format: 'xml' })
  })

  it('a truncated feed imports its complete cars and removes none', async () => {
    await runFeed(buildFeed(...buildRows(10)))
    const report = await runFeed(`${buildFeed(buildRow('S00', { price: '1000' }), buildRow('S01'))}\nS02,Toy`)
    expect(report).toMatchObject({ rows: 2, changed: 1, unchanged: 1, sold: 0 })
    expect(report.warnings.join()).toMatch(/cut off/)
    expect((await listCars()).every(({ status }) => status === 'in_stock')).toBe(true)
  })
})

describe('an unknown yard code', () => {
  it('hides nothing else that is to be mended, also if no car is left', async () => {
    const feed = 'StockNo,Make,Model,Year,YardCode,Price\nA1,Kia,Rio,2024,Y09,\nA2,Kia,Rio,2199,Y08,9990'
    const failure = await runFeed(feed, { dryRun: true }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NoCarsError)
    const { report } = failure as NoCarsError
    expect(report.rejected.map(({ stocknum, field }) => [stocknum, field])).toEqual([
      ['A1', 'location'],
      ['A2', 'year'],
      ['A2', 'location'],
    ])
    expect(report.warnings).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 cars have a yard code of no location: Y09 \(A1\), Y08 \(A2\)/),
        '1 car has no price: A1.',
      ]),
    )
    expect(report).toMatchObject({ new: 0, sold: 0, rejectedCount: 2 })
  })
})

describe('invalid rows are rejected with line, field and reason, and valid rows are imported', () => {
  it.each([
    ['negative price', { price: '-5' }, 'price', /below 0/],
    ['a price that is words', { price: 'cheap' }, 'price', /not a number/],
    ['half a year', { year: '2020.5' }, 'year', /not a whole number/],
    ['a price whose comma makes two cells of it', { price: '34,990' }, 'row', /more cells than the header/],
    ['the year 2199', { year: '2199' }, 'year', /above 2028/],
    ['no make', { make: ' ' }, 'make', /missing/],
    ['an unknown type', { car_type: 'ancient' }, 'car_type', /none of new, used, demo/],
    ['an unknown location', { location: 'atlantis' }, 'location', /not a location of this site/],
    ['a photo without a valid URL', { images: 'photo.jpg' }, 'images', /invalid picture URL: photo.jpg/],
    ['a cell of 1 MB', { dealercomments: 'x'.repeat(1_100_000) }, 'dealercomments', /longer than 512 KB/],
    ['comments of 30,000 characters', { dealercomments: 'x'.repeat(30_000) }, 'dealercomments', /longer than/],
  ])('%s', async (_, cells, field, reason) => {
    const report = await runFeed(buildFeed(buildRow('GOOD'), buildRow('BAD', cells)))
    expect(report).toMatchObject({ new: 1, rejectedCount: 1 })
    expect(report.rejected).toEqual([{ line: 3, stocknum: 'BAD', field, reason: expect.stringMatching(reason) }])
    expect(await listCars()).toHaveLength(1)
  })

  it('and their cars stay unchanged', async () => {
    await runFeed(buildFeed(...buildRows(3)))
    const report = await runFeed(
      buildFeed(buildRow('S00'), buildRow('S01', { price: 'cheap' }), buildRow('S02', { km: '-1' })),
    )
    expect(report).toMatchObject({ unchanged: 1, sold: 0, rejectedCount: 2 })
    expect((await listCars()).map(({ status }) => status)).toEqual(['in_stock', 'in_stock', 'in_stock'])
  })

  it('the second of two rows with one stock number is rejected', async () => {
    const report = await runFeed(buildFeed(buildRow('A1', { price: '10000' }), buildRow('A1', { price: '20000' })))
    expect(report.rejected).toEqual([
      { line: 3, stocknum: 'A1', field: 'stocknum', reason: expect.stringContaining('line 2') },
    ])
    expect(Number((await listCars())[0].price)).toBe(10_000)
  })
})

describe('an unreadable feed changes nothing and reports the error', () => {
  it.each([
    ['an empty file', '', /empty/],
    ['a header alone', HEADER, /empty/],
    ['a web page', '<!DOCTYPE html>\n<html><body>Login</body></html>', /web page/],
    ['a single column', 'stocknum\nA1', /single column/],
    ['a feed cut off in its first car', `${HEADER}\nA1,"Toy`, /cut off before the end of its first car/],
    ['a feed of something else', 'invoice,amount\n1,20', /no column for stocknum, make, model/],
    ['an entity bomb', '<!DOCTYPE s [<!ENTITY a "x">]><s><v><stocknum>&a;</stocknum></v></s>', /document type/],
    ['nothing but bad rows', buildFeed(buildRow('A1', { year: 'soon' })), /No row.*line 2, year is not a number/],
  ])('%s', async (_, content, reason) => {
    const failure = runFeed(content)
    await expect(failure).rejects.toThrow(reason)
    await expect(failure).rejects.toBeInstanceOf(FeedError)
    expect(await listCars()).toHaveLength(0)
  })

  it('a byte order mark is ignored', async () => {
    expect(await runFeed(`\uFEFF${buildFeed(buildRow('A1'))}`)).toMatchObject({ new: 1 })
  })
})
