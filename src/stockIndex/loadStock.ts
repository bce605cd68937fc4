import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { StockRecord } from '../domain/stock/stockRecord'
import { type RecordRules, type StockMark, stockIds, stockMark, stockRecords } from './stockRows'

/** What records are read into: the embedded index, or what is to be sent elsewhere. */
export interface RecordKeeper {
  readonly size: number
  objectIDs(): Iterable<string>
  get(objectID: string): unknown
  /** answers how many were new or other than before */
  upsert(records: Iterable<StockRecord>): number
  /** answers how many there were */
  remove(objectIDs: Iterable<string>): number
  /** called once a whole stock was added */
  prepare(): void
}

/** Where the index stands after reading, and how many records that changed. */
export interface Reading {
  mark: StockMark
  changed: number
}

/**
 * How far behind the last change seen a catch-up looks again: a transaction stamps its rows when it writes them, but they
 * are seen only when it commits, and the clocks of several servers differ.
 */
const OVERLAP_MS = 60_000

/**
 * Reads a site's whole stock into the engine: what is new or other is put in, what is gone is taken out. Other requests
 * get their turn between batches.
 */
export async function loadAll(engine: RecordKeeper, pool: Pool, rules: RecordRules): Promise<Reading> {
  // the mark is taken first: what changes while reading is read again by the next catch-up
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
 * Reads what changed since a mark; everything again where locations or dealerships did.
 * @param writtenSince the moment from which on cars were written that are seen only now, as after a long import
 */
export async function applyChanges(
  engine: RecordKeeper,
  pool: Pool,
  rules: RecordRules,
  since: StockMark,
  writtenSince: Date | null = null,
): Promise<Reading> {
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

/** Takes out the records whose cars are gone, and puts in cars that no record has yet. */
async function compareIds(engine: RecordKeeper, pool: Pool, rules: RecordRules): Promise<number> {
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
