import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { cars } from '../../server/database/tables.generated'
import { logger } from '../../server/logger'
import { payloadClient } from '../payloadClient'

/** How long views are gathered before they are written together, in milliseconds. */
const BATCH_MS = 2000

/** How long one visitor's look at one car counts once, where the browser keeps no cookie. */
const VISIT_MS = 30 * 60_000
/** Looks remembered at most. */
const MAX_RECENT_VIEWS = 50_000

/** How long a read waits for a write under way, in milliseconds: one that takes longer is held up by an import, and is counted as waiting. */
const WRITE_TIMEOUT_MS = 50
/** Reads at most, where a write ended during each. */
const MAX_READS = 3

interface ViewBuffer {
  /** Views by car that no write has taken yet. */
  waiting: Map<number, number>
  /** Views by car on their way into the database; they stay counted until their write has ended. */
  batch: Map<number, number>
  /** The write of what is waiting. */
  next: Promise<void> | null
  /** The write under way, or the last one. */
  write: Promise<void>
  /** Writes that have ended, well or not. */
  completedWrites: number
  recentViews: Map<string, number>
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
    recentViews: new Map(),
  }
  return shared[KEY]
}

/** True where this visitor has not looked at this car within the last half hour; notes that now they have. */
export function isNewView(visitor: string, carId: number, now: number): boolean {
  const { recentViews } = getBuffer()
  const key = `${carId} ${visitor}`
  const countedUntil = recentViews.get(key) ?? 0
  recentViews.delete(key)
  recentViews.set(key, now + VISIT_MS)
  if (recentViews.size > MAX_RECENT_VIEWS) recentViews.delete(recentViews.keys().next().value as string)
  return countedUntil <= now
}

/**
 * Counts a view of a car (CAR-15). Resolves once it is in the database, together with those of the next two seconds: one
 * statement for all of them, and none of the hooks and caches that an edit has.
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
    logger.warn({ err: error, cars: batch.size }, 'Views could not be written and count with the next ones')
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
 * A shown car of a site with its views to the last one, those included that are about to be written. A write that ends
 * while the car is read may or may not be in what was read: then it is read again.
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
