import { clsx } from 'clsx'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { formatNumber } from '@/domain/format'
import { Icon } from '@/ui/media/Icon'
import { opensNewTab } from '../opensNewTab'

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

/** One value of a filter: a checkbox that is also a link to its search. */
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
      rel="nofollow"
      onClick={press}
      onKeyDown={handleKeyDown}
      className="group flex min-h-11 items-center gap-3 rounded-xs py-1 lg:min-h-9"
    >
      {mark ?? (
        <span
          aria-hidden
          className={clsx('check m-0 grid place-items-center', refined && 'border-accent-text bg-accent-text')}
        >
          {refined && <Icon name="check" className="size-4 text-paper stroke-[3]" />}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate group-hover:underline">{label}</span>
      <span className="numbers text-sm text-muted">
        <span className="sr-only">, </span>
        {formatNumber(count)}
        <span className="sr-only"> in stock</span>
      </span>
    </a>
  )
}
