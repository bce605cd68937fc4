import { useId, useMemo, useRef, useState } from 'react'
import { formatDollars } from '@/domain/format'
import { type PackedVocabulary, unpackVocabulary } from '@/domain/stock/packedVocabulary'
import { showMeLabel } from '@/domain/stock/results'
import { formatRange, searchLink } from '@/domain/stock/searchUrl'
import { selectionFilter, selectionSearch } from '@/domain/stock/stockSelection'
import { Button } from '@/ui/actions/Button'
import { Select, type SelectOption } from '@/ui/forms/Select'
import { usePrefetchInView } from '@/ui/lazy/usePrefetchInView'
import { Icon } from '@/ui/media/Icon'
import { useStockCount } from './useStockCount'
import { wholeSelection } from './wholeSelection'

/** Maximum prices to choose from, dollars. */
const PRICE_STEPS = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000]

export interface QuickSearchFormProps {
  vocabulary: PackedVocabulary
  stockNoun: { one: string; many: string }
  /** all cars */
  count: number
  /** filter of every search in the site's default sort (STK-06), in the index's filter language; null for none */
  filter: string | null
}

/**
 * Make, model and maximum price, with the number of matching cars on the button (STK-04). Works without JavaScript as a
 * plain form with the same fields.
 */
export function QuickSearchForm({ vocabulary: packed, stockNoun, count: total, filter }: QuickSearchFormProps) {
  const id = useId()
  const vocabulary = useMemo(() => unpackVocabulary(packed), [packed])
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const [priceTo, setPriceTo] = useState('')

  const selection = wholeSelection({
    makes: make ? [make] : [],
    models: model ? [model] : [],
    priceTo: priceTo ? Number(priceTo.replace(':', '')) : null,
  })
  const count = useStockCount([filter, selectionFilter(selection)].filter(Boolean).join(' AND '), total, filter ?? '')
  const models = vocabulary.models.filter((name) => name.make === make)
  const href = searchLink(selectionSearch(selection), vocabulary)
  const link = useRef<HTMLAnchorElement>(null)
  usePrefetchInView(link, href)
  return (
    <form
      action="/search"
      className="grid grid-cols-2 items-end gap-4 max-sm:gap-x-3 max-sm:[&>:nth-child(n+3)]:col-span-2 md:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto]"
      aria-label={`Search ${stockNoun.many}`}
    >
      <Choice
        id={`${id}-make`}
        label="Make"
        name="refinementList[make][0]"
        placeholder="Any make"
        value={make}
        options={vocabulary.makes.map(({ name }) => ({ value: name, label: name }))}
        onChange={(next) => {
          setMake(next)
          setModel('')
        }}
      />
      <Choice
        id={`${id}-model`}
        label="Model"
        name="refinementList[model][0]"
        placeholder={make ? 'Any model' : 'Make first'}
        value={model}
        disabled={!make}
        options={models.map(({ name }) => ({ value: name, label: name }))}
        onChange={setModel}
      />
      <Choice
        id={`${id}-price`}
        label="Price up to"
        name="range[price]"
        placeholder="Any price"
        value={priceTo}
        options={PRICE_STEPS.map((price) => ({
          value: formatRange({ min: null, max: price }),
          label: formatDollars(price),
        }))}
        onChange={setPriceTo}
      />
      <Button
        ref={link}
        href={href}
        className="numbers min-w-56 sm:max-md:col-span-2 md:max-lg:col-span-3"
        data-needs-script
      >
        <Icon name="search" />
        {showMeLabel(count, stockNoun)}
      </Button>
      <noscript>
        <style>{'[data-needs-script] { display: none }'}</style>
        <Button type="submit">Search</Button>
      </noscript>
    </form>
  )
}

interface ChoiceProps {
  id: string
  label: string
  name: string
  placeholder: string
  value: string
  disabled?: boolean
  options: SelectOption[]
  onChange: (value: string) => void
}

function Choice({ id, label, onChange, ...rest }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Select id={id} onChange={(event) => onChange(event.target.value)} {...rest} />
    </div>
  )
}
