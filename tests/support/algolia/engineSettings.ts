import type { IndexSettings } from 'algoliasearch'
import { STOCK_INDEX } from '../../../src/domain/stock/results'
import { toLocalIndexName } from '../../../src/stockIndex/algolia/algoliaConfig'
import type { SortKey } from '../../../src/stockIndex/engine/sortedOrder'
import type { AttributeSetting, EngineSettings } from '../../../src/stockIndex/engine/stockEngine'

/** Converts Algolia's settings to the engine's, so that an index uses only the settings sent to it. */
export function toEngineSettings(settingsByIndex: ReadonlyMap<string, IndexSettings>): EngineSettings {
  const main = settingsByIndex.get(STOCK_INDEX) ?? {}
  const prose = main.disablePrefixOnAttributes ?? []
  const exact = main.disableTypoToleranceOnAttributes ?? []
  const fields = (main.searchableAttributes ?? []).map((entry) => entry.split(',').map((name) => name.trim()))
  const codes = exact.filter((name) => fields[0]?.includes(name))
  const isText = (name: string) => !codes.includes(name) && !prose.includes(name)
  return {
    attributes: toAttributes(main),
    textAttributes: fields.map((names) => names.filter(isText)).filter((names) => names.length > 0),
    typoFields: fields.filter((names) => names.some((name) => !exact.includes(name))).length,
    proseAttributes: prose,
    codeAttributes: codes,
    // `exact` and `proximity` of the ranking
    nameAttributes: ['model', 'badge'],
    phraseAttribute: 'name',
    orders: Object.fromEntries(
      Array.from(settingsByIndex, ([index, { ranking = [], customRanking = [] }]) => [
        index,
        toSortKeys(index === STOCK_INDEX ? customRanking : ranking),
      ]),
    ),
    shared: [],
    packings: {},
    relevanceIndex: STOCK_INDEX,
  }
}

/** The settings of an index and its replicas, by local index name. */
export function withReplicas(
  settings: IndexSettings,
  findSettings: (name: string) => IndexSettings | undefined,
): Map<string, IndexSettings> {
  const replicas = (settings.replicas ?? []).flatMap((name) => {
    const [localName, replica] = [toLocalIndexName(name), findSettings(name)]
    return localName !== null && replica !== undefined ? [[localName, replica] as const] : []
  })
  return new Map([[STOCK_INDEX, settings], ...replicas])
}

function toAttributes({ attributesForFaceting = [], numericAttributesForFiltering = [] }: IndexSettings) {
  const facets = attributesForFaceting.map((entry) => /^\w+\((\w+)\)$/.exec(entry)?.[1] ?? entry)
  const attributes: Record<string, AttributeSetting> = { objectID: { kind: 'key' } }
  for (const name of facets) attributes[name] = { kind: 'values' }
  for (const name of numericAttributesForFiltering) {
    attributes[name] = { kind: facets.includes(name) ? 'number' : 'compared' }
  }
  return attributes
}

/** `asc(price)` and `desc(custom_rank)`; the other criteria concern texts. */
function toSortKeys(ranking: readonly string[]): SortKey[] {
  return ranking.flatMap((entry) => {
    const [, direction, attribute] = /^(asc|desc)\((\w+)\)$/.exec(entry) ?? []
    return attribute === undefined ? [] : [{ attribute, direction: direction as SortKey['direction'] }]
  })
}
