import type { Algoliasearch } from 'algoliasearch'
import type { Pool } from 'pg'
import { STOCK_INDEX } from '../../domain/stock/results'
import type { StockRecord } from '../../domain/stock/stockRecord'
import { applyChanges, loadAll, type RecordKeeper } from '../loadStock'
import { type RecordRules, type StockMark, stockRecords } from '../stockRows'
import { type AlgoliaConfig, algoliaIndexName } from './algoliaConfig'
import { algoliaSettings, REPLICAS } from './algoliaSettings'

/** Records sent in one call: Algolia wants batches of about ten megabytes at most, and a record is one or two kilobytes. */
const BATCH = 1000

export type SiteToPush = RecordRules['site'] & { slug: string }

interface PushPlace {
  client: Algoliasearch
  config: AlgoliaConfig
  site: SiteToPush
}

/** Sends the settings of a site's index and of its replicas, made from those of the embedded engine. */
export async function pushSettings({ client, config, site }: PushPlace): Promise<void> {
  const nameOf = (index: string) => algoliaIndexName(config, site.slug, index)
  // the main index first: its settings are what makes the replicas
  for (const index of [STOCK_INDEX, ...REPLICAS]) {
    const indexName = nameOf(index)
    const { taskID } = await client.setSettings({ indexName, indexSettings: algoliaSettings(index, nameOf) })
    await client.waitForTask({ indexName, taskID })
  }
}

/** Every record of a site as the embedded engine has it. */
export async function listRecords(pool: Pool, rules: RecordRules): Promise<StockRecord[]> {
  const records: StockRecord[] = []
  for await (const batch of stockRecords(pool, rules, { all: true })) records.push(...batch)
  return records
}

/**
 * Puts a site's whole stock in place of what Algolia has: settings, then all records into a new index that takes the place of
 * the old one at once, so that shoppers never see half of them. Answers how many records there are.
 */
export async function replaceStock(place: PushPlace, records: readonly StockRecord[]): Promise<number> {
  await pushSettings(place)
  await place.client.replaceAllObjects({
    indexName: algoliaIndexName(place.config, place.site.slug, STOCK_INDEX),
    objects: records as unknown as Record<string, unknown>[],
    batchSize: BATCH,
  })
  return records.length
}

/** What a push sent: records new or changed, and records gone. */
export interface Pushed {
  saved: number
  deleted: number
}

/**
 * What Algolia holds of one site, as far as it was read or sent: enough to send nothing but what differs, and to read from the
 * database nothing but what changed.
 */
export class PushedStock implements RecordKeeper {
  /** by objectID, the record as it stands there once all that waits is sent; null while that is not known */
  private held: Map<string, string> | null = null
  private mark: StockMark | null = null
  /** the rules that the records were made by */
  private madeBy = ''
  private readonly toSave = new Map<string, StockRecord>()
  private readonly toDelete = new Set<string>()

  constructor(private readonly place: PushPlace) {}

  /**
   * Brings Algolia to what the database has, by sending what is new, changed or gone. The first time it reads what Algolia has,
   * so that it converges from wherever it was left; after a failure too, since what arrived then is not known.
   */
  async bring(pool: Pool, rules: RecordRules): Promise<Pushed> {
    const madeBy = JSON.stringify(rules.site)
    try {
      this.held ??= await this.read()
      const all = this.mark === null || madeBy !== this.madeBy
      const { mark } = all
        ? await loadAll(this, pool, rules)
        : await applyChanges(this, pool, rules, this.mark as StockMark)
      const pushed = await this.send()
      this.mark = mark
      this.madeBy = madeBy
      return pushed
    } catch (error) {
      this.held = null
      this.mark = null
      throw error
    } finally {
      this.toSave.clear()
      this.toDelete.clear()
    }
  }

  get size(): number {
    return this.known.size
  }

  objectIDs(): Iterable<string> {
    return this.known.keys()
  }

  get(objectID: string): unknown {
    return this.known.get(objectID)
  }

  upsert(records: Iterable<StockRecord>): number {
    let changed = 0
    for (const record of records) {
      const picture = pictureOf(record)
      if (this.known.get(record.objectID) === picture) continue
      this.known.set(record.objectID, picture)
      this.toSave.set(record.objectID, record)
      this.toDelete.delete(record.objectID)
      changed++
    }
    return changed
  }

  remove(objectIDs: Iterable<string>): number {
    let removed = 0
    for (const objectID of objectIDs) {
      if (!this.known.delete(objectID)) continue
      this.toSave.delete(objectID)
      this.toDelete.add(objectID)
      removed++
    }
    return removed
  }

  prepare(): void {}

  private get known(): Map<string, string> {
    if (this.held === null) throw new Error('What Algolia holds is not known yet')
    return this.held
  }

  private async send(): Promise<Pushed> {
    const { client, config, site } = this.place
    const indexName = algoliaIndexName(config, site.slug, STOCK_INDEX)
    const how = { indexName, waitForTasks: true, batchSize: BATCH }
    const objects = [...this.toSave.values()] as unknown as Record<string, unknown>[]
    const objectIDs = [...this.toDelete]
    if (objects.length > 0) await client.saveObjects({ ...how, objects })
    if (objectIDs.length > 0) await client.deleteObjects({ ...how, objectIDs })
    return { saved: objects.length, deleted: objectIDs.length }
  }

  private async read(): Promise<Map<string, string>> {
    const { client, config, site } = this.place
    const held = new Map<string, string>()
    await client.browseObjects({
      indexName: algoliaIndexName(config, site.slug, STOCK_INDEX),
      browseParams: { hitsPerPage: BATCH, attributesToHighlight: [] },
      aggregator: ({ hits }) => {
        for (const hit of hits) held.set(hit.objectID, pictureOf(hit))
      },
    })
    return held
  }
}

/** A record as text, whatever the order of its attributes; what Algolia adds to it is left out. */
function pictureOf(record: object): string {
  return JSON.stringify(ordered(Object.fromEntries(Object.entries(record).filter(([name]) => !ADDED.test(name)))))
}

const ADDED = /^_(highlightResult|snippetResult|rankingInfo|distinctSeqID)$/

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, ordered(part)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
