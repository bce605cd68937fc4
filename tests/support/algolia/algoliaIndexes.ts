import type { IndexSettings } from 'algoliasearch'
import * as z from 'zod'
import { MATCH_ALL } from '../../../src/domain/stock/filters/filter'
import { toLocalIndexName } from '../../../src/stockIndex/algolia/algoliaConfig'
import type { IndexRecord } from '../../../src/stockIndex/engine/indexRecord'
import { StockEngine } from '../../../src/stockIndex/engine/stockEngine'
import { handleCall, type StockIndexCall, type StockIndexResponse } from '../../../src/stockIndex/protocol/handleCall'
import { ProtocolError } from '../../../src/stockIndex/protocol/protocolError'
import { toEngineSettings, withReplicas } from './engineSettings'

interface AlgoliaIndex {
  settings: IndexSettings
  records: Map<string, IndexRecord>
  /** as sent; searches do not apply them */
  rules: object[]
  synonyms: object[]
  /** built at the first search after a change */
  engine: StockEngine | null
  /** the index that this one is a replica of; null for a primary index */
  primary: string | null
}

const key = z.union([z.string().min(1).max(100), z.number()]).transform(String)
const record = z.looseObject({ objectID: key })
const batchBody = z.object({
  requests: z.array(
    z.discriminatedUnion('action', [
      z.object({ action: z.enum(['addObject', 'updateObject']), body: record }),
      z.object({ action: z.literal('partialUpdateObject'), body: record }),
      z.object({ action: z.literal('deleteObject'), body: z.looseObject({ objectID: key }) }),
      z.object({ action: z.literal('clear') }),
      z.object({ action: z.literal('delete') }),
    ]),
  ),
})
const browseBody = z.looseObject({
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  hitsPerPage: z.number().int().min(1).max(1000).default(1000),
})
const operationBody = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string().min(1).max(200),
  scope: z.array(z.enum(['settings', 'rules', 'synonyms'])).optional(),
})

/** In-memory indexes with Algolia's wire protocol and the settings sent to them, on the product's engine. */
export class AlgoliaIndexes {
  private readonly indexes = new Map<string, AlgoliaIndex>()
  private tasks = 0

  handle(call: StockIndexCall): StockIndexResponse {
    try {
      const result = this.route(call)
      return 'response' in result ? result.response : { status: 200, body: JSON.stringify(result) }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      return { status: error.status, body: JSON.stringify({ message: error.message, status: error.status }) }
    }
  }

  private route(call: StockIndexCall): { response: StockIndexResponse } | object {
    const [version, indexes, name, ...rest] = call.path.split('/').filter(Boolean).map(decodeURIComponent)
    if (version !== '1' || indexes !== 'indexes') throw new ProtocolError(404, 'No such path')
    if (name === undefined) return this.list()
    if (name === '*') return this.searchMultiple(call, rest)
    const route = `${call.method} ${rest[0] ?? ''}`
    switch (route) {
      case 'POST batch':
        return this.batch(name, parseBody(batchBody, call.body).requests)
      case 'PUT settings':
        return this.setSettings(name, parseBody(z.looseObject({}), call.body))
      case 'GET settings':
        return this.getIndex(name).settings
      case 'POST operation':
        return this.copyOrMove(name, parseBody(operationBody, call.body))
      case 'POST rules':
      case 'POST synonyms':
        return this.words(name, rest[0] as 'rules' | 'synonyms', rest[1] === 'batch', call.body)
      case 'POST clear':
        return this.batch(name, [{ action: 'clear' }])
      case 'POST browse':
        return this.browse(name, parseBody(browseBody, call.body || '{}'))
      case 'GET task':
        return { status: 'published', pendingTask: false }
      case 'DELETE ':
        return this.batch(name, [{ action: 'delete' }])
    }
    if (call.method === 'DELETE')
      return this.batch(name, [{ action: 'deleteObject', body: { objectID: rest[0] as string } }])
    if (call.method === 'PUT') {
      return this.batch(name, [
        { action: 'addObject', body: { ...parseBody(z.looseObject({}), call.body), objectID: rest[0] as string } },
      ])
    }
    return { response: this.search(name, call, [parseIndexName(name), ...rest]) }
  }

  private list() {
    const items = Array.from(this.indexes, ([name, { primary, settings }]) => ({
      name,
      entries: this.getRecords(name).size,
      ...(primary !== null && { primary }),
      ...(settings.replicas && { replicas: settings.replicas }),
    }))
    return { items, nbPages: 1 }
  }

  private batch(name: string, requests: z.output<typeof batchBody>['requests']) {
    const index = this.getOrCreateIndex(name)
    if (index.primary !== null) throw new ProtocolError(400, `${name} is a replica: write to ${index.primary}`)
    const objectIDs: string[] = []
    for (const request of requests) {
      if (request.action === 'delete') {
        this.indexes.delete(name)
      } else if (request.action === 'clear') {
        index.records.clear()
      } else {
        const { objectID } = request.body
        objectIDs.push(objectID)
        if (request.action === 'deleteObject') index.records.delete(objectID)
        else if (request.action === 'partialUpdateObject') {
          index.records.set(objectID, { ...index.records.get(objectID), ...request.body, objectID })
        } else index.records.set(objectID, { ...request.body, objectID })
      }
    }
    this.dropEngines()
    return { ...this.task(), objectIDs }
  }

