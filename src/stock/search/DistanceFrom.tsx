import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPostcode } from '@/domain/locations/postcode'
import type { SearchState } from '@/domain/stock/searchState'
import { parseSearchUrl } from '@/domain/stock/searchUrl'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { HiddenParams } from './HiddenParams'
import { findPlace, lookUpNamedPlace, lookUpPlace } from './placeCache'
import { useAnswer, useSearchSetup, useSearchState, useUnderstanding } from './SearchContext'
import { toAddress } from './searchUiState'

/** The same in each rendering, unlike those of `useId`: the server may render the search alone. */
const FIELD_ID = 'distance-from'
const FAULT_ID = 'distance-from-fault'

/** Characters of a typed place. */
const MAX_TYPED = 60

/**
 * Sorts by distance from a postcode, or from the place of a name, and shows it on the cards. Applies once four digits are typed, and a
 * name on Enter; without JavaScript a postcode on Enter.
 */
export function DistanceFrom() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { change: changeSearch } = useAnswer()
  const { understood } = useUnderstanding()
  // A place among the typed words, "near parramatta", unless a postcode says otherwise.
  const typed = search.near ? undefined : understood?.parts.find(({ place }) => place !== undefined)
  const [text, setText] = useState(search.near ?? '')
  const [error, setError] = useState<string | null>(null)
  const request = useRef<AbortController>(undefined)

  // The browser's back button or Clear changed the postcode.
  const [lastNear, setLastNear] = useState(search.near)
  if (search.near !== lastNear) {
    setLastNear(search.near)
    setText(search.near ?? '')
    setError(null)
  }

  const show = (near: string | null, rest: Partial<SearchState> = {}) =>
    changeSearch((current) => ({ ...current, ...rest, near, sortBy: null, page: 1 }))

  const lookUp = async (written: string) => {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const postcode = isPostcode(written) ? written : (await lookUpNamedPlace(written, signal)).postcode
      if (!findPlace(postcode)) await lookUpPlace(postcode, signal)
      setError(null)
      setText(postcode)
      show(postcode)
    } catch (error) {
      if (!signal.aborted) setError(error instanceof Error ? error.message : String(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; an address may name a postcode that the server did not look up
  useEffect(() => {
    const nearParam = parseSearchUrl([], new URLSearchParams(location.search), setup.vocabulary)?.near
    if (nearParam && !findPlace(nearParam)) {
      setText(nearParam)
      void lookUp(nearParam)
    }
    return () => request.current?.abort()
  }, [])

  const change = (next: string) => {
    const isName = /[a-z]/i.test(next)
    const written = isName ? next.slice(0, MAX_TYPED) : next.replaceAll(/\D/g, '').slice(0, 4)
    setText(written)
    setError(null)
    if (isPostcode(written) && written !== search.near) void lookUp(written)
    else if (written === '' && search.near) show(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== (search.near ?? '')) void lookUp(text)
  }
  const place = search.near ? findPlace(search.near) : null
  const [path, params] = toAddress({ ...search, near: null, sortBy: null, page: 1 }, setup).split('?')
  return (
    <form action={path} onSubmit={submit} className="flex flex-wrap items-center gap-x-2.5 gap-y-1" noValidate>
      <label htmlFor={FIELD_ID} className="whitespace-nowrap text-sm text-muted">
        Distance from
      </label>
      <div className="relative w-30">
        <input
          id={FIELD_ID}
          name="near"
          className="control numbers min-h-11"
          autoComplete="postal-code"
          placeholder="Postcode"
          value={text || (typed?.place ?? '')}
          onChange={(event) => change(event.target.value)}
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? FAULT_ID : undefined}
        />
        {(text || typed) && (
          <IconButton
            label={text ? 'Clear the postcode' : `Clear ${typed?.place}`}
            className="absolute top-1/2 right-0 -translate-y-1/2"
            onClick={() => (text || !typed ? change('') : show(null, { query: typed.without }))}
          >
            <Icon name="x" />
          </IconButton>
        )}
      </div>
      <HiddenParams params={params} />
      <p id={FAULT_ID} role="status" className="basis-full text-sm text-danger empty:hidden">
        {error}
      </p>
      <span className="sr-only" role="status">
        {(place || typed) && `Distances are from ${place?.name ?? typed?.place}.`}
      </span>
    </form>
  )
}
