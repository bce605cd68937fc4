'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  DEALER_SEARCH_ERRORS,
  type DealerChoice,
  dealerSearchParams,
  nearbyDealers,
  parseDealerSearch,
} from '@/domain/locations/dealerSearch'
import { DEFAULT_RADIUS_KM, findLocations } from '@/domain/locations/distance'
import type { LocationType } from '@/domain/locations/locationType'
import { placeLabel } from '@/domain/locations/place'
import { isPostcode } from '@/domain/locations/postcode'
import type { EnquiryFormProps } from '@/enquiry/EnquiryForm'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { DealerResults } from './DealerResults'
import { DealerSearchBar } from './DealerSearchBar'
import { DealerStatus } from './DealerStatus'
import type { Dealer } from './dealer'
import { lookUpPlace, ownPosition } from './lookUpPlace'
import { PlaceCombobox, type Suggestion } from './PlaceCombobox'
import { useDealerMap } from './useDealerMap'
import { useDealers } from './useDealers'
import { usePlaces } from './usePlaces'

interface DealerSearchProps {
  /** departments that the site has, to choose from where there are more */
  types: readonly { value: LocationType; label: string }[]
  usualType: LocationType
  /** "Try Geelong or 3220" */
  example: string
  /** what stands below the search until something was chosen: all locations, from the server */
  children: ReactNode
  /** the enquiry to the dealer that was found; null leaves it out (LEAD-12) */
  enquiry: { heading: string; intro: string | null; form: EnquiryFormProps } | null
  headingLevel: 2 | 3
}

/** Dealerships suggested at once. */
const DEALERS_SUGGESTED = 5

/**
 * Finds a dealer by postcode, place or name, lists the nearest with a map, and takes an enquiry to the one that was chosen
 * (LOC-06, LOC-07, LEAD-12). The search is kept in the page's address.
 */
