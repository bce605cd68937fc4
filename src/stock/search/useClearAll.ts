import { ALL_STOCK } from '@/domain/stock/searchState'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'
import { toUiState } from './searchUiState'

/** Clears the words and all filters; the order and the postcode stay. */
export function useClearAll(): () => void {
  const { defaultSort } = useSearchSetup()
  const { sortBy, near } = useSearchState()
  const { setIndexUiState } = useAnswer()
  return () => setIndexUiState(toUiState({ ...ALL_STOCK, sortBy, near }, defaultSort))
}
