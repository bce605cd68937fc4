import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { Icon, type IconName } from '@/ui/media/Icon'
import { Anchor } from '../actions/Anchor'

export interface PaginationProps {
  /** from 1 */
  page: number
  pageCount: number
  /** address of a results page, so that each can be opened, shared and crawled */
  hrefFor: (page: number) => string
  /** for lists that update in place: called instead of following the link, unless it opens in a new tab */
  onPage?: (page: number) => void
  label?: string
}

const CELL = 'numbers grid h-11 min-w-11 place-items-center rounded-button px-2 font-medium'

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, onPage, label = 'Pages' }: PaginationProps) {
  if (pageCount < 2) return null
  const handleClick = (target: number) =>
    onPage
      ? (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          onPage(target)
        }
      : undefined
  const step = (target: number, name: string, icon: IconName) =>
    target < 1 || target > pageCount ? (
      <span className={clsx(CELL, 'text-muted opacity-40')} aria-hidden>
        <Icon name={icon} className="size-5" />
      </span>
    ) : (
      <Anchor
        href={hrefFor(target)}
        onClick={handleClick(target)}
        aria-label={name}
        rel={target < page ? 'prev' : 'next'}
        className={clsx(CELL, 'hover:bg-ink/7')}
      >
        <Icon name={icon} className="size-5" />
      </Anchor>
    )
  return (
    <nav aria-label={label} className="flex justify-center" data-print="hidden">
      <ul className="flex items-center gap-0.5 sm:gap-1">
        <li>{step(page - 1, 'Previous page', 'chevron-left')}</li>
        {pagesAround(page, pageCount).map((item, position) =>
          item === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified by position
            <li key={`gap-${position}`} aria-hidden className="grid h-11 w-6 place-items-center text-muted">
              …
            </li>
          ) : (
            <li key={item}>
              <Anchor
                href={hrefFor(item)}
                onClick={handleClick(item)}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                className={clsx(CELL, item === page ? 'bg-ink text-paper' : 'hover:bg-ink/7')}
              >
                {item}
              </Anchor>
            </li>
          ),
        )}
        <li>{step(page + 1, 'Next page', 'chevron-right')}</li>
      </ul>
    </nav>
  )
}

/** First, last and the pages around the current one; null is a gap. At most seven entries, to fit on a phone. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 6) return Array.from({ length: pageCount }, (_, index) => index + 1)
  const middle = [page - 1, page, page + 1].filter((item) => item > 1 && item < pageCount)
  const before = middle[0]! > 2 ? [null] : []
  const after = middle.at(-1)! < pageCount - 1 ? [null] : []
  return [1, ...before, ...middle, ...after, pageCount]
}
