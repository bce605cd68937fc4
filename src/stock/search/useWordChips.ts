import { useInstantSearch } from 'react-instantsearch'
import type { SearchState } from '@/domain/stock/searchState'
import type { UnderstoodData } from '@/domain/stock/understoodData'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress, toUiState } from './searchUiState'
import type { RefinementChip } from './useRefinementChips'

/** What the index understood of the typed words; null without words, or before it has answered. */
export function useUnderstood(): UnderstoodData['understood'] | null {
  const { query } = useSearchState()
  const { results } = useInstantSearch()
  const data = results?.userData?.[0] as UnderstoodData | undefined
  return query !== '' && results.query === query ? (data?.understood ?? null) : null
}

/** The typed words, one chip for each filter that they became, and one for those that are searched as text. */
export function useWordChips(): RefinementChip[] {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { setIndexUiState } = useInstantSearch()
  const understood = useUnderstood()
  if (search.query === '') return []
  const toChip = (key: string, label: string, without: string): RefinementChip => {
    const next: SearchState = { ...search, query: without, plain: search.plain && without !== '', page: 1 }
    return {
      key,
      label,
      href: toAddress(next, setup),
      remove: () => setIndexUiState(toUiState(next, setup.defaultSort)),
    }
  }
  const parts = understood?.parts ?? []
  const text = understood ? understood.text : { words: search.query, without: '' }
  if (parts.length === 0) return [toChip('words', quote(search.query), '')]
  return [
    ...parts.map(({ label, words, without }) => toChip(`words ${words}`, label, without)),
    ...(text ? [toChip('words', quote(text.words), text.without)] : []),
  ]
}

const quote = (words: string) => `\u201c${words}\u201d`
