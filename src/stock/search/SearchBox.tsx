import { useEffect, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { HiddenParams } from './HiddenParams'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress, toUiState } from './searchUiState'

/** Milliseconds after the last key before the search updates. */
const TYPING_PAUSE_MS = 200

/**
 * Free text over make, model, badge and more, with typo tolerance. Without JavaScript it is a form that keeps the other
 * filters.
 */
export function SearchBox() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { query } = search
  const { setIndexUiState } = useInstantSearch()
  // Other words are understood again, and may change the order.
  const refine = (next: string) =>
    setIndexUiState(toUiState({ ...search, query: next, plain: false, page: 1 }, setup.defaultSort))
  const [text, setText] = useState(query)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Another part of the page or the browser's back button changed the query.
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    if (query !== text.trim()) setText(query)
  }
  useEffect(() => () => clearTimeout(typing.current), [])

  const change = (next: string) => {
    setText(next)
    clearTimeout(typing.current)
    typing.current = setTimeout(() => refine(next.trim()), TYPING_PAUSE_MS)
  }
  const now = () => {
    clearTimeout(typing.current)
    refine(text.trim())
  }
  const [path, params] = toAddress({ ...search, query: '', plain: false, page: 1 }, setup).split('?')
  return (
    <search className="block">
      <form
        action={path}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          now()
        }}
      >
        <label className="affix block">
          <span className="sr-only">Search {setup.stockNoun.many}</span>
          <Icon name="search" />
          <input
            type="search"
            name="query"
            className="control [&::-webkit-search-cancel-button]:hidden"
            data-suggests="search"
            placeholder="Make, model, feature or stock number"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </label>
        <HiddenParams params={params} />
        {text && (
          <IconButton
            label="Clear the search"
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
            onClick={() => {
              clearTimeout(typing.current)
              setText('')
              refine('')
            }}
          >
            <Icon name="x" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
