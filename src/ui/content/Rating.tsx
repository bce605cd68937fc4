import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { formatNumber } from '@/domain/format'

export interface RatingProps {
  /** 0 to 5 */
  value: number
  /** number of reviews, shown in brackets */
  count?: number
  /** shows the number before the stars */
  showValue?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZE = { sm: '1rem', md: '1.25rem', lg: '1.75rem' }

/**
 * Fill of each of five stars, 0 to 1. Fractions up to 0.3 are not shown (REV-04): 4.3 shows four stars, 4.4 four and a part.
 */
export function starFills(value: number): number[] {
  const bounded = Math.min(Math.max(value, 0), 5)
  const fullStars = Math.floor(bounded)
  // Rounded to thousandths, since 4.3 - 4 is slightly above 0.3 in floating point.
  const fraction = Math.round((bounded - fullStars) * 1000) / 1000
  return Array.from({ length: 5 }, (_, star) => {
    if (star < fullStars) return 1
    return star === fullStars && fraction > 0.3 ? fraction : 0
  })
}

/** Five stars for an average, read by screen readers as one phrase. */
export function Rating({ value, count, showValue = false, size = 'md', className }: RatingProps) {
  const filled = starFills(value).reduce((sum, fill) => sum + fill, 0)
  const spoken = `Rated ${value.toFixed(1)} out of 5${count === undefined ? '' : ` from ${count} reviews`}`
  const style = { '--size': SIZE[size], '--filled': filled } as CSSProperties
  if (!showValue && count === undefined)
    return <span role="img" aria-label={spoken} className={clsx('stars block', className)} style={style} />
  return (
    <span
      role="img"
      aria-label={spoken}
      className={clsx('numbers inline-flex items-center gap-2 font-semibold', className)}
    >
      {showValue && value.toFixed(1)}
      <span className="stars" style={style} />
      {count !== undefined && <span className="text-sm font-normal text-muted">({formatNumber(count)})</span>}
    </span>
  )
}
