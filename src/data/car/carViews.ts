import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { cars } from '../../server/database/tables.generated'
import { logger } from '../../server/logger'
import { payloadClient } from '../payloadClient'

/** How long views are gathered before they are written together, in milliseconds. */
const BATCH_MS = 2000

/** How long one visitor's look at one car counts once, where the browser keeps no cookie. */
const SAME_VISIT_MS = 30 * 60_000
/** Looks remembered at most. */
const REMEMBERED_LOOKS = 50_000

/** How long a read waits for a write under way, in milliseconds: one that takes longer is held up by an import, and is counted as waiting. */
const WRITE_MS = 50
/** Reads at most, where a write ended during each. */
const READS = 3

interface Memory {
  /** Views by car that no write has taken yet. */
  waiting: Map<number, number>
  /** Views by car on their way into the database; they stay counted until their write has ended. */
  batch: Map<number, number>
  /** The write of what is waiting. */
  next: Promise<void> | null
  /** The write under way, or the last one. */
  write: Promise<void>
  /** Writes that have ended, well or not. */
  ended: number
  looks: Map<string, number>
}

const KEY = Symbol.for('forecourt.carViews.batch')

function memory(): Memory {
  const home = globalThis as { [KEY]?: Memory }
  home[KEY] ??= {
    waiting: new Map(),
    batch: new Map(),
    next: null,
    write: Promise.resolve(),
    ended: 0,
    looks: new Map(),
  }
  return home[KEY]
}

/** True where this visitor has not looked at this car within the last half hour; notes that now they have. */
export function isNewView(visitor: string, carId: number, now: number): boolean {
  const { looks } = memory()
  const key = `${carId} ${visitor}`
  const until = looks.get(key) ?? 0
  looks.delete(key)
  looks.set(key, now + SAME_VISIT_MS)
  if (looks.size > REMEMBERED_LOOKS) looks.delete(looks.keys().next().value as string)
  return until <= now
}

/**
 * Counts a view of a car (CAR-15). Resolves once it is in the database, together with those of the next two seconds: one
 * statement for all of them, and none of the hooks and caches that an edit has.
 */
export function recordView(carId: number): Promise<void> {
  const home = memory()
  home.waiting.set(carId, (home.waiting.get(carId) ?? 0) + 1)
  home.next ??= delay(BATCH_MS)
    .then(() => home.write)
    .then(() => {
      home.batch = home.waiting
      home.waiting = new Map()
      home.next = null
      home.write = writeBatch(home)
      return home.write
    })
  return home.next
}

async function writeBatch(home: Memory): Promise<void> {
  const { batch } = home
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
    for (const [id, count] of batch) home.waiting.set(id, (home.waiting.get(id) ?? 0) + count)
  }
  home.batch = new Map()
  home.ended += 1
}

export interface ViewedCar {
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
export async function findViewedCar(siteId: number, slug: string): Promise<ViewedCar | null> {
  const home = memory()
  for (let read = 1; ; read += 1) {
    const { ended } = home
    const car = await writtenCar(siteId, slug)
    if (!car) return null
    if (home.batch.has(car.id)) await Promise.race([home.write, delay(WRITE_MS)])
    if (home.ended !== ended && read < READS) continue
    const unwritten = (home.waiting.get(car.id) ?? 0) + (home.batch.get(car.id) ?? 0)
    return { ...car, views: car.views + unwritten }
  }
}

async function writtenCar(siteId: number, slug: string): Promise<ViewedCar | null> {
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
