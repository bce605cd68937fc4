import { fromStockRecord } from '../../src/domain/stock/cardRecord'
import type { StockRecord } from '../../src/domain/stock/stockRecord'
import type { Reads } from './fakeReads'

/** A search response with every record, whatever the query: filtering has its own tests. */
function stockResponse(
  records: StockRecord[],
  { hitsPerPage = 21, facets = [] }: { hitsPerPage?: number; facets?: string[] },
) {
  const count = (attribute: string) => {
    const values: Record<string, number> = {}
    for (const record of records) {
      const value = record[attribute as keyof StockRecord]
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== null && item !== undefined) values[String(item)] = (values[String(item)] ?? 0) + 1
    }
    return values
  }
  return {
    hits: records.slice(0, hitsPerPage),
    count: records.length,
    facets: Object.fromEntries(facets.map((attribute) => [attribute, count(attribute)])),
  }
}

/** The reads of stock with these records. */
export function stockReads(records: StockRecord[]): Reads {
  const query = (_: never, __: never, ___: never, params: string) => stockResponse(records, JSON.parse(params))
  return {
    queryStock: query,
    queryAgedStock: query,
    listListedCards: (_: never, slugs: string) =>
      slugs.split(',').flatMap((slug) => records.filter((record) => record.slug === slug).map(fromStockRecord)),
  }
}
