import type { StockRecord } from '../../src/domain/stock/stockRecord'

/** A search response with every record, whatever the query: filtering has its own tests. */
export function stockResponse(
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
