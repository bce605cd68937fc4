import { useEffect, useRef } from 'react'
import { ALL_STOCK } from '@/domain/stock/searchState'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { Icon } from '@/ui/media/Icon'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import { useClearAll } from './useClearAll'
import type { RefinementChip } from './useRefinementChips'
import { WordsAsTyped } from './WordsAsTyped'

/** Milliseconds in which the focus of a removed chip is given to the next: results have come by then, also on a slow network. */
const REFOCUS_MS = 10_000

/** The typed words and the chosen filters as removable chips, and Clear all. */
export function CurrentChips({ chips }: { chips: RefinementChip[] }) {
  const setup = useSearchSetup()
  const { sortBy, near } = useSearchState()
  const clear = useClearAll()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<{ at: number; until: number } | null>(null)
  // The focused chip is gone: the focus goes to the next one, or to the results. Chips of words are replaced with the results.
  useEffect(() => {
    const last = removed.current
    if (last === null || (document.activeElement !== document.body && document.activeElement !== null)) return
    if (Date.now() > last.until) {
      removed.current = null
      return
    }
    const links = list.current?.querySelectorAll<HTMLElement>('a.chip') ?? []
    const next = links[Math.min(last.at, links.length - 1)] ?? document.getElementById('results')
    next?.focus({ preventScroll: true })
  })
  if (chips.length === 0) return null
  return (
    <ul ref={list} className="flex flex-wrap items-center gap-2" aria-label="Chosen filters">
      {chips.map(({ key, label, href, remove }, at) => (
        <li key={key}>
          <a
            href={href}
            rel="nofollow"
            className="chip"
            onClick={(event) => {
              if (opensNewTab(event)) return
              event.preventDefault()
              removed.current = { at, until: Date.now() + REFOCUS_MS }
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
