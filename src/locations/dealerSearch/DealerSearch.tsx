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
import { type Place, placeLabel } from '@/domain/locations/place'
import { beginsWithTyped } from '@/domain/locations/placeText'
import { isPostcode } from '@/domain/locations/postcode'
import type { EnquiryFormProps } from '@/enquiry/EnquiryForm'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { DealerResults } from './DealerResults'
import { DealerSearchBar } from './DealerSearchBar'
import { DealerStatus } from './DealerStatus'
import type { Dealer } from './dealer'
import { geocodePostcode, getPosition } from './geocodePostcode'
import { PlaceCombobox, type Suggestion } from './PlaceCombobox'
import { useDealerMap } from './useDealerMap'
import { useDealers } from './useDealers'
import { fetchPlaces, usePlaces } from './usePlaces'

interface DealerSearchProps {
  /** departments of the site, selectable if there are several */
  types: readonly { value: LocationType; label: string }[]
  usualType: LocationType
  /** "Try Geelong or 3220" */
  example: string
  /** shown below the search until a location is chosen: all locations, from the server */
  children: ReactNode
  /** the enquiry to the found dealer; null leaves it out (LEAD-12) */
  enquiry: { heading: string; intro: string | null; form: EnquiryFormProps } | null
  headingLevel: 2 | 3
}

/** Maximum suggested dealerships. */
const MAX_SUGGESTED_DEALERS = 5

/**
 * Finds a dealer by postcode, suburb or name, lists the nearest with a map, and takes an enquiry to the chosen one
 * (LOC-06, LOC-07, LEAD-12). The search is stored in the page's address.
 */
export function DealerSearch({ types, usualType, example, children, enquiry, headingLevel }: DealerSearchProps) {
  const [type, setType] = useState<LocationType>(usualType)
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<DealerChoice>({ kind: 'none' })
  const [enquiryDealerId, setEnquiryDealerId] = useState<number | null>(null)
  const [radiusKm, setRadiusKm] = useState<number>(DEFAULT_RADIUS_KM)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const dealers = useDealers(type)
  const places = usePlaces(choice.kind === 'none' ? text : null)
  const form = useRef<HTMLHeadingElement>(null)
  const Heading = `h${headingLevel}` as const

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on mount
  useEffect(() => {
    const enquiryDealer = parseDealerSearch(window.location.search, usualType)
    if (types.some(({ value }) => value === enquiryDealer.type)) setType(enquiryDealer.type)
    setChoice(enquiryDealer.choice)
    if (enquiryDealer.choice.kind === 'place') setText(enquiryDealer.choice.label)
    if (enquiryDealer.choice.kind === 'dealership') setEnquiryDealerId(enquiryDealer.choice.locationId)
  }, [])
  const chosenDealer = choice.kind === 'dealership' ? dealers?.find(({ id }) => id === choice.locationId) : undefined
  // The dealer's name in a linked search is known once the list is loaded.
  if (chosenDealer && text === '') setText(chosenDealer.name)

  const choose = (next: DealerChoice, label: string, locationType = type) => {
    setChoice(next)
    setText(label)
    setError(null)
    setEnquiryDealerId(next.kind === 'dealership' ? next.locationId : null)
    const query = new URLSearchParams(window.location.search)
    for (const name of ['locationId', 'locationType', 'lat', 'lng', 'userLocation']) query.delete(name)
    for (const [name, value] of Object.entries(dealerSearchParams({ choice: next, type: locationType })))
      query.set(name, value)
    const search = query.toString()
    window.history.replaceState(null, '', `${window.location.pathname}${search && `?${search}`}`)
  }
  const selectSuggestion = (suggestion: Suggestion) => {
    if (suggestion.kind === 'dealership')
      return choose({ kind: 'dealership', locationId: suggestion.dealer.id }, suggestion.dealer.name)
    const label = placeLabel(suggestion.place)
    choose({ kind: 'place', label, lat: suggestion.place.lat, lng: suggestion.place.lng }, label)
  }
  const suggested = choice.kind === 'none' ? findLocations(dealers ?? [], text).slice(0, MAX_SUGGESTED_DEALERS) : []
  // A place beats a dealership whose name only contains the word.
  const isPlace = (found: readonly Place[]) => found[0] !== undefined && beginsWithTyped(found[0], text)
  const find = async () => {
    if (choice.kind !== 'none') return
    const query = text.trim()
    if (!query) return setError(DEALER_SEARCH_ERRORS.required)
    if (/^\d+$/.test(query)) {
      if (!isPostcode(query)) return setError(DEALER_SEARCH_ERRORS.postcode)
      setBusy(true)
      const place = await geocodePostcode(query)
      setBusy(false)
      return 'error' in place ? setError(place.error) : selectSuggestion({ kind: 'place', place })
    }
    // Suggestions may still be loading, or be those of an earlier text.
    setBusy(true)
    const found = await fetchPlaces(query).catch((error: unknown) => {
      console.warn('Could not load place suggestions', error)
      return null
    })
    setBusy(false)
    const [place] = found ?? []
    const [dealer] = suggested
    if (place && (!dealer || isPlace([place]))) return selectSuggestion({ kind: 'place', place })
    if (dealer) return selectSuggestion({ kind: 'dealership', dealer })
    setError(found ? DEALER_SEARCH_ERRORS.unknown : DEALER_SEARCH_ERRORS.failed)
  }
  const findByPosition = async () => {
    setBusy(true)
    const position = await getPosition()
    setBusy(false)
    if (!position) return setError(DEALER_SEARCH_ERRORS.position)
    choose({ kind: 'place', label: 'Your location', ...position }, 'Your location')
  }

  const nearby = choice.kind === 'place' && dealers ? nearbyDealers(dealers, choice, radiusKm) : null
  // Shows the nearest dealer if none is within the radius.
  const result = nearby?.beyond ? [nearby.beyond] : (nearby?.near ?? [])
  const results = chosenDealer
    ? [{ dealer: chosenDealer, distanceKm: null }]
    : result.map(({ location, distanceKm }) => ({ dealer: location, distanceKm }))
  const dealerMap = useDealerMap(
    mapQuery(
      results.map(({ dealer }) => dealer),
      choice,
      radiusKm,
    ),
  )
  const enquireAt = (dealer: Dealer) => {
    setEnquiryDealerId(dealer.id)
    form.current?.focus()
    form.current?.scrollIntoView({ block: 'start' })
  }
  const enquiryDealer = enquiryDealerId === null ? null : (dealers?.find(({ id }) => id === enquiryDealerId) ?? null)

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
            placesFirst={isPlace(places)}
            error={error}
            example={example}
            onText={(query) => {
              setText(query)
              setError(null)
              if (choice.kind !== 'none') choose({ kind: 'none' }, query)
            }}
            onChoose={selectSuggestion}
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
            drawn={dealerMap}
            enquiryDealerId={enquiryDealerId}
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
            {enquiryDealer ? `${enquiry.heading}: ${enquiryDealer.name}` : enquiry.heading}
          </Heading>
          {enquiry.intro && <p className="measure mt-2 text-muted">{enquiry.intro}</p>}
          <div className="mt-6">
            <LazyEnquiryForm
              key={enquiryDealerId ?? 'none'}
              {...enquiry.form}
              locationId={enquiryDealerId ?? undefined}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** The query of the map; empty if there is nothing to show. */
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
