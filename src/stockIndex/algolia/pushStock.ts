import type { Algoliasearch } from 'algoliasearch'
import type { Pool } from 'pg'
import { STOCK_INDEX } from '../../domain/stock/results'
import type { StockRecord } from '../../domain/stock/stockRecord'
import { type RecordRules, stockRecords } from '../stockRows'
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
export async function recordsOf(pool: Pool, rules: RecordRules): Promise<StockRecord[]> {
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

/** What Algolia holds of one site, as far as it was read or sent: enough to send nothing but what differs. */
export class PushedStock {
  /** by objectID, the record as it stands there */
  private held: Map<string, string> | null = null

  constructor(private readonly place: PushPlace) {}

  /**
   * Brings Algolia to these records by sending what is new, changed or gone. The first time it reads what Algolia has, so that
   * it converges from wherever it was left.
   */
  async push(records: readonly StockRecord[]): Promise<Pushed> {
    const held = this.held ?? (await this.read())
    const gone = new Set(held.keys())
    const changed: StockRecord[] = []
    for (const record of records) {
      gone.delete(record.objectID)
      if (held.get(record.objectID) !== pictureOf(record)) changed.push(record)
    }
    // unknown until all has arrived: a failure in between is read again
    this.held = null
    const { client, config, site } = this.place
    const indexName = algoliaIndexName(config, site.slug, STOCK_INDEX)
    if (changed.length > 0) {
      const objects = changed as unknown as Record<string, unknown>[]
      await client.saveObjects({ indexName, objects, waitForTasks: true, batchSize: BATCH })
    }
    if (gone.size > 0) {
      await client.deleteObjects({ indexName, objectIDs: [...gone], waitForTasks: true, batchSize: BATCH })
    }
    for (const record of changed) held.set(record.objectID, pictureOf(record))
    for (const objectID of gone) held.delete(objectID)
    this.held = held
    return { saved: changed.length, deleted: gone.size }
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
