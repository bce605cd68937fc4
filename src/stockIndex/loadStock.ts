import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { StockRecord } from '../domain/stock/stockRecord'
import { type RecordRules, type StockMark, stockIds, stockMark, stockRecords } from './stockRows'

/** The destination of records: the embedded index, or a buffer to send elsewhere. */
export interface RecordStore {
  readonly size: number
  objectIDs(): Iterable<string>
  get(objectID: string): unknown
  /** returns the number of records that were new or changed */
  upsert(records: Iterable<StockRecord>): number
  /** returns the number removed */
  remove(objectIDs: Iterable<string>): number
  /** called after a whole stock was added */
  prepare(): void
}

/** The mark of the index after loading, and the number of records changed. */
export interface LoadResult {
  mark: StockMark
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
  // the mark is read first, so that changes made while loading are read again
  const mark = await stockMark(pool, rules.site.id)
  const gone = new Set(engine.objectIDs())
  let changed = 0
  for await (const records of stockRecords(pool, rules, { all: true })) {
    for (const { objectID } of records) gone.delete(objectID)
    changed += engine.upsert(records)
    await nextTurn()
  }
  changed += engine.remove(gone)
  engine.prepare()
  return { mark, changed }
}

/**
 * Reads what changed since a mark; everything when locations or dealerships changed. @param writtenSince when cars were
 * written that only now became visible, as after a long import
 */
export async function applyChanges(
  engine: RecordStore,
  pool: Pool,
  rules: RecordRules,
  since: StockMark,
  writtenSince: Date | null = null,
): Promise<LoadResult> {
  const mark = await stockMark(pool, rules.site.id)
  const late = writtenSince !== null && since.changedAt !== null && writtenSince < since.changedAt
  if (!late && isSame(mark, since) && mark.cars === engine.size) return { mark, changed: 0 }
  if (mark.places !== since.places || since.changedAt === null) return loadAll(engine, pool, rules)
  let changed = 0
  const changedSince = new Date((late ? writtenSince : since.changedAt).getTime() - OVERLAP_MS)
  for await (const records of stockRecords(pool, rules, { changedSince })) changed += engine.upsert(records)
  if (engine.size !== mark.cars) changed += await compareIds(engine, pool, rules)
  return { mark, changed }
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

function isSame(a: StockMark, b: StockMark): boolean {
  return a.cars === b.cars && a.places === b.places && a.changedAt?.getTime() === b.changedAt?.getTime()
}
