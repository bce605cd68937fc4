import { effectiveSort } from '@/domain/stock/searchState'
import { Button } from '@/ui/actions/Button'
import { Select } from '@/ui/forms/Select'
import { HiddenParams } from './HiddenParams'
import { useSearchSetup, useSearchState } from './SearchContext'
import { sortChoices, useOrderOfWords } from './SortMenu'
import { toAddress } from './searchUiState'

/** The sort select (STK-06) as a plain form, for browsers without JavaScript. */
export function SortForm() {
  const setup = useSearchSetup()
  const search = useSearchState()
  const [path, params] = toAddress({ ...search, sortBy: null, page: 1 }, setup).split('?')
  const byWords = useOrderOfWords()
  const selected = byWords ?? effectiveSort(search, setup.defaultSort)
  return (
    <form action={path} className="flex items-center gap-2">
      <HiddenParams params={params} />
      <Select
        name="sortBy"
        aria-label="Sort by"
        options={sortChoices(search, byWords).map(({ sort, label }) => ({ value: sort, label }))}
        defaultValue={selected}
        className="min-h-11"
      />
      <Button type="submit" variant="secondary" size="sm">
        Sort
      </Button>
    </form>
  )
}
