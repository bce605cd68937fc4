import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface PriceProps {
  /** display text: "$45,990" or "Enquire for price." */
  text: string
  /** an earlier, higher price, struck through */
  before?: string | null
  /** price type: "Drive away" */
  note?: ReactNode
  size?: 'md' | 'lg'
  className?: string
}

/** A large price with its type in small text below. */
export function Price({ text, before, note, size = 'md', className }: PriceProps) {
  const look = clsx('font-bold tracking-tight', size === 'lg' ? 'text-4xl' : 'text-2xl')
  if (!before && !note) return <p className={clsx('numbers', look, className)}>{text}</p>
  return (
    <div className={clsx('numbers', className)}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className={look}>{text}</span>
        {before && (
          <s className={clsx('text-muted', size === 'lg' ? 'text-lg' : 'text-base')}>
            <span className="sr-only">Was </span>
            {before}
          </s>
        )}
      </p>
      {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
    </div>
  )
}

export interface PriceSmallProps {
  text: string
  /** description: "a week at 7.99% p.a." */
  note?: ReactNode
  className?: string
}

/** A second figure next to the price, such as the weekly repayment with its rate. */
export function PriceSmall({ text, note, className }: PriceSmallProps) {
  return (
    <p className={clsx('numbers text-sm text-muted', className)}>
      <span className="text-base font-semibold text-ink">{text}</span>
      {note && <> {note}</>}
    </p>
  )
}
