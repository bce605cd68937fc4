import { X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { isPostcode } from '@/domain/locations/postcode'
import type { SearchState } from '@/domain/stock/searchState'
import { parseSearchUrl } from '@/domain/stock/searchUrl'
import { IconButton } from '@/ui/actions/IconButton'
import { HiddenParams } from './HiddenParams'
import { lookUpPlace, toCsvPlace } from './knownPlaces'
import { useSearchSetup, useSearchState } from './SearchContext'
import { addressOf, toUiState } from './searchUiState'

/** Sorts by distance from a postcode and shows it on the cards. Follows as soon as four digits stand; without script on Enter. */
export function DistanceFrom() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const { setIndexUiState } = useInstantSearch()
  const [text, setText] = useState(search.near ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const asking = useRef<AbortController>(undefined)
  const ids = { field: useId(), fault: useId() }

  // The browser's back button, or Clear, changed the postcode.
  const [lastNear, setLastNear] = useState(search.near)
  if (search.near !== lastNear) {
    setLastNear(search.near)
    setText(search.near ?? '')
    setFault(null)
  }

  const show = (near: string | null, rest: SearchState = search) =>
    setIndexUiState(toUiState({ ...rest, near, sortBy: null, page: 1 }, setup.defaultSort))

  const lookUp = async (postcode: string) => {
    asking.current?.abort()
    if (!isPostcode(postcode)) {
      setFault('Enter an Australian postcode, four digits such as 2150.')
      return
    }
    asking.current = new AbortController()
    const { signal } = asking.current
    try {
      if (!toCsvPlace(postcode)) await lookUpPlace(postcode, signal)
      setFault(null)
      show(postcode)
    } catch (error) {
      if (!signal.aborted) setFault(error instanceof Error ? error.message : String(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; an address may name a postcode that the server did not look up
  useEffect(() => {
    const named = parseSearchUrl([], new URLSearchParams(location.search), setup.vocabulary)?.near
    if (named && !toCsvPlace(named)) {
      setText(named)
      void lookUp(named)
    }
    return () => asking.current?.abort()
  }, [])

  const change = (next: string) => {
    const digits = next.replaceAll(/\D/g, '').slice(0, 4)
    setText(digits)
    setFault(null)
    if (digits.length === 4 && digits !== search.near) void lookUp(digits)
    else if (digits === '' && search.near) show(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== search.near) void lookUp(text)
  }
  const place = search.near ? toCsvPlace(search.near) : null
  const [path, params] = addressOf({ ...search, near: null, sortBy: null, page: 1 }, setup).split('?')
  return (
    <form action={path} onSubmit={submit} className="flex flex-wrap items-center gap-x-2.5 gap-y-1" noValidate>
      <label htmlFor={ids.field} className="whitespace-nowrap text-sm text-muted">
        Distance from
      </label>
      <div className="relative w-30">
        <input
          id={ids.field}
          name="near"
          className="control numbers min-h-11"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          placeholder="Postcode"
          value={text}
          onChange={(event) => change(event.target.value)}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault ? ids.fault : undefined}
        />
        {text && (
          <IconButton
            label="Clear the postcode"
            className="absolute top-1/2 right-0 -translate-y-1/2"
            onClick={() => change('')}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <HiddenParams params={params} />
      <p id={ids.fault} role="status" className="basis-full text-sm text-negative empty:hidden">
        {fault}
      </p>
      <span className="sr-only" role="status">
        {place && `Distances are from ${place.name}.`}
      </span>
    </form>
  )
}
