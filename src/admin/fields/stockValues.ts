import type { StockValueList } from '@/domain/stock/stockSelection'
import { postJson } from '../leads/postJson'

export interface StockValue {
  value: string
  count: number
}

export interface StockValues {
  values: Record<StockValueList, StockValue[]>
  /** null for an advanced filter that cannot be read */
  matches: number | null
}

/** Milliseconds for which the values of a site's stock are used again: a form has several fields of them. */
const TTL_MS = 60_000

const loaded = new Map<number, { at: number; answer: Promise<StockValues['values'] | null> }>()
const MAX_SITES = 20

/** The values of a site's stock, with their numbers of cars; null if they could not be loaded. */
export function loadStockValues(site: number): Promise<StockValues['values'] | null> {
  const known = loaded.get(site)
  if (known && Date.now() - known.at < TTL_MS) return known.answer
  if (loaded.size >= MAX_SITES) loaded.clear()
  const answer = postJson<StockValues>('/api/stock-values', { site, filters: {} }).then(({ value }) => {
    if (!value) loaded.delete(site)
    return value?.values ?? null
  })
  loaded.set(site, { at: Date.now(), answer })
  return answer
}
