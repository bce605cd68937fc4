import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from '../../support/importGraph'
import { findLongLived } from '../../support/longLivedMaps'

/** What runs in servers and workers. What a browser keeps costs nobody else. */
const FOLDERS = [
  ...['src/server', 'src/stockIndex', 'src/data', 'src/providers', 'src/worker', 'src/services', 'src/leads'],
  ...['src/feeds', 'src/app', 'src/site', 'src/domain', 'src/releases', 'src/newCampaign', 'blocks', 'collections'],
]

const IN_FLIGHT = 'an entry lasts as long as the request or the work that it stands for'
const OF_ONE_CALL = 'the object lasts for one call'
const OF_STOCK = 'by the stock of a site, and as large'
const OF_BUILD = 'by the files and styles of the build'
const OF_SOURCE = 'constant'
const SHORT_TEXTS = 'of feeds: a limited number of texts, and of letters in each'

/** Maps, sets and caches that outlive a call without being a `BoundedCache`, with what limits them. Strangers choose the key of none. */
const OTHERS: Record<string, string> = {
  'src/server/compressResponses.mjs optimizing': IN_FLIGHT,
  'src/server/compressResponses.mjs pending': IN_FLIGHT,
  'src/server/countMissingPages.mjs pages': '500 paths of 300 characters, for thirty seconds',
  'src/server/inlineStyles.mjs stylesheets': OF_BUILD,
  'src/server/pageCache.mjs limits': 'by folder: pages and reads',
  'src/server/pageCache.mjs #sequences': 'the object lasts for one request',
  'src/server/renderSearch.mjs loading': IN_FLIGHT,
  'src/server/serialByKey.ts queues': IN_FLIGHT,
  'src/server/turns.mjs entries': IN_FLIGHT,
  'src/server/usedStyles.mjs #elements': OF_ONE_CALL,
  'src/server/usedStyles.mjs #combined': OF_ONE_CALL,
  'src/server/usedStyles.mjs keyframes': OF_BUILD,
  'src/server/usedStyles.mjs set': OF_ONE_CALL,
  'src/server/database/previewTransaction.ts copied': OF_ONE_CALL,
  'src/server/errorReports/sendErrorEvent.ts sentBySource': 'by source: server, worker, browser',
  'src/server/sharedCache/redisCache.mjs #limiters': 'by the names of rate limits in the source',
  'src/server/shoppers/accountDetails.ts savedAt': OF_ONE_CALL,
  'src/server/shoppers/accountDetails.ts addedAt': OF_ONE_CALL,
  'src/server/taskProcesses/processTask.ts forecourtTaskProcesses': 'by the names of functions in the source',
  'src/server/telemetry/pools.ts forecourtPools': 'by the names of connection pools in the source',
  'src/stockIndex/memoryRateLimit.ts counts': '20,000 network addresses, for a minute',
  'src/stockIndex/siteStock.ts NO_PLACES': OF_SOURCE,
  'src/stockIndex/stockCache.ts sites': 'by site',
  'src/stockIndex/algolia/pushStock.ts toSave': OF_STOCK,
  'src/stockIndex/algolia/pushStock.ts toDelete': OF_STOCK,
  'src/stockIndex/algolia/requestAlgolia.ts lexicons': '200 lexicons, by the rules and synonyms of staff',
  'src/stockIndex/engine/facetColumn.ts numbers': OF_STOCK,
  'src/stockIndex/engine/facetColumn.ts numbersByFolded': OF_STOCK,
  'src/stockIndex/engine/facetColumn.ts ofPrimitives': OF_STOCK,
  'src/stockIndex/engine/geo.ts numbers': OF_STOCK,
  'src/stockIndex/engine/keyColumn.ts slotsByKey': OF_STOCK,
  'src/stockIndex/engine/nameBoosts.ts names': OF_STOCK,
  'src/stockIndex/engine/nameBoosts.ts pairs': OF_STOCK,
  'src/stockIndex/engine/nameBoosts.ts NONE': OF_SOURCE,
  'src/stockIndex/engine/numberFacet.ts numbers': OF_STOCK,
  'src/stockIndex/engine/packedRecords.ts found': '2,000 records, by their place in the index',
  'src/stockIndex/engine/repeatedTexts.ts numbers': SHORT_TEXTS,
  'src/stockIndex/engine/stockEngine.ts slotById': OF_STOCK,
  'src/stockIndex/engine/stockEngine.ts facets': 'by the attributes in the source',
  'src/stockIndex/engine/stockEngine.ts numbers': 'by the attributes in the source',
  'src/stockIndex/engine/stockEngine.ts keys': 'by the attributes in the source',
  'src/stockIndex/engine/stockEngine.ts spreads': 'by the attributes in the source',
  'src/stockIndex/engine/textSearch.ts NONE': OF_SOURCE,
  'src/stockIndex/engine/textSearch.ts NO_WORDS': OF_SOURCE,
  'src/stockIndex/engine/textSearch.ts prose': OF_STOCK,
  'src/stockIndex/engine/vocabulary.ts postings': OF_STOCK,
  'src/stockIndex/protocol/highlight.ts known': OF_ONE_CALL,
  'src/stockIndex/protocol/retrieve.ts excluded': OF_ONE_CALL,
  'src/data/car/carViews.ts KEY': 'waiting and batch: by car, for two seconds',
  'src/data/images/deliverImage.ts pending': IN_FLIGHT,
  'src/data/images/drawnImage.ts pending': IN_FLIGHT,
  'src/data/stock/suggestions.ts catalogues': '100 catalogues, by site',
  'src/worker/jobLimits.ts running': 'by the names of tasks in the source',
  'src/services/revalidateLater.ts recent': 'the tags of changes of the last eight seconds',
  'src/services/revalidateLater.ts previous': 'the tags of changes of the last eight seconds',
  'src/feeds/columnAliases.ts FIELD_BY_ALIAS': OF_SOURCE,
  'src/feeds/columnMeanings.ts meanings': OF_ONE_CALL,
  'src/feeds/columnMeanings.ts open': OF_ONE_CALL,
  'src/feeds/columnMeanings.ts seen': OF_ONE_CALL,
  'src/site/theme/themeStyle.ts styles': '1,000 themes of staff',
  'src/domain/zonedFormat.ts formats': '50 names of time zones',
  'src/domain/alerts/changedCars.ts postings': OF_ONE_CALL,
  'src/domain/alerts/changedCars.ts columns': OF_ONE_CALL,
  'src/domain/alerts/changedCars.ts kept': OF_ONE_CALL,
  'src/domain/finance/comparisonRate.ts exampleRates': '1,000 rates, by numbers',
  'src/domain/locations/placeIndex.ts byPostcode': 'by the places in the database',
  'src/domain/locations/placeIndex.ts byName': 'by the places in the database',
  'src/domain/locations/placeIndex.ts knownByName': 'by the places in the database',
  'src/domain/locations/placeIndex.ts matched': OF_ONE_CALL,
  'src/domain/locations/placeRank.ts keys': OF_ONE_CALL,
  'src/domain/stock/describedDetails.ts listsByKey': SHORT_TEXTS,
  'src/domain/stock/filteredFeatures.ts bitsByFeature': SHORT_TEXTS,
  'src/domain/stock/filteredFeatures.ts listByBits': 'by numbers',
  'src/domain/stock/stockRecord.ts nodesByModel': SHORT_TEXTS,
  'src/domain/stock/understandQuery.ts NO_MODELS': OF_SOURCE,
  'src/domain/stock/query/typos.ts NONE': OF_SOURCE,
  'collections/files/deleteStoredFiles.ts fileDeletion': 'the context of one request',
  'collections/queryPaths.ts rights': OF_ONE_CALL,
  'collections/settings/hooks/confirmPassword.ts changedPasswords': 'the context of one request',
  'collections/stock/models/findPictures.ts ids': OF_ONE_CALL,
  'collections/website/redirects/checkRedirect.ts published': OF_ONE_CALL,
}

