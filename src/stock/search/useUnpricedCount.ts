import { useEffect, useState } from 'react'
import { STOCK_INDEX } from '@/domain/stock/results'
import { countQuery } from '../countStock'
import { useAnswer, useSearchSetup } from './SearchContext'
import { shortParams } from './shortList'

/** Milliseconds after the results before the rest is counted: the shopper may go on filtering. */
const PAUSE_MS = 250

/**
 * The cars without a price that the same search has in another order; 0 unless `hides`, and until they are counted. `count` is the number
 * of the search's results.
 */
export function useUnpricedCount(hides: boolean, count: number): number {
  const { filter, unpriced } = useSearchSetup()
  const { results } = useAnswer()
  // The response names the parameters of its query.
  const params = results._rawResults?.[0]?.params
  const asked = hides && params ? shortParams(params) : null
  // Those of the search that the page comes with are counted already.
  const [found, setFound] = useState({ asked: unpriced === null ? null : asked, count: unpriced ?? 0 })
  const isKnown = found.asked === asked
  useEffect(() => {
    if (asked === null || isKnown) return
    const params = new URLSearchParams(asked)
    params.set('filters', filter ?? '')
    params.set('hitsPerPage', '0')
    params.set('page', '0')
    const stop = new AbortController()
    const timer = setTimeout(() => {
      countQuery({ indexName: STOCK_INDEX, params: params.toString() }, stop.signal).then(
        (all) => setFound({ asked, count: Math.max(0, all - count) }),
        () => {
          // Aborted by the next search, or offline: the note is left out.
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, isKnown, filter, count])
  return asked !== null && isKnown ? found.count : 0
}
