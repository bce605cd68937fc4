import type { SearchState } from '@/domain/stock/searchState'
import { useSearchSetup, useSearchState, useUnderstanding } from './SearchContext'
import { toAddress } from './searchUiState'
import type { RefinementChip } from './useRefinementChips'

/** The typed words, one chip for each filter that they became, and one for those that are searched as text. */
export function useWordChips(): RefinementChip[] {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { understood, change } = useUnderstanding()
  if (search.query === '') return []
  const toChip = (key: string, label: string, without: string): RefinementChip => {
    const remove = (current: SearchState): SearchState => ({
      ...current,
      query: without,
      plain: current.plain && without !== '',
      page: 1,
    })
    return {
      key,
      label,
      href: toAddress(remove(search), setup),
      remove: () => change(remove),
    }
  }
  // Words that mean the same have one chip.
  const parts = (understood?.parts ?? []).filter(
    ({ label }, at, all) => all.findIndex((other) => other.label === label) === at,
  )
  const leftOut = understood?.leftOut
  const text = understood ? understood.text : { words: search.query, without: '' }
  if (parts.length === 0) return [toChip('words', quote(search.query), '')]
  return [
    ...parts.map(({ label, words, without }) => toChip(`words ${words}`, label, without)),
    ...(text ? [toChip('words', quote(text.words), text.without)] : []),
    ...(leftOut ? [toChip('words left out', `Left out: ${quote(leftOut.words)}`, leftOut.without)] : []),
  ]
}

const quote = (words: string) => `\u201c${words}\u201d`
