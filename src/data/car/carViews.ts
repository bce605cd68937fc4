import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { BoundedCache } from '../../server/boundedCache.mjs'
import { cars } from '../../server/database/tables.generated'
import { logger } from '../../server/logger'
import { payloadClient } from '../payloadClient'

/** Milliseconds for which views are batched before one write. */
const BATCH_MS = 2000

/** Milliseconds in which repeated views of a car by one visitor without cookies count once. */
const VISIT_MS = 30 * 60_000
/** Recent views in memory: some 50,000. */
const MAX_RECENT_VIEWS_BYTES = 10 * 1024 ** 2

/**
 * Milliseconds that a read waits for a running write; beyond it, such as during an import, its views are added from the
 * batch.
 */
const WRITE_TIMEOUT_MS = 50
/** Maximum reads of a car whose views are written meanwhile. */
const MAX_READS = 3

interface ViewBuffer {
  /** views by car, waiting for the next write */
  waiting: Map<number, number>
  /** views by car in the running write */
  batch: Map<number, number>
  /** the next write */
  next: Promise<void> | null
  /** the running or last write */
  write: Promise<void>
  /** completed writes, successful or not */
  completedWrites: number
  /** until when a view of a car by a visitor is counted */
  recentViews: BoundedCache<number>
}

const KEY = Symbol.for('forecourt.carViews.batch')

function getBuffer(): ViewBuffer {
  const shared = globalThis as { [KEY]?: ViewBuffer }
  shared[KEY] ??= {
    waiting: new Map(),
    batch: new Map(),
    next: null,
    write: Promise.resolve(),
    completedWrites: 0,
    recentViews: new BoundedCache({ maxBytes: MAX_RECENT_VIEWS_BYTES }),
  }
  return shared[KEY]
}

/** Whether a visitor has not viewed a car in the last half hour. Records the view. */
export function isNewView(visitor: string, carId: number, now: number): boolean {
  const { recentViews } = getBuffer()
  const key = `${carId} ${visitor}`
  const countedUntil = recentViews.get(key) ?? 0
  recentViews.set(key, now + VISIT_MS)
  return countedUntil <= now
}

/**
 * Counts a view of a car (CAR-15). Resolves once written, in one statement with all views of the next two seconds; runs no
 * hooks and clears no caches.
 */
export function recordView(carId: number): Promise<void> {
  const buffer = getBuffer()
  buffer.waiting.set(carId, (buffer.waiting.get(carId) ?? 0) + 1)
  buffer.next ??= delay(BATCH_MS)
    .then(() => buffer.write)
    .then(() => {
      buffer.batch = buffer.waiting
      buffer.waiting = new Map()
      buffer.next = null
      buffer.write = writeBatch(buffer)
      return buffer.write
    })
  return buffer.next
}

async function writeBatch(buffer: ViewBuffer): Promise<void> {
  const { batch } = buffer
  try {
    const { db } = await payloadClient()
    const seen = sql`unnest(${sql.param([...batch.keys()])}::int[], ${sql.param([...batch.values()])}::int[]) as seen (id, count)`
    await db.drizzle
      .update(cars)
      .set({ views: sql`coalesce(${cars.views}, 0) + seen.count` })
      .from(seen)
      .where(sql`${cars.id} = seen.id`)
  } catch (error) {
    logger.warn({ err: error, cars: batch.size }, 'Could not write car views; retrying with the next batch')
    for (const [id, count] of batch) buffer.waiting.set(id, (buffer.waiting.get(id) ?? 0) + count)
  }
  buffer.batch = new Map()
  buffer.completedWrites += 1
}

export interface CarWithViews {
  id: number
  views: number
  status: string
  reserved: boolean
  updated_at: string
  photos_count: number
}

/**
 * A visible car of a site with its views, including those not written yet. If a write completes during the read, the car is
 * read again, since the result may or may not include that write.
 */
export async function findCarWithViews(siteId: number, slug: string): Promise<CarWithViews | null> {
  const buffer = getBuffer()
  for (let read = 1; ; read += 1) {
    const { completedWrites } = buffer
    const car = await readCar(siteId, slug)
    if (!car) return null
    if (buffer.batch.has(car.id)) await Promise.race([buffer.write, delay(WRITE_TIMEOUT_MS)])
    if (buffer.completedWrites !== completedWrites && read < MAX_READS) continue
    const pending = (buffer.waiting.get(car.id) ?? 0) + (buffer.batch.get(car.id) ?? 0)
    return { ...car, views: car.views + pending }
  }
}

async function readCar(siteId: number, slug: string): Promise<CarWithViews | null> {
  const { db } = await payloadClient()
  const [car] = await db.drizzle
    .select({
      id: cars.id,
      views: sql<number>`coalesce(${cars.views}, 0)::int`,
      status: cars.status,
      reserved: sql<boolean>`coalesce(${cars.reserved}, false) or coalesce(${cars.held}, false)`,
      updated_at: cars.updatedAt,
      photos_count: sql<number>`coalesce(${cars.photos_count}, 0)::int`,
    })
    .from(cars)
    .where(and(eq(cars.site, siteId), eq(cars.slug, slug), cars.show_on_dealer_website))
  return car ? { ...car, updated_at: car.updated_at.toISOString() } : null
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
