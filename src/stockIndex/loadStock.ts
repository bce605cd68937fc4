import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { StockRecord } from '../domain/stock/stockRecord'
import { getWatermark, type RecordRules, stockIds, stockRecords, type Watermark } from './stockRows'

/** The destination of records: the embedded index, or a buffer to send elsewhere. */
export interface RecordStore {
  readonly size: number
  objectIDs(): Iterable<string>
  get(objectID: string): unknown
  /** returns the number of records that were new or changed */
  upsert(records: Iterable<StockRecord>): number
  /** returns the number removed */
  remove(objectIDs: Iterable<string>): number
}

/** The watermark of the index after loading, and the number of records changed. */
export interface LoadResult {
  watermark: Watermark
  changed: number
}

/**
 * How far before the last seen change the next one reads again: rows are stamped when written but visible only on
 * commit, and the clocks of servers differ.
 */
const OVERLAP_MS = 60_000

/**
 * Loads a site's whole stock into the engine: adds new and changed records, removes those gone. Yields to other
 * requests between batches.
 */
export async function loadAll(engine: RecordStore, pool: Pool, rules: RecordRules): Promise<LoadResult> {
  // the watermark is read first, so that changes made while loading are read again
  const watermark = await getWatermark(pool, rules.site.id)
  const removed = new Set(engine.objectIDs())
  let changed = 0
  for await (const records of stockRecords(pool, rules, { all: true })) {
    changed += engine.upsert(records)
    if (removed.size > 0) for (const { objectID } of records) removed.delete(objectID)
    await nextTurn()
  }
  changed += engine.remove(removed)
  return { watermark, changed }
}

/**
 * Reads what changed since a watermark; everything when locations or dealerships changed. @param writtenSince when cars were
 * written that only now became visible, as after a long import
 */
export async function applyChanges(
  engine: RecordStore,
  pool: Pool,
  rules: RecordRules,
  since: Watermark,
  writtenSince: Date | null = null,
): Promise<LoadResult> {
  const watermark = await getWatermark(pool, rules.site.id)
  const isLate = writtenSince !== null && since.changedAt !== null && writtenSince < since.changedAt
  if (!isLate && isSame(watermark, since) && watermark.cars === engine.size) return { watermark, changed: 0 }
  if (watermark.places !== since.places || since.changedAt === null) return loadAll(engine, pool, rules)
  let changed = 0
  const changedSince = new Date((isLate ? writtenSince : since.changedAt).getTime() - OVERLAP_MS)
  for await (const records of stockRecords(pool, rules, { changedSince })) changed += engine.upsert(records)
  if (engine.size !== watermark.cars) changed += await compareIds(engine, pool, rules)
  return { watermark, changed }
}

/** Removes records whose cars are gone and adds cars without a record. */
async function compareIds(engine: RecordStore, pool: Pool, rules: RecordRules): Promise<number> {
  const ids = await stockIds(pool, rules.site.id)
  let changed = engine.remove([...engine.objectIDs()].filter((objectID) => !ids.has(objectID)))
  const missing = [...ids].filter((id) => engine.get(id) === undefined)
  if (missing.length === 0) return changed
  for await (const records of stockRecords(pool, rules, { ids: missing })) changed += engine.upsert(records)
  return changed
}

function isSame(a: Watermark, b: Watermark): boolean {
  return a.cars === b.cars && a.places === b.places && a.changedAt?.getTime() === b.changedAt?.getTime()
}
