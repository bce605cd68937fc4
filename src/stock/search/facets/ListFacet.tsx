import { Search } from 'lucide-react'
import { useState } from 'react'
import { useRefinementList } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { facetValueLabel, sortFacetValues } from '@/domain/stock/facetLabels'
import { TextInput } from '@/ui/forms/TextInput'
import { ColourSwatch } from './ColourSwatch'
import { FacetGroup } from './FacetGroup'
import { FacetOption } from './FacetOption'
import { MoreValues } from './MoreValues'

/** Values shown before Show more. */
const FIRST_VALUES = 6

/** Values asked for; lists longer than this are searched by text instead. */
export const FACET_VALUES = 200

/** Lists with fewer values than this need no search box. */
const SEARCHED_FROM = 12

/**
 * A filter of values with counts: the first six and those chosen, then Show more; long ones have a search box, colours their
 * swatches. Values keep their places when one is chosen. The box looks through the values at hand, and asks the index where
 * these are not all, or none is like it: the index forgives slips.
 */
export function ListFacet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  const { attribute, label, kind } = facet
  const { items, refine, createURL, searchForItems, isFromSearch } = useRefinementList({
    attribute,
    limit: FACET_VALUES,
    operator: 'or',
  })
  const [more, setMore] = useState(false)
  const [wanted, setWanted] = useState('')

  const values = items.map((item) => ({ ...item, shown: facetValueLabel(attribute, item.value) }))
  if (!isFromSearch) values.sort(sortFacetValues(attribute))
  if (values.length === 0 && !wanted) return null
  const matching = wanted && !isFromSearch ? values.filter(({ shown }) => contains(shown, wanted)) : values
  const visible = more || wanted ? matching : matching.filter((item, index) => index < FIRST_VALUES || item.isRefined)
  const hidden = matching.length - visible.length
  const chosen = values.filter(({ isRefined }) => isRefined).length
  const hasBox = kind === 'searchableList' && (values.length >= SEARCHED_FROM || wanted !== '')

  const look = (text: string) => {
    setWanted(text)
    const atHand = values.length < FACET_VALUES && values.some(({ shown }) => contains(shown, text))
    if (isFromSearch || (text.trim() && !atHand)) searchForItems(text.trim())
  }
  const toggle = (value: string) => {
    if (isFromSearch) look('')
    refine(value)
  }

  return (
    <FacetGroup label={label} chosen={chosen} open={open || chosen > 0}>
      {hasBox && (
        <TextInput
          type="search"
          icon={<Search aria-hidden />}
          aria-label={`Find in ${label}`}
          placeholder={`Find in ${label.toLowerCase()}`}
          value={wanted}
          onChange={(event) => look(event.target.value)}
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
              href={createURL(item.value)}
              onToggle={() => toggle(item.value)}
              mark={kind === 'swatches' ? <ColourSwatch colour={item.value} chosen={item.isRefined} /> : undefined}
            />
          </li>
        ))}
      </ul>
      {matching.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          Nothing like “{wanted}”.
        </p>
      )}
      {!wanted && (hidden > 0 || more) && <MoreValues more={more} hidden={hidden} onMore={setMore} />}
    </FacetGroup>
  )
}

function contains(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.trim().toLowerCase())
}
