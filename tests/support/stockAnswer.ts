import type { StockRecord } from '../../src/domain/stock/stockRecord'

/** Every record for every question: which cars fit is asked elsewhere. */
export function stockAnswer(
  records: StockRecord[],
  { hitsPerPage = 21, facets = [] }: { hitsPerPage?: number; facets?: string[] },
) {
  const count = (attribute: string) => {
    const values: Record<string, number> = {}
    for (const record of records) {
      const value = record[attribute as keyof StockRecord]
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== null && one !== undefined) values[String(one)] = (values[String(one)] ?? 0) + 1
    }
    return values
  }
  return {
    hits: records.slice(0, hitsPerPage),
    count: records.length,
    facets: Object.fromEntries(facets.map((attribute) => [attribute, count(attribute)])),
  }
}