export function DealerSearch({ types, usualType, example, children, enquiry, headingLevel }: DealerSearchProps) {
  const [type, setType] = useState<LocationType>(usualType)
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<DealerChoice>({ kind: 'none' })
  const [askedId, setAskedId] = useState<number | null>(null)
  const [radiusKm, setRadiusKm] = useState<number>(DEFAULT_RADIUS_KM)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const dealers = useDealers(type)
  const places = usePlaces(choice.kind === 'none' ? text : null)
  const form = useRef<HTMLHeadingElement>(null)
  const Heading = `h${headingLevel}` as const

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where the search starts, once
  useEffect(() => {
    const asked = parseDealerSearch(window.location.search, usualType)
    if (types.some(({ value }) => value === asked.type)) setType(asked.type)
    setChoice(asked.choice)
    if (asked.choice.kind === 'place') setText(asked.choice.label)
    if (asked.choice.kind === 'dealership') setAskedId(asked.choice.locationId)
  }, [])
  const chosenDealer = choice.kind === 'dealership' ? dealers?.find(({ id }) => id === choice.locationId) : undefined
  // A search that begins at a link knows the dealer's name only when the list is there.
  if (chosenDealer && text === '') setText(chosenDealer.name)

  const choose = (next: DealerChoice, words: string, ofType = type) => {
    setChoice(next)
    setText(words)
    setError(null)
    setAskedId(next.kind === 'dealership' ? next.locationId : null)
    const query = new URLSearchParams(window.location.search)
    for (const name of ['locationId', 'locationType', 'lat', 'lng', 'userLocation']) query.delete(name)
    for (const [name, value] of Object.entries(dealerSearchParams({ choice: next, type: ofType })))
      query.set(name, value)
    const search = query.toString()
    window.history.replaceState(null, '', `${window.location.pathname}${search && `?${search}`}`)
  }
  const take = (suggestion: Suggestion) => {
    if (suggestion.kind === 'dealership')
      return choose({ kind: 'dealership', locationId: suggestion.dealer.id }, suggestion.dealer.name)
    const label = placeLabel(suggestion.place)
    choose({ kind: 'place', label, lat: suggestion.place.lat, lng: suggestion.place.lng }, label)
  }
  const suggested = choice.kind === 'none' ? findLocations(dealers ?? [], text).slice(0, DEALERS_SUGGESTED) : []
  const find = async () => {
    if (choice.kind !== 'none') return
    const [dealer] = suggested
    const typed = text.trim()
    if (/^\d+$/.test(typed)) {
      if (!isPostcode(typed)) return setError(DEALER_SEARCH_ERRORS.postcode)
      setBusy(true)
      const place = await lookUpPlace(typed)
      setBusy(false)
      return 'error' in place ? setError(place.error) : take({ kind: 'place', place })
    }
    const [place] = places
    if (place && !dealer) return take({ kind: 'place', place })
    if (dealer) return take({ kind: 'dealership', dealer })
    setError(DEALER_SEARCH_ERRORS.required)
  }
  const findByPosition = async () => {
    setBusy(true)
    const position = await ownPosition()
    setBusy(false)
    if (!position) return setError(DEALER_SEARCH_ERRORS.position)
    choose({ kind: 'place', label: 'Your location', ...position }, 'Your location')
  }

  const nearby = choice.kind === 'place' && dealers ? nearbyDealers(dealers, choice, radiusKm) : null
  // Where nothing is near, the nearest beyond stands in.
  const found = nearby?.beyond ? [nearby.beyond] : (nearby?.near ?? [])
  const results = chosenDealer
    ? [{ dealer: chosenDealer, distanceKm: null }]
    : found.map(({ location, distanceKm }) => ({ dealer: location, distanceKm }))
  const drawn = useDealerMap(
    mapQuery(
      results.map(({ dealer }) => dealer),
      choice,
      radiusKm,
    ),
  )
  const enquireAt = (dealer: Dealer) => {
    setAskedId(dealer.id)
    form.current?.focus()
    form.current?.scrollIntoView({ block: 'start' })
  }
  const asked = askedId === null ? null : (dealers?.find(({ id }) => id === askedId) ?? null)

  return (
    <div className="grid gap-10 md:gap-14">
      <div className="grid gap-8">
        <DealerSearchBar
          radiusKm={radiusKm}
          onRadius={setRadiusKm}
          type={type}
          types={types}
          onType={(next) => {
            setType(next)
            if (choice.kind !== 'none') choose(choice, text, next)
          }}
          busy={busy}
          onFind={() => void find()}
          onNearMe={() => void findByPosition()}
        >
          <PlaceCombobox
            text={text}
            dealers={suggested}
            places={places}
            error={error}
            example={example}
            onText={(typed) => {
              setText(typed)
              setError(null)
              if (choice.kind !== 'none') choose({ kind: 'none' }, typed)
            }}
            onChoose={take}
            onClear={() => choose({ kind: 'none' }, '')}
          />
        </DealerSearchBar>
        <DealerStatus
          choice={choice}
          loading={choice.kind !== 'none' && dealers === null}
          count={nearby?.beyond ? 0 : results.length}
          radiusKm={radiusKm}
          beyond={nearby?.beyond ?? null}
          onWiden={setRadiusKm}
        />
        {results.length > 0 ? (
          <DealerResults
            results={results}
            drawn={drawn}
            askedId={askedId}
            onEnquire={enquiry ? enquireAt : undefined}
            headingLevel={headingLevel}
          />
        ) : (
          children
        )}
      </div>
      {enquiry && (
        <div className="max-w-(--container-narrow)">
          <Heading ref={form} tabIndex={-1} className="heading-3 outline-none">
            {asked ? `${enquiry.heading}: ${asked.name}` : enquiry.heading}
          </Heading>
          {enquiry.intro && <p className="measure mt-2 text-muted">{enquiry.intro}</p>}
          <div className="mt-6">
            <LazyEnquiryForm key={askedId ?? 'none'} {...enquiry.form} locationId={askedId ?? undefined} />
          </div>
        </div>
      )}
    </div>
  )
}

/** What is asked of the map; empty where there is nothing to draw. */
function mapQuery(dealers: readonly Dealer[], choice: DealerChoice, radiusKm: number): string {
  if (dealers.length === 0 || choice.kind === 'none') return ''
  const query = new URLSearchParams({ ids: dealers.map(({ id }) => id).join(',') })
  if (choice.kind === 'place') {
    query.set('lat', String(choice.lat))
    query.set('lng', String(choice.lng))
    query.set('radius', String(radiusKm))
  }
  return query.toString()
}
