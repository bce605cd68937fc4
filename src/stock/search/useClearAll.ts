import { ALL_STOCK } from '@/domain/stock/searchState'
import { useAnswer } from './SearchContext'

/** Clears the words and all filters; the order and the postcode stay. */
export function useClearAll(): () => void {
  const { change } = useAnswer()
  return () => change(({ sortBy, near }) => ({ ...ALL_STOCK, sortBy, near }))
}
