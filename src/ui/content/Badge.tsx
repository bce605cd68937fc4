import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'sold' | 'ink'

export interface BadgeProps {
  tone?: Tone
  /** tinted instead of filled; accent, positive and warning only */
  soft?: boolean
  className?: string
  children: ReactNode
}

/** A short label: a car's tag, a status, a count. */
export function Badge({ tone = 'neutral', soft = false, className, children }: BadgeProps) {
  return (
    <span className={clsx('badge', className)} data-tone={tone} data-soft={soft || undefined}>
      {children}
    </span>
  )
}
