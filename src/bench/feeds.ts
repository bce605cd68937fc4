// `npm run bench -- --only feeds`, or on its own: node --import tsx src/bench/feeds.ts [cars]
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareDatabase } from '../scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../scripts/postgres/embeddedPostgres.mjs'
import { benchRandom, type Random } from './benchRandom'
import type { BenchRow } from './benchRow'

const IMAGES = 12

/** Targets: new cars per second, seconds for an unchanged feed of this size, peak memory in MB. */
const TARGETS = { newPerSecond: 1_500, unchangedCars: 100_000, unchangedSeconds: 30, peakMb: 512 }

/**
 * Measures CSV feed imports with its own Postgres: first all cars new with 12 photos each, then the same feed again. Each
 * import runs in its own process, to measure its peak memory.
 */
export async function benchFeeds({ cars = TARGETS.unchangedCars }: { cars?: number } = {}): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-feed-bench-'))
  // The account that Postgres runs as needs access.
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres') })
  try {
    await prepareDatabase({ env: environment(server.url, folder) })
    const siteId = await addSite(server.url)
    const file = join(folder, 'feed.csv')
    await writeFeed(file, cars)
    const first = await runImport(server.url, siteId, file)
    const second = await runImport(server.url, siteId, file)
    if (first.added !== cars || second.unchanged !== cars)
      throw new Error(`The feed was not imported completely: ${JSON.stringify([first, second])}`)
    return toRows(cars, first, second)
  } finally {
    await server.stop()
    await removePostgres(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface ImportResult {
  added: number
  unchanged: number
  durationMs: number
  peakMb: number
}

function toRows(cars: number, first: ImportResult, second: ImportResult): BenchRow[] {
  const size = cars.toLocaleString('en-AU')
  const newPerSecond = Math.round(cars / (first.durationMs / 1000))
  const seconds = second.durationMs / 1000
  // Smaller feeds have the same target per car.
  const allowedSeconds = (TARGETS.unchangedSeconds * cars) / TARGETS.unchangedCars
  const peakMb = Math.round(Math.max(first.peakMb, second.peakMb))
  return [
    {
      name: `${size} new cars with ${IMAGES} photos each`,
      value: newPerSecond,
      unit: 'cars/s',
      target: `at least ${TARGETS.newPerSecond.toLocaleString('en-AU')}`,
      ok: newPerSecond >= TARGETS.newPerSecond,
    },
    {
      name: `${size} unchanged cars`,
      value: Number(seconds.toFixed(1)),
      unit: 's',
      target: `at most ${Number(allowedSeconds.toFixed(1))}`,
      ok: seconds <= allowedSeconds,
    },
    {
      name: 'Peak memory',
      value: peakMb,
      unit: 'MB',
      target: `under ${TARGETS.peakMb}`,
      ok: peakMb < TARGETS.peakMb,
    },
  ]
}

const environment = (url: string, folder: string) => ({
  DATABASE_URL: url,
  PAYLOAD_SECRET: 'a-payload-secret-for-the-bench-alone-0000',
  CRON_SECRET: 'a-cron-secret-for-the-bench-alone-0000000',
  FORECOURT_DATA: folder,
  FORECOURT_DEMO: '0',
  LOG_LEVEL: 'warn',
})

async function addSite(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    "INSERT INTO sites (name, slug) VALUES ('Bench', 'bench') RETURNING id",
  )
  await client.end()
  return rows[0]!.id
}

async function runImport(url: string, siteId: number, file: string): Promise<ImportResult> {
  const script = fileURLToPath(new URL('./feedRun.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, String(siteId), file], {
    env: { ...process.env, DATABASE_URL: url },
  })
  return JSON.parse(stdout) as ImportResult
}

async function writeFeed(file: string, cars: number): Promise<void> {
  const out = createWriteStream(file)
  for (const line of feedLines(cars, 'feeds')) if (!out.write(line)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
}

/** The lines of a CSV feed: stock numbers are the same for every seed, prices, years, models and colours differ. */
export function* feedLines(cars: number, seed: string): Generator<string> {
  const random = benchRandom(seed)
  yield `${COLUMNS.join(',')}\n`
  for (let number = 1; number <= cars; number++) yield `${carLine(number, random)}\n`
}

const COLUMNS = [
  ...['stocknum', 'vin', 'regplate', 'car_type', 'status', 'listed_at', 'year', 'make', 'model', 'badge', 'series'],
  ...['price', 'before_price', 'price_type', 'km', 'colour', 'body', 'simple_body', 'trans', 'simple_transmission'],
  ...['drive', 'simple_drive', 'fuel', 'simple_fuel', 'seats', 'doors', 'cylinders', 'engine_size_litres', 'power_kw'],
  ...['torque_nm', 'fuel_consumption', 'ancap_rating', 'specifications', 'features', 'dealercomments', 'images'],
]

const MODELS = ['Toyota,HiLux', 'Mazda,CX-5', 'Ford,Ranger', 'Kia,Sportage', 'Hyundai,Tucson', 'Isuzu,D-MAX']
const COLOURS = ['White', 'Silver', 'Black', 'Blue', 'Red', 'Grey']
const SPECIFICATIONS = JSON.stringify([
  { label: 'Airbags', value: '7', group: 'safety' },
  { label: 'Turning circle', value: '11.8 m', group: 'dimensions' },
  { label: 'Kerb weight', value: '1,980 kg', group: 'dimensions' },
]).replaceAll('"', '""')
const COMMENTS =
  'One owner with full service history. Inspected by our own workshop, sold with a warranty of three years and roadside ' +
  'assistance. Finance can be arranged on the day, and we take trade-ins of every age.'

function carLine(number: number, random: Random): string {
  const randomInteger = (max: number) => Math.floor(random.next() * max)
  const photos = Array.from(
    { length: IMAGES },
    (_, at) => `https://photos.example.com/bench/${number}/${number}-${at + 1}.jpg`,
  )
  const year = 2012 + randomInteger(14)
  return [
    ...[`B${number}`, `6T1BENCH0${String(number).padStart(8, '0')}`, `BN${number}`, 'used', 'in_stock', '2026-10-01'],
    ...[
      year,
      random.pick(MODELS),
      'SR5',
      'MY24',
      15_000 + randomInteger(60_000),
      '',
      'drive_away',
      randomInteger(180_000),
    ],
    ...[
      random.pick(COLOURS),
      'Dual Cab Utility',
      'Ute',
      '6 Speed Sports Automatic',
      'Automatic',
      '4x4 On Demand',
      '4WD',
    ],
    ...['Diesel', 'Diesel', 5, 4, 4, 2.8, 150, 500, 7.9, 5, `"${SPECIFICATIONS}"`],
    ...['Tow bar|Canopy|Reversing camera|Bluetooth|Apple CarPlay|Alloy wheels', `"${COMMENTS}"`, photos.join('|')],
  ].join(',')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, value, unit, target, ok } of await benchFeeds({
    cars: Number(process.argv[2] ?? TARGETS.unchangedCars),
  }))
    console.log(`${ok ? '✓' : '✗'} ${name}: ${value} ${unit} (${target})`)
}
