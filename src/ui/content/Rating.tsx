import { clsx } from 'clsx'
import { useId } from 'react'

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

const SIZE = { sm: 'size-4', md: 'size-5', lg: 'size-7' }
const STAR = 'M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.5l-5.1 2.9L6 11.6l-4.3-4 5.8-.7z'

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
  const id = useId()
  const spoken = `Rated ${value.toFixed(1)} out of 5${count === undefined ? '' : ` from ${count} reviews`}`
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <span className="sr-only">{spoken}</span>
      {showValue && (
        <span aria-hidden className="numbers font-semibold">
          {value.toFixed(1)}
        </span>
      )}
      <span aria-hidden className="inline-flex gap-0.5">
        {starFills(value).map((fill, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are identified by position
          <svg key={star} viewBox="0 0 20 20" className={SIZE[size]} role="presentation">
            {fill > 0 && fill < 1 && (
              <clipPath id={`${id}-${star}`}>
                <rect width={20 * fill} height="20" />
              </clipPath>
            )}
            <path d={STAR} className="fill-ink/16" />
            {fill > 0 && (
              <path d={STAR} className="fill-(--star)" clipPath={fill < 1 ? `url(#${id}-${star})` : undefined} />
            )}
          </svg>
        ))}
      </span>
      {count !== undefined && (
        <span aria-hidden className="numbers text-sm text-muted">
          ({count.toLocaleString('en-AU')})
        </span>
      )}
    </span>
  )
}
