import type { Algoliasearch } from 'algoliasearch'
import type { Pool } from 'pg'
import { STOCK_INDEX } from '../../domain/stock/results'
import type { StockRecord } from '../../domain/stock/stockRecord'
import { applyChanges, loadAll, type RecordStore } from '../loadStock'
import { type RecordRules, stockRecords, type Watermark } from '../stockRows'
import { type AlgoliaConfig, algoliaIndexName } from './algoliaConfig'
import { readAlgoliaLexicon } from './algoliaLexicon'
import { algoliaSettings, REPLICAS } from './algoliaSettings'
import { algoliaRules, algoliaSynonyms } from './algoliaWords'

/** Records per call: Algolia recommends batches of up to about 10 MB, and a record takes 1 to 2 KB. */
const BATCH = 1000

export type SiteToPush = RecordRules['site'] & { slug: string }

interface PushTarget {
  client: Algoliasearch
  config: AlgoliaConfig
  site: SiteToPush
}

/** Sends the settings of a site's index and its replicas, derived from the embedded engine's. */
export async function pushSettings({ client, config, site }: PushTarget): Promise<void> {
  const toIndexName = (index: string) => algoliaIndexName(config, site.slug, index)
  // the main index first: its settings create the replicas
  for (const index of [STOCK_INDEX, ...REPLICAS]) {
    const indexName = toIndexName(index)
    const { taskID } = await client.setSettings({ indexName, indexSettings: algoliaSettings(index, toIndexName) })
    await client.waitForTask({ indexName, taskID })
  }
}

/**
 * Sends a site's search words: those of staff as synonyms, and every phrase that the stock gives a meaning as a rule. Replaces those that
 * the index had. Returns them as text, so that the same need not be sent again: `sent` is what was sent last.
 */
export async function pushWords({ client, config, site }: PushTarget, sent: string | null = null): Promise<string> {
  const indexName = algoliaIndexName(config, site.slug, STOCK_INDEX)
  const synonyms = site.stockRules.searchSynonyms
  const rules = algoliaRules(await readAlgoliaLexicon(client, indexName, '', synonyms))
  const synonymHit = algoliaSynonyms(synonyms)
  const words = JSON.stringify([rules, synonymHit])
  if (words === sent) return words
  const tasks = [
    await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true, forwardToReplicas: true }),
    await client.saveRules({ indexName, rules, clearExistingRules: true, forwardToReplicas: true }),
  ]
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID })
  return words
}

/** Every record of a site, as the embedded engine has it. */
export async function listRecords(pool: Pool, rules: RecordRules): Promise<StockRecord[]> {
  const records: StockRecord[] = []
  for await (const batch of stockRecords(pool, rules, { all: true })) records.push(...batch)
  return records
}

/**
 * Replaces a site's stock in Algolia: settings, then all records into a temporary index that is swapped in atomically,
 * so that shoppers never see a partial list, then the search words. Returns the number of records.
 */
export async function replaceStock(target: PushTarget, records: readonly StockRecord[]): Promise<number> {
  await pushSettings(target)
  await target.client.replaceAllObjects({
    indexName: algoliaIndexName(target.config, target.site.slug, STOCK_INDEX),
    objects: records as unknown as Record<string, unknown>[],
    batchSize: BATCH,
  })
  await pushWords(target)
  return records.length
}

/** Result of a push: records saved, and records deleted. */
export interface PushResult {
  saved: number
  deleted: number
}

/**
 * The records that Algolia has for one site, as last read or sent, so that only differences are sent and only changed
 * cars are read from the database.
 */
export class PushedStock implements RecordStore {
  /** serialized record by objectID, once everything queued is sent; null until read */
  private entries: Map<string, string> | null = null
  private watermark: Watermark | null = null
  /** the rules that the records were built with */
  private rulesKey = ''
  private readonly toSave = new Map<string, StockRecord>()
  private readonly toDelete = new Set<string>()

  constructor(private readonly target: PushTarget) {}

  /**
   * Sends new, changed and deleted records to Algolia. The first call, and the first after a failure, reads what
   * Algolia has, so that it converges from any state.
   */
  async sync(pool: Pool, rules: RecordRules): Promise<PushResult> {
    const currentRulesKey = JSON.stringify(rules.site)
    try {
      this.entries ??= await this.read()
      const all = this.watermark === null || currentRulesKey !== this.rulesKey
      const { watermark } = all
        ? await loadAll(this, pool, rules)
        : await applyChanges(this, pool, rules, this.watermark as Watermark)
      const pushed = await this.send()
      this.watermark = watermark
      this.rulesKey = currentRulesKey
      return pushed
    } catch (error) {
      this.entries = null
      this.watermark = null
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
      const serialized = serializeRecord(record)
      if (this.known.get(record.objectID) === serialized) continue
      this.known.set(record.objectID, serialized)
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

  private get known(): Map<string, string> {
    if (this.entries === null) throw new Error('The records in Algolia have not been read yet')
    return this.entries
  }

  private async send(): Promise<PushResult> {
    const { client, config, site } = this.target
    const indexName = algoliaIndexName(config, site.slug, STOCK_INDEX)
    const options = { indexName, waitForTasks: true, batchSize: BATCH }
    const objects = [...this.toSave.values()] as unknown as Record<string, unknown>[]
    const objectIDs = [...this.toDelete]
    if (objects.length > 0) await client.saveObjects({ ...options, objects })
    if (objectIDs.length > 0) await client.deleteObjects({ ...options, objectIDs })
    return { saved: objects.length, deleted: objectIDs.length }
  }

  private async read(): Promise<Map<string, string>> {
    const { client, config, site } = this.target
    const pushedRecords = new Map<string, string>()
    await client.browseObjects({
      indexName: algoliaIndexName(config, site.slug, STOCK_INDEX),
      browseParams: { hitsPerPage: BATCH, attributesToHighlight: [] },
      aggregator: ({ hits }) => {
        for (const hit of hits) pushedRecords.set(hit.objectID, serializeRecord(hit))
      },
    })
    return pushedRecords
  }
}

/** A record as text, independent of the order of its attributes; attributes that Algolia adds are left out. */
function serializeRecord(record: object): string {
  return JSON.stringify(ordered(Object.fromEntries(Object.entries(record).filter(([name]) => !ADDED.test(name)))))
}

const ADDED = /^_(highlightResult|snippetResult|rankingInfo|distinctSeqID)$/

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, ordered(part)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
