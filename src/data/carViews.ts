import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { logger } from '../ops/logger'
import { payloadClient } from './payloadClient'

/** How long views are gathered before they are written together, in milliseconds. */
const BATCH_MS = 2000

/** How long one visitor's look at one car counts once, where the browser keeps no cookie. */
const SAME_VISIT_MS = 30 * 60_000
/** Looks remembered at most. */
const REMEMBERED_LOOKS = 50_000

interface Memory {
  waiting: Map<number, number>
  writing: Promise<void> | null
  looks: Map<string, number>
}

const KEY = Symbol.for('forecourt.carViews')

function memory(): Memory {
  const home = globalThis as { [KEY]?: Memory }
  home[KEY] ??= { waiting: new Map(), writing: null, looks: new Map() }
  return home[KEY]
}

/** True where this visitor has not looked at this car within the last half hour; notes that now they have. */
export function isNewLook(visitor: string, carId: number, now: number): boolean {
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
export function countView(carId: number): Promise<void> {
  const home = memory()
  home.waiting.set(carId, (home.waiting.get(carId) ?? 0) + 1)
  home.writing ??= new Promise((resolve) => setTimeout(resolve, BATCH_MS)).then(() => writeViews(home))
  return home.writing
}

async function writeViews(home: Memory): Promise<void> {
  const batch = home.waiting
  home.waiting = new Map()
  home.writing = null
  try {
    await (await pool()).query(
      'UPDATE cars SET views = coalesce(views, 0) + seen.n FROM unnest($1::int[], $2::int[]) AS seen(id, n) WHERE cars.id = seen.id',
      [[...batch.keys()], [...batch.values()]],
    )
  } catch (error) {
    logger.warn({ err: error, cars: batch.size }, 'Views could not be written and count with the next ones')
    for (const [id, count] of batch) home.waiting.set(id, (home.waiting.get(id) ?? 0) + count)
  }
}

export interface ViewedCar {
  id: number
  views: number
  status: string
  reserved: boolean
  updated_at: string
  photos_count: number
}

/** A shown car of a site with its views to the last one, those included that are about to be written. */
export async function viewedCar(siteId: number, slug: string): Promise<ViewedCar | null> {
  const { rows } = await (await pool()).query<ViewedCar & { updated_at: Date }>(
    `SELECT id, coalesce(views, 0)::int AS views, status, (coalesce(reserved, false) OR coalesce(held, false)) AS reserved, updated_at,
            coalesce(photos_count, 0)::int AS photos_count
       FROM cars WHERE site_id = $1 AND slug = $2 AND show_on_dealer_website`,
    [siteId, slug],
  )
  const [car] = rows
  if (!car) return null
  return {
    ...car,
    views: car.views + (memory().waiting.get(car.id) ?? 0),
    updated_at: new Date(car.updated_at).toISOString(),
  }
}

async function pool() {
  const { db } = await payloadClient()
  return (db as unknown as PostgresAdapter).pool
}
