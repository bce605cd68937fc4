import { useClearRefinements } from 'react-instantsearch'
import { ALL_STOCK } from '@/domain/stock/searchState'
import { Icon } from '@/ui/media/Icon'
import { opensNewTab } from './opensNewTab'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import type { RefinementChip } from './useRefinementChips'

/** The chosen filters as removable chips, and Clear all. */
export function CurrentChips({ chips }: { chips: RefinementChip[] }) {
  const setup = useSearchSetup()
  const { query, sortBy, near } = useSearchState()
  const { refine: clear } = useClearRefinements()
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
      <li>
        <a
          href={toAddress({ ...ALL_STOCK, query, sortBy, near }, setup)}
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
