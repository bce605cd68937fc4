import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { HiddenParams } from './HiddenParams'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'

/** Milliseconds after the last key before the search updates. */
const TYPING_PAUSE_MS = 200

/**
 * Free text over make, model, badge and more, with typo tolerance. Without JavaScript it is a form that keeps the other
 * filters. The browser keeps the field's text, not React: a render that comes late would take back the letters typed since.
 */
export function SearchBox() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { query } = search
  const { change: changeSearch } = useAnswer()
  // Other words are understood again, and may change the order.
  const refine = (next: string) => {
    sent.current.push(next)
    changeSearch((current) => ({ ...current, query: next, plain: false, page: 1 }))
  }
  const field = useRef<HTMLInputElement>(null)
  const [initial] = useState(query)
  const [isEmpty, setIsEmpty] = useState(query === '')
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Queries of this field that the search has not shown yet, oldest first. */
  const sent = useRef<string[]>([])
  const shown = useRef(query)

  useEffect(() => {
    if (query === shown.current) return
    shown.current = query
    const echo = sent.current.indexOf(query)
    if (echo >= 0) {
      sent.current.splice(0, echo + 1)
      return
    }
    // Another part of the page or the browser's back button changed the query.
    sent.current = []
    clearTimeout(typing.current)
    if (field.current) field.current.value = query
    setIsEmpty(query === '')
  }, [query])
  useEffect(() => () => clearTimeout(typing.current), [])

  const change = (next: string) => {
    setIsEmpty(next === '')
    clearTimeout(typing.current)
    typing.current = setTimeout(() => refine(next.trim()), TYPING_PAUSE_MS)
  }
  const now = (typed: string) => {
    clearTimeout(typing.current)
    refine(typed.trim())
  }
  const [path, params] = toAddress({ ...search, query: '', plain: false, page: 1 }, setup).split('?')
  return (
    <search className="block">
      <form
        action={path}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          // What the field has now: a render of the last key may be pending.
          now(String(new FormData(event.currentTarget).get('query') ?? ''))
        }}
      >
        <label className="affix block">
          <span className="sr-only">Search {setup.stockNoun.many}</span>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="query"
            className="control not-placeholder-shown:pr-12 [&::-webkit-search-cancel-button]:hidden"
            data-suggests="search"
            placeholder="Make, model, feature or stock number"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            defaultValue={initial}
            onChange={(event) => change(event.target.value)}
          />
        </label>
        <HiddenParams params={params} />
        {!isEmpty && (
          <IconButton
            label="Clear the search"
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
            onClick={() => {
              clearTimeout(typing.current)
              if (field.current) field.current.value = ''
              setIsEmpty(true)
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
