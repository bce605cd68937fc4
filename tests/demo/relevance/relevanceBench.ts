import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import pg from 'pg'
import { type BenchRow, figure, figureWithMax, figureWithMin, percentile } from '../../../src/bench/benchRow'
import { parseFilters } from '../../../src/domain/stock/filters/filterGrammar'
import { matchesFilter } from '../../../src/domain/stock/filters/matchesFilter'
import type { StockRecord } from '../../../src/domain/stock/stockRecord'
import { understandQuery } from '../../../src/domain/stock/understandQuery'
import { stockFilterExpression } from '../../../src/domain/stock/visibility'
import { removePostgres, startPostgres } from '../../../src/scripts/postgres/embeddedPostgres.mjs'
import { StockEngine } from '../../../src/stockIndex/engine/stockEngine'
import type { StockIndexCall } from '../../../src/stockIndex/protocol/handleCall'
import { CODE_ATTRIBUTES, ENGINE_SETTINGS, TEXT_FIELDS } from '../../../src/stockIndex/settings'
import { SiteStock } from '../../../src/stockIndex/siteStock'
import { leaveOutUnmatched } from '../../../src/stockIndex/unmatchedWords'
import { type DemoName, type DemoStock, demoStock, NOW } from './demoStock'
import { JUDGED_QUERIES } from './judgedQueries'
import { ndcg } from './ndcg'

const DEALERS: readonly DemoName[] = ['harbour', 'bluegum', 'ironbark', 'wayfarer']
const RESULTS = 10
/** Times that each query is parsed, so that the figure is not one of a cold start. */
const REPEATS = 20

/** Finds the keys of the first ten cars of a dealer. */
type Search = (dealer: DemoName, query: string) => Promise<string[]> | string[]

interface Engine {
  name: string
  search: Search
}

interface Dealer extends DemoStock {
  /** the cars that the site lists */
  listed: StockRecord[]
}

/**
 * Measures how well searches as shoppers type them are answered: nDCG@10 over the judged set, here and by other engines with the
 * same cars. Each has the same texts, with names weighted above the rest, prefix and fuzzy matching as its documentation advises.
 */
export async function benchRelevance(onProgress: (line: string) => void = () => undefined): Promise<BenchRow[]> {
  const dealers = new Map(DEALERS.map((name) => [name, toDealer(name)]))
  const rows: BenchRow[] = []
  const ours = ourEngine(dealers)
  const measured = await judge(ours, dealers)
  rows.push(
    figure('judged searches', JUDGED_QUERIES.length, ''),
    figureWithMin('this index: nDCG@10', measured.ndcg, '', 0.95),
    figureWithMax('this index: searches without a hit where the stock has one', measured.empty, '', 0),
    figureWithMax('understanding a search, p95', parseTime(dealers), 'ms', 0.2),
  )
  const postgres = await startPeerPostgres(dealers)
  try {
    const peers = [formerEngine(dealers), postgres.engine, miniSearch(dealers), await orama(dealers)]
    for (const peer of peers) {
      onProgress(peer.name)
      const result = await judge(peer, dealers)
      rows.push(
        figure(`${peer.name}: nDCG@10`, result.ndcg, ''),
        figure(`${peer.name}: searches without a hit`, result.empty, ''),
      )
    }
  } finally {
    await postgres.stop()
  }
  return rows
}

async function judge({ search }: Engine, dealers: ReadonlyMap<DemoName, Dealer>) {
  let total = 0
  let empty = 0
  for (const { dealer, query, grade } of JUDGED_QUERIES) {
    const { listed } = dealers.get(dealer) as Dealer
    const grades = new Map(listed.map((record) => [record.objectID, grade(record)]))
    const found = await search(dealer, query)
    total += ndcg(
      found.map((id) => grades.get(id) ?? 0),
      [...grades.values()],
    )
    if (found.length === 0 && [...grades.values()].some((value) => value > 0)) empty++
  }
  return { ndcg: total / JUDGED_QUERIES.length, empty }
}

function toDealer(name: DemoName): Dealer {
  const stock = demoStock(name)
  const scope = parseFilters(stockFilterExpression(stock.site.stockRules, NOW))
  return { ...stock, listed: stock.records.filter((record) => matchesFilter(record, scope)) }
}

/** Towns that are not the dealers' own, as a deployment has them. */
const PLACES = new Map([['bendigo', [{ name: 'Bendigo', lat: -36.757, lng: 144.2786 }]]])

function ourEngine(dealers: ReadonlyMap<DemoName, Dealer>): Engine {
  const stocks = new Map(Array.from(dealers, ([name, dealer]) => [name, toStock(dealer)]))
  return {
    name: 'this index',
    search: (dealer, query) =>
      askIndex(stocks.get(dealer) as SiteStock, dealers.get(dealer) as Dealer, 'stock', { query }),
  }
}

/** The index as it was: all words as text in equal fields, cheapest first. */
function formerEngine(dealers: ReadonlyMap<DemoName, Dealer>): Engine {
  const attributes = ['name', 'make', 'model', 'badge', 'series', 'body', 'fuel', 'colour', 'drive', 'transmission']
  const settings = {
    ...ENGINE_SETTINGS,
    textAttributes: [[...attributes, 'location_name', 'city']],
    typoFields: 1,
    proseAttributes: [],
    codeAttributes: ['stocknum', 'vin'],
  }
  const stocks = new Map(Array.from(dealers, ([name, dealer]) => [name, toStock(dealer, settings)]))
  return {
    name: 'this index before, without understanding, by price',
    search: (dealer, query) =>
      askIndex(stocks.get(dealer) as SiteStock, dealers.get(dealer) as Dealer, 'stock_price_asc', {
        query,
        enableRules: false,
      }),
  }
}

