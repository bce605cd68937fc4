import { useState } from 'react'
import {
  fromTreeNodes,
  parseTreeNode,
  TREE_ATTRIBUTE,
  type TreeNode,
  toggleMake,
  toggleModel,
  toTreeNodes,
  treeNode,
} from '@/domain/stock/makeModelTree'
import { iconClass } from '@/ui/media/Icon'
import { useAnswer, useSearchSetup } from '../SearchContext'
import { FACET_VALUES } from '../searchParts'
import { useShownSearch } from '../useShownSearch'
import { FacetGroup, type FacetProps } from './FacetGroup'
import { FacetOption, refinementParam } from './FacetOption'
import { FacetSearchBox } from './FacetSearchBox'
import { MoreValues } from './MoreValues'
import { useFacetValues } from './useFacetValues'

/** Makes shown before Show more, those with the most stock: enough for most dealers. */
const FIRST_MAKES = 9

/** Shorter lists have no search box. */
const SEARCHED_FROM = 12

const PARAM = refinementParam('make_model')

/**
 * Makes as a tree with their models: whole makes and models of several makes can be chosen side by side. The models of a make show when it
 * is opened or chosen. The box finds a make by its own name or by a model's.
 */
export function MakeModelFacet({ facet, id, open }: FacetProps) {
  const setup = useSearchSetup()
  const { search, change } = useShownSearch('make', 'model', 'make_model')
  const { results } = useAnswer()
  const [more, setMore] = useState(false)
  const [term, setTerm] = useState('')
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())

  const facets = results.disjunctiveFacets?.find(({ name }) => name === TREE_ATTRIBUTE)?.data ?? {}
  const found = Object.entries(facets).map(([value, count]) => ({ value, count }))
  // More values than a response has: the missing ones may have cars.
  const isComplete = found.length < FACET_VALUES
  const nodes = useFacetValues(TREE_ATTRIBUTE, found)
  const makes = nodes.filter(({ value }) => parseTreeNode(value).model === null)
  if (makes.length === 0) return null

  const chosen = toTreeNodes(search.refinements, setup.vocabulary.models)
  const chosenMakes = new Set(chosen.map((node) => parseTreeNode(node).make))
  const typed = term.trim().toLowerCase()
  const matches = (name: string) => name.toLowerCase().includes(typed)
  const modelsOf = (make: string) => setup.vocabulary.models.filter((model) => model.make === make)
  const sorted = [...makes].sort((a, b) => a.value.localeCompare(b.value))
  const common = new Set(makes.slice(0, FIRST_MAKES).map(({ value }) => value))
  const visible = sorted.filter(({ value }) =>
    typed
      ? matches(value) || modelsOf(value).some(({ name }) => matches(name))
      : more || common.has(value) || chosenMakes.has(value),
  )
  const counts = new Map(found.map(({ value, count }) => [value, count]))
  const countOf = (node: TreeNode) => counts.get(node) ?? (isComplete ? 0 : null)

  const choose = (toggle: (nodes: TreeNode[]) => TreeNode[]) =>
    change((current) => {
      const { make: _, model: __, make_model: ___, ...others } = current.refinements
      const next = toggle(toTreeNodes(current.refinements, setup.vocabulary.models))
      return { ...current, page: 1, refinements: { ...others, ...fromTreeNodes(next) } }
    })
  return (
    <FacetGroup id={id} label={facet.label} chosen={chosenMakes.size} open={open || chosenMakes.size > 0}>
      {sorted.length >= SEARCHED_FROM && (
        <FacetSearchBox label={facet.label} placeholder="Find a make or model" value={term} onChange={setTerm} />
      )}
      {visible.map(({ value: make }) => {
        const isOpen = opened.get(make) ?? (chosenMakes.has(make) || (typed !== '' && !matches(make)))
        return (
          <div key={make} className="option-branch">
            <FacetOption
              name={PARAM}
              value={make}
              label={make}
              count={countOf(make)}
              refined={chosenMakes.has(make)}
              mixed={chosenMakes.has(make) && !chosen.includes(make)}
              onToggle={() => choose((nodes) => toggleMake(nodes, make))}
            />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`Models of ${make}`}
              className={`option-opener sprite-icon-after ${iconClass('chevron-down')}`}
              onClick={() => setOpened((before) => new Map(before).set(make, !isOpen))}
              data-needs-script
            />
            {isOpen && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a legend to reset
              <div role="group" aria-label={`Models of ${make}`} className="option-models">
                {modelsOf(make).map(({ name }) => {
                  const node = treeNode(make, name)
                  return (
                    <FacetOption
                      key={name}
                      name={PARAM}
                      value={node}
                      label={name}
                      count={countOf(node)}
                      refined={chosen.includes(node)}
                      onToggle={() => choose((nodes) => toggleModel(nodes, make, name))}
                    />
                  )
                })}
              </div>
            )}
          </div>
        )
      })}
      {visible.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          Nothing like “{term}”.
        </p>
      )}
      {!typed && sorted.length > FIRST_MAKES && (
        <MoreValues more={more} hidden={sorted.length - visible.length} onMore={setMore} />
      )}
    </FacetGroup>
  )
}
