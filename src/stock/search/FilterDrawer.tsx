import type { MouseEvent } from 'react'
import { showMeLabel } from '@/domain/stock/results'
import { Button } from '@/ui/actions/Button'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { Drawer } from '@/ui/overlays/Drawer'
import { CurrentChips } from './CurrentChips'
import { FilterPanel } from './FilterPanel'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import { useClearAll } from './useClearAll'
import type { RefinementChip } from './useRefinementChips'

interface FilterDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  chips: RefinementChip[]
  count: number
}

/**
 * The filters on phones: full height, with results updating behind it and a button that shows their number (STK-04).
 */
export function FilterDrawer({ open, onOpenChange, chips, count }: FilterDrawerProps) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const clear = useClearAll()
  return (
    <Drawer
      title="Filters"
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" disabled={chips.length === 0} onClick={clear}>
            Clear all
          </Button>
          {/* The results are already behind the drawer; opened in another tab, the link shows them again. */}
          <Button
            href={toAddress({ ...search, page: 1 }, setup)}
            className="numbers min-w-0 flex-1"
            onClick={(event: MouseEvent) => {
              if (opensNewTab(event)) return
              event.preventDefault()
              onOpenChange(false)
            }}
          >
            {showMeLabel(count, setup.stockNoun)}
          </Button>
        </div>
      }
    >
      {chips.length > 0 && (
        <div className="border-b border-hairline pb-4">
          <CurrentChips chips={chips} />
        </div>
      )}
      <FilterPanel id="drawer" />
    </Drawer>
  )
}
