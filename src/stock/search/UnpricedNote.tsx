import { formatCount, formatNumber } from '@/domain/format'
import { sortFilter } from '@/domain/stock/results'
import { effectiveSort } from '@/domain/stock/searchState'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import { useUnpricedCount } from './useUnpricedCount'

/**
 * Says how many cars the order hides: cheapest first leaves those without a price out on some sites (STK-06), while other orders and
 * pages count them. It stands below the cars, since it comes after the page and would move what is below it.
 */
export function UnpricedNote({ count }: { count: number }) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { change } = useAnswer()
  const flags = { hideZeroPriceInDefaultSort: setup.hideUnpricedInDefaultSort }
  const hides = sortFilter(effectiveSort(search, setup.defaultSort), flags) !== null
  const unpriced = useUnpricedCount(hides, count)
  if (!hides) return null
  const all = { ...search, sortBy: 'recommended' as const, page: 1 }
  return (
    // Its height is kept, since the number comes after the page.
    <p className="numbers mt-6 min-h-[1lh] text-sm text-muted">
      {unpriced > 0 && (
        <>
          {formatCount(count, setup.stockNoun)},{' '}
          <a
            href={toAddress(all, setup)}
            rel="nofollow"
            className="link"
            onClick={(event) => {
              if (opensNewTab(event)) return
              event.preventDefault()
              change(() => all)
            }}
          >
            plus {formatNumber(unpriced)} without a price
          </a>
        </>
      )}
    </p>
  )
}