function toStock({ records }: Dealer, settings = ENGINE_SETTINGS): SiteStock {
  const engine = new StockEngine(settings)
  engine.upsert(records)
  return new SiteStock(engine)
}

async function askIndex(stock: SiteStock, { site }: Dealer, indexName: string, params: object): Promise<string[]> {
  const body = JSON.stringify({ requests: [{ indexName, hitsPerPage: RESULTS, ...params }] })
  const call = { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
  const run = (asked: StockIndexCall) => stock.handle(site, asked, NOW, PLACES)
  const response = await leaveOutUnmatched(call, run(call), run)
  const { results } = JSON.parse(response.body) as { results: { hits: StockRecord[] }[] }
  return (results[0]?.hits ?? []).map(({ objectID }) => objectID)
}

/** 95th percentile of the time in which a search is understood, in milliseconds. */
function parseTime(dealers: ReadonlyMap<DemoName, Dealer>): number {
  const times: number[] = []
  const year = NOW.getFullYear()
  for (const [name, dealer] of dealers) {
    const scope = parseFilters(stockFilterExpression(dealer.site.stockRules, NOW))
    const lexicon = toStock(dealer).lexiconFor(scope, [])
    const queries = JUDGED_QUERIES.filter((judged) => judged.dealer === name).map(({ query }) => query)
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      for (const query of queries) {
        const startedAt = performance.now()
        understandQuery(query, lexicon, { year })
        times.push(performance.now() - startedAt)
      }
    }
  }
  return percentile(times, 0.95)
}

/** The texts that every peer searches: names, then what the car is and has, then what the dealer says of it. */
function toDocument(record: StockRecord) {
  const fields = record as unknown as Record<string, unknown>
  const join = (names: readonly string[]) => names.flatMap((name) => fields[name] ?? []).join(' ')
  return {
    id: record.objectID,
    name: join([...TEXT_FIELDS[0], ...TEXT_FIELDS[1]]),
    details: join([...TEXT_FIELDS[2], 'car_type']),
    codes: join(CODE_ATTRIBUTES),
    comments: record.comments ?? '',
  }
}

const WEIGHTS = { name: 4, codes: 4, details: 2, comments: 0.5 }

function miniSearch(dealers: ReadonlyMap<DemoName, Dealer>): Engine {
  const indexes = new Map(
    Array.from(dealers, ([name, { listed }]) => {
      const index = new MiniSearch({ fields: Object.keys(WEIGHTS) })
      index.addAll(listed.map(toDocument))
      return [name, index]
    }),
  )
  return {
    name: 'MiniSearch',
    search: (dealer, query) =>
      (indexes.get(dealer) as MiniSearch)
        .search(query, { boost: WEIGHTS, prefix: true, fuzzy: 0.2 })
        .slice(0, RESULTS)
        .map(({ id }) => String(id)),
  }
}

async function orama(dealers: ReadonlyMap<DemoName, Dealer>): Promise<Engine> {
  const createIndex = () =>
    create({ schema: { id: 'string', name: 'string', details: 'string', codes: 'string', comments: 'string' } })
  const indexes = new Map<DemoName, ReturnType<typeof createIndex>>()
  for (const [name, { listed }] of dealers) {
    const index = createIndex()
    await insertMultiple(index, listed.map(toDocument))
    indexes.set(name, index)
  }
  return {
    name: 'Orama',
    search: async (dealer, query) => {
      const index = indexes.get(dealer) as ReturnType<typeof createIndex>
      const { hits } = await searchOrama(index, { term: query, boost: WEIGHTS, tolerance: 1, limit: RESULTS })
      return hits.map(({ document }) => String(document.id))
    },
  }
}

/** Postgres full text search with weights, and trigrams for what it does not find. */
async function startPeerPostgres(dealers: ReadonlyMap<DemoName, Dealer>) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-relevance-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: join(folder, 'postgres'), database: 'relevance', durable: false })
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`create extension if not exists pg_trgm;
    create table documents (dealer text, id text, name text, codes text, words tsvector)`)
  for (const [dealer, { listed }] of dealers) {
    for (const record of listed) {
      const { id, name, details, codes, comments } = toDocument(record)
      await client.query(
        `insert into documents values ($1, $2, $3, $4,
          setweight(to_tsvector('english', $3), 'A') || setweight(to_tsvector('simple', $4), 'A') ||
          setweight(to_tsvector('english', $5), 'B') || setweight(to_tsvector('english', $6), 'D'))`,
        [dealer, id, name, codes, details, comments],
      )
    }
  }
  const engine: Engine = {
    name: 'Postgres full text with trigrams',
    search: async (dealer, query) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from documents, websearch_to_tsquery('english', $2) as asked
         where dealer = $1 and (words @@ asked or word_similarity($2, name || ' ' || codes) > 0.5)
         order by ts_rank_cd(words, asked) + word_similarity($2, name || ' ' || codes) desc, id limit ${RESULTS}`,
        [dealer, query],
      )
      return rows.map(({ id }) => id)
    },
  }
  const stop = async () => {
    await client.end()
    await server.stop()
    await removePostgres(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { engine, stop }
}