const found = sourceFiles(...FOLDERS)
  .filter((file) => !/\.generated\./.test(file))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    if (!/new (Map|Set|LRUCache)\b/.test(source)) return []
    return findLongLived(source, file.endsWith('.tsx') ? 'tsx' : 'ts')
      .filter(({ kind }) => kind !== 'BoundedCache')
      .map(({ name }) => `${file} ${name}`)
  })

it('every map, set and cache that outlives a request is a BoundedCache, or says what limits it', () => {
  expect(found.filter((place) => !OTHERS[place])).toEqual([])
})

it('what says so is still there', () => {
  expect(Object.keys(OTHERS).filter((place) => !found.includes(place))).toEqual([])
})

it.each([
  ['of a module', 'const kept = new Map<string, number>()\nexport const keep = (url: string) => kept.set(url, 1)'],
  ['of a module, by lru-cache', 'const kept = new LRUCache<string, true>({ max: 20_000 })'],
  [
    'that a handler goes on using',
    'export const create = () => { const kept = new Map(); return (url) => kept.set(url, 1) }',
  ],
  [
    'that a handler uses by another function',
    'export function create() { const kept = new Set()\nfunction keep(url) { kept.add(url) }\nreturn { handle: (url) => keep(url) } }',
  ],
  ['of a class', 'class Pages { private kept = new Map<string, true>() }'],
  ['of the process', 'globalThis.kept ??= new Map()'],
  ['in an object of the process', 'shared[KEY] ??= { kept: new Map() }'],
])('a map %s is found', (_where, source) => {
  expect(findLongLived(source)).toHaveLength(1)
})

it.each([
  'const NAMES = new Set(["a", "b"])\nexport const isName = (name: string) => NAMES.has(name)',
  'export function count(all) { const byName = new Map(); for (const name of all) byName.set(name, 1); return byName }',
])('%j is not', (source) => {
  expect(findLongLived(source)).toEqual([])
})
