import { ALL_STOCK } from '@/domain/stock/searchState'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { Icon } from '@/ui/media/Icon'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import { useClearAll } from './useClearAll'
import type { RefinementChip } from './useRefinementChips'
import { WordsAsTyped } from './WordsAsTyped'

/** The typed words and the chosen filters as removable chips, and Clear all. */
export function CurrentChips({ chips }: { chips: RefinementChip[] }) {
  const setup = useSearchSetup()
  const { sortBy, near } = useSearchState()
  const clear = useClearAll()
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Chosen filters">
      {chips.map(({ key, label, href, remove }) => (
        <li key={key}>
          <a
            href={href}
            rel="nofollow"
            className="chip"
            onClick={(event) => {
              if (opensNewTab(event)) return
              event.preventDefault()
              remove()
            }}
          >
            <span className="sr-only">Remove</span>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li className="empty:hidden">
        <WordsAsTyped />
      </li>
      <li>
        <a
          href={toAddress({ ...ALL_STOCK, sortBy, near }, setup)}
          className="link inline-flex min-h-9 items-center px-1 text-sm"
          onClick={(event) => {
            if (opensNewTab(event)) return
            event.preventDefault()
            clear()
          }}
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}
