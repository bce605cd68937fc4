import { useState } from 'react'
import { useRefinementList } from 'react-instantsearch'
import { facetValueLabel } from '@/domain/stock/facetLabels'
import { listOperator } from '../connectAttributes'
import { FACET_VALUES } from '../searchParts'
import { useShownSearch, withToggled } from '../useShownSearch'
import { colourPaint } from './colourPaint'
import { FacetGroup, type FacetProps } from './FacetGroup'
import { FacetOption, refinementParam } from './FacetOption'
import { FacetSearchBox } from './FacetSearchBox'
import { MoreValues } from './MoreValues'
import { useFacetValues } from './useFacetValues'

/** Values shown before Show more. */
const FIRST_VALUES = 6

/** Shorter lists have no search box. */
const SEARCHED_FROM = 12

/**
 * A filter of values with counts: the first six and the chosen ones, then Show more; long lists have a search box,
 * colours have swatches. Values keep their position, also when no car is left of them. The box filters the loaded values, and queries the
 * index, which tolerates typos, when some are not loaded or none matches.
 */
export function ListFacet({ facet, id, open }: FacetProps) {
  const { attribute, label, kind } = facet
  const { search, isTyped, change } = useShownSearch(attribute)
  const { items, refine, searchForItems, isFromSearch } = useRefinementList({
    attribute,
    limit: FACET_VALUES,
    operator: listOperator(attribute),
  })
  const [more, setMore] = useState(false)
  const [term, setTerm] = useState('')
  const chosen = new Set(search.refinements[attribute])
  const stable = useFacetValues(attribute, isFromSearch ? [] : items)

  const values = (isFromSearch ? items : stable).map((item) => ({
    ...item,
    shown: facetValueLabel(attribute, item.value),
  }))
  if (values.length === 0 && !term) return null
  const matching = term && !isFromSearch ? values.filter(({ shown }) => contains(shown, term)) : values
  const visible =
    more || term ? matching : matching.filter(({ value }, index) => index < FIRST_VALUES || chosen.has(value))
  const hidden = matching.length - visible.length
  const hasBox = kind === 'searchableList' && (values.length >= SEARCHED_FROM || term !== '')

  const handleSearch = (text: string) => {
    setTerm(text)
    const isLoaded = values.length < FACET_VALUES && values.some(({ shown }) => contains(shown, text))
    if (isFromSearch || (text.trim() && !isLoaded)) searchForItems(text.trim())
  }
  const toggle = (value: string) => {
    if (isFromSearch) handleSearch('')
    if (isTyped) change((current) => withToggled(current, attribute, value))
    else refine(value)
  }

  return (
    <FacetGroup id={id} label={label} chosen={chosen.size} open={open || chosen.size > 0}>
      {hasBox && (
        <FacetSearchBox
          label={label}
          placeholder={`Find in ${label.toLowerCase()}`}
          value={term}
          onChange={handleSearch}
        />
      )}
      {visible.map(({ value, shown, count }) => (
        <FacetOption
          key={value}
          name={refinementParam(attribute)}
          value={value}
          label={shown}
          count={count}
          refined={chosen.has(value)}
          onToggle={() => toggle(value)}
          paint={kind === 'swatches' ? colourPaint(value) : undefined}
        />
      ))}
      {matching.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          Nothing like “{term}”.
        </p>
      )}
      {!term && (hidden > 0 || more) && <MoreValues more={more} hidden={hidden} onMore={setMore} />}
    </FacetGroup>
  )
}

function contains(text: string, term: string): boolean {
  return text.toLowerCase().includes(term.trim().toLowerCase())
}
