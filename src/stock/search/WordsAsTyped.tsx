import type { SearchState } from '@/domain/stock/searchState'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { useSearchSetup, useSearchState, useUnderstanding } from './SearchContext'
import { toAddress } from './searchUiState'

/** Gives back the plain words when they were wrongly understood, and the other way round. */
export function WordsAsTyped() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { understood, change } = useUnderstanding()
  if (search.query === '' || (!search.plain && !understood?.parts.length)) return null
  const toOther = (current: SearchState): SearchState => ({ ...current, plain: !search.plain, page: 1 })
  return (
    <a
      href={toAddress(toOther(search), setup)}
      rel="nofollow"
      className="link inline-flex min-h-9 items-center px-1 text-sm"
      onClick={(event) => {
        if (opensNewTab(event)) return
        event.preventDefault()
        change(toOther)
      }}
    >
      {search.plain ? 'Turn the words into filters' : 'Search the words as typed'}
    </a>
  )
}