  private setSettings(name: string, settings: IndexSettings) {
    const index = this.getOrCreateIndex(name)
    index.settings = { ...index.settings, ...settings }
    for (const replica of settings.replicas ?? []) this.getOrCreateIndex(replica).primary = name
    this.dropEngines()
    return this.task()
  }

  /** Replaces the rules or synonyms of an index, or lists them. */
  private words(name: string, kind: 'rules' | 'synonyms', isBatch: boolean, body: string) {
    const index = this.getIndex(name)
    if (!isBatch) return { hits: index[kind], nbHits: index[kind].length, page: 0, nbPages: 1 }
    index[kind] = parseBody(z.array(z.looseObject({ objectID: key })), body)
    return this.task()
  }

  private copyOrMove(name: string, { operation, destination, scope }: z.output<typeof operationBody>) {
    const source = this.getIndex(name)
    const { replicas: _, ...settings } = source.settings
    const target = this.getOrCreateIndex(destination)
    // the replaced index keeps its own replicas
    if (operation === 'move' || scope === undefined || scope.includes('settings')) {
      target.settings = { ...settings, ...(target.settings.replicas && { replicas: target.settings.replicas }) }
    }
    if (operation === 'move' || scope === undefined) target.records = new Map(source.records)
    if (operation === 'move') this.indexes.delete(name)
    this.dropEngines()
    return this.task()
  }

  /** Complete records, which only the admin key may read. */
  private browse(name: string, { cursor, hitsPerPage }: z.output<typeof browseBody>) {
    const records = [...this.getRecords(name).values()]
    const from = Number(cursor ?? 0)
    const hits = records.slice(from, from + hitsPerPage)
    const next = from + hits.length
    return { hits, nbHits: records.length, ...(next < records.length && { cursor: String(next) }) }
  }

  private searchMultiple(call: StockIndexCall, rest: string[]) {
    const { requests } = parseBody(
      z.object({ requests: z.array(z.looseObject({ indexName: z.string() })).min(1) }),
      call.body,
    )
    const names = new Set(requests.map(({ indexName }) => this.getPrimary(indexName)))
    if (names.size !== 1) throw new ProtocolError(400, 'One call may search one index and its replicas')
    const localRequests = requests.map((request) => ({ ...request, indexName: parseIndexName(request.indexName) }))
    const body = JSON.stringify({ ...JSON.parse(call.body), requests: localRequests })
    return { response: this.search([...names][0] as string, { ...call, body }, ['*', ...rest]) }
  }

  private search(name: string, call: StockIndexCall, path: string[]): StockIndexResponse {
    const primary = this.getPrimary(name)
    const index = this.getIndex(primary)
    index.engine ??= this.createEngine(index)
    const localCall = { ...call, path: ['', '1', 'indexes', ...path].map(encodeURIComponent).join('/') }
    return handleCall(
      { engine: index.engine, scope: MATCH_ALL },
      { ...localCall, path: localCall.path.replace('%2A', '*') },
    )
  }

  private createEngine(index: AlgoliaIndex): StockEngine {
    const engine = new StockEngine(
      toEngineSettings(withReplicas(index.settings, (name) => this.indexes.get(name)?.settings)),
    )
    engine.upsert(index.records.values())
    return engine
  }

  private getRecords(name: string): ReadonlyMap<string, IndexRecord> {
    return this.getIndex(this.getPrimary(name)).records
  }

  private getPrimary(name: string): string {
    return this.getIndex(name).primary ?? name
  }

  private getIndex(name: string): AlgoliaIndex {
    const index = this.indexes.get(name)
    if (index === undefined) throw new ProtocolError(404, `Index ${name.slice(0, 64)} does not exist`)
    return index
  }

  private getOrCreateIndex(name: string): AlgoliaIndex {
    let index = this.indexes.get(name)
    if (index === undefined) {
      index = { settings: {}, records: new Map(), rules: [], synonyms: [], engine: null, primary: null }
      this.indexes.set(name, index)
    }
    return index
  }

  private dropEngines(): void {
    for (const index of this.indexes.values()) index.engine = null
  }

  private task() {
    return { taskID: ++this.tasks, updatedAt: new Date().toISOString() }
  }
}

function parseIndexName(name: string): string {
  const localName = toLocalIndexName(name)
  if (localName === null) throw new ProtocolError(404, `Index ${name.slice(0, 64)} does not exist`)
  return localName
}

function parseBody<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new ProtocolError(400, 'Invalid JSON: the request body cannot be read')
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ProtocolError(400, `Invalid request body: "${issue?.path.join('.')}": ${issue?.message}`)
}
