import { useState } from 'react'
import { useRefinementList } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { sortFacetValues } from '@/domain/stock/facetLabels'
import { TextInput } from '@/ui/forms/TextInput'
import { Icon } from '@/ui/media/Icon'
import { useSearchSetup } from '../SearchContext'
import { FacetGroup } from './FacetGroup'
import { FacetOption } from './FacetOption'
import { FACET_VALUES } from './ListFacet'
import { MoreValues } from './MoreValues'

/** Makes shown before Show more, those with the most stock: enough for most dealers. */
const FIRST_MAKES = 9

/** Shorter lists have no search box. */
const SEARCHED_FROM = 12

/**
 * Makes, with the models of each chosen make below it. Removing a make removes its models. The box finds a make by its
 * own name or by a model's.
 */
export function MakeModelFacet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  const { vocabulary } = useSearchSetup()
  const makes = useRefinementList({ attribute: 'make', limit: FACET_VALUES, operator: 'or' })
  const models = useRefinementList({ attribute: 'model', limit: FACET_VALUES, operator: 'or' })
  const [more, setMore] = useState(false)
  const [term, setTerm] = useState('')
  if (makes.items.length === 0) return null
  const sorted = [...makes.items].sort(sortFacetValues('make'))
  const common = new Set(
    [...sorted]
      .sort((a, b) => b.count - a.count)
      .slice(0, FIRST_MAKES)
      .map(({ value }) => value),
  )
  const contains = (name: string) => name.toLowerCase().includes(term.trim().toLowerCase())
  const visible = sorted.filter(({ value, isRefined }) =>
    term.trim()
      ? contains(value) || vocabulary.models.some(({ make, name }) => make === value && contains(name))
      : more || common.has(value) || isRefined,
  )
  const selectedCount = makes.items.filter(({ isRefined }) => isRefined).length
  const listModels = (make: string) => {
    const names = new Set(vocabulary.models.filter((model) => model.make === make).map(({ name }) => name))
    return models.items.filter(({ value }) => names.has(value)).sort(sortFacetValues('make'))
  }
  const toggleMake = (make: string, isRefined: boolean) => {
    if (isRefined) for (const model of listModels(make)) if (model.isRefined) models.refine(model.value)
    makes.refine(make)
  }
  return (
    <FacetGroup label={facet.label} chosen={selectedCount} open={open || selectedCount > 0}>
      {sorted.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          icon={<Icon name="search" />}
          aria-label={`Find in ${facet.label}`}
          placeholder="Find a make or model"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          className="mb-1 min-h-11"
          data-needs-script
        />
      )}
      <ul>
        {visible.map((make) => (
          <li key={make.value}>
            <FacetOption
              label={make.label}
              count={make.count}
              refined={make.isRefined}
              getHref={() => makes.createURL(make.value)}
              onToggle={() => toggleMake(make.value, make.isRefined)}
            />
            {make.isRefined && (
              <ul className="mb-2 ml-2.5 border-l border-hairline pl-5">
                {listModels(make.value).map((model) => (
                  <li key={model.value}>
                    <FacetOption
                      label={model.label}
                      count={model.count}
                      refined={model.isRefined}
                      getHref={() => models.createURL(model.value)}
                      onToggle={() => models.refine(model.value)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {visible.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          Nothing like “{term}”.
        </p>
      )}
      {!term && sorted.length > FIRST_MAKES && (
        <MoreValues more={more} hidden={sorted.length - visible.length} onMore={setMore} />
      )}
    </FacetGroup>
  )
}
