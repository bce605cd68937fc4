import { clsx } from 'clsx'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { formatNumber } from '@/domain/format'
import { opensNewTab } from '@/ui/actions/opensNewTab'

interface FacetOptionProps {
  label: string
  count: number
  refined: boolean
  /** the search with this value added or removed: a real address, so that filters work without JavaScript; called on render */
  getHref: () => string
  onToggle: () => void
  /** replaces the checkbox: a colour swatch shows its own chosen state */
  mark?: ReactNode
}

/** One value of a filter: a checkbox that is also a link to its search. Few elements, since a search has a hundred of them. */
export function FacetOption({ label, count, refined, getHref, onToggle, mark }: FacetOptionProps) {
  const press = (event: MouseEvent) => {
    if (opensNewTab(event)) return
    event.preventDefault()
    onToggle()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onToggle()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a checkbox that works as a link without scripts
    <a
      href={getHref()}
      role="checkbox"
      aria-checked={refined}
      aria-label={`${label}, ${formatNumber(count)} in stock`}
      rel="nofollow"
      onClick={press}
      onKeyDown={handleKeyDown}
      className={clsx(
        'check-link min-h-11 pr-14 lg:min-h-9',
        mark && 'check-link-marked',
        count === 0 && !refined && 'text-muted',
      )}
    >
      {mark}
      {label}
      <span className="numbers absolute right-0 text-sm text-muted">{formatNumber(count)}</span>
    </a>
  )
}
