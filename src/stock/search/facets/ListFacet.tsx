import { useState } from 'react'
import { useRefinementList } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { facetValueLabel, sortFacetValues } from '@/domain/stock/facetLabels'
import { TextInput } from '@/ui/forms/TextInput'
import { Icon } from '@/ui/media/Icon'
import { ColourSwatch } from './ColourSwatch'
import { FacetGroup } from './FacetGroup'
import { FacetOption } from './FacetOption'
import { MoreValues } from './MoreValues'

/** Values shown before Show more. */
const FIRST_VALUES = 6

/** Values requested; longer lists are searched by text. */
export const FACET_VALUES = 200

/** Shorter lists have no search box. */
const SEARCHED_FROM = 12

/**
 * A filter of values with counts: the first six and the chosen ones, then Show more; long lists have a search box,
 * colours have swatches. Values keep their position when chosen. The box filters the loaded values, and queries the
 * index, which tolerates typos, when some are not loaded or none matches.
 */
export function ListFacet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  const { attribute, label, kind } = facet
  const { items, refine, createURL, searchForItems, isFromSearch } = useRefinementList({
    attribute,
    limit: FACET_VALUES,
    operator: 'or',
  })
  const [more, setMore] = useState(false)
  const [term, setTerm] = useState('')

  const values = items.map((item) => ({ ...item, shown: facetValueLabel(attribute, item.value) }))
  if (!isFromSearch) values.sort(sortFacetValues(attribute))
  if (values.length === 0 && !term) return null
  const matching = term && !isFromSearch ? values.filter(({ shown }) => contains(shown, term)) : values
  const visible = more || term ? matching : matching.filter((item, index) => index < FIRST_VALUES || item.isRefined)
  const hidden = matching.length - visible.length
  const selectedCount = values.filter(({ isRefined }) => isRefined).length
  const hasBox = kind === 'searchableList' && (values.length >= SEARCHED_FROM || term !== '')

  const handleSearch = (text: string) => {
    setTerm(text)
    const isLoaded = values.length < FACET_VALUES && values.some(({ shown }) => contains(shown, text))
    if (isFromSearch || (text.trim() && !isLoaded)) searchForItems(text.trim())
  }
  const toggle = (value: string) => {
    if (isFromSearch) handleSearch('')
    refine(value)
  }

  return (
    <FacetGroup label={label} chosen={selectedCount} open={open || selectedCount > 0}>
      {hasBox && (
        <TextInput
          type="search"
          icon={<Icon name="search" />}
          aria-label={`Find in ${label}`}
          placeholder={`Find in ${label.toLowerCase()}`}
          value={term}
          onChange={(event) => handleSearch(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          className="mb-1 min-h-11"
          data-needs-script
        />
      )}
      <ul>
        {visible.map((item) => (
          <li key={item.value}>
            <FacetOption
              label={item.shown}
              count={item.count}
              refined={item.isRefined}
              getHref={() => createURL(item.value)}
              onToggle={() => toggle(item.value)}
              mark={kind === 'swatches' ? <ColourSwatch colour={item.value} chosen={item.isRefined} /> : undefined}
            />
          </li>
        ))}
      </ul>
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
